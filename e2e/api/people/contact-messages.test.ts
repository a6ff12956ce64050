import { randomUUID } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMessage } from '@/lib/contact/mutations'
import { messageSchema } from '@/lib/contact/schema'
import type { AppError } from '@/lib/platform/app-error'
import { deleteOldMessages } from '@/lib/contact/retention'
import { withStoredPictures, imageRow } from '@/lib/platform/media/store-pictures'
import { attachments, type StoredPicture } from '@/lib/platform/media/storage'
import { db } from '@/lib/platform/db/client'
import {
  ask,
  asOwner,
  bodyOf,
  changeSettings,
  newClientAddress,
  problemIn,
  useCaller,
} from '../../support/calls/handlers'
import { newPicture } from '../../support/images'
import { messageRow, orderRow } from '../../support/calls/rows'

const caller = useCaller()

const UUID7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const messageFields = {
  companyName: 'Örnek Sanayi A.Ş.',
  contactPerson: 'Şûle Iğdır 😀',
  phone: '+90 (212) 555 01 23',
  email: 'sule@ornek.example',
  deviceBrand: 'Yumaro',
  deviceModel: 'YS2-40A',
  problemDescription: 'Sürücü açılmıyor.\nAlarm yok.',
}

type Options = { fields?: Record<string, unknown>; address?: string; key?: string }
const send = ({ fields, address = newClientAddress(), key }: Options = {}) =>
  ask('POST ContactMessages', {
    json: { ...messageFields, ...fields },
    headers: { 'x-client-address': address, ...(key && { 'idempotency-key': key }) },
  })
const readCounts = () => bodyOf(caller.ask('GET Dashboard/stats'))
const storedMessage = (id: string) => db().contactMessage.findUnique({ where: { id } })
const countFrom = (email: string) => db().contactMessage.count({ where: { email } })

test('a message is stored unchanged and unread before its response is sent', async () => {
  const { id, receivedAt } = await bodyOf(send(), 201)
  expect(id).toMatch(UUID7)
  expect(Math.abs(Date.now() - Date.parse(receivedAt))).toBeLessThan(60_000)
  const row = await storedMessage(id)
  expect(row).toMatchObject({ ...messageFields, isRead: false, suspect: false })
  expect(row?.receivedAt.toISOString()).toBe(receivedAt)
})

test('the receipt has the reference number of the confirmation email and, if the owner has set a response time, says when to expect an answer', async () => {
  const { id, reference, answer } = await bodyOf(send(), 201)
  const mail = await db().mail.findFirstOrThrow({ where: { messageId: id, kind: 'message-received' } })
  expect(mail.text).toContain(`Mesaj no: ${reference}`)
  expect(answer).toBeNull()
  await changeSettings('notifications', { answerHours: 4 })
  const key = randomUUID()
  const firstReceipt = await bodyOf(send({ key }), 201)
  expect(Date.parse(firstReceipt.answer!.until)).toBeGreaterThan(Date.now())
  expect(await bodyOf(send({ key }), 201)).toEqual(firstReceipt)
})

test('a visitor cannot set internal fields of a message', async () => {
  const receivedAt = '2020-01-01T00:00:00Z'
  const internalFields = { id: randomUUID(), isRead: true, receivedAt, noticeVersion: 99, version: 7 }
  const { id } = await bodyOf(send({ fields: internalFields }), 201)
  expect(id).not.toBe(internalFields.id)
  const row = await storedMessage(id)
  expect([row?.isRead, row?.noticeVersion === 99, row?.version]).toEqual([false, false, 1])
  expect(row!.receivedAt.getUTCFullYear()).toBeGreaterThan(2020)
})

test('one of several concurrent messages with the same idempotency key is stored, and all get the same receipt', async () => {
  const key = randomUUID()
  const email = 'yaris@ornek.example'
  const address = newClientAddress()
  const responses = await Promise.all(Array.from({ length: 8 }, () => send({ key, address, fields: { email } })))
  const receipts = await Promise.all(responses.map((response) => bodyOf(response, 201)))
  expect(new Set(receipts.map(({ id }) => id)).size).toBe(1)
  expect(await countFrom(email)).toBe(1)
})

