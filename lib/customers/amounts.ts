import { storedAmountsOf } from '@/lib/orders/quote/money'

/** A sum for each currency, because currencies are never added. */
export type Sums = { currency: string; amount: number }[]

/** Returns the sum for each currency, the largest first. */
export function sumsOf(amounts: Sums): Sums {
  const sums = new Map<string, number>()
  for (const { currency, amount } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums].map(([currency, amount]) => ({ currency, amount })).toSorted((a, b) => b.amount - a.amount)
}

export type PricedQuote = Parameters<typeof storedAmountsOf>[0] & { currency: string; decision: string | null }

/** Returns what the quotes of open orders come to, with VAT: those that are approved, and those that wait for an answer. */
export function openAmountsOf(orders: readonly { quotes: readonly PricedQuote[] }[]): {
  approved: Sums
  waiting: Sums
} {
  const quotes = orders.flatMap(({ quotes: [quote] }) => quote ?? [])
  const sumOf = (decision: string | null) =>
    sumsOf(
      quotes
        .filter((quote) => quote.decision === decision)
        .map((quote) => ({ currency: quote.currency, amount: storedAmountsOf(quote).total })),
    )
  return { approved: sumOf('approved'), waiting: sumOf(null) }
}
