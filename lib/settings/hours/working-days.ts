import type { Settings } from '@/lib/settings/schema'

/** The national holidays with a fixed day, MM-DD (law 2429). Religious ones move; the owner enters them as closed days. */
const HOLIDAYS = ['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29']

const DAY_MS = 24 * 60 * 60 * 1000

/** How far a period of working days may reach. Closed days have no other bound. */
const MOST_DAYS = 3 * 366

/**
 * Returns the day so many working days after a day, YYYY-MM-DD, or null if closed days leave too few. With 0 it is the day
 * itself, or the next working day. Saturdays and half days do not count.
 */
export function workingDaysLater(day: string, count: number, { week, closedDays }: Settings['hours']): string | null {
  const isOpen = (weekday: number) => week[weekday]!.isOpen || !week.slice(0, 5).some((one) => one.isOpen)
  const isWorking = (time: number) => {
    const name = new Date(time).toISOString().slice(0, 10)
    const weekday = (new Date(time).getUTCDay() + 6) % 7
    return (
      weekday < 5 &&
      isOpen(weekday) &&
      !HOLIDAYS.includes(name.slice(5)) &&
      !closedDays.some(({ date, lastDate = date }) => date <= name && name <= lastDate)
    )
  }
  const start = Date.parse(day)
  let remaining = count
  for (let days = 0; days <= MOST_DAYS; days += 1) {
    const time = start + days * DAY_MS
    if (!isWorking(time)) continue
    // The day itself counts only if nothing else is to be counted.
    if (days > 0 || count === 0) remaining -= 1
    if (remaining <= 0) return new Date(time).toISOString().slice(0, 10)
  }
  return null
}
