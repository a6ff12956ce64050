import type { Settings } from '@/lib/settings/schema'

/** The national holidays with a fixed date, MM-DD (law 2429). The owner enters religious holidays, which move, as closed days. */
const HOLIDAYS = ['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29']

const DAY_MS = 24 * 60 * 60 * 1000

/** Maximum number of days searched, because closed days are not limited. */
const MAX_DAYS = 3 * 366

/**
 * Returns the day (YYYY-MM-DD) that is `count` working days after a day, or null if there are not enough. For 0 it is the day
 * itself, or the next working day. Saturdays and half days do not count.
 */
export function workingDaysLater(day: string, count: number, { week, closedDays }: Settings['hours']): string | null {
  const isOpen = (weekday: number) =>
    week[weekday]!.isOpen || !week.slice(0, 5).some((weekdayHours) => weekdayHours.isOpen)
  const isWorking = (time: number) => {
    const isoDate = new Date(time).toISOString().slice(0, 10)
    const weekday = (new Date(time).getUTCDay() + 6) % 7
    return (
      weekday < 5 &&
      isOpen(weekday) &&
      !HOLIDAYS.includes(isoDate.slice(5)) &&
      !closedDays.some(({ date, lastDate = date }) => date <= isoDate && isoDate <= lastDate)
    )
  }
  const start = Date.parse(day)
  let remaining = count
  for (let days = 0; days <= MAX_DAYS; days += 1) {
    const time = start + days * DAY_MS
    if (!isWorking(time)) continue
    // The first day counts only if `count` is 0.
    if (days > 0 || count === 0) remaining -= 1
    if (remaining <= 0) return new Date(time).toISOString().slice(0, 10)
  }
  return null
}
