import 'server-only'
import { AppError } from '@/lib/platform/app-error'
import type { AdminSession } from '@/lib/access/admin-session'
import { db } from '@/lib/platform/db/client'
import { columnsOf } from '@/lib/platform/output'
import { messageShape } from '@/lib/contact/output'
import { Prisma } from '@/lib/generated/prisma/client'
import { paginated, type Paginated, type Range } from '@/lib/platform/db/paginated'
import { inAnySpelling } from '@/lib/platform/turkish/search'
import { photoColumns } from '@/lib/photos/data'

/** The columns that staff see. */
export const messageColumns = {
  ...columnsOf(messageShape, Prisma.ContactMessageScalarFieldEnum),
  workOrders: { select: { id: true, number: true }, orderBy: { number: 'asc' } },
  photos: { select: photoColumns, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.ContactMessageSelect

export type Message = Prisma.ContactMessageGetPayload<{ select: typeof messageColumns }>

type MessageFilter = { search?: string; unread?: 'true' }

/** Returns the messages that contain all words of `search` or have it as their number, newest first. */
export async function listMessages(
  _admin: AdminSession,
  range?: Range,
  { search = '', unread }: MessageFilter = {},
): Promise<Paginated<Message>> {
  const where = { ...inAnySpelling(search), ...(unread && { isRead: false }) }
  const orderBy: Prisma.ContactMessageOrderByWithRelationInput[] = [{ receivedAt: 'desc' }, { id: 'desc' }]
  const rows = db().contactMessage.findMany({ where, select: messageColumns, orderBy, ...range })
  return paginated(range, rows, () => db().contactMessage.count({ where }))
}

/** Returns a message. @throws {AppError} not-found */
export async function getMessage(_admin: AdminSession, id: string): Promise<Message> {
  const message = await db().contactMessage.findUnique({ where: { id }, select: messageColumns })
  if (!message) throw new AppError('not-found', { message: 'Mesaj bulunamadı.' })
  return message
}
