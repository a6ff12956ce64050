import 'server-only'
import { AppError } from '@/lib/platform/app-error'
import type { AdminSession } from '@/lib/access/admin-session'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'

const select = { id: true, device: true, createdAt: true, lastSeenAt: true } as const satisfies Prisma.SessionSelect

/** A session of the own account. `device` is '' if it is unknown. */
export type OwnSession = Prisma.SessionGetPayload<{ select: typeof select }> & { isCurrent: boolean }

/** Returns the living sessions of the account: this one first, then the last used. */
export async function listOwnSessions({ id, administratorId }: AdminSession): Promise<OwnSession[]> {
  const where = { administratorId, expiresAt: { gt: new Date() } }
  const orderBy = [{ lastSeenAt: 'desc' }, { createdAt: 'desc' }] satisfies Prisma.SessionOrderByWithRelationInput[]
  const rows = await db().session.findMany({ where, select, orderBy })
  const own = rows.map((row) => ({ ...row, isCurrent: row.id === id }))
  return own.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

/** Ends one session of the account. @throws {AppError} not-found if it has no such session */
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
