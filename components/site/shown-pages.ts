/** Pages beside the current one, and pages at an end, that a pager shows. */
const BESIDE = 1
const AT_END = 4

/**
 * Returns the numbers of the pages that a pager shows, in order: the first, the last, those near the current one. A
 * negative number is a gap of several pages.
 */
export function shownPages(page: number, pageCount: number): number[] {
  const isShown = (number: number) =>
    number === 1 ||
    number === pageCount ||
    Math.abs(number - page) <= BESIDE ||
    (page < AT_END && number <= AT_END) ||
    (page > pageCount - AT_END + 1 && number > pageCount - AT_END)
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(isShown)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [-number, number] : [number]
  })
}
