import { expect, test } from 'vitest'
import { breakTable, FOLDS, placePieces, type TableSpace } from '@/lib/papers/layout/breaking'

const SPACE: TableSpace = { first: 105, next: 31, bottom: 270, carry: 7, lastEnd: 198, withEnd: 2 }
const rows = (count: number, height = 7) => Array.from({ length: count }, () => height)

const indexes = (heights: number[]) => breakTable(heights, SPACE).map((page) => page.rows.map(({ index }) => index))

test('a table that ends where no sums fit takes two rows to the next page', () => {
  expect(indexes(rows(14))).toEqual([Array.from({ length: 12 }, (_, i) => i), [12, 13]])
})

test.each([1, 2, 3, 14, 15, 22, 30])('%i rows of any height are on their pages once, in order', (count) => {
  for (const height of [7, 11.5, 29]) {
    const pages = breakTable(rows(count, height), SPACE)
    expect(pages.flatMap((page) => page.rows.map(({ index }) => index))).toEqual(rows(count).map((_, i) => i))
    for (const [i, page] of pages.entries()) {
      const isLast = i === pages.length - 1
      expect(page.end + (isLast ? 0 : SPACE.carry)).toBeLessThanOrEqual(isLast ? SPACE.lastEnd + 0.6 : SPACE.bottom)
      expect([page.carriedIn, page.carriedOut]).toEqual([i > 0, !isLast])
    }
    expect(pages.at(-1)!.rows.length).toBeGreaterThanOrEqual(pages.length > 1 ? 2 : 1)
  }
})

test('no row lies on a fold: the one before it takes the space', () => {
  const pages = breakTable(rows(30, 11.5), SPACE)
  for (const { y, height } of pages.flatMap((page) => page.rows.slice(1)))
    for (const fold of FOLDS) expect(y < fold - 0.6 && y + height > fold + 0.6).toBe(false)
})

const at = (pieces: Parameters<typeof placePieces<string>>[0], y: number) =>
  placePieces(pieces, { page: 0, y }, { next: 26, bottom: 270 }).placed.map((one) => [one.content, one.page, one.y])

test('sums begin under a fold, and on the next page after the last one', () => {
  const sums = { height: 40, content: 'sums', isWhole: true, atFold: true }
  expect(at([sums], 150)).toEqual([['sums', 0, 198]])
  expect(at([sums], 199)).toEqual([['sums', 1, 26]])
})
