import { clockInLocative, clockInDative } from '@/lib/platform/turkish/case'
import { formatDayMonthWeekday, formatTime, istanbulDay, formatClock } from '@/lib/platform/turkish/dates'
import { answerTime } from '@/lib/contact/opening-hours'
import type { Settings } from '@/lib/settings/schema'

const clockOf = (time: Date) => formatClock(formatTime(time))

/** When and how the company answers a message, in words: 'Bugün 18.00’e kadar', 'e-posta ya da telefonla'. */
export type PromisedAnswer = { until: Date; words: string; note: string }

/** Returns when a message received at `receivedAt` is answered, or null without a response time or enough opening hours. */
export function promisedAnswer({ hours, notifications }: Settings, receivedAt: Date): PromisedAnswer | null {
  const { answerHours } = notifications
  const time = answerHours === null ? null : answerTime(hours, answerHours, receivedAt)
  if (!time) return null
  const { until, opensAt } = time
  const today = istanbulDay(receivedAt)
  const day = istanbulDay(until) === today ? 'Bugün' : formatDayMonthWeekday(until)
  return {
    until,
    words: `${day} ${clockInDative(clockOf(until))} kadar`,
    note: noteOf(opensAt, [today, istanbulDay(until)]),
  }
}

/** Returns how the company answers or, if it is closed, when it opens. Omits the day if it is one of `knownDays`. */
function noteOf(opensAt: Date | null, knownDays: string[]): string {
  if (!opensAt) return 'e-posta ya da telefonla'
  const day = knownDays.includes(istanbulDay(opensAt)) ? '' : `${formatDayMonthWeekday(opensAt)} `
  return `şimdi kapalıyız, ${day}${clockInLocative(clockOf(opensAt))} açılır`
}
