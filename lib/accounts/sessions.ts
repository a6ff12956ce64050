import 'server-only'
import { v7 as newId } from 'uuid'
import type { Account, AdminSession } from '@/lib/access/admin-session'
import { noteSeen } from '@/lib/accounts/last-seen'
import { readToken, SESSION_LIFETIME_MS, signToken } from '@/lib/accounts/token'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'

/** A token and the time when its session expires. */
export type SignedIn = { token: string; expiresAt: Date }

/** Returns the valid session of a token, or null if there is none for any reason. */
export async function sessionOf(token: string): Promise<AdminSession | null> {
  const claims = await readToken(token)
  if (!claims) return null
  const { sessionId: id, administratorId, expiresAt } = claims
  // One statement, because the administrator could change between two.
  const [account] = await db().$queryRaw<Account[]>`
    SELECT "email", "name", "role", "totp_since" IS NOT NULL AS "hasSecondFactor",
      "totp_since" IS NULL AND EXISTS (
        SELECT 1 FROM "settings" WHERE "section" = 'notifications' AND "value" -> 'secondFactorRequired' = 'true'
      ) AS "mustAddSecondFactor", "device"
    FROM "administrators" JOIN "sessions" ON "sessions"."administrator_id" = "administrators"."id"
    WHERE "administrators"."id" = ${administratorId}::uuid AND "deactivated_at" IS NULL
      AND "sessions"."id" = ${id}::uuid AND "sessions"."expires_at" > now()`
  if (account) noteSeen(id)
  return account ? ({ id, administratorId, expiresAt, ...account } as AdminSession) : null
}

/** How the account of a session is named to colleagues. */
export function nameOf({ name, email }: Pick<AdminSession, 'name' | 'email'>): string {
  return name || email
}

/** Starts a session in the caller's transaction. `device` is that of deviceOf, or of the session that it follows. */
export async function startSession(
  tx: Prisma.TransactionClient,
  administratorId: string,
  device = '',
): Promise<SignedIn> {
  // A JWT counts in seconds. Rounding makes the row and the token expire at the same moment.
  const expiresAt = new Date(Math.floor((Date.now() + SESSION_LIFETIME_MS) / 1000) * 1000)
  const data = { id: newId(), administratorId, expiresAt, device }
  const { id } = await tx.session.create({ data, select: { id: true } })
  return { token: await signToken({ sessionId: id, administratorId, expiresAt }), expiresAt }
}

/** Ends the session of a token, if there is a valid one. */
export async function endSession(token: string | null): Promise<void> {
  const claims = token && (await readToken(token))
  if (claims) await db().session.deleteMany({ where: { id: claims.sessionId } })
}
