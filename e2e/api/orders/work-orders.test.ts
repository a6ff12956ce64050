import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { sessionOf } from '@/lib/accounts/sessions'
import { db } from '@/lib/platform/db/client'
import { createOrder } from '@/lib/orders/order/mutations'
import { newOrderSchema } from '@/lib/orders/order/schema'
import { asOwner, bodyOf, newToken, problemIn, statusesOf } from '../../support/calls/handlers'
import { useOrders } from '../../support/calls/orders'
import { tokenOf } from '../../support/calls/site-orders'

const calls = useOrders()

const picture = { width: 8, height: 6, bytes: 9, sha256: 'x' }
const newMessage = () =>
  db().contactMessage.create({
    data: {
      id: newId(),
      companyName: 'Marmara Cam',
      contactPerson: 'Hülya Aksoy',
      phone: '0216 555 04 05',
      email: 'hulya@ornek.example',
      deviceBrand: 'Aksonik',
      deviceModel: 'AX-9',
      problemDescription: 'Eksen 2 enkoder hatası.',
      photos: { create: { id: newId(), path: '/attachments/a.jpg', ...picture, caption: 'Etiket' } },
    },
  })

const NO_REQUIRED_FIELDS = { contactPerson: undefined, phone: undefined, faultDescription: undefined }
const NO_COPIED_FIELDS = {
  ...NO_REQUIRED_FIELDS,
  companyName: undefined,
  email: undefined,
  deviceBrand: undefined,
  deviceModel: undefined,
}

test('a new order has a number, is at step 1 and is emailed to its customer', async () => {
  const response = await calls.post()
  const order = await bodyOf(response, 201)
  expect(order).toMatchObject({ step: 1, state: 'open', phone: '0532 555 01 23', quote: null, quotes: [] })
  expect(order.number).toMatch(/^\d{4}-\d{4}$/)
  expect(order.trackingUrl).toMatch(/\/is-emri\/[\w-]{22}$/)
  expect(order.events).toMatchObject([{ kind: 'opened', step: 1, state: 'open', author: calls.email }])
  expect(order.mails).toMatchObject([{ kind: 'order-opened', recipient: 'sevgi@ornek.example', status: 'queued' }])
  expect(response.headers.get('location')).toBe(`/api/WorkOrders/${order.id}`)
  expect(response.headers.get('etag')).toBe((await calls.get(order.id)).headers.get('etag'))
})

test('an order without an email address, or opened without notification, is not emailed', async () => {
  expect((await calls.create({ email: '' })).mails).toEqual([])
  expect((await calls.create({ notify: false })).mails).toEqual([])
})

test('an order copies missing fields and the photos from its message, and the customer sees the photos', async () => {
  const message = await newMessage()
  const order = await calls.create({ ...NO_COPIED_FIELDS, messageId: message.id, deviceModel: 'AX-9/B' })
  expect(order).toMatchObject({
    messageId: message.id,
    companyName: 'Marmara Cam',
    contactPerson: 'Hülya Aksoy',
    phone: '0216 555 04 05',
    email: 'hulya@ornek.example',
    deviceBrand: 'Aksonik',
    deviceModel: 'AX-9/B',
    faultDescription: 'Eksen 2 enkoder hatası.',
    photos: [{ caption: 'Etiket', author: '', forCustomer: true }],
  })
  expect(await db().photo.count({ where: { path: '/attachments/a.jpg' } })).toBe(2)
})

test('an order without a required field, or from an unknown message, is refused', async () => {
  const { errors } = await problemIn(calls.post(NO_REQUIRED_FIELDS), 400)
  expect(errors).toEqual({
    contactPerson: ['Yetkili kişinin adını yazın.'],
    phone: ['Telefon numarasını yazın.'],
    faultDescription: ['Müşterinin anlattığı arızayı yazın.'],
  })
  expect((await problemIn(calls.post({ messageId: newId() }), 400)).errors).toEqual({
    messageId: ['Mesaj bulunamadı.'],
  })
})

