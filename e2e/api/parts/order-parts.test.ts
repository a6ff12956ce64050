import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { bodyOf, problemIn } from '../../support/calls/handlers'
import { useParts } from '../../support/calls/parts'

const parts = useParts()
const { orders } = parts

test('from step 4 on, the approved quote’s parts are proposed, booked once by simultaneous calls, and proposed again when taken back', async () => {
  const [igbt, fan] = [await parts.create({}, 3000), await parts.create({}, 1000)]
  const lines = [
    { partId: igbt.id, quantity: 1 },
    { partId: fan.id, quantity: 1.5 },
    { partId: igbt.id, quantity: 0.25 },
    { quantity: 1, text: 'Soğutma fanı, 24 V' },
  ]
  const id = await parts.createRepair(lines)
  const orderPartsBefore = await parts.readOrderParts(id)
  const proposedParts = [
    { partId: igbt.id, quantity: 1250 },
    { partId: fan.id, quantity: 1500 },
  ]
  expect(orderPartsBefore).toMatchObject({
    isProposing: true,
    proposed: proposedParts,
    used: [],
    unlinked: ['Soğutma fanı, 24 V'],
    awaited: null,
  })
  expect(orderPartsBefore.parts.map((part) => part.id).toSorted()).toEqual([igbt.id, fan.id].toSorted())
  const bookProposed = () =>
    parts.use(
      id,
      proposedParts.map((item) => ({ ...item, isProposed: true })),
    )
  const responses = await Promise.all([bookProposed(), bookProposed()])
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect((await parts.read(fan.id)).onHand).toBe(-500)
  const orderPartsAfterUse = await parts.recordUse(id, [{ partId: fan.id, quantity: 1000 }])
  expect(orderPartsAfterUse.proposed).toEqual([])
  expect(orderPartsAfterUse.used.map(({ partId, quoted, movement }) => [partId, quoted, movement.quantity])).toEqual(
    expect.arrayContaining([
      [fan.id, 1500, -1000],
      [fan.id, 1500, -1500],
      [igbt.id, 1250, -1250],
    ]),
  )
  const usedIgbt = orderPartsAfterUse.used.find(({ partId }) => partId === igbt.id)!
  await bodyOf(parts.reverse(igbt.id, usedIgbt.movement.id, 'Takılmadı'), 201)
  const orderPartsAfterReversal = await parts.readOrderParts(id)
  expect(orderPartsAfterReversal.proposed).toEqual([proposedParts[0]])
  expect(orderPartsAfterReversal.used.find(({ partId }) => partId === igbt.id)!.movement.isTakenBack).toBe(true)
})

test('nothing is proposed before the repair, without approval, or for a closed order', async () => {
  const part = await parts.create({}, 3000)
  const line = { kind: 'part', text: 'Fan', unit: 'adet', unitPrice: 100, quantity: 1, partId: part.id }
  const { id } = await orders.create()
  await orders.sendQuote(id, { amount: null, lines: [line] })
  expect(await parts.readOrderParts(id)).toMatchObject({ isProposing: false, proposed: [], parts: [{ id: part.id }] })
  await bodyOf(orders.recordDecision(id))
  expect((await parts.readOrderParts(id)).proposed).toEqual([])
  await orders.advance(id, 4)
  expect((await parts.readOrderParts(id)).proposed).toHaveLength(1)
  await bodyOf(orders.step(id, { step: 4, state: 'returned' }))
  expect((await parts.readOrderParts(id)).proposed).toEqual([])
})

test('a quote keeps the part of each line, and the customer does not see it', async () => {
  const part = await parts.create()
  const { id, trackingToken } = await orders.create()
  const line = { kind: 'part', text: 'Fan', unit: 'adet', unitPrice: 100, quantity: 2 }
  const lines = [{ ...line, partId: part.id }, line]
  const quote = await orders.sendQuote(id, { amount: null, lines })
  expect(quote.lines.map(({ partId }) => partId)).toEqual([part.id, null])
  expect(JSON.stringify(await orders.readAsCustomer(trackingToken))).not.toContain(part.id)
  const secondQuote = await bodyOf<{ version: number }>(
    orders.quote(id, { amount: null, lines: [line, line] }, await orders.ifMatch(id)),
    201,
  )
  expect(secondQuote.version).toBe(2)
})

const setWaiting = (id: string, fields: Record<string, unknown>) => orders.put(id, { waitingForPart: true, ...fields })
const turnWords = async (id: string) => (await orders.read(id)).turn?.words

