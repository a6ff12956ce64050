import 'server-only'
import pLimit from 'p-limit'
import type { AdminSession } from '@/lib/access/admin-session'
import { isAllowed } from '@/lib/access/roles'
import type { Table as CsvTable } from '@/lib/platform/csv/write-csv'
import { singleton } from '@/lib/platform/runtime/singleton'
import { daysLater, istanbulDay, startOfDay } from '@/lib/platform/turkish/dates'
import { csvOf } from '@/lib/report/csv'
import { figureOf, FIGURES, SECTION_ACCESS } from '@/lib/report/definitions'
import {
  MAX_DESCRIPTIONS,
  rankBrands,
  rankCodes,
  rankDevices,
  readAmounts,
  readClosed,
  readDecisionTotals,
  readDecisionHours,
  readQuoteOutcomes,
  readDelivery,
  readFunnelOrders,
  readOpened,
  readStepDays,
  readOrdersByStep,
  readWarranty,
  readWeeklyApproved,
  readWeeklyDelivery,
} from '@/lib/report/orders/data'
import { type PeriodQuery, readPeriod } from '@/lib/report/period'
import { readBilled, readUnpaid } from '@/lib/report/billing/data'
import type {
  BillingFigures,
  OrderFigures,
  ReportSection,
  ReportPeriod,
  Report,
  SiteFigures,
  Span,
  DashboardFigures,
} from '@/lib/report/report'
import {
  readEmptySearches,
  readFunnelEvents,
  readFormSources,
  readPages,
  readReferrers,
  readRecentSearches,
  readViews,
} from '@/lib/report/site/data'
import { barsOf, timesOf } from '@/lib/report/spans'
import { figureTable } from '@/lib/report/tables'

/** Limits the concurrent queries of reports, because other requests also need database connections. */
const queryLimit = singleton('site.report-queries', () => pLimit(3))

const SECTIONS = Object.keys(SECTION_ACCESS) as ReportSection[]

async function readOrderFigures(period: ReportPeriod, now: Date): Promise<OrderFigures> {
  const times = timesOf(period)
  const bars = barsOf(period, istanbulDay(now))
  // The slowest queries start first.
  const [codes, stepDays, decisionHours, decisions, devices, brands, opened, closed, ordersByStep, delivery, warranty] =
    await Promise.all([
      queryLimit(() => rankCodes(times)),
      queryLimit(() => readStepDays(times)),
      queryLimit(() => readDecisionHours(times)),
      queryLimit(() => readQuoteOutcomes(times, now)),
      queryLimit(() => rankDevices(times)),
      queryLimit(() => rankBrands(times)),
      queryLimit(() => readOpened(bars)),
      queryLimit(() => readClosed(bars)),
      queryLimit(() => readOrdersByStep()),
      queryLimit(() => readDelivery(times)),
      queryLimit(() => readWarranty(times)),
    ])
  return {
    opened,
    closed,
    ordersByStep,
    stepDays,
    delivery,
    decisionHours,
    decisions,
    brands: { rows: brands, total: opened.total },
    devices: { rows: devices, total: opened.total },
    codes: { rows: codes, total: Math.min(opened.total, MAX_DESCRIPTIONS) },
    warranty,
  }
}

async function readBillingFigures(period: ReportPeriod, now: Date): Promise<BillingFigures> {
  const today = istanbulDay(now)
  const bars = barsOf(period, today)
  const [billed, unpaid] = await Promise.all([queryLimit(() => readBilled(bars)), queryLimit(() => readUnpaid(today))])
  return { billed, unpaid }
}

async function readSiteFigures(period: ReportPeriod, now: Date, withOrders: boolean): Promise<SiteFigures> {
  const [views, pages, referrers, events, orders, formSources, emptySearches] = await Promise.all([
    queryLimit(() => readViews(period, istanbulDay(now))),
    queryLimit(() => readPages(period)),
    queryLimit(() => readReferrers(period)),
    queryLimit(() => readFunnelEvents(period)),
    withOrders ? queryLimit(() => readFunnelOrders(timesOf(period))) : null,
    queryLimit(() => readFormSources(period)),
    queryLimit(() => readEmptySearches(period)),
  ])
  const funnelOf = (i: 0 | 1) => ({ ...events[i], ...(orders && { orders: orders[i] }) })
  return {
    views,
    pages,
    referrers,
    funnel: { current: funnelOf(0), previous: funnelOf(1) },
    formSources,
    emptySearches,
  }
}

