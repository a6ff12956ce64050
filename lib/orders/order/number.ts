/**
 * Returns the year and the sequence number of an order number as people type it: '2026-9', '9'. Null for other texts, and for a
 * year followed by a zero ('2026-0'), which is the beginning of several numbers.
 */
export function parseOrderNumber(text: string): { year?: string; sequence: string } | null {
  const [, year, sequence] = /^(?:(\d{4})-(?!0))?(\d{1,5})$/.exec(text.trim()) ?? []
  return sequence ? { year, sequence } : null
}