const withRefusedCompany = async (company: string, work: () => Promise<void>) => {
  await asOwner(`ALTER TABLE work_orders ADD CONSTRAINT refused CHECK (company_name <> '${company}')`)
  await work()
  await asOwner('ALTER TABLE work_orders DROP CONSTRAINT refused')
}

const sequenceOf = (number: string) => Number(number.split('-')[1])

test('concurrently opened orders have no gap in their numbers, even if creating some of them fails', async () => {
  const lastSequence = sequenceOf((await calls.create()).number)
  await withRefusedCompany('Reddedilen', async () => {
    const companies = Array.from({ length: 20 }, (_, i) => (i % 4 === 3 ? 'Reddedilen' : 'Kabul'))
    // More than ten requests at a time would wait for a database connection.
    const openOrders = (names: string[]) => Promise.all(names.map((companyName) => calls.post({ companyName })))
    const responses = [...(await openOrders(companies.slice(0, 10))), ...(await openOrders(companies.slice(10)))]
    expect(statusesOf(responses).filter((status) => status === 201)).toHaveLength(15)
    const openedOrders = responses.filter(({ status }) => status === 201).map((response) => bodyOf(response, 201))
    const sequenceNumbers = (await Promise.all(openedOrders)).map(({ number }) => sequenceOf(number))
    expect(sequenceNumbers.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 15 }, (_, i) => lastSequence + 1 + i),
    )
  })
})

test('order numbers restart at 1 at the beginning of a year in İstanbul', async () => {
  const admin = (await sessionOf(calls.token))!
  const input = newOrderSchema.parse({ contactPerson: 'Ali', phone: '1', faultDescription: 'x' })
  const numbers: string[] = []
  for (const now of ['2030-12-31T20:59:59Z', '2030-12-31T21:00:00Z', '2031-06-01T00:00:00Z']) {
    numbers.push((await createOrder(admin, input, { now: new Date(now) })).number)
  }
  expect(numbers).toEqual(['2030-0001', '2031-0001', '2031-0002'])
})

test('a change with an outdated ETag gets 412 and changes nothing', async () => {
  const { id } = await calls.create()
  const etag = (await calls.get(id)).headers.get('etag')!
  await bodyOf(calls.note(id, 'Not'), 201)
  await problemIn(calls.put(id, { deviceModel: 'Yanlış' }, { 'if-match': etag }), 412)
  await problemIn(calls.step(id, { step: 2 }, { 'if-match': etag }), 412)
  expect(await calls.read(id)).toMatchObject({ deviceModel: 'YS2-40A-4HP', step: 1 })
})

test('an internal note is shown with its author in the order, and not on the customer’s page', async () => {
  const { id, trackingToken } = await calls.create()
  expect(await bodyOf(calls.note(id, ' Kapak kırık. '), 201)).toMatchObject({
    text: 'Kapak kırık.',
    author: calls.email,
  })
  expect((await calls.read(id)).notes).toMatchObject([{ text: 'Kapak kırık.' }])
  expect(JSON.stringify(await calls.readAsCustomer(trackingToken))).not.toContain('Kapak kırık.')
  await problemIn(calls.note(id, '  '), 400)
})

test('the tracking link is emailed again on request, but not without an email address', async () => {
  const { id } = await calls.create({ notify: false })
  expect((await calls.resend(id)).status).toBe(202)
  expect((await calls.read(id)).mails).toMatchObject([{ kind: 'tracking-link', recipient: 'sevgi@ornek.example' }])
  const orderWithoutEmail = await calls.create({ email: '' })
  await problemIn(calls.resend(orderWithoutEmail.id), 409)
})