/** Returns the requested sections of the report that the role may see. */
export async function getReport(
  session: AdminSession,
  period: ReportPeriod,
  { sections = SECTIONS, now = new Date() }: { sections?: readonly ReportSection[]; now?: Date } = {},
): Promise<Report> {
  const isIncluded = (section: ReportSection) =>
    sections.includes(section) && isAllowed(session, SECTION_ACCESS[section])
  const [orders, amounts, billing, site] = await Promise.all([
    isIncluded('orders') ? readOrderFigures(period, now) : undefined,
    isIncluded('amounts') ? queryLimit(() => readAmounts(barsOf(period, istanbulDay(now)))) : undefined,
    isIncluded('billing') ? readBillingFigures(period, now) : undefined,
    isIncluded('site') ? readSiteFigures(period, now, isAllowed(session, SECTION_ACCESS.orders)) : undefined,
  ])
  const orderSections = { ...(orders && { orders }), ...(amounts && { amounts }), ...(billing && { billing }) }
  return { period, ...orderSections, ...(site && { site }) }
}

/** Returns the file of a figure by its name, or null if the role may not see it or the period is invalid. */
export async function getReportFile(
  session: AdminSession,
  fileName: string,
  query: PeriodQuery,
): Promise<{ name: string; table: CsvTable } | null> {
  const name = fileName.endsWith('.csv') ? fileName.slice(0, -'.csv'.length) : ''
  const figure = figureOf(name)
  const { period } = readPeriod(query, istanbulDay(new Date()))
  if (!figure || !period) return null
  const table = figureTable(figure, await getReport(session, period, { sections: [FIGURES[figure].section] }))
  return table && { name: `rapor-${name}`, table: csvOf(table) }
}

const DASHBOARD_DAYS = 30
const DASHBOARD_WEEKS = 12

/** Returns the dashboard's figures that the role may see. They cover the last thirty days, and week by week the last twelve weeks. */
export async function getDashboardFigures(session: AdminSession, now = new Date()): Promise<DashboardFigures> {
  const today = istanbulDay(now)
  const recentSpan: Span = { from: daysLater(today, 1 - DASHBOARD_DAYS), to: today }
  const previous = { from: daysLater(recentSpan.from, -DASHBOARD_DAYS), to: daysLater(recentSpan.from, -1) }
  const times = timesOf({ ...recentSpan, previous })
  const boundaryDays = Array.from({ length: DASHBOARD_WEEKS + 1 }, (_, i) =>
    daysLater(today, 1 - (DASHBOARD_WEEKS - i) * 7),
  )
  const weeks = boundaryDays.slice(0, -1).map((from) => ({ from, to: daysLater(from, 6) }))
  const edges = boundaryDays.map((day) => startOfDay(day))
  const readDashboardOrders = () =>
    Promise.all([
      queryLimit(() => readDelivery(times)),
      queryLimit(() => readWeeklyDelivery(edges)),
      queryLimit(() => readDecisionTotals(times)),
      queryLimit(() => readWeeklyApproved(edges)),
    ])
  const [dashboardOrders, emptySearches] = await Promise.all([
    isAllowed(session, SECTION_ACCESS.orders) ? readDashboardOrders() : null,
    isAllowed(session, 'content') ? queryLimit(() => readRecentSearches(recentSpan, weeks)) : undefined,
  ])
  const searches = emptySearches && { emptySearches }
  if (!dashboardOrders) return { ...searches }
  const [delivery, medians, decided, approved] = dashboardOrders
  const orders = {
    delivery: { current: delivery.current, previous: delivery.previous, weeks: medians },
    decisions: { ...decided, weeks: approved },
  }
  return { orders, ...searches }
}
