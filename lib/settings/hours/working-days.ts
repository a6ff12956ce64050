import type { Settings } from '@/lib/settings/schema'
import { daysLater } from '@/lib/platform/turkish/dates'

/** The national holidays with a fixed date, MM-DD (law 2429). The owner enters religious holidays, which move, as closed days. */
const HOLIDAYS = ['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29']

/** Maximum number of days searched, because closed days are not limited. */
const MAX_DAYS = 3 * 366

/**
 * Returns the day (YYYY-MM-DD) that is `count` working days after a day, or null if there are not enough. For 0 it is the day
 * itself, or the next working day. Saturdays and half days do not count.
 */
export function workingDaysLater(day: string, count: number, { week, closedDays }: Settings['hours']): string | null {
  const isOpen = (weekday: number) =>
    week[weekday]!.isOpen || !week.slice(0, 5).some((weekdayHours) => weekdayHours.isOpen)
  const isWorking = (isoDate: string) => {
    const weekday = (new Date(isoDate).getUTCDay() + 6) % 7
    return (
      weekday < 5 &&
      isOpen(weekday) &&
      !HOLIDAYS.includes(isoDate.slice(5)) &&
      !closedDays.some(({ date, lastDate = date }) => date <= isoDate && isoDate <= lastDate)
    )
  }
  let remainingDays = count
  for (let days = 0; days <= MAX_DAYS; days += 1) {
    const isoDate = daysLater(day, days)
    if (!isWorking(isoDate)) continue
    // The first day counts only if `count` is 0.
    if (days > 0 || count === 0) remainingDays -= 1
    if (remainingDays <= 0) return isoDate
  }
  return null
}
