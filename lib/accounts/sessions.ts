import 'server-only'
import { v7 as newId } from 'uuid'
import type { Account, AdminSession } from '@/lib/access/admin-session'
import { readToken, SESSION_LIFETIME_MS, signToken } from '@/lib/accounts/token'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import { AppError } from '@/lib/platform/app-error'
import { LRUCache } from 'lru-cache'
import { collectWrites } from '@/lib/platform/runtime/revisions'
import { singleton } from '@/lib/platform/runtime/singleton'
import { MINUTE_MS } from '@/lib/platform/turkish/dates'

/** A token and the time when its session expires. */
export type SessionToken = { token: string; expiresAt: Date }

/** Returns the valid session of a token, or null. */
export async function sessionOf(token: string): Promise<AdminSession | null> {
  const claims = await readToken(token)
  if (!claims) return null
  const { sessionId: id, administratorId, expiresAt } = claims
  // One statement, because the account could change between two.
  const [account] = await db().$queryRaw<Account[]>`
    SELECT "email", "name", "role", "totp_since" IS NOT NULL AS "hasSecondFactor",
      "totp_since" IS NULL AND EXISTS (
        SELECT 1 FROM "settings" WHERE "section" = 'notifications' AND "value" -> 'secondFactorRequired' = 'true'
      ) AS "mustAddSecondFactor", EXISTS (
        SELECT 1 FROM "settings" WHERE "section" = 'orders' AND "value" -> 'workshopBilling' = 'true'
      ) AS "workshopBilling", "device"
    FROM "administrators" JOIN "sessions" ON "sessions"."administrator_id" = "administrators"."id"
    WHERE "administrators"."id" = ${administratorId}::uuid AND "deactivated_at" IS NULL
      AND "sessions"."id" = ${id}::uuid AND "sessions"."expires_at" > now()`
  if (account) recordLastSeen(id)
  return account ? ({ id, administratorId, expiresAt, ...account } as AdminSession) : null
}

/** Returns how colleagues see an account: its name, or its email address if it has no name. */
export function nameOf({ name, email }: Pick<AdminSession, 'name' | 'email'>): string {
  return name || email
}

/** Starts a session in the caller's transaction. `device` is the result of deviceOf, or the device of the previous session. */
export async function startSession(
  tx: Prisma.TransactionClient,
  administratorId: string,
  device = '',
): Promise<SessionToken> {
  // The expiry of a JWT is in seconds. Rounding makes the row and the token expire at the same moment.
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

const select = { id: true, device: true, createdAt: true, lastSeenAt: true } as const satisfies Prisma.SessionSelect

/** Returns the valid sessions of the account: the current session first, then the most recently used. */
export async function listOwnSessions({ id, administratorId }: AdminSession) {
  const where = { administratorId, expiresAt: { gt: new Date() } }
  const orderBy = [{ lastSeenAt: 'desc' }, { createdAt: 'desc' }] satisfies Prisma.SessionOrderByWithRelationInput[]
  const rows = await db().session.findMany({ where, select, orderBy })
  const sessions = rows.map((row) => ({ ...row, isCurrent: row.id === id }))
  return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

/** Ends a session of the account. @throws {AppError} not-found if the account has no such session */
export async function endOwnSession({ administratorId }: AdminSession, id: string): Promise<void> {
  const { count } = await db().session.deleteMany({ where: { id, administratorId } })
  if (count === 0) throw new AppError('not-found')
}

/** Ends all other sessions of the account. */
export async function endOtherSessions(
  { id, administratorId }: AdminSession,
  client: Prisma.TransactionClient = db(),
): Promise<void> {
  await client.session.deleteMany({ where: { administratorId, id: { not: id } } })
}

/** The last minute that this process stored for each session. */
const lastWrittenMinute = singleton('site.sessions-seen', () => new LRUCache<string, number>({ max: 1000 }))

/**
 * Stores the minute of a session's last request, once per minute. Requests do not wait for it and do not fail with it, because
 * the time is only displayed.
 */
function recordLastSeen(sessionId: string, now = Date.now()): void {
  const minute = Math.floor(now / MINUTE_MS)
  if (lastWrittenMinute.get(sessionId) === minute) return
  lastWrittenMinute.set(sessionId, minute)
  const lastSeenAt = new Date(minute * MINUTE_MS)
  const where = { id: sessionId, lastSeenAt: { lt: lastSeenAt } }
  // Collected separately, because it does not belong to the writes of the call.
  void collectWrites(new Set(), () =>
    db()
      .session.updateMany({ where, data: { lastSeenAt } })
      .catch(() => {}),
  )
}
