import { istanbulDay } from '@/lib/platform/turkish/dates'

type Price = { amount: number; vatIncluded: boolean; vatRate: number }

/** Returns what is to be paid, the price without VAT and the VAT, all in kuruş or cents. */
export function amountsOf({ amount, vatIncluded, vatRate }: Price) {
  const net = vatIncluded ? Math.round((amount * 100) / (100 + vatRate)) : amount
  const vat = vatIncluded ? amount - net : Math.round((amount * vatRate) / 100)
  return { net, vat, total: net + vat }
}

/** Whether a quote waits for its decision, and its last day in İstanbul is over. */
export function isExpired(
  quote: { decision: string | null; validUntil: string | Date } | null,
  now = new Date(),
): boolean {
  if (!quote || quote.decision) return false
  const { validUntil } = quote
  const lastDay = typeof validUntil === 'string' ? validUntil : validUntil.toISOString().slice(0, 10)
  return lastDay < istanbulDay(now)
}
