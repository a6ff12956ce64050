import { NextRequest } from 'next/server'
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
  orders = randomOrders(32, 400, NOW)
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

/** Adds what happened on the site on the same days, some of it often. */
async function addCounts(random: () => number) {
  const keys: Record<string, string[]> = {
    view: ['/', '/iletisim', SERVO, '/hizmetler', '/eski-sayfa', ...Array.from({ length: 8 }, (_, i) => `/sayfa-${i}`)],
    referrer: ['', '*', 'arama.example', 'bul.example', ...Array.from({ length: 6 }, (_, i) => `site-${i}.example`)],
    opened: [SERVO, 'q:al16'],
    sent: ['', SERVO, 'q:al16'],
    found: ['al16'],
    empty: ['al53', 'al16', 'joystick', 'nadir', ...Array.from({ length: 12 }, (_, i) => `yokboyle${i}`)],
  }
  const days = Array.from({ length: 800 }, (_, i) => istanbulDay(new Date(NOW.getTime() - i * 24 * 3600_000)))
  const rows = days.flatMap((day, ago) =>
    Object.entries(keys).flatMap(([kind, names]) =>
      names
        .filter((key) => (key === 'nadir' ? ago % 100 === 3 : random() < 0.2))
        .map((key) => ({
          day: new Date(day),
          kind,
          key,
          count: 1 + Math.floor(random() * 9 * (key === 'nadir' ? 0 : 1)),
        })),
    ),
  )
  await db().siteCount.createMany({ data: rows })
  return rows.map(({ day, ...row }) => ({ ...row, day: day.toISOString().slice(0, 10) }))
}

test('every figure about the site is what was counted on its days', async () => {
  const counts = await addCounts(randomOf(7))
  const period = periodOf(range('2025-02-14', '2025-11-03', 'ay'))
  const sum = (kind: string, is: (key: string) => boolean = () => true, span: { from: string; to: string } = period) =>
    counts
      .filter((row) => row.kind === kind && is(row.key) && row.day >= span.from && row.day <= span.to)
      .reduce((total, { count }) => total + count, 0)
  const sums = (kind: string) =>
    [...new Set(counts.filter((row) => row.kind === kind).map(({ key }) => key))]
      .map((key) => ({ key, count: sum(kind, (one) => one === key) }))
      .toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
  const { site } = await getReport(sessions.manager, period, { parts: ['site'], now: NOW })

  const { views } = site!
  expect([views.unit, views.total, views.previous]).toEqual([
    'week',
    sum('view'),
    sum('view', undefined, period.previous),
  ])
  expect(views.buckets.map(({ count }) => count)).toEqual(views.buckets.map((bucket) => sum('view', undefined, bucket)))
  expect(views.buckets.slice(0, 2).map(({ from, to, isWhole }) => [from, to, isWhole])).toEqual([
    ['2025-02-14', '2025-02-16', false],
    ['2025-02-17', '2025-02-23', true],
  ])

  const titles: Record<string, string> = {
    '/': 'Ana Sayfa',
    '/iletisim': 'İletişim',
    '/hizmetler': 'Hizmetlerimiz',
    [SERVO]: 'AL16, Yumaro YS2',
  }
  const pages = sums('view').slice(0, 10)
  expect(site!.pages).toEqual({
    rows: pages.map(({ key, count }) => ({ path: key, title: titles[key] ?? key, count })),
    of: sum('view'),
  })

  const hosts = sums('referrer').filter(({ key }) => key !== '*')
  expect(site!.referrers).toEqual({
    rows: hosts.slice(0, 6).map(({ key, count }) => ({ host: key, count })),
    others: { hosts: 3, count: sum('referrer') - hosts.slice(0, 6).reduce((total, { count }) => total + count, 0) },
  })

  const funnel = (span: { from: string; to: string }) => ({
    views: sum('view', undefined, span),
    opened: sum('view', (key) => key === '/iletisim', span),
    sent: sum('sent', undefined, span),
    orders: slowFunnel(orders, span),
  })
  expect(site!.funnel).toEqual({ now: funnel(period), previous: funnel(period.previous) })

  const lead = (key: string) => ({
    opened: sum('opened', (one) => one === key),
    sent: sum('sent', (one) => one === key),
  })
  const leads = [
    { path: SERVO, title: titles[SERVO], views: sum('view', (key) => key === SERVO), ...lead(SERVO) },
    { path: '', title: 'al16', views: sum('found') + sum('empty', (key) => key === 'al16'), ...lead('q:al16') },
  ]
  expect(site!.leads).toEqual(leads.toSorted((a, b) => b.sent - a.sent))

  // 'al16' is a fault of the site now, and the word that is rare is not shown.
  const empty = sums('empty').filter(({ key }) => key !== 'al16' && key !== 'nadir')
  expect(sums('empty').find(({ key }) => key === 'nadir')!.count).toBeLessThan(5)
  expect(site!.emptySearches).toEqual({
    rows: empty.slice(0, 10).map(({ key, count }) => ({ text: key, count })),
    of: sum('empty'),
  })
})

