import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import type { OrderJson } from '@/lib/orders/order/output'
import { asOwner, bodyOf, problemIn } from '../../support/calls/handlers'
import { dayFromNow, useOrders } from '../../support/calls/orders'

const calls = useOrders()

let count = 0
const newSerial = () => `SN-${(count += 1)}-44 71`

const earlierOrdersOf = (serialNumber: string, deviceBrand = '') => {
  const search = new URLSearchParams({ serialNumber, deviceBrand })
  return bodyOf(calls.ask('GET WorkOrders/device', { query: `?${search}` }))
}

async function createDelivered(serialNumber: string, warrantyUntil = dayFromNow(60)): Promise<OrderJson> {
  const order = await calls.createApproved({ serialNumber })
  const move = { step: 6, state: 'delivered', reason: 'Denendi.', warrantyUntil }
  return bodyOf(calls.step(order.id, move))
}

const change = async (order: OrderJson, fields: Record<string, unknown>) => {
  const { serialNumber } = order
  return calls.put(order.id, { serialNumber, ...fields }, await calls.ifMatch(order.id))
}

describe('a device', () => {
  test('is recognised by brand and serial number in any spelling', async () => {
    const serialNumber = newSerial()
    const firstOrder = await createDelivered(serialNumber)
    const bareSerial = serialNumber.replaceAll(/[^\w]/g, '').toLowerCase()
    const secondOrder = await calls.create({ serialNumber: bareSerial, deviceBrand: ' YUMARO' })
    expect(secondOrder.visits).toMatchObject([
      { id: firstOrder.id, number: firstOrder.number, repair: 'Modül değişir.' },
    ])
    expect((await earlierOrdersOf(serialNumber.replaceAll('-', '/'))).map(({ id }) => id)).toEqual([
      secondOrder.id,
      firstOrder.id,
    ])
    expect(await earlierOrdersOf(serialNumber, 'Kestrun')).toEqual([])
    expect((await calls.read(firstOrder.id)).visits).toEqual([])
  })

  test('gets its key from the database, even if the previous version of the site writes the order', async () => {
    const { id } = await calls.create({ serialNumber: 'ŞIĞ 12-İ' })
    await asOwner(`update work_orders set device_brand = 'ÇIĞIR', serial_number = 'ab.12/Ü' where id = '${id}'`)
    expect(await db().workOrder.findUnique({ where: { id }, select: { deviceKey: true } })).toEqual({
      deviceKey: 'ab12u cigir',
    })
    expect((await earlierOrdersOf('AB12ü')).map((order) => order.id)).toEqual([id])
  })
})

describe('a repair under warranty', () => {
  test('needs neither a quote nor an approval, and has the rest of the first warranty', async () => {
    const serialNumber = newSerial()
    const firstOrder = await createDelivered(serialNumber, dayFromNow(90))
    const order = await calls.create({ serialNumber, underWarrantyOf: firstOrder.id })
    expect(order).toMatchObject({
      isUnderWarranty: true,
      warrantyDefault: dayFromNow(90),
      warrantyDecidedBy: calls.email,
    })
    await calls.advance(order.id, 2, 4, 5, 6)
    const deliveredOrder = await bodyOf(calls.step(order.id, { step: 6, state: 'delivered' }))
    expect(deliveredOrder).toMatchObject({ state: 'delivered', quote: null, warrantyUntil: dayFromNow(90) })
    expect(await calls.readAsCustomer(order.trackingToken)).toMatchObject({ isUnderWarranty: true })
  })

  test('can be chosen for an existing order until the repair starts', async () => {
    const serialNumber = newSerial()
    const firstOrder = await createDelivered(serialNumber)
    const order = await calls.create({ serialNumber })
    expect(order).toMatchObject({ isUnderWarranty: false, warrantyDecidedAt: null })
    await problemIn(calls.step(order.id, { step: 4 }), 409)
    const orderUnderWarranty = await bodyOf(change(order, { underWarrantyOf: firstOrder.id }))
    expect(orderUnderWarranty).toMatchObject({ isUnderWarranty: true, warrantyDecidedBy: calls.email })
    expect(await bodyOf(change(order, { accessories: 'Kablo' }))).toMatchObject({ isUnderWarranty: true })
    await calls.advance(order.id, 4)
    const lateRefusal = await problemIn(change(order, { underWarrantyOf: null }), 409)
    expect(lateRefusal.message).toMatch(/TP4’e kadar/)
    await calls.advance(order.id, 3)
    const orderWithoutWarranty = await bodyOf(change(order, { underWarrantyOf: null }))
    expect(orderWithoutWarranty).toMatchObject({ isUnderWarranty: false, warrantyDecidedAt: expect.any(String) })
    await problemIn(calls.step(order.id, { step: 4 }), 409)
    await problemIn(calls.step(order.id, { step: 6, state: 'delivered', reason: 'x' }), 409)
  })

  test('can be declined when the order is opened, and the time of the decision is stored', async () => {
    const serialNumber = newSerial()
    await createDelivered(serialNumber)
    const order = await calls.create({ serialNumber, underWarrantyOf: null })
    expect(order).toMatchObject({ isUnderWarranty: false, warrantyDecidedAt: expect.any(String) })
  })

  test('is refused for another device and for an order that was not delivered', async () => {
    const serialNumber = newSerial()
    const otherOrder = await createDelivered(newSerial())
    const { errors } = await problemIn(calls.post({ serialNumber, underWarrantyOf: otherOrder.id }), 400)
    expect(errors).toHaveProperty('underWarrantyOf')
    const undeliveredOrder = await calls.create({ serialNumber })
    const { message } = await problemIn(calls.post({ serialNumber, underWarrantyOf: undeliveredOrder.id }), 409)
    expect(message).toContain(undeliveredOrder.number)
  })
})
