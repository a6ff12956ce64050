import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import type { NoteRow } from '@/lib/orders/data'
import type { OrderJson } from '@/lib/orders/output'
import { newToken, problemIn, useDatabase } from '../support/handlers'
import { bodyOf, openOrders } from '../support/orders'

useDatabase()

let calls: Awaited<ReturnType<typeof openOrders>>

beforeAll(async () => {
  calls = await openOrders()
})

type Fields = Record<string, unknown>
const withKey = (key: string) => ({ 'idempotency-key': key })
const openWith = async (key: string, fields: Fields = {}) =>
  bodyOf<OrderJson>(await calls.post(fields, withKey(key)), 201)
const noteWith = async (key: string, order: string, text: string) =>
  bodyOf<NoteRow>(await calls.note(order, text, withKey(key)), 201)
const countOf = ({ number }: OrderJson) => Number(number.split('-')[1])

const receiveMessage = () => {
  const fields = { contactPerson: 'Ali', phone: '1', email: 'ali@ornek.example', problemDescription: 'x' }
  return db().contactMessage.create({ data: { id: randomUUID(), ...fields } })
}

test('a repeated idempotency key gets the order that it opened, whatever else is sent', async () => {
  const key = randomUUID()
  const companyName = 'Tekrar Makina'
  const first = await openWith(key, { companyName })
  expect(await openWith(key, { companyName })).toEqual(first)
  expect(await openWith(key.toUpperCase(), { companyName, phone: '1' })).toEqual(first)
  expect(await db().workOrder.count({ where: { companyName } })).toBe(1)
})

test('the answer to a repeated idempotency key names the order’s address and state', async () => {
  const key = randomUUID()
  await openWith(key)
  const { headers } = await calls.post({}, withKey(key))
  const { id } = await calls.read(key)
  expect([headers.get('location'), headers.get('etag')]).toEqual([
    `/api/WorkOrders/${id}`,
    (await calls.get(id)).headers.get('etag'),
  ])
})

test('a repeated idempotency key mails nothing and adds nothing to the audit trail', async () => {
  const key = randomUUID()
  const { id } = await openWith(key)
  const traces = async () => [
    await db().mail.count({ where: { workOrderId: id } }),
    await db().auditEntry.count({ where: { itemId: id } }),
  ]
  const before = await traces()
  expect(before[0]).toBe(1)
  await openWith(key)
  expect(await traces()).toEqual(before)
})

test('a repeated idempotency key uses up no number', async () => {
  const key = randomUUID()
  const first = await openWith(key)
  await openWith(key)
  expect(countOf(await calls.create())).toBe(countOf(first) + 1)
})

test('orders opened at once with one idempotency key: one is opened and mailed, all get it', async () => {
  const key = randomUUID()
  const companyName = 'Yarış Makina'
  const opened = await Promise.all(Array.from({ length: 8 }, () => openWith(key, { companyName })))
  expect(new Set(opened.map(({ number }) => number)).size).toBe(1)
  expect(await db().workOrder.count({ where: { companyName } })).toBe(1)
  expect(await db().mail.count({ where: { workOrder: { companyName } } })).toBe(1)
})

test('a repeated idempotency key gets the order of a message, also after the message was deleted', async () => {
  const key = randomUUID()
  const message = await receiveMessage()
  const { number } = await openWith(key, { messageId: message.id })
  await db().contactMessage.delete({ where: { id: message.id } })
  expect((await openWith(key, { messageId: message.id })).number).toBe(number)
})

test('of orders opened at once from one message by who knows of none, one is opened and the others are told its number', async () => {
  const { id: messageId } = await receiveMessage()
  const answers = await Promise.all(Array.from({ length: 4 }, () => calls.post({ messageId, knownOrders: [] })))
  const [opened, ...more] = await db().workOrder.findMany({ where: { messageId } })
  expect(more).toEqual([])
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused).toHaveLength(3)
  for (const answer of refused)
    expect((await problemIn(answer, 409)).message).toBe(`Bu mesajdan ${opened!.number} açıldı.`)
  expect(await db().mail.count({ where: { workOrder: { messageId } } })).toBe(1)
})

test('a message gives a second order to who knows of the first, and to who does not say', async () => {
  const { id: messageId } = await receiveMessage()
  const { id } = await calls.create({ messageId, knownOrders: [] })
  await calls.create({ messageId, knownOrders: [id.toUpperCase()] })
  await calls.create({ messageId })
  expect(await db().workOrder.count({ where: { messageId } })).toBe(3)
  await problemIn(await calls.post({ messageId, knownOrders: 'x' }), 400)
})