test('incoming parts are reserved for the orders that wait for them, the oldest first, and each of these orders says that its part has arrived', async () => {
  const part = await parts.create()
  const [firstOrder, secondOrder, thirdOrder] = [await orders.create(), await orders.create(), await orders.create()]
  for (const { id } of [thirdOrder, secondOrder]) await bodyOf(setWaiting(id, { awaitedPartId: part.id }))
  await bodyOf(setWaiting(firstOrder.id, { awaitedPartId: part.id, awaitedQuantity: 2500 }))
  expect(await parts.read(part.id)).toMatchObject({
    waitingOrders: [
      { number: thirdOrder.number, quantity: 1000, arrivedAt: null },
      { number: secondOrder.number, quantity: 1000, arrivedAt: null },
      { number: firstOrder.number, quantity: 2500, arrivedAt: null },
    ],
  })
  expect(await parts.codes('?filter=waiting')).toEqual([part.code])
  await parts.addMovement(part.id, 'in', 1500)
  const allTurnWords = () => Promise.all([firstOrder, secondOrder, thirdOrder].map(({ id }) => turnWords(id)))
  expect(await allTurnWords()).toEqual(['parça bekleniyor', 'parça geldi', 'parça bekleniyor'])
  await parts.addMovement(part.id, 'count', 4500)
  expect(await allTurnWords()).toEqual(['parça geldi', 'parça geldi', 'parça geldi'])
  expect(await parts.codes('?filter=waiting')).toEqual([])
  const { turn, partArrivedAt } = await orders.read(firstOrder.id)
  expect(turn).toMatchObject({ on: 'us', waitsFor: 'arrived-part', since: partArrivedAt })
  const { groups } = await bodyOf(orders.ask('GET Dashboard/today'))
  const arrivedRows = groups.find(({ name }) => name === 'ready')!.rows.filter(({ text }) => text === 'parça geldi')
  expect(arrivedRows.map(({ code }) => code).toSorted()).toEqual(
    [firstOrder, secondOrder, thirdOrder].map(({ number }) => number),
  )
  expect((await parts.readOrderParts(firstOrder.id)).awaited).toMatchObject({ partId: part.id, quantity: 2500 })
  await parts.recordUse(firstOrder.id, [{ partId: part.id, quantity: 2500 }])
  expect(await orders.read(firstOrder.id)).toMatchObject({
    waitingForPart: false,
    awaitedPartId: null,
    partArrivedAt: null,
  })
})

test('until the part has arrived, the customer sees that the order waits for it', async () => {
  const part = await parts.create()
  const { id, trackingToken } = await orders.create()
  await bodyOf(setWaiting(id, { awaitedPartId: part.id, partShown: true, partExpectedOn: '2026-03-16' }))
  expect((await orders.readAsCustomer(trackingToken)).part).toEqual({ expectedOn: '2026-03-16' })
  await parts.addMovement(part.id, 'in', 1000)
  expect((await orders.readAsCustomer(trackingToken)).part).toBeNull()
})

test('an order keeps the awaited part until it names another or no longer waits; a part on hand counts as arrived', async () => {
  const [part, otherPart] = [await parts.create(), await parts.create({}, 1000)]
  const { id } = await orders.create()
  await bodyOf(setWaiting(id, { awaitedPartId: part.id, awaitedQuantity: 500 }))
  expect(await bodyOf(setWaiting(id, {}))).toMatchObject({ awaitedPartId: part.id, awaitedQuantity: 500 })
  await parts.addMovement(part.id, 'in', 500)
  expect(await turnWords(id)).toBe('parça geldi')
  expect(await bodyOf(setWaiting(id, { awaitedQuantity: 600 }))).toMatchObject({ partArrivedAt: null })
  expect(await bodyOf(setWaiting(id, { awaitedPartId: otherPart.id, awaitedQuantity: null }))).toMatchObject({
    turn: { words: 'parça geldi' },
  })
  const problem = await problemIn(setWaiting(id, { awaitedPartId: id }), 400)
  expect(problem.errors).toHaveProperty('awaitedPartId')
  expect(await bodyOf(orders.put(id, {}))).toMatchObject({ awaitedPartId: null, awaitedQuantity: null })
  await bodyOf(setWaiting(id, { awaitedPartId: part.id }))
  await bodyOf(orders.step(id, { step: 1, state: 'cancelled' }))
  expect(await orders.read(id)).toMatchObject({ waitingForPart: false, awaitedPartId: null })
})

test('incoming parts, uses, and orders that begin to wait do not block each other', async () => {
  const [firstPart, secondPart] = [await parts.create({}, 1000), await parts.create({}, 1000)]
  const orderList = await Promise.all([1, 2, 3, 4].map(() => orders.create()))
  const usesOfBoth = [firstPart, secondPart].map(({ id }) => ({ partId: id, quantity: 100 }))
  const responses = await Promise.all(
    orderList.flatMap(({ id }, n) => [
      setWaiting(id, { awaitedPartId: (n % 2 ? firstPart : secondPart).id }),
      parts.use(id, n % 2 ? usesOfBoth : usesOfBoth.toReversed()),
      parts.move(firstPart.id, 'in', 1000, { orderId: id }),
      parts.move(secondPart.id, 'in', 1000),
    ]),
  )
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 201]))
  expect(
    await db().part.findMany({ where: { id: { in: [firstPart.id, secondPart.id] } }, select: { onHand: true } }),
  ).toEqual([{ onHand: 4600 }, { onHand: 4600 }])
})
