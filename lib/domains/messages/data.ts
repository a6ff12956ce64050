import 'server-only'
import type { AdminSession } from '@/lib/auth/sessions'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { Page, Range } from '@/lib/content/paginated'
import { containingAll } from '@/lib/content/search'

/** What staff see of a message. */
export const messageColumns = {
  id: true,
  companyName: true,
  contactPerson: true,
  phone: true,
  email: true,
  deviceBrand: true,
  deviceModel: true,
  problemDescription: true,
  isRead: true,
  receivedAt: true,
} satisfies Prisma.ContactMessageSelect

export type Message = Prisma.ContactMessageGetPayload<{ select: typeof messageColumns }>

/**
 * Messages that contain all words of `search`, newest first, all or a part of them, with the count of all; beyond the
 * end `items` is empty.
 */
export async function listMessages(_admin: AdminSession, range?: Range, search = ''): Promise<Page<Message>> {
  const where = containingAll(search)
  const orderBy: Prisma.ContactMessageOrderByWithRelationInput[] = [{ receivedAt: 'desc' }, { id: 'desc' }]
  const read = db().contactMessage.findMany({ where, select: messageColumns, orderBy, ...range })
  if (!range) {
    const items = await read
    return { items, total: items.length }
  }
  const [items, total] = await Promise.all([read, db().contactMessage.count({ where })])
  return { items, total }
}
