import type { Settings } from '@/lib/domains/settings/schema'

type ClosedDay = Settings['hours']['closedDays'][number]

/** Days ahead of which visitors are told. */
const DAYS_AHEAD = 30
const DAY_MS = 24 * 60 * 60 * 1000

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('tr-TR', { ...options, timeZone: 'UTC' })
const dayAndMonth = format({ day: 'numeric', month: 'long' })
const weekday = format({ weekday: 'long' })

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Joins days in a row that are closed for the same reason. */
function inRuns(days: ClosedDay[]): { first: number; last: number; name: string }[] {
  const runs: { first: number; last: number; name: string }[] = []
  for (const { date, name } of days) {
    const time = timeOf(date)
    const before = runs.at(-1)
    if (before?.name === name && time - before.last <= DAY_MS) before.last = time
    else runs.push({ first: time, last: time, name })
  }
  return runs
}

function periodOf(first: number, last: number): string {
  if (first === last) return `${dayAndMonth.format(first)} ${weekday.format(first)}`
  const isSameMonth = new Date(first).getUTCMonth() === new Date(last).getUTCMonth()
  const start = isSameMonth ? String(new Date(first).getUTCDate()) : dayAndMonth.format(first)
  return `${start}–${dayAndMonth.format(last)}`
}

/**
 * Returns a sentence for each period in which the company is closed within the next 30 days: '29 Ekim Perşembe
 * kapalıyız: Cumhuriyet Bayramı'. Days are YYYY-MM-DD.
 */
export function closedPeriods({ closedDays }: Settings['hours'], today: string): string[] {
  const [from, until] = [timeOf(today), timeOf(today) + DAYS_AHEAD * DAY_MS]
  const ahead = closedDays.filter(({ date }) => timeOf(date) >= from && timeOf(date) <= until)
  const sorted = ahead.toSorted((a, b) => a.date.localeCompare(b.date))
  return inRuns(sorted).map(({ first, last, name }) => `${periodOf(first, last)} kapalıyız: ${name}`)
}
