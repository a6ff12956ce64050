import { DAY_MS, HOUR_MS, MINUTE_MS, istanbulDay, startOfDay } from '@/lib/platform/turkish/dates'
import { openSpans } from '@/lib/settings/company'
import type { Settings } from '@/lib/settings/schema'

type Hours = Settings['hours']

/** How many days are searched for open hours. */
const MAX_DAYS = 60

/** Promised times are rounded up to a multiple of this. */
const STEP_MS = 30 * MINUTE_MS

const msOf = (time: string) => Number(time.slice(0, 2)) * HOUR_MS + Number(time.slice(3)) * MINUTE_MS

/** Returns when the company is open on a day (YYYY-MM-DD), in epoch milliseconds. */
function openTimes({ week, lunch, closedDays }: Hours, day: string): { from: number; to: number }[] {
  const dayHours = week[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]
  const closedDay = closedDays.find(({ date, lastDate = date }) => date <= day && day <= lastDate)
  if (!dayHours?.isOpen || (closedDay && !closedDay.openUntil)) return []
  const { openUntil = '24:00' } = closedDay ?? {}
  const midnight = startOfDay(day).getTime()
  return openSpans(dayHours, lunch)
    .map(({ from, to }) => ({ from, to: to < openUntil ? to : openUntil }))
    .filter(({ from, to }) => from < to)
    .map(({ from, to }) => ({ from: midnight + msOf(from), to: midnight + msOf(to) }))
}

/** The time by which a message is answered, and when the company opens if it is closed now. */
type AnswerTime = { until: Date; opensAt: Date | null }

/** Returns the time after `answerHours` opening hours, or null if the next MAX_DAYS days have fewer. */
export function answerTime(hours: Hours, answerHours: number, now: Date): AnswerTime | null {
  let remaining = answerHours * HOUR_MS
  let firstOpening: number | undefined
  for (let daysAhead = 0; daysAhead < MAX_DAYS; daysAhead += 1) {
    const day = istanbulDay(new Date(now.getTime() + daysAhead * DAY_MS))
    for (const { from, to } of openTimes(hours, day)) {
      const start = Math.max(from, now.getTime())
      if (start >= to) continue
      firstOpening ??= start
      if (remaining <= to - start) {
        const until = Math.min(to, Math.ceil((start + remaining) / STEP_MS) * STEP_MS)
        return { until: new Date(until), opensAt: firstOpening > now.getTime() ? new Date(firstOpening) : null }
      }
      remaining -= to - start
    }
  }
  return null
}
