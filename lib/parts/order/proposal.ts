import type { QuoteLine } from '@/lib/orders/quote/money'

type Quote = { decision: string | null; lines: unknown }

/** Returns the lines for parts of an order's newest sent quote, if the customer approved it. */
const approvedParts = (quote: Quote | undefined) =>
  quote?.decision === 'approved' ? (quote.lines as QuoteLine[]).filter(({ kind }) => kind === 'part') : []

/** Returns the thousandths of each part that an approved quote names. */
export function quotedMilli(quote: Quote | undefined): Map<string, number> {
  const quoted = new Map<string, number>()
  for (const { partId, quantity } of approvedParts(quote))
    if (partId) quoted.set(partId, (quoted.get(partId) ?? 0) + Math.round((quantity ?? 0) * 1000))
  return quoted
}

/** Returns the texts of an approved quote's lines for parts that name no part of the stock. */
export const unlinkedTexts = (quote: Quote | undefined): string[] =>
  approvedParts(quote).flatMap(({ partId, text }) => (partId ? [] : [text]))

/** Returns what an approved quote names and nobody has booked. `booked` are the differences that the order's movements made. */
export function proposalOf(
  quote: Quote | undefined,
  booked: readonly { partId: string; quantity: number }[],
): { partId: string; quantity: number }[] {
  return [...quotedMilli(quote)].flatMap(([partId, quantity]) => {
    const used = booked.reduce((sum, movement) => (movement.partId === partId ? sum - movement.quantity : sum), 0)
    return quantity > used ? [{ partId, quantity: quantity - Math.max(0, used) }] : []
  })
}
