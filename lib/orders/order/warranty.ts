import { monthsLater } from '@/lib/platform/turkish/dates'

// Devices that come back within their warranty. Days are YYYY-MM-DD in İstanbul.

/** Minimum number of days of warranty on a repair under warranty. */
const MIN_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

type WarrantyTerms = {
  /** The months of warranty in the settings. */
  months: number
  /** The last day of the warranty that covered this repair, or null. */
  first: string | null
  /** The last day that an earlier delivery of the same order promised, or null. */
  promised: string | null
}

/**
 * Returns the last day of the warranty of a repair that is delivered today: after the months of the settings, or for a repair
 * under warranty the end of the first warranty, but at least thirty days. It is never earlier than the promised day.
 */
export function warrantyAfter(today: string, { months, first, promised }: WarrantyTerms): string {
  const days =
    first === null
      ? [monthsLater(today, months)]
      : [first, new Date(Date.parse(today) + MIN_DAYS * DAY_MS).toISOString().slice(0, 10)]
  return [...days, promised ?? ''].toSorted().at(-1)!
}

type FormerOrder = { state: string; warrantyUntil: string | null }

/** Whether the warranty of a former order covered the device on a day. */
export function covers({ state, warrantyUntil }: FormerOrder, day: string): boolean {
  return state === 'delivered' && warrantyUntil !== null && warrantyUntil >= day
}
