import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { serializeAudit } from '@/lib/audit/output'
import { db } from '@/lib/platform/db/client'
import { bodyOf, problemIn } from '../../support/calls/handlers'
import { useParts } from '../../support/calls/parts'
import { randomNumbers } from '../../support/random'

const parts = useParts()

const newKeyHeaders = () => ({ 'idempotency-key': newId() })

test('a part has a unique code in capital letters, and saving the part never changes its quantity', async () => {
  const fields = { code: 'fan-80-24', name: 'Soğutma fanı', unit: 'adet', least: 4000, place: 'Raf D1', price: 54_000 }
  const response = await parts.post({ ...fields, onHand: 9000 })
  const etag = response.headers.get('etag')!
  const { id, ...part } = await bodyOf<Record<string, unknown> & { id: string }>(response, 201)
  expect(part).toMatchObject({ ...fields, code: 'FAN-80-24', currency: 'TRY', onHand: 0, movements: 0, isLow: true })
  expect(part.labelUrl).toMatch(/^HTTPS?:\/\/[A-Z0-9.:-]+\/P\/FAN-80-24$/)
  const problem = await problemIn(parts.post({ code: 'FAN-80-24', name: 'Başka' }), 409)
  expect(problem.errors).toEqual({ code: ['Bu kod var: Soğutma fanı.'] })
  for (const code of ['', 'ŞASİ', 'A B', 'A'.repeat(17)]) await problemIn(parts.post({ code, name: 'x' }), 400)
  await parts.addMovement(id, 'in', 500)
  const change = { ...fields, name: 'Fan', onHand: 1 }
  expect(await bodyOf(parts.put(id, change, { 'if-match': etag }))).toMatchObject({ name: 'Fan', onHand: 500 })
  await problemIn(parts.put(id, change, { 'if-match': etag }), 412)
  expect(await parts.read('Fan-80-24')).toMatchObject({ id, name: 'Fan' })
  const entries = await db().auditEntry.findMany({ where: { itemId: id }, orderBy: { id: 'asc' } })
  const texts = entries.map(serializeAudit).map(({ actionText, item, changes }) => {
    return [actionText, item, ...changes.map(({ label, after }) => `${label}: ${after}`)]
  })
  expect(texts).toEqual([
    expect.arrayContaining(['Parça ekledi', 'Parça FAN-80-24', 'En az: 4', 'Satış fiyatı: 540,00']),
    expect.arrayContaining(['Stok hareketi yazdı', 'Ne: Giriş', 'Miktar: 0,5', 'Sonra: 0,5']),
    ['Parçayı değiştirdi', 'Parça FAN-80-24', 'Ad: Fan'],
  ])
})

test('the site can neither change nor delete a movement', async () => {
  const { id } = await parts.create({}, 1000)
  const where = { partId: id }
  await expect(db().partMovement.deleteMany({ where })).rejects.toMatchObject({ cause: { code: '42501' } })
  await expect(db().partMovement.updateMany({ where, data: { quantity: 1 } })).rejects.toMatchObject({
    cause: { code: '42501' },
  })
  expect(await parts.movements(id)).toHaveLength(1)
})