test('the eleventh message from a network address within ten minutes gets 429, and other network addresses are not limited', async () => {
  const address = newClientAddress()
  for (let i = 0; i < 10; i += 1) await bodyOf(send({ address }), 201)
  const response = await send({ address })
  expect((await problemIn(response, 429)).message).toMatch(/çok fazla/i)
  const seconds = Number(response.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(590)
  expect(seconds).toBeLessThanOrEqual(600)
  await bodyOf(send(), 201)
})

test.each([['konu'], ['website']])(
  'a message with a value in the hidden field %s is stored as suspect and does not count as unread',
  async (hiddenField) => {
    const countsBefore = await readCounts()
    const { id } = await bodyOf(send({ fields: { [hiddenField]: 'x'.repeat(300) } }), 201)
    expect(await storedMessage(id)).toMatchObject({ ...messageFields, suspect: true })
    const { messageCount, unreadCount } = countsBefore
    expect(await readCounts()).toMatchObject({ messageCount: messageCount! + 1, unreadCount })
  },
)

test('a message is emailed once to its sender and to the notification addresses, unless it is suspect', async () => {
  await changeSettings('notifications', { addresses: ['nobetci@ornek.example'] })
  const key = randomUUID()
  const email = 'haberli@ornek.example'
  const { id } = await bodyOf(send({ key, fields: { email } }), 201)
  await send({ key })
  const suspectMessage = await bodyOf(send({ fields: { website: 'x' } }), 201)
  const mails = await db().mail.findMany({
    where: { messageId: { in: [id, suspectMessage.id] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['message-received', email],
    ['new-message', 'nobetci@ornek.example'],
  ])
})

/** Sends a message from each email address. Returns whether each sender was emailed a receipt. */
async function receiptsSentTo(emails: string[]): Promise<boolean[]> {
  const ids: string[] = []
  for (const email of emails) ids.push((await bodyOf(send({ fields: { email } }), 201)).id)
  const mails = await db().mail.findMany({ where: { messageId: { in: ids } } })
  const mailKindsOf = (id: string) => mails.filter(({ messageId }) => messageId === id).map(({ kind }) => kind)
  expect(ids.every((id) => mailKindsOf(id).includes('new-message'))).toBe(true)
  return ids.map((id) => mailKindsOf(id).includes('message-received'))
}

/** Resets the hourly limit, as if an hour had passed. */
const endHour = () =>
  db().throttle.updateMany({ where: { key: { startsWith: 'receipt-hour:' } }, data: { expire: new Date(0) } })

test('a mailbox gets three receipts an hour and six a day, in any spelling of its address, and all messages are stored', async () => {
  const spellings = ['kurban@ornek.example', 'KURBAN@Ornek.example', 'kurban+1@ornek.example', 'kur.ban@ornek.example']
  expect(await receiptsSentTo(spellings)).toEqual([true, true, true, false])
  expect(await receiptsSentTo(['komsu@ornek.example'])).toEqual([true])
  await endHour()
  expect(await receiptsSentTo(spellings)).toEqual([true, true, true, false])
  await endHour()
  expect(await receiptsSentTo(['kurban@ornek.example'])).toEqual([false])
})

test('a message is refused with the reason and not stored if the database’s disk is full', async () => {
  // The error that PostgreSQL raises on a full disk.
  await asOwner(`CREATE FUNCTION "refuse_full"() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN RAISE EXCEPTION ''could not extend file'' USING errcode = ''disk_full''; END'`)
  await asOwner(`CREATE TRIGGER "refuse_full" AFTER INSERT ON "contact_messages"
    FOR EACH ROW EXECUTE FUNCTION "refuse_full"()`)
  const email = 'dolu@ornek.example'
  const sending = createMessage(messageSchema.parse({ ...messageFields, email }), { ipAddress: newClientAddress() })
  const refusal = await sending.catch(({ code, message }: AppError) => `${code}: ${message}`)
  await asOwner('DROP FUNCTION "refuse_full" CASCADE')
  expect([refusal, await countFrom(email)]).toEqual(['disk-full: Sunucuda yer kalmadı; kayıt yapılamadı.', 0])
})

describe('messages in the panel', () => {
  const ids = [newId(), newId(), newId()]
  const sentFields = { contactPerson: 'Ayşe', phone: '1', email: 'a@ornek.example', problemDescription: 'x' }
  beforeAll(async () => {
    await db().contactMessage.deleteMany()
    const row = (id: string, day: number) =>
      messageRow({ id, ...sentFields, receivedAt: new Date(Date.UTC(2026, 0, day + 1)), isRead: day === 0 })
    await db().contactMessage.createMany({ data: ids.map(row) })
    await db().blogPost.create({ data: { id: newId(), slug: 'a', title: 'a', content: 'x' } })
    await db().service.create({ data: { id: newId(), slug: 's', title: 's', isDraft: true } })
  })

  const setRead = (key: string, json: unknown) => caller.ask('PATCH ContactMessages/[key]', { params: { key }, json })

  test('messages are listed newest first with all fields, and are not cached', async () => {
    const response = await caller.ask('GET ContactMessages')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-total-count')).toBe('3')
    const items = await bodyOf(response)
    expect(items.map(({ id }) => id)).toEqual(ids.toReversed())
    const emptyFields = { companyName: '', deviceBrand: '', deviceModel: '', workOrders: [], photos: [] }
    const otherFields = { receivedAt: '2026-01-01T00:00:00.000Z', isRead: true, suspect: false }
    expect(items[2]).toEqual({ id: ids[0], ...sentFields, ...emptyFields, ...otherFields })
  })

  test('the unread count changes when a message is marked as read or unread', async () => {
    expect(await readCounts()).toEqual({ messageCount: 3, blogPostCount: 1, serviceCount: 1, unreadCount: 2 })
    for (const [isRead, unreadCount] of [
      [true, 1],
      [true, 1],
      [false, 2],
    ] as const) {
      const message = { id: ids[2], isRead, problemDescription: 'x' }
      expect(await bodyOf(setRead(ids[2]!, { isRead }))).toMatchObject(message)
      expect(await readCounts()).toMatchObject({ messageCount: 3, unreadCount })
    }
  })
})

describe('old messages', () => {
  const NOW = new Date('2026-11-22T12:00:00Z')
  /** The oldest time that is kept with the default of 24 months. */
  const OLDEST_KEPT = new Date('2024-11-22T00:00:00+03:00')
  const TOO_OLD = new Date(OLDEST_KEPT.getTime() - 1)

  beforeEach(async () => {
    await db().workOrder.deleteMany()
    await db().contactMessage.deleteMany()
    await db().setting.deleteMany()
  })

  const receive = async (receivedAt: Date) =>
    (await db().contactMessage.create({ data: messageRow({ receivedAt }) })).id

  async function storePhoto(messageId: string) {
    const bytes = new Uint8Array(await (await newPicture()).arrayBuffer())
    const commit = async ([picture]: StoredPicture[]) =>
      db().photo.create({ data: { ...imageRow(picture!), messageId } })
    await withStoredPictures([{ name: 'a.png', bytes }], commit, attachments)
  }

  const remainingIds = async () => (await db().contactMessage.findMany({ select: { id: true } })).map(({ id }) => id)

  test('a message is deleted after 24 months, the default, and not earlier', async () => {
    await receive(TOO_OLD)
    const keptId = await receive(OLDEST_KEPT)
    expect(await deleteOldMessages(NOW)).toBe(1)
    expect(await remainingIds()).toEqual([keptId])
  })

  test('a message with a work order is kept, however old it is', async () => {
    const id = await receive(TOO_OLD)
    await db().workOrder.create({ data: orderRow({ messageId: id }) })
    expect(await deleteOldMessages(NOW)).toBe(0)
    expect(await remainingIds()).toEqual([id])
  })

  test('photos and emails of a message are deleted with it, including files', async () => {
    const messageId = await receive(TOO_OLD)
    await storePhoto(messageId)
    const mail = { recipient: 'a@b.example', kind: 'message-received', subject: 's', text: 't', html: 'h' }
    await db().mail.create({ data: { id: newId(), messageId, ...mail } })
    await deleteOldMessages(NOW)
    expect([await db().photo.count(), await db().mail.count()]).toEqual([0, 0])
    expect(await attachments.storage().list()).toEqual([])
  })
})
