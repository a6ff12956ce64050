import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { monthsLater } from '@/lib/platform/turkish/dates'
import { bodyOf, problemIn } from '../../support/calls/handlers'
import { dayFromNow, useOrders } from '../../support/calls/orders'

const calls = useOrders()

const move = async (id: string, fields: Record<string, unknown>) => bodyOf(calls.step(id, fields))
const refusalOf = async (id: string, fields: Record<string, unknown>, status: number) =>
  (await problemIn(calls.step(id, fields), status)).message

const createTestedOrder = async () => {
  const order = await calls.createInTest()
  await calls.signTest(order.id)
  return order
}

const NO_APPROVAL = 'Onay olmadan onarıma geçilemez.'
const NO_TEST = 'Yük altında test atlanıyorsa nedenini yazın.'

test('a step adds an event with its time and staff’s message to the customer, and is emailed if staff choose to', async () => {
  const { id, trackingToken, stepSince } = await calls.create()
  const order = await move(id, { step: 2, text: 'Ölçüme başladık.' })
  expect(order.step).toBe(2)
  expect(order.stepSince > stepSince).toBe(true)
  expect(order.events[0]).toMatchObject({ kind: 'step', step: 2, text: 'Ölçüme başladık.', author: calls.email })
  const customerOrder = await calls.readAsCustomer(trackingToken)
  expect(customerOrder.texts).toMatchObject([{ text: 'Ölçüme başladık.' }])
  expect(customerOrder.reachedAt[1]).toBe(order.stepSince)
  expect(order.mails.map(({ kind }) => kind)).toEqual(['order-opened'])
  expect((await move(id, { step: 1, notify: true })).mails[0]).toMatchObject({ kind: 'step-reached' })
})

test('steps 4 and 5 need the approval of the quote that the customer sees', async () => {
  const { id } = await calls.create()
  for (const step of [4, 5]) expect(await refusalOf(id, { step }, 409)).toBe(NO_APPROVAL)
  await calls.sendQuote(id)
  expect(await refusalOf(id, { step: 4 }, 409)).toBe(NO_APPROVAL)
  await bodyOf(calls.recordDecision(id, { decision: 'declined' }))
  expect(await refusalOf(id, { step: 4, reason: 'x' }, 409)).toBe(NO_APPROVAL)
  await calls.sendQuote(id, { amount: 900_000 })
  await bodyOf(calls.recordDecision(id, { quoteVersion: 2 }))
  expect((await move(id, { step: 4 })).step).toBe(4)
})

test('a delivery starts a warranty of six months, and its email has staff’s message to the customer', async () => {
  const { id } = await createTestedOrder()
  const order = await move(id, { step: 6, state: 'delivered', text: 'Ambalajı kontrol edin.', notify: true })
  expect(order).toMatchObject({ step: 6, state: 'delivered', warrantyUntil: monthsLater(dayFromNow(0), 6) })
  expect(order.closedAt).toBe(order.events[0]!.createdAt)
  expect(order.events[0]).toMatchObject({ kind: 'closed', state: 'delivered' })
  expect(order.mails[0]).toMatchObject({ kind: 'delivered' })
  const { text } = await db().mail.findFirstOrThrow({ where: { workOrderId: id, kind: 'delivered' } })
  expect(text).toContain('Atölyenin notu: Ambalajı kontrol edin.')
})

test('staff choose the last day of the warranty, which may not be in the past', async () => {
  const { id } = await createTestedOrder()
  const delivery = { step: 6, state: 'delivered' }
  await refusalOf(id, { ...delivery, warrantyUntil: dayFromNow(-1) }, 400)
  expect((await move(id, { ...delivery, warrantyUntil: dayFromNow(90) })).warrantyUntil).toBe(dayFromNow(90))
})

test('a second delivery keeps the longer warranty of the first, unless staff choose a shorter one', async () => {
  const { id } = await createTestedOrder()
  const delivery = { step: 6, state: 'delivered' }
  await move(id, { ...delivery, warrantyUntil: dayFromNow(900) })
  const reopenedOrder = await move(id, { step: 6, state: 'open', reason: 'Fatura eksikti.' })
  expect(reopenedOrder.warrantyDefault).toBe(dayFromNow(900))
  expect((await move(id, delivery)).warrantyUntil).toBe(dayFromNow(900))
  await move(id, { step: 6, state: 'open', reason: 'Gün yanlıştı.' })
  expect((await move(id, { ...delivery, warrantyUntil: dayFromNow(90) })).warrantyUntil).toBe(dayFromNow(90))
})