test('in random histories the quantity, each balance and the filters agree with a plain sum of the movements', async () => {
  const random = randomNumbers(49)
  const order = await parts.orders.create()
  const ids = await Promise.all([0, 1, 2, 3].map(async (n) => (await parts.create({ least: n * 2500 })).id))
  const onHand = new Map(ids.map((id) => [id, 0]))
  for (let step = 0; step < 80; step++) {
    const id = ids[random(4)]!
    const quantity = 1 + random(4000)
    const choice = random(5)
    const movements = choice === 1 ? await parts.movements(id) : []
    const reversibleMovement = movements.find(
      ({ kind, isTakenBack }) => (kind === 'in' || kind === 'out') && !isTakenBack,
    )
    if (choice === 0) await parts.addMovement(id, 'count', quantity)
    else if (choice === 1 && reversibleMovement) await bodyOf(parts.reverse(id, reversibleMovement.id), 201)
    else if (choice === 2) await parts.recordUse(order.id, [{ partId: id, quantity }])
    else await parts.addMovement(id, choice === 3 ? 'in' : 'out', quantity)
    const onHandBefore = onHand.get(id)!
    const expected =
      choice === 0
        ? quantity
        : choice === 1 && reversibleMovement
          ? onHandBefore - reversibleMovement.quantity
          : onHandBefore + (choice === 3 ? quantity : -quantity)
    onHand.set(id, expected)
  }
  for (const [id, expected] of onHand) {
    const part = await parts.read(id)
    const movements = (await parts.movements(id)).toReversed()
    let sum = 0
    for (const [index, { number, quantity, balance, recorded, kind }] of movements.entries()) {
      expect([number, recorded]).toEqual([index + 1, kind === 'count' ? sum : null])
      expect(balance).toBe((sum += quantity))
    }
    expect([part.onHand, part.movements, part.isLow]).toEqual([sum, movements.length, sum < part.least])
    expect(sum).toBe(expected)
    expect((await parts.codes('?filter=low')).includes(part.code)).toBe(sum < part.least)
    expect((await parts.codes('?filter=negative')).includes(part.code)).toBe(sum < 0)
  }
})

test('twenty people book at once, and nothing is lost; two who take the last part both succeed', async () => {
  const { id } = await parts.create({}, 20_000)
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => (await parts.move(id, n % 2 ? 'out' : 'in', 1000 + n)).status),
  )
  expect(new Set(statuses)).toEqual(new Set([201]))
  expect(await parts.read(id)).toMatchObject({ onHand: 20_000 - 10, movements: 21 })
  const lastPart = await parts.create({}, 1000)
  const [order1, order2] = [await parts.orders.create(), await parts.orders.create()]
  const items = [{ partId: lastPart.id, quantity: 1000 }]
  const responses = await Promise.all([order1, order2].map((order) => parts.use(order.id, items)))
  expect(responses.map(({ status }) => status)).toEqual([200, 200])
  expect(await parts.read(lastPart.id)).toMatchObject({ onHand: -1000 })
})

test('a repeated idempotency key books once, even in simultaneous calls', async () => {
  const part = await parts.create()
  const headers = newKeyHeaders()
  const statuses = await Promise.all(
    [1, 2, 3].map(async () => (await parts.move(part.id, 'in', 1000, {}, headers)).status),
  )
  expect(statuses).toEqual([201, 201, 201])
  const order = await parts.orders.create()
  const useHeaders = newKeyHeaders()
  for (const _ of [1, 2]) await bodyOf(parts.use(order.id, [{ partId: part.id, quantity: 400 }], useHeaders))
  expect((await parts.read(part.id)).onHand).toBe(600)
  await problemIn(parts.move((await parts.create()).id, 'in', 1, {}, headers), 409)
})

test('a movement can be taken back once by a counter-movement; a count or a counter-movement cannot', async () => {
  const part = await parts.create({}, 5000)
  const order = await parts.orders.create()
  const [use] = (await parts.recordUse(order.id, [{ partId: part.id, quantity: 2000 }])).used
  const responses = await Promise.all([1, 2].map(() => parts.reverse(part.id, use!.movement.id, 'Takılmadı')))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 409]))
  const [counterMovement, reversedMovement] = await parts.movements(part.id)
  const { number } = order
  expect(counterMovement).toMatchObject({
    kind: 'counter',
    quantity: 2000,
    balance: 5000,
    reason: 'Takılmadı',
    order: { number },
  })
  expect(counterMovement!.takesBack).toMatchObject({
    id: reversedMovement!.id,
    kind: 'out',
    quantity: -2000,
    order: { number },
  })
  expect(reversedMovement!.isTakenBack).toBe(true)
  await problemIn(parts.reverse(part.id, counterMovement!.id), 409)
  await parts.addMovement(part.id, 'count', 5000)
  await problemIn(parts.reverse(part.id, (await parts.movements(part.id))[0]!.id), 409)
  await problemIn(parts.reverse((await parts.create()).id, counterMovement!.id), 404)
})

