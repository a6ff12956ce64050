/** Time that a slide stays unless the page sets another. */
export const DEFAULT_INTERVAL_MS = 5000

/** Returns the index within `count` slides: the last precedes the first, the first follows the last. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count
}

/** Returns the index of the slide that an address opens ('#slayt-2' is 1), or null when it names none of `count`. */
export function slideOfHash(hash: string, count: number): number | null {
  const number = Number(/^#slayt-(\d{1,3})$/.exec(hash)?.[1] ?? 0)
  return number >= 1 && number <= count ? number - 1 : null
}
