import { HOUR_MS, MINUTE_MS } from '@/lib/platform/turkish/dates'

/** The pauses after each attempt. The last pause repeats. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS, 2 * HOUR_MS, 4 * HOUR_MS] as const

/** An email expires this long after it was written. */
const LIFETIME_MS = 72 * HOUR_MS

/** Whether an email is too old to be sent. An email in a restored backup may have been sent long ago. */
export function isTooOld(createdAt: Date, now = new Date()): boolean {
  return now.getTime() - createdAt.getTime() >= LIFETIME_MS
}

/**
 * Returns the time of the next attempt after `attempts` failed ones, or null if that would be more than three days after the
 * email was written.
 */
export function nextAttempt(attempts: number, createdAt: Date, now = new Date()): Date | null {
  const pause = PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1]!
  const next = new Date(now.getTime() + pause)
  return isTooOld(createdAt, next) ? null : next
}
