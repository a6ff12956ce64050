import { expect, test } from 'vitest'
import { breakTable, FOLDS, placePieces, type TableSpace } from '@/lib/papers/layout/page-breaks'

const SPACE: TableSpace = {
  firstTop: 105,
  nextTop: 31,
  bottom: 270,
  subtotalHeight: 7,
  lastPageBottom: 198,
  minRowsWithTotals: 2,
}
const equalHeights = (count: number, height = 7) => Array.from({ length: count }, () => height)

const indexes = (heights: number[]) => breakTable(heights, SPACE).map((page) => page.rows.map(({ index }) => index))

test('a table moves its last two rows to the next page if the totals do not fit below it', () => {
  expect(indexes(equalHeights(14))).toEqual([Array.from({ length: 12 }, (_, i) => i), [12, 13]])
})

test.each([1, 2, 3, 14, 15, 22, 30])(
  'a table of %i rows of any height has each row once, in order, and its last page ends above the totals',
  (count) => {
    for (const height of [7, 11.5, 29]) {
      const pages = breakTable(equalHeights(count, height), SPACE)
      expect(pages.flatMap((page) => page.rows.map(({ index }) => index))).toEqual(equalHeights(count).map((_, i) => i))
      for (const [i, page] of pages.entries()) {
        const isLast = i === pages.length - 1
        expect(page.end + (isLast ? 0 : SPACE.subtotalHeight)).toBeLessThanOrEqual(
          isLast ? SPACE.lastPageBottom + 0.6 : SPACE.bottom,
        )
        expect([page.startsWithSubtotal, page.endsWithSubtotal]).toEqual([i > 0, !isLast])
      }
      expect(pages.at(-1)!.rows.length).toBeGreaterThanOrEqual(pages.length > 1 ? 2 : 1)
    }
  },
)

test('no row after the first of a page lies on a fold: the row before it is stretched to the fold', () => {
  const pages = breakTable(equalHeights(30, 11.5), SPACE)
  for (const { y, height } of pages.flatMap((page) => page.rows.slice(1)))
    for (const fold of FOLDS) expect(y < fold - 0.6 && y + height > fold + 0.6).toBe(false)
})

const positionsFrom = (pieces: Parameters<typeof placePieces<string>>[0], y: number) =>
  placePieces(pieces, { page: 0, y }, { nextTop: 26, bottom: 270 }).placedPieces.map(({ content, page, y }) => [
    content,
    page,
    y,
  ])

test('totals begin at the next fold, or on the next page after the last fold', () => {
  const totals = { height: 40, content: 'totals', avoidsFold: true, startsAtFold: true }
  expect(positionsFrom([totals], 150)).toEqual([['totals', 0, 198]])
  expect(positionsFrom([totals], 199)).toEqual([['totals', 1, 26]])
})
