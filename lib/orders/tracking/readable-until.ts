import { dayOf, daysLater, istanbulDay, monthsLater } from '@/lib/platform/turkish/dates'

/** How many days the page of an order stays readable after the warranty ends. The QR codes of its papers link to the page. */
const DAYS_AFTER_WARRANTY = 30

export type Closing = { closedAt: Date | string | null; warrantyUntil: Date | string | null }

/**
 * Returns the last day on which a customer can read the page of an order, or null for an open order. The settings say how
 * many months the page of a closed order stays readable.
 */
export function readableUntil({ closedAt, warrantyUntil }: Closing, closedPageMonths: number): string | null {
  if (closedAt === null) return null
  const byMonths = monthsLater(istanbulDay(new Date(closedAt)), closedPageMonths)
  const byWarranty = warrantyUntil === null ? '' : daysLater(dayOf(warrantyUntil), DAYS_AFTER_WARRANTY)
  return byWarranty > byMonths ? byWarranty : byMonths
}
