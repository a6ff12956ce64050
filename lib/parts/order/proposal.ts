import type { QuoteLine } from '@/lib/orders/quote/money'

type Quote = { decision: string | null; lines: unknown }

/** Returns the part lines of an order's newest sent quote, if the customer approved it. */
const approvedLines = (quote: Quote | undefined) =>
  quote?.decision === 'approved' ? (quote.lines as QuoteLine[]).filter(({ kind }) => kind === 'part') : []

/** Returns the quantity of each part in an approved quote, in thousandths. */
export function quotedMilli(quote: Quote | undefined): Map<string, number> {
  const quantities = new Map<string, number>()
  for (const { partId, quantity } of approvedLines(quote))
    if (partId) quantities.set(partId, (quantities.get(partId) ?? 0) + Math.round((quantity ?? 0) * 1000))
  return quantities
}

/** Returns the texts of an approved quote's part lines that are not linked to a part in stock. */
export const unlinkedTexts = (quote: Quote | undefined): string[] =>
  approvedLines(quote).flatMap(({ partId, text }) => (partId ? [] : [text]))

/** Returns the parts of an approved quote that nobody has booked yet. `movements` are the order's. */
export function proposalOf(
  quote: Quote | undefined,
  movements: readonly { partId: string; quantity: number }[],
): { partId: string; quantity: number }[] {
  return [...quotedMilli(quote)].flatMap(([partId, quantity]) => {
    const usedQuantity = movements.reduce(
      (sum, movement) => (movement.partId === partId ? sum - movement.quantity : sum),
      0,
    )
    return quantity > usedQuantity ? [{ partId, quantity: quantity - Math.max(0, usedQuantity) }] : []
  })
}
