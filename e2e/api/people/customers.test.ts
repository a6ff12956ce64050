import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { deleteOldCustomers } from '@/lib/customers/retention'
import type { CustomerRowJson } from '@/lib/customers/output'
import { asOwner, bodyOf } from '../../support/calls/handlers'
import { useOrders } from '../../support/calls/orders'
import { sendMessage } from '../../support/calls/photo-calls'

const calls = useOrders()

let count = 0
/** Returns a unique phone number and email address. */
function newContact() {
  count += 1
  const digits = String(1_000_000 + count)
  return {
    phone: `0312 ${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`,
    email: `k${count}@ornek.example`,
  }
}

const customerIdOfNewOrder = async (fields: Record<string, unknown>) => (await calls.create(fields)).customerId!

const get = (key: string) => calls.ask('GET Customers/[key]', { params: { key } })
const read = (key: string) => bodyOf(get(key))
const find = async (q: string) => {
  const query = `?page=1&q=${encodeURIComponent(q)}`
  return bodyOf(calls.ask('GET Customers', { query }))
}
const etagOf = async (key: string) => (await get(key)).headers.get('etag')!
const merge = (key: string, json: Record<string, unknown>, etag = '*') =>
  calls.ask('POST Customers/[key]/merge', { params: { key }, json, headers: { 'if-match': etag } })
const declareDistinct = (key: string, otherId: string) =>
  calls.ask('POST Customers/[key]/distinct', { params: { key }, json: { otherId } })
const duplicatePairs = async () =>
  (await bodyOf(calls.ask('GET Customers/duplicates'))).pairs.map(({ one, other }) => [one.id, other.id])

describe('an order belongs to the customer', () => {
  test('with the same phone number and email address, in any spelling', async () => {
    const { phone, email } = newContact()
    const firstId = await customerIdOfNewOrder({ phone, email })
    const secondId = await customerIdOfNewOrder({
      phone: `+90 (0) ${phone.slice(1)} (3 hat)`,
      email: email.toUpperCase(),
    })
    expect(secondId).toBe(firstId)
  })

  test('with the same phone number if an email address is missing, and completes the customer’s fields', async () => {
    const { phone, email } = newContact()
    const firstId = await customerIdOfNewOrder({ phone, email: '', companyName: '' })
    expect(await customerIdOfNewOrder({ phone, email, companyName: 'Gökdemir Haddecilik' })).toBe(firstId)
    expect(await customerIdOfNewOrder({ phone, email: '' })).toBe(firstId)
    expect(await read(firstId)).toMatchObject({ email, companyName: 'Gökdemir Haddecilik', orders: 3 })
  })

  test('only if more than the phone number is the same; otherwise both customers are suggested as duplicates until somebody declines the suggestion', async () => {
    const { phone, email } = newContact()
    const firstId = await customerIdOfNewOrder({ phone, email })
    const secondId = await customerIdOfNewOrder({ phone, email: newContact().email })
    expect(secondId).not.toBe(firstId)
    expect(await duplicatePairs()).toContainEqual([firstId, secondId])
    expect((await read(firstId)).duplicates).toMatchObject([{ id: secondId, samePhone: true, sameEmail: false }])
    // Both match equally, so no customer is chosen.
    const thirdId = await customerIdOfNewOrder({ phone, email: '' })
    expect([firstId, secondId]).not.toContain(thirdId)
    expect((await declareDistinct(secondId, firstId)).status).toBe(204)
    expect(await duplicatePairs()).not.toContainEqual([firstId, secondId])
  })

  test('that was chosen, and the order keeps its own copy of the name', async () => {
    const chosenId = await customerIdOfNewOrder(newContact())
    const order = await calls.create({ ...newContact(), contactPerson: 'Adil Gürsoy', customerId: chosenId })
    expect(order).toMatchObject({ customerId: chosenId, contactPerson: 'Adil Gürsoy' })
    expect(await read(chosenId)).toMatchObject({ contactPerson: 'Sevgi Taşkıran', orders: 2 })
  })
})

test('simultaneous orders with the same contact data create one customer', async () => {
  const contact = newContact()
  const ids = await Promise.all(Array.from({ length: 6 }, () => customerIdOfNewOrder(contact)))
  expect(new Set(ids).size).toBe(1)
})

test('the list has the customer with the newest order first, and is searched by name, phone, email address and serial number', async () => {
  const { phone, email } = newContact()
  const serialNumber = `LST-${randomUUID().slice(0, 8)}`
  const olderId = await customerIdOfNewOrder({ ...newContact(), companyName: 'Liste Deneme' })
  const newerId = await customerIdOfNewOrder({ phone, email, companyName: 'Liste Deneme', serialNumber })
  const ids = (rows: CustomerRowJson[]) => rows.map(({ id }) => id)
  expect(ids(await find('')).slice(0, 2)).toEqual([newerId, olderId])
  expect(ids(await find('liste DENEME'))).toEqual([newerId, olderId])
  for (const query of [phone, phone.replaceAll(' ', ''), email, serialNumber.toLowerCase().replaceAll('-', ' ')])
    expect(ids(await find(query))).toEqual([newerId])
  await customerIdOfNewOrder({ phone: (await read(olderId)).phone, email: (await read(olderId)).email })
  expect(ids(await find('liste deneme'))).toEqual([olderId, newerId])
})

