import 'server-only'
import type { AdminSession } from '@/lib/auth/sessions'
import { inState, PUBLICATION_STATES, type PublicationState } from '@/lib/content/publication'
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

export type StateCounts = Record<PublicationState, number>

/** Returns how many services and posts are in each state. */
export async function countStates(_admin: AdminSession): Promise<{ services: StateCounts; posts: StateCounts }> {
  const now = new Date()
  const each = async (count: (state: PublicationState) => Promise<number>) =>
    Object.fromEntries(
      await Promise.all(PUBLICATION_STATES.map(async (state) => [state, await count(state)])),
    ) as StateCounts
  const [services, posts] = await Promise.all([
    each((state) => db().service.count({ where: inState(state, now) })),
    each((state) => db().blogPost.count({ where: inState(state, now) })),
  ])
  return { services, posts }
}
