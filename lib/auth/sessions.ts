import 'server-only'
import { v7 as newId } from 'uuid'
import { readToken, SESSION_LIFETIME, signToken } from '@/lib/auth/token'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'

/** A token and the end of its session. */
export type SignedIn = { token: string; expiresAt: Date }

declare const proof: unique symbol

/** Proof that an administrator is signed in. Only `sessionOf` makes one; mutations ask for it in their arguments. */
export type AdminSession = {
  readonly id: string
  readonly administratorId: string
  readonly email: string
  readonly expiresAt: Date
  readonly [proof]: true
}

/** The living session that a token names; null when there is none, for whatever reason. */
export async function sessionOf(token: string): Promise<AdminSession | null> {
  const claims = await readToken(token)
  if (!claims) return null
  const { sessionId: id, administratorId, expiresAt } = claims
  // In one statement: of a session and then its administrator the second may go before it is read.
  const administrator = await db().administrator.findFirst({
    where: { id: administratorId, sessions: { some: { id, expiresAt: { gt: new Date() } } } },
    select: { email: true },
  })
  return administrator && ({ id, administratorId, expiresAt, email: administrator.email } as AdminSession)
}

/** Starts a session inside the caller's transaction. */
export async function startSession(tx: Prisma.TransactionClient, administratorId: string): Promise<SignedIn> {
  // A JWT counts in seconds: the row and the token end in the same moment.
  const expiresAt = new Date(Math.floor((Date.now() + SESSION_LIFETIME) / 1000) * 1000)
  const { id } = await tx.session.create({
    data: { id: newId(), administratorId, expiresAt },
    select: { id: true },
  })
  return { token: await signToken({ sessionId: id, administratorId, expiresAt }), expiresAt }
}

/** Ends the session of a token; nothing happens when there is none that lives. */
export async function endSession(token: string | null): Promise<void> {
  const claims = token && (await readToken(token))
  if (claims) await db().session.deleteMany({ where: { id: claims.sessionId } })
}
