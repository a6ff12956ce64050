import 'server-only'
import { v7 as newId } from 'uuid'
import { readToken, SESSION_LIFETIME_MS, signToken } from '@/lib/auth/token'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'

/** A token and the time when its session expires. */
export type SignedIn = { token: string; expiresAt: Date }

declare const proof: unique symbol

/** Proof that an administrator is signed in. Only `sessionOf` creates one, and mutations require it as an argument. */
export type AdminSession = {
  readonly id: string
  readonly administratorId: string
  readonly email: string
  readonly expiresAt: Date
  readonly [proof]: true
}

/** Returns the valid session of a token, or null if there is none for any reason. */
export async function sessionOf(token: string): Promise<AdminSession | null> {
  const claims = await readToken(token)
  if (!claims) return null
  const { sessionId: id, administratorId, expiresAt } = claims
  // One statement, because the administrator could be deleted between two.
  const administrator = await db().administrator.findFirst({
    where: { id: administratorId, sessions: { some: { id, expiresAt: { gt: new Date() } } } },
    select: { email: true },
  })
  return administrator && ({ id, administratorId, expiresAt, email: administrator.email } as AdminSession)
}

/** Starts a session in the caller's transaction. */
export async function startSession(tx: Prisma.TransactionClient, administratorId: string): Promise<SignedIn> {
  // A JWT counts in seconds. Rounding makes the row and the token expire at the same moment.
  const expiresAt = new Date(Math.floor((Date.now() + SESSION_LIFETIME_MS) / 1000) * 1000)
  const { id } = await tx.session.create({ data: { id: newId(), administratorId, expiresAt }, select: { id: true } })
  return { token: await signToken({ sessionId: id, administratorId, expiresAt }), expiresAt }
}

/** Ends the session of a token, if there is a valid one. */
export async function endSession(token: string | null): Promise<void> {
  const claims = token && (await readToken(token))
  if (claims) await db().session.deleteMany({ where: { id: claims.sessionId } })
}
