import { v7 as newId } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { GET as fileRoute } from '@/app/admin/rapor/csv/[file]/route'
import type { AdminSession } from '@/lib/access/admin-session'
import type { Role } from '@/lib/access/roles'
import { sessionOf } from '@/lib/accounts/sessions'
import { codeColumns } from '@/lib/faults/alarm-code'
import { db } from '@/lib/platform/db/client'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { getReport, getStrip } from '@/lib/report/data'
import { FIGURE_NAMES, FIGURES, figureSlug } from '@/lib/report/definitions'
import { readPeriod } from '@/lib/report/period'
import type { Report } from '@/lib/report/report'
import { tableOf } from '@/lib/report/tables'
import { newToken, useDatabase } from '../support/handlers'
import { requestOf } from '../support/photo-calls'
import { FAULTS, randomOf, type RandomOrder, randomOrders } from '../support/random-orders'
import { slowFunnel, slowReport } from '../support/slow-report'

useDatabase()

/** Thursday 12 March 2026, 11:05. */
const NOW = new Date('2026-03-12T08:05:00Z')
const TODAY = istanbulDay(NOW)

const SERVO = '/ariza-kodlari/servo'

const tokens = {} as Record<Role, string>
const sessions = {} as Record<Role, AdminSession>
let orders: RandomOrder[]

async function addOrders(list: RandomOrder[]) {
  const messages = [...new Set(list.flatMap(({ messageId }) => messageId ?? []))]
  const contact = { contactPerson: 'a', phone: '0532 555 01 23', email: 'a@ornek.example', problemDescription: 'a' }
  await db().contactMessage.createMany({ data: messages.map((id) => ({ ...contact, id })) })
  await db().workOrder.createMany({
    data: list.map(({ events: _events, quotes: _quotes, promisedOn, ...order }) => ({
      ...order,
      promisedOn: promisedOn && new Date(promisedOn),
    })),
  })
  await db().workOrderEvent.createMany({
    data: list.flatMap(({ id: workOrderId, events }) =>
      events.map((event) => ({ ...event, id: newId(), workOrderId })),
    ),
  })
  await db().quote.createMany({
    data: list.flatMap(({ id: workOrderId, quotes }) =>
      quotes.map((quote) => ({
        ...quote,
        id: newId(),
        workOrderId,
        work: 'a',
        leadDays: 3,
        validUntil: new Date(quote.validUntil),
        ...(quote.decision && { decidedBy: 'a', decidedHow: 'phone' }),
      })),
    ),
  })
}

beforeAll(async () => {
  for (const role of ['manager', 'editor', 'workshop'] as const) {
    tokens[role] = await newToken({ role })
    sessions[role] = (await sessionOf(tokens[role]))!
  }
  await db().fault.createMany({
    data: FAULTS.map((fault, i) => ({
      ...fault,
      ...codeColumns(fault),
      id: newId(),
      slug: i === 0 ? 'servo' : `ariza-${i}`,
      publishedAt: new Date('2020-01-01'),
    })),
  })
  orders = randomOrders(32, 600, NOW)
  await addOrders(orders)
})

const periodOf = (query: Record<string, string>) => readPeriod(query, TODAY).period!
const range = (from: string, to: string, unit: string) => ({ donem: 'aralik', bas: from, son: to, cubuk: unit })

/** Numbers to nine places, because a mean of two is rounded differently in each language. */
const rounded = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, one: unknown) =>
    typeof one === 'number' ? Number(one.toFixed(9)) : one,
  ) as Value

const PERIODS: Record<string, string>[] = [
  {},
  { donem: 'ay' },
  { donem: 'ay', cubuk: 'hafta' },
  { donem: 'ceyrek' },
  { donem: 'yil', cubuk: 'hafta' },
  range('2025-03-01', '2026-02-28', 'ay'),
  range('2025-02-14', '2025-11-03', 'ay'),
  range('2025-02-14', '2025-11-03', 'hafta'),
  range('2025-12-31', '2026-01-01', 'gun'),
  range('2025-06-30', '2025-06-30', 'hafta'),
  range('2025-03-01', '2025-03-31', 'gun'),
  range('2025-02-01', '2025-02-28', 'gun'),
  range('2021-04-01', '2026-03-31', 'ay'),
  range('2019-01-01', '2019-12-31', 'ay'),
]

test.each(PERIODS)('every figure about orders is what its definition counts: %j', async (query) => {
  const period = periodOf(query)
  const report = await getReport(sessions.manager, period, { parts: ['orders', 'amounts'], now: NOW })
  const slow = slowReport(orders, period, NOW)
  for (const figure of Object.keys(slow.orders) as (keyof typeof slow.orders)[])
    expect({ [figure]: rounded(report.orders![figure]) }).toEqual({ [figure]: rounded(slow.orders[figure]) })
  expect(report.amounts).toEqual(slow.amounts)
})

test('the orders of the test reach what figures could get wrong', () => {
  const { orders: figures, amounts } = slowReport(orders, periodOf(range('2025-03-01', '2026-02-28', 'ay')), NOW)
  expect(Math.min(...figures.stepDays.map(({ count }) => count))).toBeGreaterThan(5)
  expect(Math.min(...Object.values(figures.decisions.now))).toBeGreaterThan(1)
  expect(figures.codes.rows.length).toBe(4)
  expect(figures.warranty.back).toBeGreaterThan(1)
  expect(amounts.map(({ currency }) => currency)).toEqual(['TRY', 'EUR', 'USD'])
  expect(orders.some(({ events }) => events.some(({ kind }) => kind === 'reopened'))).toBe(true)
})
