import { beforeAll, expect, test } from 'vitest'
import { routes } from '@/app/api/WorkOrders/[[...path]]/route'
import { db } from '@/lib/platform/db/client'
import { ask } from '../support/handlers'
import { bodyOf, useOrders } from '../support/orders'
import { openPrivacy } from '../support/privacy'

const calls = useOrders()
let privacy: ReturnType<typeof openPrivacy>
beforeAll(async () => {
  privacy = openPrivacy(calls.token)
})

let count = 0
async function newCustomer(companyName: string) {
  count += 1
  const email = `kisi${count}@ornek.example`
  const order = await calls.create({ companyName, email, phone: `0322 555 00 ${10 + count}` })
  const id = order.customerId!
  await db().customer.update({ where: { id }, data: { address: 'Örnek OSB', note: 'Sevgi Hanım’a sorun.' } })
  return { id, email, orderId: order.id }
}

test('the export has the customer with its note, and an erasure leaves the company without the person', async () => {
  const { id, email, orderId } = await newCustomer('Ege Kalıp')
  const company = { companyName: 'Ege Kalıp', address: 'Örnek OSB' }
  expect((await privacy.export(email)).customers).toMatchObject([
    { ...company, contactPerson: 'Sevgi Taşkıran', note: 'Sevgi Hanım’a sorun.' },
  ])
  expect(await privacy.eraseSeen(email)).toMatchObject({ orders: 1, customers: 1 })
  const erased = { contactPerson: 'Silindi', phone: 'Silindi', phoneKey: '', email: '', emailKey: '', note: 'Silindi' }
  expect(await db().customer.findUnique({ where: { id } })).toMatchObject({ ...company, ...erased })
  expect((await calls.read(orderId)).customerId).toBe(id)
})

test.each([
  ['without a company', '', {}],
  ['whose company is the person', 'Taşkıran Elektrik', { withCompany: true }],
])('an erasure removes a customer %s, and the order stays', async (_, companyName, more) => {
  const { id, email, orderId } = await newCustomer(companyName)
  expect(await privacy.eraseSeen(email, more)).toMatchObject({ orders: 1, customers: 1 })
  expect(await db().customer.count({ where: { id } })).toBe(0)
  expect(await calls.read(orderId)).toMatchObject({ customerId: null, contactPerson: 'Silindi' })
})

test('a customer who never had an order is found, and erased', async () => {
  const data = { id: crypto.randomUUID(), contactPerson: 'Kemal Yurt', email: 'kemal@ornek.example' }
  await db().customer.create({ data })
  expect((await privacy.find('KEMAL@ornek.example')).customers).toMatchObject([{ id: data.id }])
  expect(await privacy.eraseSeen('kemal@ornek.example')).toMatchObject({ customers: 1, orders: 0 })
  expect(await db().customer.count({ where: { id: data.id } })).toBe(0)
})

const PERSON = { contactPerson: 'Perihan Saltuk', email: 'perihan@saltuk.example', phone: '0532 444 10 20' }

test('a person is given the signed records and shipments of their devices, and erased from them', async () => {
  const { id } = await calls.createApproved(PERSON)
  await calls.walk(id, 4, 5)
  const rows = [{ what: 'Perihan Hanım’ın istediği ölçüm', nominal: '', measured: '1', unit: 'A', passed: true }]
  await bodyOf(calls.loadTest(id, { rows, note: 'Perihan Saltuk ile görüşüldü.' }))
  await bodyOf(calls.sign(id))
  const json = { direction: 'in', carrier: 'Perihan Saltuk getirdi', trackingNumber: '7300', day: '2026-03-09' }
  await bodyOf(
    ask(routes['[key]/shipments'].POST, { method: 'POST', params: { key: id }, json, token: calls.token }),
    201,
  )
  expect((await privacy.export(PERSON.email)).orders).toMatchObject([
    { loadTests: [{ number: 1, note: 'Perihan Saltuk ile görüşüldü.' }], shipments: [json] },
  ])
  await privacy.eraseSeen(PERSON.email)
  const { loadTests, shipments } = await calls.read(id)
  expect(loadTests).toMatchObject([{ note: 'Silindi', load: '4 kW servo motor, fren tezgâhında', passed: true }])
  expect(loadTests[0]!.rows).toMatchObject([{ what: 'Silindi', measured: '1' }])
  expect(shipments).toMatchObject([{ carrier: 'Silindi', trackingNumber: '' }])
})

test('a person is given to whom the papers of their orders were addressed, and they are forgotten with the person', async () => {
  const person = { contactPerson: 'Nazmi Kutay', email: 'nazmi@kutay.example', phone: '0532 444 10 40' }
  const { id } = await calls.create(person)
  await calls.send(id)
  await bodyOf(calls.put(id, { ...person, companyName: 'Yeni Firma' }, await calls.ifMatch(id)))
  const { orders } = await privacy.export(person.email)
  const [quote] = orders[0]!.papers.filter(({ name }) => name === 'quote-1')
  expect(quote!.addressee).toEqual(['Tunçel Ambalaj', 'Nazmi Kutay', '0532 444 10 40', 'nazmi@kutay.example'])
  await privacy.eraseSeen(person.email)
  expect(await db().paper.count({ where: { workOrderId: id } })).toBe(0)
})

test('a load test and a customer’s note that name somebody else’s customer are mentions of them', async () => {
  const vildan = { contactPerson: 'Vildan Oymak', email: 'vildan@oymak.example', phone: '0532 444 10 30' }
  await calls.create(vildan)
  const other = await calls.createApproved({ email: 'n@ornek.example', phone: '0374 555 01 90' })
  await calls.walk(other.id, 4, 5)
  await bodyOf(calls.loadTest(other.id, { note: 'Vildan Oymak izledi.' }))
  await db().customer.update({ where: { id: other.customerId! }, data: { note: 'Vildan Oymak tanıyor.' } })
  const { mentions } = await privacy.find(vildan.email)
  expect(mentions.orders.map(({ id }) => id)).toEqual([other.id])
  expect(mentions.customers).toEqual([{ id: other.customerId }])
})
