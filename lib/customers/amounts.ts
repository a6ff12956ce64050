import { storedAmountsOf } from '@/lib/orders/quote/money'
import { type CurrencySums, sumsByCurrency } from '@/lib/platform/turkish/money'

export type PricedQuote = Parameters<typeof storedAmountsOf>[0] & { currency: string; decision: string | null }

/** Returns the sums of open orders' quotes, with VAT: approved quotes, and quotes that wait for a decision. */
export function openAmountsOf(orders: readonly { quotes: readonly PricedQuote[] }[]): {
  approved: CurrencySums
  waiting: CurrencySums
} {
  const quotes = orders.flatMap(({ quotes: [quote] }) => quote ?? [])
  const sumOf = (decision: string | null) =>
    sumsByCurrency(
      quotes
        .filter((quote) => quote.decision === decision)
        .map((quote) => ({ currency: quote.currency, amount: storedAmountsOf(quote).total })),
    )
  return { approved: sumOf('approved'), waiting: sumOf(null) }
}
