import 'server-only'
import type { AdminSession } from '@/lib/auth/sessions'
import { countStates, type StateCounts } from '@/lib/content/state-counts'
import { db } from '@/lib/db'

export type Stats = { messageCount: number; blogPostCount: number; serviceCount: number; unreadCount: number }

/** Returns the number of items of each kind. */
export async function countAll(_admin: AdminSession): Promise<Stats> {
  const [messages, blogPostCount, serviceCount] = await Promise.all([
    db().contactMessage.groupBy({ by: ['isRead'], _count: true }),
    db().blogPost.count(),
    db().service.count(),
  ])
  const count = (isRead: boolean) => messages.find((group) => group.isRead === isRead)?._count ?? 0
  const unreadCount = count(false)
  return { messageCount: count(true) + unreadCount, blogPostCount, serviceCount, unreadCount }
}

/** Returns how many services and posts are in each state. */
export async function countContentStates(_admin: AdminSession): Promise<{ services: StateCounts; posts: StateCounts }> {
  const [services, posts] = await Promise.all([
    countStates((where) => db().service.count({ where })),
    countStates((where) => db().blogPost.count({ where })),
  ])
  return { services, posts }
}
