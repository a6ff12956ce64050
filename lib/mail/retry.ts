const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Pauses after the first attempts. The last one repeats. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS, 2 * HOUR_MS, 4 * HOUR_MS] as const

/** A mail is tried for this long after it was written. */
const TRIED_FOR_MS = 72 * HOUR_MS

/** Whether a mail is too old to be sent. One in a restored backup may have been sent long ago. */
export function isTooOld(createdAt: Date, now = new Date()): boolean {
  return now.getTime() - createdAt.getTime() >= TRIED_FOR_MS
}

/**
 * Returns when a mail is tried again after its `attempts`th attempt failed, or null when that would be more than three
 * days after it was written.
 */
export function nextAttempt(attempts: number, createdAt: Date, now = new Date()): Date | null {
  const pause = PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1]!
  const next = new Date(now.getTime() + pause)
  return isTooOld(createdAt, next) ? null : next
}
