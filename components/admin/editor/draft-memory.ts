/**
 * Files cannot be kept in storage, but as long as the document lives memory has them: the way to the sign-in page and
 * back loads no new one.
 */
const sheets = new Map<string, { whole: unknown; text: string }>()

/** Remembers what is written on a screen; `stored` is what storage would keep of it. */
export function rememberSheet(screen: string, whole: unknown, stored: unknown): void {
  sheets.set(screen, { whole, text: JSON.stringify(stored) })
}

/** The whole of what storage kept; as it was kept when memory has another one, or none. */
export function wholeSheet<Sheet>(screen: string, stored: Sheet): Sheet {
  const kept = sheets.get(screen)
  return kept?.text === JSON.stringify(stored) ? (kept.whole as Sheet) : stored
}