test('a customer has the approved amounts of open orders including VAT, and of all orders of the year excluding VAT, by currency', async () => {
  const contact = newContact()
  const [liraOrder, euroOrder, closedOrder] = [
    await calls.create(contact),
    await calls.create(contact),
    await calls.create(contact),
  ]
  await calls.sendQuote(liraOrder.id, { amount: 100_000 })
  await calls.sendQuote(euroOrder.id, { amount: 20_000, currency: 'EUR' })
  await calls.sendQuote(closedOrder.id, { amount: 70_000 })
  const approval = { decision: 'approved', by: 'Sevgi', how: 'phone', quoteVersion: 1 }
  for (const { id } of [liraOrder, euroOrder, closedOrder]) await bodyOf(calls.recordDecision(id, approval))
  await bodyOf(calls.step(closedOrder.id, { step: 6, state: 'delivered', reason: 'Denendi.' }))
  const customer = await read(liraOrder.customerId!)
  expect(customer.approved).toEqual([
    { currency: 'TRY', amount: 120_000 },
    { currency: 'EUR', amount: 24_000 },
  ])
  expect(customer.approvedInYear).toEqual([
    { currency: 'TRY', amount: 170_000 },
    { currency: 'EUR', amount: 20_000 },
  ])
  expect(customer).toMatchObject({ orders: 3, openOrders: 2, waiting: [] })
})

describe('merging', () => {
  async function addTwoCustomers() {
    const { phone, email } = newContact()
    const keptId = await customerIdOfNewOrder({ phone, email, companyName: 'Marmara Cam' })
    const order = await calls.create({ phone, email: newContact().email, companyName: 'Marmara Cam San.' })
    return { keptId, otherId: order.customerId!, orderId: order.id }
  }

  test('happens once, even if another person merges the same customers simultaneously', async () => {
    const { keptId, otherId } = await addTwoCustomers()
    const etags = [await etagOf(keptId), await etagOf(otherId)]
    const responses = await Promise.all([
      merge(keptId, { otherId, otherVersion: 1 }, etags[0]),
      merge(otherId, { otherId: keptId, otherVersion: 1 }, etags[1]),
      merge(keptId, { otherId, otherVersion: 1 }, etags[0]),
    ])
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.every((status) => [200, 404, 409, 412].includes(status))).toBe(true)
    expect(await db().workOrder.count({ where: { customerId: { in: [keptId, otherId] } } })).toBe(2)
  })

  test('is refused if one of the customers was changed meanwhile', async () => {
    const { keptId, otherId } = await addTwoCustomers()
    await db().customer.update({ where: { id: otherId }, data: { note: 'yeni', version: { increment: 1 } } })
    expect((await merge(keptId, { otherId, otherVersion: 1 })).status).toBe(412)
    expect((await merge(keptId, { otherId: keptId, otherVersion: 1 })).status).toBe(409)
  })
})

describe('a merged customer', () => {
  const newFields = () => ({ ...newContact(), companyName: 'Birleşik Cam', contactPerson: 'Ayla Kök' })

  async function mergeTwo(take: string[] = []) {
    const [keptContact, otherContact] = [newFields(), newFields()]
    const keptId = await customerIdOfNewOrder(keptContact)
    const otherId = await customerIdOfNewOrder(otherContact)
    const { id: messageId } = await sendMessage({ ...otherContact, problemDescription: 'Durdu.' })
    await bodyOf(merge(keptId, { otherId, otherVersion: 1, take }))
    return { keptContact, otherContact, keptId, messageId }
  }

  test('keeps its own payment terms', async () => {
    const [keptId, otherId] = [await customerIdOfNewOrder(newFields()), await customerIdOfNewOrder(newFields())]
    await db().customer.update({ where: { id: keptId }, data: { paymentDays: 30 } })
    await db().customer.update({ where: { id: otherId }, data: { paymentDays: 60 } })
    await bodyOf(merge(keptId, { otherId, otherVersion: 1 }))
    expect(await db().customer.findUnique({ where: { id: keptId } })).toMatchObject({ paymentDays: 30 })
  })

  test('has the messages of the other customer', async () => {
    const { keptId, messageId } = await mergeTwo()
    expect((await read(keptId)).messages.map(({ id }) => id)).toEqual([messageId])
  })

  test.each([[[]], [['phone']], [['phone', 'email']]])(
    'is found by all contact data of both customers, after taking over %j from the other',
    async (take) => {
      const { keptContact, otherContact, keptId } = await mergeTwo(take)
      const mixedContact = { phone: keptContact.phone, email: otherContact.email }
      for (const contact of [keptContact, otherContact, mixedContact, { ...otherContact, email: '' }])
        expect(await customerIdOfNewOrder(contact)).toBe(keptId)
      for (const query of [keptContact.phone, keptContact.email, otherContact.phone, otherContact.email].map((text) =>
        text.replaceAll(' ', ''),
      ))
        expect((await find(query)).map(({ id }) => id)).toEqual([keptId])
      const { id: messageId } = await sendMessage({ ...otherContact, problemDescription: 'Yine durdu.' })
      expect((await read(keptId)).messages.map(({ id }) => id)).toContain(messageId)
      const colleagueId = await customerIdOfNewOrder({ phone: otherContact.phone, email: newContact().email })
      expect((await read(keptId)).duplicates).toMatchObject([{ id: colleagueId, samePhone: true, sameEmail: false }])
      expect(await duplicatePairs()).toContainEqual([keptId, colleagueId])
    },
  )

  test('is not suggested as a duplicate of a customer whom staff declared different from one of the two', async () => {
    const phone = newContact().phone
    const [keptId, otherId, thirdId] = [
      await customerIdOfNewOrder({ phone, email: newContact().email }),
      await customerIdOfNewOrder({ phone, email: newContact().email }),
      await customerIdOfNewOrder({ phone, email: newContact().email }),
    ]
    expect((await declareDistinct(thirdId, otherId)).status).toBe(204)
    await bodyOf(merge(keptId, { otherId, otherVersion: 1 }))
    expect((await read(keptId)).duplicates).toEqual([])
  })
})

