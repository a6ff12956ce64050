import { beforeAll, expect, test } from 'vitest'
import { routes } from '@/app/api/WorkOrders/[[...path]]/routes'
import { db } from '@/lib/platform/db/client'
import { ask, useDatabase } from '../support/handlers'
import { bodyOf, openOrders } from '../support/orders'
import { openPrivacy } from '../support/privacy'

useDatabase()

let calls: Awaited<ReturnType<typeof openOrders>>
beforeAll(async () => {
  calls = await openOrders()
})

const PERSON = { contactPerson: 'Perihan Saltuk', email: 'perihan@saltuk.example', phone: '0532 444 10 20' }

/** An order of a person whom load test and shipment name. */
async function named() {
  const { id } = await calls.createApproved(PERSON)
  await calls.walk(id, 4, 5)
  const rows = [{ what: 'Perihan Hanım’ın istediği ölçüm', nominal: '', measured: '1', unit: 'A', passed: true }]
  await bodyOf(calls.loadTest(id, { rows, note: 'Perihan Saltuk ile görüşüldü.' }))
  await bodyOf(calls.sign(id))
  const json = { direction: 'in', carrier: 'Perihan Saltuk getirdi', trackingNumber: '7300', day: '2026-03-09' }
  const call = { method: 'POST', params: { key: id }, json, token: calls.token }
  await bodyOf(ask(routes['[key]/shipments'].POST, call), 201)
  return id
}

test('a person is given the signed records and shipments of their devices, and erased from them', async () => {
  const privacy = openPrivacy(calls.token)
  const id = await named()
  const { orders } = await privacy.export(PERSON.email)
  expect(orders).toMatchObject([
    {
      loadTests: [{ number: 1, note: 'Perihan Saltuk ile görüşüldü.' }],
      shipments: [{ direction: 'in', carrier: 'Perihan Saltuk getirdi', trackingNumber: '7300', day: '2026-03-09' }],
    },
  ])
  await privacy.eraseSeen(PERSON.email)
  const { loadTests, shipments } = await calls.read(id)
  expect(loadTests).toMatchObject([{ note: 'Silindi', load: '4 kW servo motor, fren tezgâhında', passed: true }])
  expect(loadTests[0]!.rows).toMatchObject([{ what: 'Silindi', measured: '1' }])
  expect(shipments).toMatchObject([{ carrier: 'Silindi', trackingNumber: '' }])
})

test('a person is given to whom the papers of their orders were addressed, and they are forgotten with the person', async () => {
  const privacy = openPrivacy(calls.token)
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

test('a record that names somebody else’s customer is a mention of them', async () => {
  const privacy = openPrivacy(calls.token)
  await calls.create({ contactPerson: 'Vildan Oymak', email: 'vildan@oymak.example', phone: '0532 444 10 30' })
  const other = await calls.createApproved()
  await calls.walk(other.id, 4, 5)
  await bodyOf(calls.loadTest(other.id, { note: 'Vildan Oymak izledi.' }))
  const { mentions } = await privacy.find('vildan@oymak.example')
  expect(mentions.orders.map(({ id }) => id)).toEqual([other.id])
})
