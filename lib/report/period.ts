import { daysBetween, daysLater, monthsLater } from '@/lib/platform/turkish/dates'
import type { Bucket, Day, ReportPeriod, Span, Unit } from '@/lib/report/report'

// Parses the period of the report from the query of its URL. Days are YYYY-MM-DD in İstanbul.

export const PERIODS = [
  { kind: 'month', value: 'ay', label: 'Bu ay' },
  { kind: 'quarter', value: 'ceyrek', label: 'Bu çeyrek' },
  { kind: 'year', value: 'yil', label: 'Bu yıl' },
  { kind: 'range', value: 'aralik', label: 'Tarih aralığı' },
] as const

type PeriodKind = (typeof PERIODS)[number]['kind']

export const UNITS = [
  { unit: 'day', value: 'gun', label: 'Gün' },
  { unit: 'week', value: 'hafta', label: 'Hafta' },
  { unit: 'month', value: 'ay', label: 'Ay' },
] as const satisfies readonly { unit: Unit; value: string; label: string }[]

/** The names of the query parameters. */
export const PERIOD_QUERY = { kind: 'donem', from: 'bas', to: 'son', unit: 'cubuk' } as const

/** The query of Next or URLSearchParams. */
export type PeriodQuery = Readonly<Record<string, string | string[] | undefined>>

/** The form's values: the kind, the typed days or the days of the period, and the selected unit, if any. */
export type PeriodForm = { kind: PeriodKind; from: string; to: string; unit: Unit | null }

export type PeriodResult = {
  form: PeriodForm
  errors: { from?: string; to?: string }
  /** Null if there are errors. */
  period: ReportPeriod | null
}

const MAX_YEARS = 5
/** More bars would be too thin and make the page too large. Months are always shown, and five years have up to 61. */
const MAX_BARS = 60

const timeOf = (day: Day) => Date.parse(`${day}T00:00:00Z`)

