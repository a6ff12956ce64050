import { monthsLater } from '@/lib/platform/turkish/dates'

// A device that comes back within its warranty. Days are YYYY-MM-DD in İstanbul.

/** Days for which a repair under warranty bears one of its own, at least. */
const MIN_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Returns the last day of the warranty of a repair that is delivered today: the months of the settings, or of a repair under
 * warranty the remainder of the first one (`first` is its last day), at least thirty days.
 */
export function warrantyAfter(today: string, months: number, first: string | null): string {
  if (first === null) return monthsLater(today, months)
  const least = new Date(Date.parse(today) + MIN_DAYS * DAY_MS).toISOString().slice(0, 10)
  return first > least ? first : least
}

type Former = { state: string; warrantyUntil: string | null }

/** Whether the warranty of a former order covered the device on a day. */
export function covers({ state, warrantyUntil }: Former, day: string): boolean {
  return state === 'delivered' && warrantyUntil !== null && warrantyUntil >= day
}