test('step 6 and a delivery without the load test need a reason', async () => {
  const { id } = await calls.createApproved()
  await calls.advance(id, 4)
  expect(await refusalOf(id, { step: 6 }, 400)).toBe(NO_TEST)
  const delivery = { step: 6, state: 'delivered' }
  const { errors } = await problemIn(calls.step(id, delivery), 400)
  expect(errors).toEqual({ reason: [NO_TEST] })
  const order = await move(id, { ...delivery, reason: 'Müşteri acil istedi.' })
  expect(order.events[0]).toMatchObject({ state: 'delivered', reason: 'Müşteri acil istedi.' })
})

test('a load test does not count once the repair has been resumed', async () => {
  const { id } = await createTestedOrder()
  await calls.advance(id, 4)
  expect(await refusalOf(id, { step: 6, state: 'delivered' }, 400)).toBe(NO_TEST)
})

test('a device is delivered only with an approved quote, even with a reason', async () => {
  const { id } = await calls.create()
  const delivery = { step: 6, state: 'delivered', reason: 'Müşteri istedi.' }
  const noQuoteMessage = 'Onaylanmış teklif olmadan teslim edilemez. İade edin ya da iptal edin.'
  expect(await refusalOf(id, delivery, 409)).toBe(noQuoteMessage)
  await calls.sendQuote(id)
  await bodyOf(calls.recordDecision(id, { decision: 'declined' }))
  expect(await refusalOf(id, delivery, 409)).toBe(noQuoteMessage)
  expect((await move(id, { ...delivery, state: 'returned' })).state).toBe('returned')
})

test.each(['returned', 'cancelled'])(
  'an order can be %s at any step without approval, test or warranty',
  async (state) => {
    const { id } = await calls.create({ waitingForPart: true })
    const order = await move(id, { step: 6, state })
    expect(order).toMatchObject({ state, warrantyUntil: null, waitingForPart: false })
    expect(order.closedAt).not.toBeNull()
  },
)

test('a delivered order that is reopened and returned loses its warranty', async () => {
  const { id } = await createTestedOrder()
  await move(id, { step: 6, state: 'delivered', warrantyUntil: dayFromNow(90) })
  expect(await move(id, { step: 6, state: 'open', reason: 'Geri geldi.' })).toMatchObject({
    warrantyUntil: dayFromNow(90),
  })
  expect((await move(id, { step: 6, state: 'returned' })).warrantyUntil).toBeNull()
})

test('a closed order changes its step only when it is reopened, which needs a reason', async () => {
  const { id } = await calls.create()
  await move(id, { step: 1, state: 'cancelled' })
  for (const fields of [{ step: 2 }, { step: 6, state: 'delivered', reason: 'x' }, { step: 1, state: 'cancelled' }]) {
    expect(await refusalOf(id, fields, 409)).toBe('İş emri kapalı. Önce yeniden açın.')
  }
  expect(await refusalOf(id, { step: 2, state: 'open' }, 400)).toBe('Yeniden açma sebebini yazın.')
  expect(await refusalOf(id, { step: 4, state: 'open', reason: 'x' }, 409)).toBe(NO_APPROVAL)
  const order = await move(id, { step: 2, state: 'open', reason: 'Müşteri vazgeçti.' })
  expect(order).toMatchObject({ step: 2, state: 'open', closedAt: null })
  expect(order.events[0]).toMatchObject({ kind: 'reopened', reason: 'Müşteri vazgeçti.' })
})

test('two simultaneous steps are both taken, one after the other', async () => {
  const { id } = await calls.create()
  await Promise.all([move(id, { step: 2 }), move(id, { step: 3 })])
  const order = await calls.read(id)
  expect(order.events).toHaveLength(3)
  expect(order.step).toBe(order.events[0]!.step)
  expect((await db().workOrder.findUniqueOrThrow({ where: { id } })).version).toBe(3)
})
