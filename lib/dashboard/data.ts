import 'server-only'
import type { AdminSession } from '@/lib/auth/sessions'
import { db } from '@/lib/db'

export type Stats = { messageCount: number; blogPostCount: number; serviceCount: number; unreadCount: number }

/** How many there are of each kind. */
export async function countAll(_admin: AdminSession): Promise<Stats> {
  const [messageCount, unreadCount, blogPostCount, serviceCount] = await Promise.all([
    db().contactMessage.count(),
    db().contactMessage.count({ where: { isRead: false } }),
    db().blogPost.count(),
    db().service.count(),
  ])
  return { messageCount, blogPostCount, serviceCount, unreadCount }
}
