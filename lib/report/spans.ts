import { daysLater, startOfDay } from '@/lib/platform/turkish/dates'
import { boundsOf, bucketsOf, previousBounds } from '@/lib/report/period'
import type { Bucket, Day, ReportPeriod, Span } from '@/lib/report/report'

/** The times at which a period and the previous period start and end. The ends are exclusive. */
export type Times = { previousFrom: Date; previousTo: Date; from: Date; to: Date }

/** Returns the times of a span and of the previous span. */
export function timesOf({ from, to, previous }: Span & { previous: Span }): Times {
  return {
    previousFrom: startOfDay(previous.from),
    previousTo: startOfDay(daysLater(previous.to, 1)),
    from: startOfDay(from),
    to: startOfDay(daysLater(to, 1)),
  }
}

/**
 * The bars of the previous period and of a period, as ascending times (`edges`). The bar of a time has the number of the last edge
 * at or before it, counted from 1. Two of these bars are not in the plot: the remainder of the previous period, and the gap
 * between its end and the period.
 */
export type Bars = { buckets: Bucket[]; edges: Date[] }

export function barsOf(period: ReportPeriod, today: Day): Bars {
  const buckets = bucketsOf(period, period.unit, today)
  const end = daysLater(period.previous.to, 1)
  const previousDays = previousBounds(period, buckets).map((day) => (day < end ? day : end))
  return { buckets, edges: [...previousDays, end, ...boundsOf(buckets)].map((day) => startOfDay(day)) }
}

type BarCount = { bar: number; count: number }

const sumWhere = <Row extends BarCount>(rows: readonly Row[], isIncluded: (row: Row) => boolean) =>
  rows.reduce((sum, row) => sum + (isIncluded(row) ? row.count : 0), 0)

/** Returns the counts of each bar and of the bar with which it is compared, and the sums of both periods. */
export function countsOf(rows: readonly BarCount[], { buckets }: Bars) {
  const countAt = (bar: number) => sumWhere(rows, (row) => row.bar === bar)
  const [remainderBar, firstBar] = [buckets.length + 1, buckets.length + 3]
  return {
    counts: buckets.map((_, i) => ({ count: countAt(firstBar + i), previous: countAt(1 + i) })),
    total: sumWhere(rows, ({ bar }) => bar >= firstBar),
    previous: sumWhere(rows, ({ bar }) => bar <= remainderBar),
  }
}
