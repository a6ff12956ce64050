import 'server-only'
import { isAllowed } from '@/lib/access/roles'
import type { AdminSession } from '@/lib/access/admin-session'
import { delegateOf } from '@/lib/content/data'
import { KINDS, KINDS_WITH_STATES, type StatesKey } from '@/lib/site/kinds'
import { countStates, type StateCounts } from '@/lib/content/publication'
import type { OldCopies, Stats } from '@/lib/dashboard/output'
import { readOldCopies } from '@/lib/platform/copies/data'
import { db } from '@/lib/platform/db/client'

async function countContent(): Promise<Stats> {
  const [blogPostCount, serviceCount] = await Promise.all([db().blogPost.count(), db().service.count()])
  return { blogPostCount, serviceCount }
}

async function countMessages(): Promise<Stats> {
  const messages = await db().contactMessage.groupBy({ by: ['isRead'], _count: true })
  const count = (isRead: boolean) => messages.find((group) => group.isRead === isRead)?._count ?? 0
  const unreadCount = count(false)
  return { messageCount: count(true) + unreadCount, unreadCount }
}

/** Returns the number of items of each kind that the role may read. */
export async function countAll(admin: AdminSession): Promise<Stats> {
  const [content, messages] = await Promise.all([
    isAllowed(admin, 'content') ? countContent() : {},
    isAllowed(admin, 'messages') ? countMessages() : {},
  ])
  return { ...content, ...messages }
}

/** Returns the number of items in each state, for the kinds that have states. */
export async function countContentStates(_admin: AdminSession): Promise<Record<StatesKey, StateCounts>> {
  const counts = KINDS_WITH_STATES.map(
    async (kind) => [KINDS[kind].statesKey, await countStates((where) => delegateOf(kind).count({ where }))] as const,
  )
  return Object.fromEntries(await Promise.all(counts)) as Record<StatesKey, StateCounts>
}

/** Returns the off-site copies that are overdue. Empty if there are no off-site copies. */
export async function listOldCopies(_admin: AdminSession): Promise<OldCopies> {
  return (await readOldCopies()).map(({ content, begunAt }) => ({ content, begunAt: begunAt?.toISOString() ?? null }))
}