test('the dashboard’s strip is of the last thirty days and of twelve weeks', async () => {
  const strip = await getStrip(sessions.manager, NOW)
  const last = range('2026-02-11', '2026-03-12', 'gun')
  const { orders: figures } = slowReport(orders, periodOf(last), NOW)
  expect(rounded(strip.orders!.delivery.now)).toEqual(rounded(figures.delivery.now))
  expect(rounded(strip.orders!.delivery.previous)).toEqual(rounded(figures.delivery.previous))
  const decided = orders.flatMap(({ quotes }) => quotes.findLast(({ sentAt }) => sentAt !== null) ?? [])
  const on = (from: string, to: string) =>
    decided.filter(({ decidedAt }) => decidedAt && istanbulDay(decidedAt) >= from && istanbulDay(decidedAt) <= to)
  const approved = (list: typeof decided) => list.filter(({ decision }) => decision === 'approved').length
  const [now, before] = [on('2026-02-11', '2026-03-12'), on('2026-01-12', '2026-02-10')]
  expect(strip.orders!.decisions.now).toEqual({ approved: approved(now), decided: now.length })
  expect(strip.orders!.decisions.previous).toEqual({ approved: approved(before), decided: before.length })
  const weeks = Array.from({ length: 12 }, (_, i) => periodOf(range(weekStart(i), weekEnd(i), 'gun')))
  expect(strip.orders!.decisions.weeks).toEqual(weeks.map(({ from, to }) => approved(on(from, to))))
  const medians = weeks.map((week) => {
    const { values, median } = slowReport(orders, week, NOW).orders.delivery.now
    const middle = (values.length - 1) / 2
    return median ?? (values.length > 0 ? (values[Math.floor(middle)]! + values[Math.ceil(middle)]!) / 2 : null)
  })
  expect(rounded(strip.orders!.delivery.weeks)).toEqual(rounded(medians))
  const { emptySearches } = (await getReport(sessions.manager, periodOf(last), { parts: ['site'], now: NOW })).site!
  expect(strip.emptySearches).toMatchObject({ count: emptySearches.of, top: emptySearches.rows[0] })
  expect(strip.emptySearches.weeks).toHaveLength(12)
})

const dayBefore = (days: number) => istanbulDay(new Date(NOW.getTime() - days * 24 * 3600_000))
const weekStart = (week: number) => dayBefore((12 - week) * 7 - 1)
const weekEnd = (week: number) => dayBefore((11 - week) * 7)

test('each role sees its parts: Servis no amounts, Editör the site alone, whose funnel ends at the form', async () => {
  const period = periodOf({})
  const partsOf = async (role: Role) => {
    const { period: _period, ...parts } = await getReport(sessions[role], period, { now: NOW })
    return [Object.keys(parts), 'orders' in parts.site!.funnel.now]
  }
  expect(await partsOf('manager')).toEqual([['orders', 'amounts', 'site'], true])
  expect(await partsOf('workshop')).toEqual([['orders', 'site'], true])
  expect(await partsOf('editor')).toEqual([['site'], false])
  expect(Object.keys(await getStrip(sessions.editor, NOW))).toEqual(['emptySearches'])
})

const download = (file: string, query: string, token?: string) => {
  const request = requestOf(token)
  return fileRoute(new NextRequest(`${request.url}?${query}`, request), { params: Promise.resolve({ file }) })
}

test('a figure that a role does not see is missing as a file, like a figure that does not exist and a wrong period', async () => {
  const forbidden: Record<Role, string[]> = {
    manager: [],
    workshop: ['amounts'],
    editor: FIGURE_NAMES.filter((figure) => FIGURES[figure].part !== 'site'),
  }
  for (const role of ['manager', 'workshop', 'editor'] as const)
    for (const figure of FIGURE_NAMES) {
      const { status } = await download(`${figureSlug(figure)}.csv`, 'donem=ay', tokens[role])
      expect([role, figure, status]).toEqual([role, figure, forbidden[role].includes(figure) ? 404 : 200])
    }
  const missing = [
    await download('markalar.csv', 'donem=ay'),
    await download('yok.csv', 'donem=ay', tokens.manager),
    await download('markalar', 'donem=ay', tokens.manager),
    await download('markalar.csv', 'donem=aralik&bas=2026-03-01&son=2026-02-01', tokens.manager),
  ]
  expect(missing.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

test('a file has the rows of the screen, with numbers that a Turkish spreadsheet reads', async () => {
  const answer = await download('onaylanan-tutar.csv', 'donem=aralik&bas=2025-03-01&son=2026-02-28', tokens.manager)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="rapor-onaylanan-tutar-[\d-]{10}\.csv"$/,
  )
  const lines = (await answer.text()).trimEnd().split('\r\n')
  expect(lines).toHaveLength(14)
  const { amounts } = slowReport(orders, periodOf(range('2025-03-01', '2026-02-28', 'ay')), NOW)
  // No amounts are empty cells, and all currencies have some in the period before.
  expect(amounts.every(({ previous }) => previous > 0)).toBe(true)
  const cents = (amount: number) => (amount === 0 ? '""' : `"${(amount / 100).toFixed(2).replace('.', ',')}"`)
  expect(lines[1]).toBe(
    ['"Mart 2025"', ...amounts.flatMap(({ buckets: [first] }) => [cents(first!.amount), cents(first!.previous)])].join(
      ';',
    ),
  )
  expect(lines[13]).toBe(
    ['"Toplam"', ...amounts.flatMap(({ total, previous }) => [cents(total), cents(previous)])].join(';'),
  )
})

test('a workshop without orders and a site without visitors have a report of zeros', async () => {
  const empty: Report = await getReport(sessions.manager, periodOf(range('2020-01-01', '2020-03-31', 'ay')), {
    now: NOW,
  })
  expect(empty.orders).toMatchObject({
    opened: { total: 0 },
    delivery: { now: { count: 0, median: null } },
    brands: { rows: [] },
  })
  expect(empty.amounts!.map(({ currency, total }) => [currency, total])).toEqual([['TRY', 0]])
  expect(empty.site).toMatchObject({ pages: { rows: [], of: 0 }, leads: [], emptySearches: { rows: [], of: 0 } })
  for (const figure of FIGURE_NAMES) expect(tableOf(figure, empty)!.head.length).toBeGreaterThan(1)
})