const daysIn = ({ from, to }: Span) => daysBetween(from, to) + 1

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`
/** Returns the number of months from the first month of a span to its last. */
const monthsIn = ({ from, to }: Span) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1

const isWholeMonths = ({ from, to }: Span) => from.endsWith('-01') && daysLater(to, 1).endsWith('-01')

/**
 * Returns the previous span. It has the same number of months if the span consists of whole months, otherwise the same number of
 * days. If the span contains today, the previous span has only as many days as have already started.
 */
function previousSpan(span: Span, today: Day): Span {
  const shift = (day: Day) => (isWholeMonths(span) ? monthsLater(day, -monthsIn(span)) : daysLater(day, -daysIn(span)))
  const isCurrent = span.from <= today && today < span.to
  return { from: shift(span.from), to: isCurrent ? shift(today) : daysLater(span.from, -1) }
}

/** Returns the month, the quarter or the year that contains today. */
function spanOf(kind: Exclude<PeriodKind, 'range'>, today: Day): Span {
  const months = { month: 1, quarter: 3, year: 12 }[kind]
  const monthIndex = (Number(today.slice(5, 7)) - 1) % months
  const from = monthsLater(firstOfMonth(today), -monthIndex)
  return { from, to: daysLater(monthsLater(from, months), -1) }
}

function defaultUnit(span: Span): Unit {
  const days = daysIn(span)
  return days <= 31 ? 'day' : days <= 92 ? 'week' : 'month'
}

const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text) && timeOf(text) >= 0 && daysLater(text, 0) === text

function errorsIn({ from, to }: Span): PeriodResult['errors'] {
  const errorOf = (text: string, name: string) =>
    text === '' ? `${name} tarihini yazın.` : 'Böyle bir tarih yok. Örnek: 01.03.2026.'
  const errors = {
    ...(!isDay(from) && { from: errorOf(from, 'Başlangıç') }),
    ...(!isDay(to) && { to: errorOf(to, 'Bitiş') }),
  }
  if (Object.keys(errors).length > 0) return errors
  if (to < from) return { to: 'Bitiş tarihi başlangıçtan önce olamaz.' }
  if (to >= monthsLater(from, MAX_YEARS * 12)) return { to: 'En çok beş yıllık bir aralık seçin.' }
  return {}
}

const textOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)?.trim() ?? ''

/** Returns the unit for the bars of a span: the preferred one, or a longer one if there would be too many bars. */
export function unitFor(span: Span, preferred: Unit): Unit {
  const units = UNITS.map(({ unit }) => unit)
  const isShown = (unit: Unit) => unit === 'month' || bucketsOf(span, unit, span.to).length <= MAX_BARS
  return units.slice(units.indexOf(preferred)).find(isShown)!
}

/** Returns the period of a span, with the chosen unit if that does not make too many bars. */
function periodOf(span: Span, unit: Unit | null, today: Day): ReportPeriod {
  return { ...span, previous: previousSpan(span, today), unit: unitFor(span, unit ?? defaultUnit(span)) }
}

/** Parses the period from the query of a URL. Without a query, the period is this year. */
export function readPeriod(query: PeriodQuery, today: Day): PeriodResult {
  const [kindText, from, to, unitText] = Object.values(PERIOD_QUERY).map((name) => textOf(query[name])) as [
    string,
    string,
    string,
    string,
  ]
  const kind = PERIODS.find(({ value }) => value === kindText)?.kind ?? (from || to ? 'range' : 'year')
  const unit = UNITS.find(({ value }) => value === unitText)?.unit ?? null
  const span = kind === 'range' ? { from, to } : spanOf(kind, today)
  const errors = kind === 'range' ? errorsIn(span) : {}
  const period = Object.keys(errors).length > 0 ? null : periodOf(span, unit, today)
  return { form: { kind, ...span, unit }, errors, period }
}

/** Returns the query of a period, without '?'. */
export function periodQuery({ kind, from, to, unit }: PeriodForm): string {
  const query = new URLSearchParams({ [PERIOD_QUERY.kind]: PERIODS.find((period) => period.kind === kind)!.value })
  if (kind === 'range') {
    query.set(PERIOD_QUERY.from, from)
    query.set(PERIOD_QUERY.to, to)
  }
  if (unit) query.set(PERIOD_QUERY.unit, UNITS.find((candidate) => candidate.unit === unit)!.value)
  return query.toString()
}

/** Returns the first day of the next day, week or month. Weeks start on Monday. */
function nextStart(day: Day, unit: Unit): Day {
  if (unit === 'day') return daysLater(day, 1)
  if (unit === 'month') return monthsLater(firstOfMonth(day), 1)
  const weekday = (new Date(timeOf(day)).getUTCDay() + 6) % 7
  return daysLater(day, 7 - weekday)
}

/** Whether a day is the first of its week or month. */
const isStart = (day: Day, unit: Unit) =>
  unit === 'day' || (unit === 'month' ? day.endsWith('-01') : new Date(timeOf(day)).getUTCDay() === 1)

/** Returns the bars of a span. A bar that the span or today truncates, or that is in the future, is not whole. */
export function bucketsOf(span: Span, unit: Unit, today: Day): Bucket[] {
  const buckets: Bucket[] = []
  for (let from = span.from; from <= span.to;) {
    const nextFrom = nextStart(from, unit)
    const lastDay = daysLater(nextFrom, -1)
    const to = lastDay < span.to ? lastDay : span.to
    buckets.push({ from, to, isWhole: to === lastDay && lastDay < today && isStart(from, unit) })
    from = nextFrom
  }
  return buckets
}

/** Returns the first day of each bar, and the day after the last bar. */
export const boundsOf = (buckets: readonly Bucket[]): Day[] => [
  ...buckets.map(({ from }) => from),
  ...buckets.slice(-1).map(({ to }) => daysLater(to, 1)),
]

/**
 * Returns the bounds of the spans with which the bars are compared: those of the bars, moved back to the start of the previous
 * period. The remainder of a longer previous period is not compared.
 */
export function previousBounds(period: ReportPeriod, buckets: readonly Bucket[]): Day[] {
  const movesByMonths = period.unit === 'month' && isWholeMonths(period)
  const daysBack = daysIn({ from: period.previous.from, to: period.from }) - 1
  return boundsOf(buckets).map((day) =>
    movesByMonths ? monthsLater(day, -monthsIn(period)) : daysLater(day, -daysBack),
  )
}
