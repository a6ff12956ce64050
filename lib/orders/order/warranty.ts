import { monthsLater, daysLater } from '@/lib/platform/turkish/dates'

// The warranty of repairs, including repairs that are themselves under warranty. Days are YYYY-MM-DD in İstanbul.

/** Minimum number of days of warranty on a repair under warranty. */
const MIN_DAYS = 30

type WarrantyTerms = {
  /** The months of warranty in the settings. */
  months: number
  /** The last day of the former warranty that covers this repair, or null. */
  coveredUntil: string | null
  /** The last day that an earlier delivery of the same order promised, or null. */
  promisedUntil: string | null
}

/**
 * Returns the last day of the warranty of a repair that is delivered today. It follows from the months in the settings. A repair
 * under warranty keeps the end of the former warranty, but gets at least thirty days. The day is never earlier than the promised one.
 */
export function warrantyAfter(today: string, { months, coveredUntil, promisedUntil }: WarrantyTerms): string {
  const days = coveredUntil === null ? [monthsLater(today, months)] : [coveredUntil, daysLater(today, MIN_DAYS)]
  return [...days, promisedUntil ?? ''].toSorted().at(-1)!
}

type FormerOrder = { state: string; warrantyUntil: string | null }

/** Whether the warranty of a former order covered the device on a day. */
export function covers({ state, warrantyUntil }: FormerOrder, day: string): boolean {
  return state === 'delivered' && warrantyUntil !== null && warrantyUntil >= day
}
