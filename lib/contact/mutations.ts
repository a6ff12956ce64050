import 'server-only'
import { v7 as newId } from 'uuid'
import { AppError } from '@/lib/platform/app-error'
import type { AdminSession } from '@/lib/access/admin-session'
import { customerPhoneKey, findCustomer } from '@/lib/people/data'
import { countSentForm } from '@/lib/counts/mutations'
import { db, visitorTransaction } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import { type Message, messageColumns } from '@/lib/contact/data'
import type { MessageInput } from '@/lib/contact/schema'
import { currentSettings, readSettings, validNoticeVersion } from '@/lib/settings/data'
import { type PromisedAnswer, promisedAnswer } from '@/lib/contact/answer'
import { messageNumber } from '@/lib/contact/message-number'
import { type MessageFacts, messageReceivedMail, newMessageMail } from '@/lib/contact/mails'
import { queueMail } from '@/lib/mail/queue-mail'
import { admitReceipt } from '@/lib/mail/receipts'
import { consume, type Limit } from '@/lib/platform/limits/rate-limit'
import { notificationAddresses } from '@/lib/settings/company'

type StoredMessage = { id: string; receivedAt: Date }

type Receipt = StoredMessage & { reference: string; answer: PromisedAnswer | null }

/** The sender's IP address, the idempotency key, and the page or search from which the form was opened. */
type Submission = { ipAddress: string; idempotencyKey?: string; source?: string }

const LIMIT: Limit = { name: 'message', points: 10, seconds: 600 }

const storedColumns = { id: true, receivedAt: true } as const

/**
 * Inserts a message, or returns null if its idempotency key was used before. A suspect message is stored as read, so that it is
 * not counted as unread.
 */
export async function insertMessage(
  tx: Prisma.TransactionClient,
  { noticeVersion, ...fields }: MessageInput,
  overrides: { receivedAt?: Date; isRead?: boolean; idempotencyKey?: string } = {},
): Promise<StoredMessage | null> {
  const row = {
    id: newId(),
    receivedAt: new Date(),
    isRead: fields.suspect,
    noticeVersion: await validNoticeVersion(tx, noticeVersion),
    phoneKey: customerPhoneKey(fields.phone),
    customerId: await findCustomer(tx, fields),
    ...overrides,
    ...fields,
  }
  // Not `create`, because a duplicate key would abort the whole transaction.
  const { count } = await tx.contactMessage.createMany({ data: [row], skipDuplicates: true })
  return count === 1 ? { id: row.id, receivedAt: row.receivedAt } : null
}

/** Queues a receipt to the sender, unless the mailbox has already received too many, and a notification to staff. */
async function queueMails(tx: Prisma.TransactionClient, message: MessageFacts): Promise<void> {
  const owner = { messageId: message.id }
  const settings = await readSettings(tx)
  if (await admitReceipt(tx, message.email)) {
    await queueMail(tx, message.email, messageReceivedMail(settings, message), owner)
  }
  for (const address of notificationAddresses(settings))
    await queueMail(tx, address, newMessageMail(settings, message), owner)
}

/**
 * Stores a visitor's message with its emails, and returns after the commit. A repeated key returns the receipt of the first
 * message and does not count against the rate limit. A suspect message triggers no emails, because a bot could have them sent
 * to anybody, and is not counted as a sent form.
 * @throws {AppError} rate-limited for the eleventh message in ten minutes from one IP address (or IPv6 network)
 */
export async function createMessage(
  input: MessageInput,
  { ipAddress, idempotencyKey, source = '' }: Submission,
): Promise<Receipt> {
  const store = async (tx: Prisma.TransactionClient) => {
    const message = await insertMessage(tx, input, { idempotencyKey })
    if (!message) return tx.contactMessage.findUniqueOrThrow({ where: { idempotencyKey }, select: storedColumns })
    await consume(tx, LIMIT, ipAddress)
    if (input.suspect) return message
    await queueMails(tx, { ...input, ...message })
    await countSentForm(tx, source)
    return message
  }
  const message = await visitorTransaction(store)
  const answer = promisedAnswer(await currentSettings(), message.receivedAt)
  return { ...message, reference: messageNumber(message.id), answer }
}

/**
 * Marks a message as read or unread.
 * @throws {AppError} not-found
 */
export async function setMessageRead(_admin: AdminSession, id: string, isRead: boolean): Promise<Message> {
  const data = { isRead, version: { increment: 1 } }
  const { count } = await db().contactMessage.updateMany({ where: { id }, data })
  if (count === 0) throw new AppError('not-found', { message: 'Mesaj bulunamadı.' })
  return db().contactMessage.findUniqueOrThrow({ where: { id }, select: messageColumns })
}

/**
 * Marks a message as read when an order is opened from it, and returns it. The message stays locked until the transaction ends, so
 * that erased data does not reappear, and the second of two concurrent calls sees the order of the first.
 * @throws {AppError} invalid-input if there is no such message; conflict if it has orders other than `knownOrders`
 */
export async function takeMessage(tx: Prisma.TransactionClient, id: string, knownOrders?: string[]): Promise<Message> {
  await tx.$queryRaw`SELECT 1 FROM "contact_messages" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`
  const message = await tx.contactMessage.findUnique({ where: { id }, select: messageColumns })
  if (!message) {
    const error = 'Mesaj bulunamadı.'
    throw new AppError('invalid-input', { message: error, fields: { messageId: [error] } })
  }
  const otherOrders = message.workOrders.filter((order) => knownOrders && !knownOrders.includes(order.id))
  if (otherOrders.length > 0) {
    const numbers = otherOrders.map(({ number }) => number).join(', ')
    throw new AppError('conflict', { message: `Bu mesajdan ${numbers} açıldı.` })
  }
  const data = { isRead: true, version: { increment: 1 } }
  await tx.contactMessage.updateMany({ where: { id, isRead: false }, data })
  return message
}

/** Copies the rows of a message's photos to an order. The copies share the files of the originals. */
export async function copyMessagePhotos(
  tx: Prisma.TransactionClient,
  messageId: string,
  workOrderId: string,
): Promise<void> {
  // The lock excludes concurrent deletions, so that no copy lacks its file.
  await tx.$queryRaw`SELECT 1 FROM "photos" WHERE "message_id" = ${messageId}::uuid FOR SHARE`
  const photos = await tx.photo.findMany({ where: { messageId }, omit: { id: true, messageId: true, updatedAt: true } })
  const orderColumns = { workOrderId, author: '', forCustomer: true, seenAt: new Date() }
  const copies = photos.map((photo) => ({ ...photo, id: newId(), ...orderColumns }))
  await tx.photo.createMany({ data: copies })
}
