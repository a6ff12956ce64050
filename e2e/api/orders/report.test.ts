import { NextRequest } from 'next/server'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { v7 as newId } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { GET as fileRoute } from '@/app/admin/rapor/csv/[file]/route'
import { ReportScreen } from '@/components/report/report-screen'
import type { AdminSession } from '@/lib/access/admin-session'
import { type Role, ROLE_NAMES } from '@/lib/access/roles'
import { sessionOf } from '@/lib/accounts/sessions'
import { fillQuoteAmounts } from '@/lib/orders/quote/sums'
import { amountsOf, MAX_AMOUNT } from '@/lib/orders/quote/money'
import { db } from '@/lib/platform/db/client'
import { getReport, getDashboardFigures } from '@/lib/report/data'
import { FIGURE_NAMES, FIGURES, figureSlug } from '@/lib/report/definitions'
import { pack } from '@/lib/report/pack'
import { readPeriod } from '@/lib/report/period'
import type { Report } from '@/lib/report/report'
import { figureTable } from '@/lib/report/tables'
import { newToken, useDatabase } from '../../support/calls/handlers'
import { requestOf } from '../../support/calls/photo-calls'
import { randomQuotes } from '../../support/random-quotes'
import { faultRow, messageRow, orderRow } from '../../support/calls/rows'

useDatabase()

/** Parses '2025-03-01' (noon) or '2025-03-01 23:59:59' as İstanbul time, and adds hours. */
const timeAt = (moment: string, hours = 0) =>
  new Date(Date.parse(`${moment.slice(0, 10)}T${moment.slice(11) || '12:00:00'}+03:00`) + hours * 3600_000)
const TODAY = '2026-03-12'
const NOW = timeAt(`${TODAY} 11:05:00`)

const quote = (sentOn: string, fields: object = {}) => ({
  version: 1,
  amount: 100_000,
  work: 'a',
  leadDays: 3,
  validUntil: new Date('2026-03-11'),
  sentAt: timeAt(sentOn),
  ...fields,
})
const withDecision = (decision: 'approved' | 'declined', moment: string, hours = 0) => ({
  decision,
  decidedAt: timeAt(moment, hours),
  decidedBy: 'a',
  decidedHow: 'phone',
})
const event = (step: number, moment: string, state = 'open', kind = state === 'open' ? 'step' : 'closed') => ({
  kind,
  step,
  state,
  createdAt: timeAt(moment),
})

type OrderRecord = Record<string, unknown> & {
  events?: ReturnType<typeof event>[]
  quotes?: ReturnType<typeof quote>[]
}
const [FIRST_ORDER_ID, MESSAGE_ID] = [newId(), newId()]

/** Six repairs of seven to twelve days, whose quotes were approved after 6, 12, … hours. */
const REPAIRS = Array.from({ length: 6 }, (_, i): OrderRecord => {
  const dayOf = (days: number) =>
    timeAt('2025-06-01', (i + days) * 24)
      .toISOString()
      .slice(0, 10)
  return {
    ...(i === 0 && { id: FIRST_ORDER_ID }),
    ...(i < 2 && { messageId: MESSAGE_ID }),
    createdAt: timeAt(dayOf(0)),
    closedAt: timeAt(dayOf(7 + i)),
    state: 'delivered',
    step: 6,
    deviceBrand: 'Kestrun',
    deviceModel: i % 2 ? 'KP-700' : 'kp 700',
    promisedOn: new Date(dayOf(9)),
    events: [
      event(2, dayOf(1)),
      event(3, dayOf(2)),
      event(2, dayOf(2), 'open', 'photo'),
      event(4, dayOf(3 + i)),
      event(5, dayOf(5 + i)),
      event(6, dayOf(6 + i)),
      event(6, dayOf(7 + i), 'delivered'),
    ],
    quotes: [quote(dayOf(2), withDecision('approved', dayOf(2), 6 * (i + 1)))],
  }
})

const BRENK = { deviceBrand: 'Brenk+Sohl', faultDescription: 'A7 04, sonra A7.04; 24 V besleme var' }

