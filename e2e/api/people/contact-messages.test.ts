import { randomUUID } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ReceiptJson } from '@/lib/contact/output'
import { createMessage } from '@/lib/contact/mutations'
import { messageSchema } from '@/lib/contact/schema'
import type { AppError } from '@/lib/platform/app-error'
import type { Stats } from '@/lib/dashboard/output'
import { deleteOldMessages } from '@/lib/contact/retention'
import { imageRow, withStoredPictures } from '@/lib/platform/media/store-pictures'
import { attachments, type StoredPicture } from '@/lib/platform/media/storage'
import { db } from '@/lib/platform/db/client'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { ask, asOwner, newClientAddress, newToken, problemIn, useDatabase } from '../../support/calls/handlers'
import { newPicture } from '../../support/images'
import { routes as dashboardRoutes } from '@/lib/dashboard/routes'
import { routes as messageRoutes } from '@/lib/contact/routes'

const { GET, POST } = messageRoutes['']
const { PATCH } = messageRoutes['[key]']
const { GET: statsRoute } = dashboardRoutes['stats']

useDatabase()

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
  ask(POST, {
    method: 'POST',
    json: { ...messageFields, ...fields },
    headers: { 'x-client-address': address, ...(key && { 'idempotency-key': key }) },
  })
const receiptIn = async (response: Response) => {
  expect(response.status).toBe(201)
  return (await response.json()) as ReceiptJson
}
const messageRow = (id: string) => db().contactMessage.findUnique({ where: { id } })
const countFrom = (email: string) => db().contactMessage.count({ where: { email } })

test('a message is stored unchanged and unread before its response is sent', async () => {
  const { id, receivedAt } = await receiptIn(await send())
  expect(id).toMatch(UUID7)
  expect(Math.abs(Date.now() - Date.parse(receivedAt))).toBeLessThan(60_000)
  const row = await messageRow(id)
  expect(row).toMatchObject({ ...messageFields, isRead: false, suspect: false })
  expect(row?.receivedAt.toISOString()).toBe(receivedAt)
})

test('the receipt has the reference number of the confirmation email and, if the owner has set a response time, says when to expect an answer', async () => {
  const { id, reference, answer } = await receiptIn(await send())
  const mail = await db().mail.findFirstOrThrow({ where: { messageId: id, kind: 'message-received' } })
  expect(mail.text).toContain(`Mesaj no: ${reference}`)
  expect(answer).toBeNull()
  const value = { ...DEFAULT_SETTINGS.notifications, answerHours: 4 }
  await db().setting.create({ data: { section: 'notifications', value } })
  const key = randomUUID()
  const firstReceipt = await receiptIn(await send({ key }))
  expect(Date.parse(firstReceipt.answer!.until)).toBeGreaterThan(Date.now())
  expect(await receiptIn(await send({ key }))).toEqual(firstReceipt)
  await db().setting.delete({ where: { section: 'notifications' } })
})

test('a visitor cannot set internal fields of a message', async () => {
  const internalFields = {
    id: randomUUID(),
    isRead: true,
    receivedAt: '2020-01-01T00:00:00Z',
    noticeVersion: 99,
    version: 7,
  }
  const { id } = await receiptIn(await send({ fields: internalFields }))
  expect(id).not.toBe(internalFields.id)
  const row = await messageRow(id)
  expect([row?.isRead, row?.noticeVersion === 99, row?.version]).toEqual([false, false, 1])
  expect(row!.receivedAt.getUTCFullYear()).toBeGreaterThan(2020)
})

test('one of several concurrent messages with the same idempotency key is stored, and all get the same receipt', async () => {
  const key = randomUUID()
  const email = 'yaris@ornek.example'
  const address = newClientAddress()
  const responses = await Promise.all(Array.from({ length: 8 }, () => send({ key, address, fields: { email } })))
  const receipts = await Promise.all(responses.map(receiptIn))
  expect(new Set(receipts.map(({ id }) => id)).size).toBe(1)
  expect(await countFrom(email)).toBe(1)
})

