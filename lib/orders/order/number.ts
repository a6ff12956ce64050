/**
 * Returns year and count of a work order's number as people type it: '2026-9', '9'. Null for another text, and for one with a year
 * and a zero behind it, which is the beginning of whole numbers.
 */
export function orderNumberIn(text: string): { year?: string; count: string } | null {
  const [, year, count] = /^(?:(\d{4})-(?!0))?(\d{1,5})$/.exec(text.trim()) ?? []
  return count ? { year, count } : null
}