test('a renewed tracking link is emailed and recorded once, and the old link gets 404', async () => {
  const { id, number, trackingToken } = await calls.create({ notify: false })
  const order = await bodyOf(calls.renew(id))
  expect((await problemIn(calls.track(trackingToken), 404)).message).toBe('İş emri bulunamadı (404).')
  expect((await calls.readAsCustomer(tokenOf(order))).number).toBe(number)
  expect(order).toMatchObject({ mails: [{ kind: 'tracking-link' }], events: [{ kind: 'link' }, { kind: 'opened' }] })
  const entries = await db().auditEntry.findMany({ where: { itemId: id }, orderBy: { id: 'asc' } })
  expect(entries.map(({ action }) => action)).toEqual(['created', 'renewed'])
})

type Fields = Record<string, unknown>
const withKey = (key: string) => ({ 'idempotency-key': key })
const openWith = async (key: string, fields: Fields = {}) => bodyOf(await calls.post(fields, withKey(key)), 201)

test('simultaneous requests with the same idempotency key open and email one order, which each response contains', async () => {
  const key = randomUUID()
  const companyName = 'Yarış Makina'
  const orders = await Promise.all(Array.from({ length: 8 }, () => openWith(key, { companyName })))
  expect(new Set(orders.map(({ number }) => number)).size).toBe(1)
  expect(await db().workOrder.count({ where: { companyName } })).toBe(1)
  expect(await db().mail.count({ where: { workOrder: { companyName } } })).toBe(1)
})

test('simultaneous requests for the same message open one order, and the others are refused with its number', async () => {
  const { id: messageId } = await newMessage()
  const responses = await Promise.all(Array.from({ length: 4 }, () => calls.post({ messageId, knownOrders: [] })))
  const [order, ...otherOrders] = await db().workOrder.findMany({ where: { messageId } })
  expect(otherOrders).toEqual([])
  const refusals = responses.filter(({ status }) => status !== 201)
  expect(refusals).toHaveLength(3)
  for (const response of refusals)
    expect((await problemIn(response, 409)).message).toBe(`Bu mesajdan ${order!.number} açıldı.`)
  expect(await db().mail.count({ where: { workOrder: { messageId } } })).toBe(1)
})

test('an idempotency key returns its order only to a role that may read orders', async () => {
  const key = randomUUID()
  await openWith(key)
  const token = await newToken({ role: 'editor' })
  const { message } = await problemIn(calls.post({}, { ...withKey(key), authorization: `Bearer ${token}` }), 403)
  expect(message).toBe('Bu işlem için yetkiniz yok.')
})

test('a step repeated with its idempotency key and former ETag is written and emailed once', async () => {
  const { id } = await calls.create({ email: 'bakim@ornek.example' })
  const mailCount = await db().mail.count({ where: { workOrderId: id } })
  const headers = { ...withKey(randomUUID()), 'if-match': (await calls.get(id)).headers.get('etag')! }
  const move = { step: 1, text: 'Parçanız yarın geliyor.', notify: true }
  const movedOrder = await bodyOf(calls.step(id, move, headers), 200)
  expect(await bodyOf(calls.step(id, move, headers), 200)).toEqual(movedOrder)
  expect(movedOrder.events.filter(({ text }) => text === move.text)).toHaveLength(1)
  expect(await db().mail.count({ where: { workOrderId: id } })).toBe(mailCount + 1)
})

test.each<[string, (id: string, headers: Record<string, string>) => Promise<Response>]>([
  ['step', (id, headers) => calls.step(id, { step: 2 }, headers)],
  ['note', (id, headers) => calls.note(id, 'Rafta B-14', headers)],
])('the idempotency key of a %s is refused for another order, which does not change', async (_, write) => {
  const [firstOrder, otherOrder] = [await calls.create(), await calls.create()]
  const headers = withKey(randomUUID())
  expect((await write(firstOrder.id, headers)).ok).toBe(true)
  const otherOrderBefore = await calls.read(otherOrder.id)
  const { message } = await problemIn(write(otherOrder.id, headers), 409)
  expect(message).toBe('Bu Idempotency-Key başka bir iş emrinde kullanıldı.')
  expect(await calls.read(otherOrder.id)).toEqual(otherOrderBefore)
})
