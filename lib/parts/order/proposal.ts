import type { QuoteLine } from '@/lib/orders/quote/money'

type Quote = { decision: string | null; lines: unknown }

/** Returns the part lines of an order's newest sent quote, if the customer approved it. */
const approvedParts = (quote: Quote | undefined) =>
  quote?.decision === 'approved' ? (quote.lines as QuoteLine[]).filter(({ kind }) => kind === 'part') : []

/** Returns the quantity of each part in an approved quote, in thousandths. */
export function quotedMilli(quote: Quote | undefined): Map<string, number> {
  const quoted = new Map<string, number>()
  for (const { partId, quantity } of approvedParts(quote))
    if (partId) quoted.set(partId, (quoted.get(partId) ?? 0) + Math.round((quantity ?? 0) * 1000))
  return quoted
}

/** Returns the texts of an approved quote's part lines that are not linked to a part in stock. */
export const unlinkedTexts = (quote: Quote | undefined): string[] =>
  approvedParts(quote).flatMap(({ partId, text }) => (partId ? [] : [text]))

/** Returns the parts of an approved quote that nobody has booked yet. `booked` are the order's movements. */
export function proposalOf(
  quote: Quote | undefined,
  booked: readonly { partId: string; quantity: number }[],
): { partId: string; quantity: number }[] {
  return [...quotedMilli(quote)].flatMap(([partId, quantity]) => {
    const used = booked.reduce((sum, movement) => (movement.partId === partId ? sum - movement.quantity : sum), 0)
    return quantity > used ? [{ partId, quantity: quantity - Math.max(0, used) }] : []
  })
}