test('a message still belongs to its customer when the customer’s phone number and email address change', async () => {
  const contact = { ...newContact(), contactPerson: 'Ayla Kök' }
  const { id: messageId } = await sendMessage({ ...contact, problemDescription: 'Durdu.' })
  const id = await customerIdOfNewOrder(contact)
  const json = { ...newContact(), contactPerson: 'Ayla Kök' }
  const headers = { 'if-match': await etagOf(id) }
  await bodyOf(calls.ask('PUT Customers/[key]', { params: { key: id }, json, headers }))
  expect((await read(id)).messages.map(({ id }) => id)).toEqual([messageId])
})

test.each([
  ['shared by eleven customers', '0312 999 00 11'],
  ['of one repeated digit', '1111 111 11 11'],
])('a phone number %s does not identify a customer', async (_title, phone) => {
  const firstId = await customerIdOfNewOrder({ phone, email: newContact().email })
  for (let n = 0; n < 10; n += 1) await customerIdOfNewOrder({ phone, email: newContact().email })
  expect(await customerIdOfNewOrder({ phone, email: '' })).not.toBe(firstId)
  expect((await read(firstId)).duplicates).toEqual([])
  expect((await duplicatePairs()).flat()).not.toContain(firstId)
})

test('a customer can be changed only with its current ETag, and the audit trail has no personal data', async () => {
  const id = await customerIdOfNewOrder(newContact())
  const fields = { contactPerson: 'Nihat Öztürk', phone: '0374 555 01 90', taxNumber: '123 456 78 90' }
  const put = async (json: object, headers: Record<string, string>) =>
    calls.ask('PUT Customers/[key]', { params: { key: id }, json, headers })
  const etag = await etagOf(id)
  expect((await put(fields, { 'if-match': etag })).status).toBe(200)
  expect((await put(fields, { 'if-match': etag })).status).toBe(412)
  expect((await put({ ...fields, taxNumber: '12' }, { 'if-match': await etagOf(id) })).status).toBe(400)
  const entries = await db().auditEntry.findMany({ where: { kind: 'customer', itemId: id } })
  expect(JSON.stringify(entries.map(({ label, changes }) => [label, changes]))).not.toMatch(/Nihat|0374|Sevgi/)
})

test('a customer without orders is deleted after the retention period of messages, and a customer with orders is not', async () => {
  const keptId = await customerIdOfNewOrder(newContact())
  const json = { contactPerson: 'Eski Kayıt', ...newContact() }
  const { id } = await bodyOf(calls.ask('POST Customers', { json }), 201)
  await asOwner(`update customers set updated_at = now() - interval '10 years' where id in ('${id}', '${keptId}')`)
  await deleteOldCustomers()
  expect([(await get(id)).status, (await get(keptId)).status]).toEqual([404, 200])
})

test('the list counts open orders whose quote was declined', async () => {
  const { phone, email } = newContact()
  const { id } = await calls.create({ phone, email })
  await calls.sendQuote(id)
  await bodyOf(calls.recordDecision(id, { decision: 'declined' }))
  expect(await find(email)).toMatchObject([{ openOrders: 1, declined: 1, approved: [], waiting: [] }])
})

test('an order can be moved to another customer and keeps its own copy of the name', async () => {
  const order = await calls.create({ ...newContact(), companyName: 'Gökdemir Haddecilik' })
  const otherOrder = await calls.create({ ...newContact(), companyName: 'Başka Firma' })
  const changedOrder = await bodyOf(
    calls.put(
      order.id,
      { companyName: 'Gökdemir Haddecilik', customerId: otherOrder.customerId },
      await calls.ifMatch(order.id),
    ),
  )
  expect(changedOrder).toMatchObject({ companyName: 'Gökdemir Haddecilik', customerName: 'Başka Firma' })
  expect((await read(otherOrder.customerId!)).orderList.map(({ number }) => number)).toContain(order.number)
})