test('a message is read once an order was opened from it, and stays unread when that is refused', async () => {
  const { id } = await receiveMessage()
  const state = () => db().contactMessage.findUnique({ where: { id }, select: { isRead: true, version: true } })
  await problemIn(await calls.post({ messageId: id, deviceModel: 1 }), 400)
  expect(await state()).toEqual({ isRead: false, version: 1 })
  await calls.create({ messageId: id })
  expect(await state()).toEqual({ isRead: true, version: 2 })
})

test('a refused order leaves its idempotency key unused', async () => {
  const key = randomUUID()
  await problemIn(await calls.post({ phone: '' }, withKey(key)), 400)
  expect((await openWith(key, { phone: '0332 555 02 77' })).phone).toBe('0332 555 02 77')
})

test('the same order twice without an idempotency key is two orders', async () => {
  const companyName = 'İki Cihazlı'
  await calls.create({ companyName })
  await calls.create({ companyName })
  expect(await db().workOrder.count({ where: { companyName } })).toBe(2)
})

test('an idempotency key gives its order only to a role that may read orders', async () => {
  const key = randomUUID()
  await openWith(key)
  const token = await newToken({ role: 'editor' })
  const { message } = await problemIn(await calls.post({}, { ...withKey(key), authorization: `Bearer ${token}` }), 403)
  expect(message).toBe('Bu işlem için yetkiniz yok.')
})

// The key is the order's id, and no address leads to an id that is no UUID by the standard.
test('an idempotency key that no address of an order could contain is refused', async () => {
  for (const key of ['bir', '11111111-1111-0000-0000-111111111111']) {
    const { message } = await problemIn(await calls.post({}, withKey(key)), 400)
    expect(message).toBe('Idempotency-Key bir UUID olmalı.')
  }
})

test('a note with a repeated idempotency key is written once', async () => {
  const { id } = await calls.create()
  const key = randomUUID()
  const first = await noteWith(key, id, 'Rafta B-14')
  const answers = await Promise.all(Array.from({ length: 4 }, () => noteWith(key, id, 'Rafta B-14')))
  for (const note of answers) expect(note).toEqual(first)
  expect((await calls.read(id)).notes).toHaveLength(1)
})

test('the same note twice without an idempotency key is two notes', async () => {
  const { id } = await calls.create()
  await bodyOf(calls.note(id, 'Arandı, açmadı.'), 201)
  await bodyOf(calls.note(id, 'Arandı, açmadı.'), 201)
  expect((await calls.read(id)).notes).toHaveLength(2)
})

test('a step with a repeated idempotency key is written and mailed once, also over its own change', async () => {
  const { id } = await calls.create({ email: 'bakim@ornek.example' })
  const before = await db().mail.count({ where: { workOrderId: id } })
  const headers = { ...withKey(randomUUID()), 'if-match': (await calls.get(id)).headers.get('etag')! }
  const move = { step: 1, text: 'Parçanız yarın geliyor.', notify: true }
  const first = await bodyOf<OrderJson>(calls.step(id, move, headers), 200)
  expect(await bodyOf<OrderJson>(calls.step(id, move, headers), 200)).toEqual(first)
  expect(first.events.filter(({ text }) => text === move.text)).toHaveLength(1)
  expect(await db().mail.count({ where: { workOrderId: id } })).toBe(before + 1)
})

test.each<[string, (id: string, headers: Record<string, string>) => Promise<Response>]>([
  ['step', (id, headers) => calls.step(id, { step: 2 }, headers)],
  ['note', (id, headers) => calls.note(id, 'Rafta B-14', headers)],
])('the idempotency key of a %s is refused for another order, to which nothing is written', async (_, write) => {
  const [first, other] = [await calls.create(), await calls.create()]
  const headers = withKey(randomUUID())
  expect((await write(first.id, headers)).ok).toBe(true)
  const before = await calls.read(other.id)
  const { message } = await problemIn(await write(other.id, headers), 409)
  expect(message).toBe('Bu Idempotency-Key başka bir iş emrinde kullanıldı.')
  expect(await calls.read(other.id)).toEqual(before)
})

test('the same sentence twice without an idempotency key is two', async () => {
  const { id } = await calls.create()
  const move = { step: 1, text: 'Arandı.' }
  await bodyOf(calls.step(id, move), 200)
  await bodyOf(calls.step(id, move), 200)
  expect((await calls.read(id)).events.filter(({ text }) => text === move.text)).toHaveLength(2)
})
