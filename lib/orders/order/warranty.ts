import { monthsLater } from '@/lib/platform/turkish/dates'

// A device that comes back within its warranty. Days are YYYY-MM-DD in İstanbul.

/** The fewest days of warranty on a repair under warranty. */
const MIN_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

type WarrantyTerms = {
  /** Months of the settings. */
  months: number
  /** The last day of the warranty under which it was repaired, or null. */
  first: string | null
  /** The last day that an earlier delivery of the same order promised, or null. */
  promised: string | null
}

/**
 * Returns the last day of the warranty of a repair that is delivered today: the months of the settings, or of a repair under
 * warranty the remainder of the first one, at least thirty days. It is never earlier than the promised one.
 */
export function warrantyAfter(today: string, { months, first, promised }: WarrantyTerms): string {
  const days =
    first === null
      ? [monthsLater(today, months)]
      : [first, new Date(Date.parse(today) + MIN_DAYS * DAY_MS).toISOString().slice(0, 10)]
  return [...days, promised ?? ''].toSorted().at(-1)!
}

type Former = { state: string; warrantyUntil: string | null }

/** Whether the warranty of a former order covered the device on a day. */
export function covers({ state, warrantyUntil }: Former, day: string): boolean {
  return state === 'delivered' && warrantyUntil !== null && warrantyUntil >= day
}