/** Edge cases: boundaries of periods in İstanbul, spellings, several versions of a quote, reopened orders. */
const OTHER_ORDERS: OrderRecord[] = [
  {
    createdAt: timeAt('2025-03-01 00:00:00'),
    closedAt: timeAt('2025-03-31 23:59:59'),
    state: 'returned',
    step: 6,
    deviceBrand: ' yumaro',
    faultDescription: 'al-16 ve F.05. AL 16 yine geldi',
    events: [event(3, '2025-03-02'), event(2, '2025-03-03'), event(6, '2025-03-31 23:59:59', 'returned')],
    // The newest version that was sent counts; drafts do not.
    quotes: [
      quote('2025-03-02', withDecision('approved', '2025-03-02', 1)),
      quote('2025-03-03', { version: 2, ...withDecision('declined', '2025-03-04') }),
      quote('2025-03-05', { version: 3, sentAt: null }),
    ],
  },
  {
    createdAt: timeAt('2025-02-28 23:59:59'),
    closedAt: timeAt('2025-04-01 00:00:00'),
    state: 'delivered',
    step: 6,
    deviceBrand: 'YUMARO',
    deviceModel: 'YS2-40A',
    promisedOn: new Date('2025-03-31'),
    events: [event(4, '2025-03-20'), event(6, '2025-04-01 00:00:00', 'delivered')],
    quotes: [
      quote('2025-03-01', {
        currency: 'EUR',
        amount: 12_000,
        vatIncluded: true,
        ...withDecision('approved', '2025-03-10'),
      }),
    ],
  },
  {
    createdAt: timeAt('2025-09-10'),
    deviceBrand: 'Kestrun',
    deviceModel: 'KP-700',
    underWarrantyOf: FIRST_ORDER_ID,
    step: 4,
    events: [event(4, '2025-09-11'), event(4, '2025-09-12', 'cancelled'), event(4, '2025-09-13', 'open', 'reopened')],
  },
  {
    createdAt: timeAt('2025-10-01'),
    state: 'cancelled',
    closedAt: timeAt('2025-10-02'),
    faultDescription: 'AL161 ya da XAL16',
  },
  { createdAt: timeAt('2025-11-01'), ...BRENK, quotes: [quote('2025-11-02')] },
  {
    createdAt: timeAt('2025-11-30 23:59:59'),
    ...BRENK,
    quotes: [quote('2025-11-03', { validUntil: new Date(TODAY) })],
  },
  {
    createdAt: timeAt('2024-06-01'),
    closedAt: timeAt('2024-06-11'),
    state: 'delivered',
    step: 6,
    quotes: [quote('2024-06-02', { amount: 60_000, ...withDecision('approved', '2024-06-03') })],
  },
  {
    createdAt: timeAt('2026-02-10'),
    closedAt: timeAt('2026-02-20'),
    state: 'delivered',
    step: 6,
    quotes: [quote('2026-02-11', withDecision('approved', '2026-02-12'))],
  },
  {
    createdAt: timeAt('2026-03-02'),
    closedAt: timeAt('2026-03-06'),
    state: 'delivered',
    step: 6,
    quotes: [quote('2026-03-03', withDecision('declined', '2026-03-04'))],
  },
]

const FAULTS = [
  { slug: 'servo', brand: 'Yumaro', series: 'YS2', code: 'AL16', title: 'Aşırı akım' },
  { brand: 'Yumaro', series: 'YS3', code: 'AL16', title: 'Aşırı akım' },
  { brand: 'Vektral', series: 'VX', code: 'F.05', title: 'Toprak kaçağı' },
  { brand: 'Brenk + Sohl', series: 'BD4', code: 'A7.04', title: 'Gerilim yüksek' },
  { brand: 'Brenk + Sohl', series: 'BD4', code: '24', title: 'Besleme' },
]

const tokens = {} as Record<Role, string>
const sessions = {} as Record<Role, AdminSession>