test('a count of one part is refused if something was booked since it was shown', async () => {
  const part = await parts.create({}, 5000)
  await parts.addMovement(part.id, 'out', 1000)
  await problemIn(parts.move(part.id, 'count', 5000, { seen: part.movements }), 409)
  await bodyOf(parts.move(part.id, 'count', 4500, { seen: part.movements + 1 }), 201)
  expect((await parts.movements(part.id))[0]).toMatchObject({
    kind: 'count',
    quantity: 500,
    balance: 4500,
    recorded: 4000,
  })
})

test('a count of several parts writes only differences, and asks about parts that moved meanwhile until the answer is current', async () => {
  const [samePart, fewerPart, partMovedBefore, partMovedAfter] = await Promise.all(
    [1, 2, 3, 4].map(() => parts.create({}, 6000)),
  )
  for (const { id } of [partMovedBefore!, partMovedAfter!]) await parts.addMovement(id, 'out', 2000)
  const seen = 1
  const items = [
    { id: samePart!.id, counted: 6000, seen },
    { id: fewerPart!.id, counted: 5500, seen },
    { id: partMovedBefore!.id, counted: 6000, seen },
    { id: partMovedAfter!.id, counted: 4000, seen },
  ]
  const firstResult = await parts.count(items)
  expect([firstResult.written, firstResult.same]).toEqual([[fewerPart!.id], [samePart!.id]])
  const movedParts = firstResult.moved.map(({ id, asked, movements, ...row }) => [
    id,
    asked,
    movements.length,
    row.before,
    row.after,
  ])
  expect(movedParts).toEqual([
    [partMovedBefore!.id, 2, 1, 4000, 6000],
    [partMovedAfter!.id, 2, 1, 2000, 4000],
  ])
  await parts.addMovement(partMovedBefore!.id, 'out', 1000)
  const answers = [
    { ...items[2], asked: 2, moved: 'before' },
    { ...items[3], asked: 2, moved: 'after' },
  ]
  const secondResult = await parts.count(answers)
  expect([secondResult.same, secondResult.moved.map(({ id, asked }) => [id, asked])]).toEqual([
    [partMovedAfter!.id],
    [[partMovedBefore!.id, 3]],
  ])
  const thirdResult = await parts.count([{ ...items[2], asked: 3, moved: 'before' }])
  expect(thirdResult).toEqual({ written: [], same: [partMovedBefore!.id], moved: [] })
  expect((await parts.read(partMovedBefore!.id)).onHand).toBe(3000)
  // The response was lost, and the same count is sent again.
  expect(await parts.count([items[1]!])).toMatchObject({ written: [], same: [fewerPart!.id] })
})

test('the list finds and sorts parts, and counts what its filters find', async () => {
  const counts = await parts.counts()
  await parts.create({ code: 'ZZ-2', name: 'Şönt direnç ölçü', place: 'Raf Z1', supplier: 'Kuzey', least: 1 })
  await parts.create({ code: 'ZZ-1', name: 'Zayıf ölçü', place: 'Raf Z2' }, 1000)
  const { id } = await parts.create({ code: 'ZZ-3', name: 'Rezistans ölçü', place: 'Raf Z0' })
  await parts.addMovement(id, 'out', 500)
  expect(await parts.codes('?q=OLCU')).toEqual(['ZZ-3', 'ZZ-2', 'ZZ-1'])
  expect(await parts.codes('?q=olcu&sort=code')).toEqual(['ZZ-1', 'ZZ-2', 'ZZ-3'])
  expect(await parts.codes('?q=olcu&sort=name')).toEqual(['ZZ-3', 'ZZ-2', 'ZZ-1'])
  expect(await parts.codes('?q=olcu&sort=moved')).toEqual(['ZZ-3', 'ZZ-1', 'ZZ-2'])
  expect(await parts.codes('?q=kuzey zz-2')).toEqual(['ZZ-2'])
  expect(await parts.codes('?q=olcu&filter=low')).toEqual(['ZZ-3', 'ZZ-2'])
  const page = await parts.list('?q=olcu&page=2&pageSize=2')
  expect([page.headers.get('x-total-count'), (await bodyOf(page)).length]).toEqual(['3', 1])
  const { all, low, negative } = await parts.counts()
  expect([all - counts.all, low - counts.low, negative - counts.negative]).toEqual([3, 2, 1])
})
