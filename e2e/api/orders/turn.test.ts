import { beforeAll, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { OrderRowJson } from '@/lib/orders/order/output'
import { turnSql } from '@/lib/orders/turn/data'
import { READY_FOR_REPAIR, TURNS, type WaitsFor, WAITS_FOR } from '@/lib/orders/turn/turn'
import { db } from '@/lib/platform/db/client'
import { phoneKey } from '@/lib/platform/turkish/phone'
import { bodyOf } from '../../support/calls/handlers'
import { dayFromNow, useOrders } from '../../support/calls/orders'
import { randomNumbers } from '../../support/random'
import { HOUR_MS } from '@/lib/platform/turkish/dates'
import { orderRow } from '../../support/calls/rows'

const calls = useOrders()

const ORDER_COUNT = 400
const READING = { what: 'Akım', nominal: '14', measured: '13,9', unit: 'A' }

/** Returns orders in every condition with their quotes and load tests. They are the same in each run. */
function randomOrders() {
  const random = randomNumbers(20_261_129)
  const pick = <Choice>(...choices: Choice[]) => choices[random(choices.length)]!
  /** Returns a random past time, in practice another one on each call, so that sorting by waiting time is unambiguous. */
  const randomPastTime = () => new Date(Date.now() - (1 + random(300)) * HOUR_MS - random(HOUR_MS))
  const randomDay = () => new Date(dayFromNow(random(5) - 2))
  const orders: Prisma.WorkOrderCreateManyInput[] = []
  const quotes: Prisma.QuoteCreateManyInput[] = []
  const loadTests: Prisma.LoadTestCreateManyInput[] = []
  for (let n = 1; n <= ORDER_COUNT; n++) {
    const id = newId()
    const state = pick('open', 'open', 'open', 'open', 'open', 'delivered', 'returned', 'cancelled')
    orders.push(
      orderRow({
        id,
        state,
        closedAt: state === 'open' ? null : randomPastTime(),
        number: `2020-${String(n).padStart(4, '0')}`,
        phoneKey: phoneKey('0532 555 01 23'),
        faultDescription: pick('Fan dönmüyor', 'AL16'),
        step: 1 + random(6),
        stepSince: randomPastTime(),
        updatedAt: randomPastTime(),
        waitingForPart: random(6) === 0,
        partExpectedOn: pick(null, randomDay()),
        partArrivedAt: pick(null, null, randomPastTime()),
        promisedOn: pick(null, randomDay()),
        underWarrantyOf: random(5) === 0 && orders[0] ? orders[0].id : null,
      }),
    )
    const versions = random(4)
    for (let version = 1; version <= versions; version++) {
      const isSent = version < versions || random(3) > 0
      const decision = isSent ? pick(null, 'approved', 'declined') : null
      const sentFields = isSent && { sentAt: randomPastTime(), net: 100, vat: 20, total: 120 }
      const decisionFields = decision && {
        decision,
        decidedAt: randomPastTime(),
        decidedBy: 'Kişi',
        decidedHow: 'page',
      }
      const price = { amount: 100, work: '', leadDays: 3, validUntil: randomDay() }
      quotes.push({ id: newId(), workOrderId: id, version, ...price, ...sentFields, ...decisionFields })
    }
    for (let number = 1; number <= random(3); number++) {
      const rows = Array.from({ length: random(3) }, () => ({ ...READING, passed: pick(true, true, false, null) }))
      const signedAt = pick(null, randomPastTime(), new Date())
      loadTests.push({
        id: newId(),
        workOrderId: id,
        number,
        rows,
        signedAt,
        signedBy: signedAt ? 'usta@ornek.example' : '',
      })
    }
  }
  return { orders, quotes, loadTests }
}

let rows: OrderRowJson[]
beforeAll(async () => {
  const { orders, quotes, loadTests } = randomOrders()
  await db().workOrder.createMany({ data: orders })
  await db().quote.createMany({ data: quotes })
  await db().loadTest.createMany({ data: loadTests })
  rows = await calls.rows('')
})

const numbersOf = (orders: OrderRowJson[]) => orders.map(({ number }) => number)
const rowsWaitingFor = (...waits: WaitsFor[]) => rows.filter(({ turn }) => turn && waits.includes(turn.waitsFor))

test('SQL and code agree on whose turn it is in each random order, and since when', async () => {
  type SqlTurn = { number: string; waitsFor: WaitsFor | null; since: Date | null }
  const turns = await db().$queryRaw<SqlTurn[]>`
    SELECT "number", "turn"."waits_for" AS "waitsFor", "turn"."since" FROM "work_orders" ${turnSql()}`
  const turnsBySql = Object.fromEntries(
    turns.map(({ number, waitsFor, since }) => [number, [waitsFor, since?.toISOString()]]),
  )
  expect(rows.length).toBe(ORDER_COUNT)
  for (const { number, turn } of rows)
    expect([number, turnsBySql[number]]).toEqual([number, [turn?.waitsFor ?? null, turn?.since]])
  expect(new Set(rows.map(({ turn }) => turn?.waitsFor))).toEqual(new Set([undefined, ...WAITS_FOR]))
})

test('an order has the same turn as its row in the list', async () => {
  for (const waitsFor of WAITS_FOR) {
    const [row] = rowsWaitingFor(waitsFor)
    expect((await calls.read(row!.id)).turn).toEqual(row!.turn)
  }
})

test('the list can be filtered by turn and by what needs attention, and the counts agree', async () => {
  const counts = await bodyOf(calls.ask('GET WorkOrders/counts'))
  for (const party of TURNS) {
    const expected = rows.filter(({ turn }) => turn?.on === party)
    expect([party, numbersOf(await calls.rows(`?turn=${party}`))]).toEqual([party, numbersOf(expected)])
    expect([party, counts.turns[party]]).toEqual([party, expected.length])
  }
  expect(counts.turns.us + counts.turns.customer + counts.turns.part).toBe(counts.states.open)
  const filters = {
    ready: READY_FOR_REPAIR,
    unanswered: ['answer'],
    expired: ['expired'],
    part: ['part', 'late-part'],
  } as const
  for (const [attention, waits] of Object.entries(filters)) {
    const expected = numbersOf(rowsWaitingFor(...waits))
    expect([attention, numbersOf(await calls.rows(`?attention=${attention}`))]).toEqual([attention, expected])
    expect(counts.attention[attention as keyof typeof filters]).toBe(expected.length)
  }
})

test('the filter by turn can be combined with other filters, search, sorting and pages', async () => {
  const expected = rows.filter(
    ({ turn, step, faultDescription }) => turn?.on === 'us' && step === 4 && faultDescription === 'AL16',
  )
  const page = await calls.list('?turn=us&step=4&q=al16&phone=05325550123&sort=waiting&page=2&pageSize=3')
  expect(page.headers.get('x-total-count')).toBe(String(expected.length))
  const sortedRows = expected.toSorted((a, b) => a.turn!.since.localeCompare(b.turn!.since))
  expect(numbersOf(await bodyOf(page))).toEqual(numbersOf(sortedRows.slice(3, 6)))
  expect(await calls.rows('?turn=us&state=delivered')).toEqual([])
  expect((await calls.list('?turn=them')).status).toBe(400)
  expect((await calls.list('?sort=number')).status).toBe(400)
})

test('sorting puts the longest waiting or the earliest promised order first, and closed orders last', async () => {
  const byKey = (keyOf: (row: OrderRowJson) => string | null | undefined) =>
    numbersOf(rows.toSorted((a, b) => (keyOf(a) ?? 'z').localeCompare(keyOf(b) ?? 'z')))
  expect(numbersOf(await calls.rows('?sort=waiting'))).toEqual(byKey(({ turn }) => turn?.since))
  expect(numbersOf(await calls.rows('?sort=promised'))).toEqual(
    byKey(({ state, promisedOn }) => (state === 'open' ? promisedOn : null)),
  )
})

test('the last column of the CSV list says what each open order waits for', async () => {
  const csv = await (await calls.list('', { accept: 'text/csv' })).text()
  const [heading, ...lines] = csv.trimEnd().split('\r\n')
  expect(heading).toMatch(/;"Bekleyen iş"$/)
  expect(lines.map((line) => line.split(';').at(-1))).toEqual(rows.map(({ turn }) => `"${turn?.words ?? ''}"`))
})

test('the groups of today’s work have the same counts as their filters, and list an order in the first group that it fits', async () => {
  const { groups, total } = await bodyOf(calls.ask('GET Dashboard/today'))
  expect(groups.map(({ name }) => name)).toEqual(['new-decision', 'due', 'late-part', 'ready', 'ending', 'not-fetched'])
  const numbersAbove = new Set<string>()
  for (const { name, total: count, rows: shownRows, above: aboveText, more } of groups) {
    const allNumbers = numbersOf(await calls.rows(`?attention=${name}`))
    const remainingNumbers = allNumbers.filter((number) => !numbersAbove.has(number))
    const moreCount = remainingNumbers.length - shownRows.length
    expect([name, count, shownRows.length]).toEqual([name, allNumbers.length, Math.min(5, remainingNumbers.length)])
    expect(remainingNumbers).toEqual(expect.arrayContaining(shownRows.map(({ code }) => code)))
    expect([name, more]).toEqual([name, moreCount > 0 ? `${moreCount} iş daha` : ''])
    const listedAbove = allNumbers.length - remainingNumbers.length
    expect([name, aboveText.split(',')[0]]).toEqual([name, listedAbove > 0 ? `${listedAbove} iş yukarıda` : ''])
    for (const number of allNumbers) numbersAbove.add(number)
  }
  expect(total).toBe(numbersAbove.size)
  expect(
    groups[1]!.rows[0]!.age,
    'the order with the earliest promised day is in a group above, so this is the next one',
  ).toBe('2 gün geçti')
})