beforeAll(async () => {
  for (const role of ROLE_NAMES) {
    tokens[role] = await newToken({ role })
    sessions[role] = (await sessionOf(tokens[role]))!
  }
  await db().fault.createMany({
    data: FAULTS.map((fault) => faultRow({ ...fault, publishedAt: new Date('2020-01-01') })),
  })
  await db().contactMessage.create({ data: messageRow({ id: MESSAGE_ID }) })
  for (const [i, { events = [], quotes = [], ...order }] of [...REPAIRS, ...OTHER_ORDERS].entries()) {
    const history = [event(1, '', 'open', 'opened'), ...events].map((entry, index) => ({
      ...entry,
      id: newId(),
      ...(index === 0 && { createdAt: order.createdAt as Date }),
    }))
    const versions = quotes.map((version) => {
      const pricedVersion = { currency: 'TRY', vatIncluded: false, vatRate: 20, ...version, id: newId() }
      return { ...pricedVersion, ...(version.sentAt && amountsOf(pricedVersion)) }
    })
    const fields = { number: `2026-${1000 + i}`, ...order, events: { create: history }, quotes: { create: versions } }
    await db().workOrder.create({ data: orderRow(fields) })
  }
})

const periodOf = (query: Record<string, string>) => readPeriod(query, TODAY).period!
const range = (from: string, to: string, unit: string) => ({ donem: 'aralik', bas: from, son: to, cubuk: unit })
const YEAR = range('2025-03-01', '2026-02-28', 'ay')

/** Rounds all numbers to four decimals. In days that is nine seconds. */
const roundNumbers = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, item: unknown) =>
    typeof item === 'number' ? Number(item.toFixed(4)) : item,
  ) as Value
const statistic = (count: number, median: number, p90: number) => ({ count, median, p90, values: [] })
const fewValues = (...values: number[]) => ({ count: values.length, median: null, p90: null, values })
const label = (name: string, count: number) => ({ label: name, count })

