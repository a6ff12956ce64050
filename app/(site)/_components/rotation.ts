/** How long a slide stays when the page does not say, in milliseconds. */
export const DEFAULT_INTERVAL_MS = 5000

/** Index of a slide in a row that has no end: before the first comes the last, after the last the first. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count
}

/** The slide that an address opens ('#slayt-2' is index 1); null when it names none of `count`. */
export function slideOfHash(hash: string, count: number): number | null {
  const number = Number(/^#slayt-(\d{1,3})$/.exec(hash)?.[1] ?? 0)
  return number >= 1 && number <= count ? number - 1 : null
}
