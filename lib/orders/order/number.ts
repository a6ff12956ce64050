/**
 * Parses an order number as people type it: '2026-9', '9'. Returns null for other texts, and for a zero after the year ('2026-0042',
 * '2026-0'): such a text may be the beginning of a number, so it is searched as text.
 */
export function parseOrderNumber(text: string): { year?: string; sequence: string } | null {
  const [, year, sequence] = /^(?:(\d{4})-(?!0))?(\d{1,5})$/.exec(text.trim()) ?? []
  return sequence ? { year, sequence } : null
}
