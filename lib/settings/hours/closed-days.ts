import { DAY_MS, formatClock, formatDayAndMonth, formatDayMonthWeekday } from '@/lib/platform/turkish/dates'
import type { Settings } from '@/lib/settings/schema'

type ClosedDay = Settings['hours']['closedDays'][number]

/** The site announces all closed days within this many days, and always the next closed day. */
const DAYS_AHEAD = 30

/** Midnight UTC, which is in the morning of the same day in İstanbul. */
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

type Period = { first: number; last: number; name: string; openUntil?: string }

/** Joins consecutive closed days of the same name. */
function joinDays(days: ClosedDay[]): Period[] {
  const periods: Period[] = []
  for (const { date, lastDate = date, name, openUntil } of days) {
    const [first, last] = [timeOf(date), timeOf(lastDate)]
    const previous = periods.at(-1)
    const isContinued = previous?.name === name && previous.openUntil === openUntil && first - previous.last <= DAY_MS
    if (isContinued) previous.last = last
    else periods.push({ first, last, name, openUntil })
  }
  return periods
}

function periodWords(first: number, last: number): string {
  const [firstDay, lastDay] = [new Date(first), new Date(last)]
  if (first === last) return formatDayMonthWeekday(firstDay)
  const isSameMonth = firstDay.getUTCMonth() === lastDay.getUTCMonth()
  return `${isSameMonth ? firstDay.getUTCDate() : formatDayAndMonth(firstDay)}–${formatDayAndMonth(lastDay)}`
}

/**
 * Returns a sentence for each closed period within the next 30 days, and in any case for the next one:
 * '29 Ekim Perşembe kapalıyız: Cumhuriyet Bayramı'. Days are YYYY-MM-DD.
 */
export function closedPeriodSentences({ closedDays }: Settings['hours'], today: string): string[] {
  const sortedDays = closedDays.toSorted((a, b) => a.date.localeCompare(b.date))
  const upcomingPeriods = joinDays(sortedDays).filter(({ last }) => last >= timeOf(today))
  const until = timeOf(today) + DAYS_AHEAD * DAY_MS
  return upcomingPeriods
    .filter(({ first }, index) => index === 0 || first <= until)
    .map(({ first, last, name, openUntil }) => {
      const words = openUntil ? `yarım gün, kapanış ${formatClock(openUntil)}` : 'kapalıyız'
      return `${periodWords(first, last)} ${words}: ${name}`
    })
}
