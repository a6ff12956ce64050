import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { bodyOf, problemIn } from '../../support/calls/handlers'
import { useOrders } from '../../support/calls/orders'

const calls = useOrders()
beforeAll(async () => {
  const carriers = [{ name: 'Sarnıç Kargo', url: 'https://sarnic.example/izle/{no}' }]
  await db().setting.create({ data: { section: 'orders', value: { ...DEFAULT_SETTINGS.orders, carriers } } })
})

const OUTGOING = { direction: 'out', carrier: 'sarnıç kargo', trackingNumber: '7300 4418', day: '2026-03-16' }
const INCOMING = { direction: 'in', carrier: 'Elden', day: '2026-03-09' }

const change = (key: string, shipmentId: string, json: unknown) =>
  calls.ask('PUT WorkOrders/[key]/shipments/[shipmentId]', { params: { key, shipmentId }, json })
const remove = (key: string, shipmentId: string) =>
  calls.ask('DELETE WorkOrders/[key]/shipments/[shipmentId]', { params: { key, shipmentId } })

test('staff and customer get the shipments with the carrier’s tracking link, newest first', async () => {
  const { id, trackingToken } = await calls.create()
  await calls.addShipment(id, INCOMING)
  const url = 'https://sarnic.example/izle/73004418'
  expect(await calls.addShipment(id, OUTGOING)).toMatchObject({ ...OUTGOING, url })
  const order = await calls.read(id)
  expect(order.carriers).toEqual(['Sarnıç Kargo'])
  expect(order.shipments).toMatchObject([{ url }, { ...INCOMING, trackingNumber: '', url: null }])
  const { shipments } = await calls.readAsCustomer(trackingToken)
  expect(order.shipments).toMatchObject(shipments)
  expect(shipments[0]).not.toHaveProperty('id')
})

test('a shipment can be changed and removed, but not through the address of another order', async () => {
  const { id } = await calls.create()
  const otherOrder = await calls.create()
  const shipment = await calls.addShipment(id, OUTGOING)
  for (const response of [await change(otherOrder.id, shipment.id, INCOMING), await remove(otherOrder.id, shipment.id)])
    expect((await problemIn(response, 404)).message).toContain('Kargo bulunamadı')
  const formerEtagHeader = await calls.ifMatch(id)
  expect(await bodyOf(change(id, shipment.id, { ...OUTGOING, trackingNumber: '' }))).toMatchObject({ url: null })
  expect(await calls.ifMatch(id)).not.toEqual(formerEtagHeader)
  expect((await remove(id, shipment.id)).status).toBe(204)
  expect((await calls.read(id)).shipments).toEqual([])
})

test('the email of a delivery has the tracking number and the carrier’s link', async () => {
  const { id } = await calls.createApproved()
  await calls.addShipment(id, INCOMING)
  await calls.addShipment(id, OUTGOING)
  await bodyOf(calls.step(id, { step: 6, state: 'delivered', reason: 'Denendi.', notify: true }))
  const { text } = await db().mail.findFirstOrThrow({ where: { workOrderId: id, kind: 'delivered' } })
  expect(text).toContain('Takip no: 7300 4418')
  expect(text).toContain('https://sarnic.example/izle/73004418')
})
