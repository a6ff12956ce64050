import { recordEvent } from '@/lib/access/audit-record'
import { db } from '@/lib/platform/db/client'

type Block = {
  /** What was wrong. */
  what: 'şifre' | 'kod'
  points: number
  seconds: number
  /** When the block ends. Without it, blocks that begin within the same `seconds` of the clock are one. */
  end?: Date
}

/**
 * Records that sign-in to an account is stopped for a while, once per window. Attempts at an address without an account
 * are not recorded, because what strangers type may be anything.
 */
export async function recordBlockedSignIn(
  whose: { email: string } | { id: string },
  { what, points, seconds, end }: Block,
): Promise<void> {
  const account = await db().administrator.findUnique({ where: whose, select: { id: true, email: true } })
  if (!account) return
  const window = end?.getTime() ?? Math.floor(Date.now() / 1000 / seconds)
  const label = `${account.email}: ${points} yanlış ${what}, ${Math.round(seconds / 60)} dakika`
  const onceKey = `blocked ${what} ${account.id} ${window}`
  await recordEvent(db(), { kind: 'session', action: 'blocked', itemId: account.id, label, onceKey })
}
