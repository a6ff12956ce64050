import { storedAmountsOf } from '@/lib/orders/quote/money'

/** A sum for each currency, because amounts of different currencies are never added. */
export type CurrencySums = { currency: string; amount: number }[]

/** Returns the sum for each currency, the largest first. */
export function sumsByCurrency(amounts: CurrencySums): CurrencySums {
  const sums = new Map<string, number>()
  for (const { currency, amount } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums].map(([currency, amount]) => ({ currency, amount })).toSorted((a, b) => b.amount - a.amount)
}

export type PricedQuote = Parameters<typeof storedAmountsOf>[0] & { currency: string; decision: string | null }

/** Returns the sums of the quotes of open orders, with VAT: approved quotes, and quotes that wait for a decision. */
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
