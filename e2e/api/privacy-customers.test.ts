import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { useDatabase } from '../support/handlers'
import { openOrders } from '../support/orders'
import { openPrivacy } from '../support/privacy'

useDatabase()

let calls: Awaited<ReturnType<typeof openOrders>>
let privacy: ReturnType<typeof openPrivacy>
beforeAll(async () => {
  calls = await openOrders()
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

test('the export has the customer, with a note that names the person', async () => {
  const { email } = await newCustomer('Pelitova Gıda')
  expect((await privacy.export(email)).customers).toMatchObject([
    {
      companyName: 'Pelitova Gıda',
      contactPerson: 'Sevgi Taşkıran',
      address: 'Örnek OSB',
      note: 'Sevgi Hanım’a sorun.',
    },
  ])
})

test('an erasure leaves the company without the person', async () => {
  const { id, email, orderId } = await newCustomer('Ege Kalıp')
  expect(await privacy.eraseSeen(email)).toMatchObject({ orders: 1, customers: 1 })
  expect(await db().customer.findUnique({ where: { id } })).toMatchObject({
    companyName: 'Ege Kalıp',
    contactPerson: 'Silindi',
    phone: 'Silindi',
    phoneKey: '',
    email: '',
    emailKey: '',
    address: 'Örnek OSB',
    note: 'Silindi',
  })
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

test('another customer’s note that names the person is a mention', async () => {
  const { email } = await newCustomer('')
  const other = await calls.create({ contactPerson: 'Nihat Öztürk', email: 'n@ornek.example', phone: '0374 555 01 90' })
  await db().customer.update({ where: { id: other.customerId! }, data: { note: 'Sevgi Taşkıran tanıyor.' } })
  expect((await privacy.find(email)).mentions.customers).toContainEqual({ id: other.customerId })
})