test('the eleventh message from a network address within ten minutes gets 429, and other network addresses are not limited', async () => {
  const address = newClientAddress()
  for (let i = 0; i < 10; i += 1) await receiptIn(await send({ address }))
  const response = await send({ address })
  expect((await problemIn(response, 429)).message).toMatch(/çok fazla/i)
  const seconds = Number(response.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(590)
  expect(seconds).toBeLessThanOrEqual(600)
  await receiptIn(await send())
})

test.each([['konu'], ['website']])(
  'a message with a value in the hidden field %s is stored as suspect and does not count as unread',
  async (hiddenField) => {
    const countsBefore = (await (await ask(statsRoute, { token: await newToken() })).json()) as Stats
    const { id } = await receiptIn(await send({ fields: { [hiddenField]: 'x'.repeat(300) } }))
    expect(await messageRow(id)).toMatchObject({ ...messageFields, suspect: true })
    const countsAfter = (await (await ask(statsRoute, { token: await newToken() })).json()) as Stats
    expect([countsAfter.messageCount, countsAfter.unreadCount]).toEqual([
      countsBefore.messageCount! + 1,
      countsBefore.unreadCount,
    ])
  },
)

test('a message is emailed once to its sender and to the notification addresses, unless it is suspect', async () => {
  const value = { ...DEFAULT_SETTINGS.notifications, addresses: ['nobetci@ornek.example'] }
  await db().setting.create({ data: { section: 'notifications', value } })
  const key = randomUUID()
  const email = 'haberli@ornek.example'
  const { id } = await receiptIn(await send({ key, fields: { email } }))
  await send({ key })
  const suspectMessage = await receiptIn(await send({ fields: { website: 'x' } }))
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
  for (const email of emails) ids.push((await receiptIn(await send({ fields: { email } }))).id)
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
  let token: string
  beforeAll(async () => {
    await db().contactMessage.deleteMany()
    token = await newToken()
    const fields = { contactPerson: 'Ayşe', phone: '1', email: 'a@ornek.example', problemDescription: 'x' }
    const row = (id: string, day: number) => ({ id, ...fields, receivedAt: new Date(Date.UTC(2026, 0, day + 1)) })
    await db().contactMessage.createMany({ data: ids.map((id, day) => ({ ...row(id, day), isRead: day === 0 })) })
    await db().blogPost.create({ data: { id: newId(), slug: 'a', title: 'a', content: 'x' } })
    await db().service.create({ data: { id: newId(), slug: 's', title: 's', isDraft: true } })
  })

  const setRead = (id: string, json: unknown) => ask(PATCH, { method: 'PATCH', token, params: { key: id }, json })
  const readCounts = async () => (await ask(statsRoute, { token })).json()

  test('messages are listed newest first with all fields, and are not cached', async () => {
    const response = await ask(GET, { token })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-total-count')).toBe('3')
    const items = (await response.json()) as Record<string, unknown>[]
    expect(items.map(({ id }) => id)).toEqual(ids.toReversed())
    const emptyFields = {
      companyName: '',
      deviceBrand: '',
      deviceModel: '',
      suspect: false,
      workOrders: [],
      photos: [],
    }
    const sentFields = { contactPerson: 'Ayşe', phone: '1', email: 'a@ornek.example', problemDescription: 'x' }
    expect(items[2]).toEqual({
      id: ids[0],
      ...sentFields,
      ...emptyFields,
      receivedAt: '2026-01-01T00:00:00.000Z',
      isRead: true,
    })
  })

  test('the unread count changes when a message is marked as read or unread', async () => {
    expect(await readCounts()).toEqual({ messageCount: 3, blogPostCount: 1, serviceCount: 1, unreadCount: 2 })
    for (const [isRead, unreadCount] of [
      [true, 1],
      [true, 1],
      [false, 2],
    ] as const) {
      const response = await setRead(ids[2]!, { isRead })
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({ id: ids[2], isRead, problemDescription: 'x' })
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

  const messageOf = (receivedAt: Date) => {
    const sentFields = { contactPerson: 'Ayşe', phone: '1', email: 'a@b.example', problemDescription: 'x' }
    return { id: newId(), ...sentFields, receivedAt }
  }
  const receive = async (receivedAt: Date) =>
    (await db().contactMessage.create({ data: messageOf(receivedAt), select: { id: true } })).id

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
    const person = { contactPerson: 'Ayşe', phone: '1', faultDescription: 'x' }
    await db().workOrder.create({ data: { id: newId(), number: '2026-0001', token: 'x', ...person, messageId: id } })
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