test('every figure about orders follows its definition, over a year', async () => {
  const { orders, amounts } = await getReport(sessions.manager, periodOf(YEAR), {
    sections: ['orders', 'amounts'],
    now: NOW,
  })
  const { opened, closed, ordersByStep, stepDays, ...otherFigures } = roundNumbers(orders!)
  const bars = opened.buckets.map(({ count, previous }) => `${count}/${previous}`)
  expect([opened.total, opened.previous, bars.join(' ')]).toEqual([
    12,
    2,
    '1/0 0/0 0/0 6/1 0/0 0/0 1/0 1/0 2/0 0/0 0/0 1/1',
  ])
  const closedBars = closed.buckets.map((bucket) =>
    [bucket.delivered, bucket.returned, bucket.cancelled, bucket.previous].join('/'),
  )
  expect(closedBars.join(' ')).toBe(
    '0/1/0/0 1/0/0/0 0/0/0/0 6/0/0/1 0/0/0/0 0/0/0/0 0/0/0/0 0/0/1/0 0/0/0/0 0/0/0/0 0/0/0/0 1/0/0/0',
  )
  expect(closed).toMatchObject({ delivered: 8, returned: 1, cancelled: 1, previous: 1 })
  expect(ordersByStep.map(({ count }) => count)).toEqual([2, 0, 0, 1, 0, 0])
  expect(stepDays).toMatchObject([
    statistic(9, 1, 5.1),
    statistic(7, 1, 12),
    statistic(7, 3, 5.4),
    statistic(7, 2, 5.8),
    statistic(6, 1, 1),
    statistic(6, 1, 1),
  ])
  const noDecisions = { approved: 0, waiting: 0, declined: 0, expired: 0 }
  expect(otherFigures).toEqual({
    delivery: {
      current: statistic(8, 10, 17.7),
      previous: fewValues(10),
      promised: { kept: 3, total: 7 },
      previousPromised: { kept: 0, total: 0 },
    },
    decisionHours: { current: statistic(9, 24, 72), previous: fewValues(24) },
    decisions: {
      current: { approved: 8, waiting: 1, declined: 1, expired: 1 },
      previous: { ...noDecisions, approved: 1 },
    },
    brands: { rows: [label('Kestrun', 7), label('Brenk+Sohl', 2), label('yumaro', 1)], total: 12 },
    devices: { rows: [label('Kestrun KP-700', 7)], total: 12 },
    codes: { rows: [label('A7.04, Brenk + Sohl', 2), label('AL16, Yumaro', 1)], total: 12 },
    warranty: {
      delivered: 8,
      back: 1,
      previousDelivered: 1,
      previousBack: 0,
      orders: [{ number: '2026-1008', firstNumber: '2026-1000', device: 'Kestrun kp 700' }],
    },
  })
  const rows = amounts!.map(({ buckets, ...totals }) => [
    ...Object.values(totals),
    buckets.map(({ amount }) => amount / 100),
  ])
  expect(rows).toEqual([
    ['TRY', 700_000, 60_000, [0, 0, 0, 6000, 0, 0, 0, 0, 0, 0, 0, 1000]],
    ['EUR', 10_000, 0, [100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  ])
})

test('random quotes that were sent without net, VAT and total get the exact ones, and the report adds them up', async () => {
  const allowedQuotes = randomQuotes().filter(({ sums: { amount } }) => amount > 0 && amount <= MAX_AMOUNT)
  expect(allowedQuotes.length).toBeGreaterThan(1000)
  const [orderIds, quoteIds] = [allowedQuotes.map(() => newId()), allowedQuotes.map(() => newId())]
  const customerId = newId()
  await db().customer.create({ data: { id: customerId, contactPerson: 'a', phone: '0532 555 01 23' } })
  const createdAt = timeAt('2022-05-10')
  await db().workOrder.createMany({
    data: orderIds.map((id, i) => orderRow({ id, customerId, number: `2022-${10_000 + i}`, createdAt })),
  })
  await db().quote.createMany({
    data: allowedQuotes.map(({ sums, vatIncluded, vatRate }, i) => ({
      ...quote('2022-05-10', withDecision('approved', '2022-05-11')),
      id: quoteIds[i]!,
      workOrderId: orderIds[i]!,
      amount: Number(sums.amount),
      vatIncluded,
      vatRate,
    })),
  })
  await fillQuoteAmounts((statement, ...values) => db().$queryRawUnsafe(statement, ...values))
  const storedSums = await db().quote.findMany({
    where: { id: { in: quoteIds } },
    orderBy: { id: 'asc' },
    select: { net: true, vat: true, total: true },
  })
  expect(storedSums).toEqual(allowedQuotes.map(({ sums: { net, vat, total } }) => ({ net, vat, total })))
  const period = periodOf(range('2022-05-01', '2022-05-31', 'ay'))
  const { amounts } = await getReport(sessions.manager, period, { sections: ['amounts'], now: NOW })
  expect(BigInt(amounts![0]!.total)).toBe(allowedQuotes.reduce((sum, { sums }) => sum + sums.net, 0n))
})

test('the warranty figure counts a device that came back within its warranty, even if the customer pays for the repair', async () => {
  const newOrder = (number: string, moment: string, serialNumber: string, fields: object = {}) =>
    orderRow({ number, createdAt: timeAt(moment), deviceBrand: 'Kestrun', serialNumber, ...fields })
  const deliveredOrder = (number: string, serialNumber: string) =>
    newOrder(number, '2021-03-01', serialNumber, {
      state: 'delivered',
      step: 6,
      closedAt: timeAt('2021-03-10'),
      warrantyUntil: new Date('2021-09-10'),
    })
  const orders = [
    ...['SN-1001', 'SN-1002', 'SN-1003', ''].map((serial, i) => deliveredOrder(`2021-000${i}`, serial)),
    newOrder('2021-0010', '2021-09-10 23:59:59', 'sn 1001'),
    newOrder('2021-0011', '2021-09-11 00:00:00', 'SN-1002'),
    newOrder('2021-0012', '2021-03-09', 'SN-1003'),
    newOrder('2021-0013', '2021-03-12', ''),
  ]
  await db().workOrder.createMany({ data: orders })
  const period = periodOf(range('2021-03-01', '2021-03-31', 'ay'))
  const { warranty } = (await getReport(sessions.manager, period, { sections: ['orders'], now: NOW })).orders!
  expect([warranty.delivered, warranty.back]).toEqual([4, 1])
  expect(warranty.orders.map(({ number, firstNumber }) => [number, firstNumber])).toEqual([['2021-0010', '2021-0000']])
})

test('a few durations are listed one by one, and weeks are cut at the ends of the month', async () => {
  const period = periodOf(range('2025-03-01', '2025-03-31', 'hafta'))
  const { orders } = await getReport(sessions.manager, period, { sections: ['orders'], now: NOW })
  const { opened, stepDays, decisionHours, decisions } = roundNumbers(orders!)
  const bars = opened.buckets.map(({ count, previous }) => `${count}/${previous}`)
  expect(bars.join(' ')).toBe('1/0 0/0 0/0 0/0 0/1 0/0')
  expect(stepDays.slice(0, 3)).toMatchObject([fewValues(1.5, 19.5), fewValues(28.5), fewValues(1)])
  expect([decisionHours.current, decisions.current.approved]).toEqual([fewValues(24, 216), 1])
})

const SERVO = '/ariza-kodlari/servo'
const numberedNames = (count: number, name: string) => Array.from({ length: count }, (_, i) => `${name}-${i}`)

/** Returns one row of site counts for each key. The counts fall by one from key to key, down to `lowest`. */
const siteCountRows = (day: string, kind: string, keys: string[], lowest = 10) =>
  keys.map((key, i) => ({ day: new Date(day), kind, key, count: lowest + keys.length - 1 - i }))

test('every figure about the site is the sum of the period’s counts', async () => {
  await db().siteCount.createMany({
    data: [
      ...siteCountRows('2025-03-01', 'view', ['/', SERVO, '/iletisim', '/hizmetler', ...numberedNames(8, '/sayfa')]),
      ...siteCountRows('2025-03-03', 'view', ['/'], 100),
      ...siteCountRows('2025-02-28', 'view', ['/', '/iletisim'], 7),
      ...siteCountRows('2026-03-01', 'view', ['/'], 1000),
      ...siteCountRows('2025-05-01', 'referrer', ['', 'arama.example', '*', ...numberedNames(7, 'site.example')]),
      ...siteCountRows('2025-06-01', 'opened', [SERVO, 'q:al16']),
      ...siteCountRows('2025-06-01', 'sent', ['q:al16', SERVO, '']),
      ...siteCountRows('2025-06-01', 'found', ['al16']),
      // 'al16' has a hit by now, and rare words are not shown.
      ...siteCountRows('2025-06-01', 'empty', ['al16', ...numberedNames(11, 'kxq')]),
      ...siteCountRows('2025-06-02', 'empty', ['nadir'], 4),
    ],
  })
  const { site } = await getReport(sessions.manager, periodOf(YEAR), { sections: ['site'], now: NOW })
  const { views, pages, referrers, funnel, formSources, emptySearches } = site!
  expect([views.unit, views.total, views.previous]).toEqual(['week', 286, 15])
  expect(views.buckets.slice(0, 3)).toEqual([
    { from: '2025-03-01', to: '2025-03-02', isWhole: false, count: 186 },
    { from: '2025-03-03', to: '2025-03-09', isWhole: true, count: 100 },
    { from: '2025-03-10', to: '2025-03-16', isWhole: true, count: 0 },
  ])
  expect([pages.total, pages.rows.length, pages.rows.slice(0, 4)]).toEqual([
    286,
    10,
    [
      { path: '/', title: 'Ana Sayfa', count: 121 },
      { path: SERVO, title: 'AL16, Yumaro YS2', count: 20 },
      { path: '/iletisim', title: 'İletişim', count: 19 },
      { path: '/hizmetler', title: 'Hizmetlerimiz', count: 18 },
    ],
  ])
  expect(referrers.rows.map(({ host, count }) => `${host} ${count}`)).toEqual([
    ' 19',
    'arama.example 18',
    ...[16, 15, 14, 13].map((count, i) => `site.example-${i} ${count}`),
  ])
  expect(referrers.others).toEqual({ hosts: 3, count: 17 + 12 + 11 + 10 })
  expect(funnel).toEqual({
    current: { views: 286, opened: 19, sent: 33, orders: { opened: 1, approved: 1 } },
    previous: { views: 15, opened: 7, sent: 0, orders: { opened: 0, approved: 0 } },
  })
  expect(formSources).toEqual([
    { path: '', title: 'al16', views: 10 + 21, opened: 10, sent: 12 },
    { path: SERVO, title: 'AL16, Yumaro YS2', views: 20, opened: 11, sent: 11 },
  ])
  const expectedSearches = numberedNames(10, 'kxq').map((text, i) => ({ text, count: 20 - i }))
  expect(emptySearches).toEqual({ rows: expectedSearches, isTruncated: false, total: 21 + 165 + 4 })
})

test('the current year is compared with the same days of the previous year, in sums and bars', async () => {
  await db().siteCount.createMany({
    data: [
      ...siteCountRows('2025-01-05', 'view', ['/'], 5),
      ...siteCountRows('2026-01-05', 'view', ['/'], 8),
      ...siteCountRows('2026-01-08', 'view', ['/'], 9),
    ],
  })
  const period = readPeriod({ donem: 'yil' }, '2026-02-20').period!
  const { orders, amounts, site } = await getReport(sessions.manager, period, { now: timeAt('2026-02-20 11:00:00') })
  // The first orders of 2025 were opened on 28 February.
  expect([orders!.opened.previous, orders!.delivery.previous.count, amounts![0]!.previous]).toEqual([0, 0, 0])
  expect(orders!.opened.buckets.map(({ previous }) => previous)).toEqual(Array(12).fill(0))
  expect(site!.funnel.previous.views).toBe(5)
  expect(site!.views).toMatchObject({ total: 17 + 1000, days: 3, previous: 5 })
})

test('searches without hits are listed, even if many more frequent searches have hits by now', async () => {
  await db().fault.createMany({
    data: numberedNames(60, 'XQ').map((code) => faultRow({ code, publishedAt: new Date('2020-01-01') })),
  })
  await db().siteCount.createMany({
    data: [
      ...siteCountRows('2023-05-01', 'empty', numberedNames(60, 'xq'), 50),
      ...siteCountRows('2023-05-01', 'empty', ['zzzqq'], 49),
    ],
  })
  const period = periodOf(range('2023-05-01', '2023-05-31', 'ay'))
  const { site } = await getReport(sessions.manager, period, { sections: ['site'], now: NOW })
  expect(site!.emptySearches).toMatchObject({ rows: [{ text: 'zzzqq', count: 49 }], isTruncated: false })
})

test('a code is counted however its parts are separated', async () => {
  const publishedAt = new Date('2020-01-01')
  await db().fault.create({ data: faultRow({ brand: 'Vektral', code: 'F-12-3', publishedAt }) })
  const order = { createdAt: timeAt('2023-06-10'), deviceBrand: 'Vektral' }
  const texts = ['Ekranda F-12-3 var.', 'f 12.3', 'F12 3', 'F 12 4']
  await db().workOrder.createMany({ data: texts.map((faultDescription) => orderRow({ ...order, faultDescription })) })
  const period = periodOf(range('2023-06-01', '2023-06-30', 'ay'))
  const { orders } = await getReport(sessions.manager, period, { sections: ['orders'], now: NOW })
  expect(orders!.codes.rows).toEqual([label('F-12-3, Vektral', 3)])
})

test('the dashboard’s figures cover the last thirty days and twelve weeks', async () => {
  await db().siteCount.createMany({ data: siteCountRows('2026-03-11', 'empty', ['kxqson', 'bulunmadı'], 6) })
  const { orders, emptySearches } = await getDashboardFigures(sessions.manager, NOW)
  expect(roundNumbers(orders)).toEqual({
    delivery: { current: fewValues(4, 10), previous: fewValues(), weeks: [...Array(9).fill(null), 10, null, 4] },
    decisions: {
      current: { approved: 1, decided: 2 },
      previous: { approved: 0, decided: 0 },
      weeks: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0],
    },
  })
  expect(emptySearches).toEqual({ count: 13, top: { text: 'kxqson', count: 7 }, weeks: [...Array(11).fill(0), 13] })
})

test('a manager gets all sections of the report, the workshop neither amounts nor billing, and an editor only the site, with a funnel that ends at the form', async () => {
  const period = periodOf({})
  const sectionsOf = async (role: Role) => {
    const { period: _period, ...sections } = await getReport(sessions[role], period, { now: NOW })
    return [Object.keys(sections), 'orders' in sections.site!.funnel.current]
  }
  expect(await sectionsOf('manager')).toEqual([['orders', 'amounts', 'billing', 'site'], true])
  expect(await sectionsOf('workshop')).toEqual([['orders', 'site'], true])
  expect(await sectionsOf('editor')).toEqual([['site'], false])
  expect(Object.keys(await getDashboardFigures(sessions.editor, NOW))).toEqual(['emptySearches'])
  expect(Object.keys(await getDashboardFigures(sessions.workshop, NOW))).toEqual(['orders'])
})

const download = (file: string, query: string, token?: string) => {
  const request = requestOf(token)
  return fileRoute(new NextRequest(`${request.url}?${query}`, request), { params: Promise.resolve({ file }) })
}

test('the CSV file of a forbidden figure, an unknown figure or an invalid period gets 404', async () => {
  const forbiddenFigures: Record<Role, string[]> = {
    manager: [],
    workshop: ['amounts', 'billed', 'unpaid'],
    editor: FIGURE_NAMES.filter((figure) => FIGURES[figure].section !== 'site'),
  }
  for (const role of ROLE_NAMES)
    for (const figure of FIGURE_NAMES) {
      const { status } = await download(`${figureSlug(figure)}.csv`, 'donem=ay', tokens[role])
      expect([role, figure, status]).toEqual([role, figure, forbiddenFigures[role].includes(figure) ? 404 : 200])
    }
  const responses = [
    await download('markalar.csv', 'donem=ay'),
    await download('yok.csv', 'donem=ay', tokens.manager),
    await download('markalar', 'donem=ay', tokens.manager),
    await download('markalar.csv', 'donem=aralik&bas=2026-03-01&son=2026-02-01', tokens.manager),
  ]
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

test('the CSV file has a row for each month and one for the total, with numbers in Turkish format', async () => {
  const response = await download('onaylanan-tutar.csv', 'donem=aralik&bas=2025-03-01&son=2026-02-28', tokens.manager)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="rapor-onaylanan-tutar-[\d-]{10}\.csv"$/,
  )
  const lines = (await response.text()).trimEnd().split('\r\n')
  // A currency without amounts has empty cells.
  expect([lines.length, lines[1], lines[13]]).toEqual([
    14,
    '"Mart 2025";"";"";"100,00"',
    '"Toplam";"7000,00";"600,00";"100,00"',
  ])
})

test('the report of a workshop without orders and a site without visitors has only zeros', async () => {
  const result = readPeriod(range('2020-01-01', '2020-03-31', 'ay'), TODAY)
  await db().workOrder.deleteMany()
  const emptyReport: Report = await getReport(sessions.manager, result.period!, { now: NOW })
  expect(emptyReport.orders).toMatchObject({
    opened: { total: 0 },
    delivery: { current: { count: 0, median: null } },
    brands: { rows: [] },
  })
  expect(emptyReport.amounts!.map(({ currency, total }) => [currency, total])).toEqual([['TRY', 0]])
  expect(emptyReport.site).toMatchObject({
    pages: { rows: [], total: 0 },
    formSources: [],
    emptySearches: { rows: [], total: 0 },
  })
  for (const figure of FIGURE_NAMES) expect(figureTable(figure, emptyReport)!.head.length).toBeGreaterThan(1)
  const account = { role: 'manager', mustAddSecondFactor: false, workshopBilling: false } as const
  const html = renderToStaticMarkup(createElement(ReportScreen, { account, result, report: pack(emptyReport) }))
  expect(html).toContain('Sayılar iş emri açıldıkça burada birikir.')
  expect(html).toContain('İlk İş Emrini Aç')
  expect(html.match(/<h3/g)).toHaveLength(20)
  expect(html).not.toMatch(/NaN|Infinity|undefined|null/)
})
