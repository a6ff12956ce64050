import { expect, it } from 'vitest'
import { shownPages } from './pager'

it.each([
  [3, 30, [1, 2, 3, 4, -30, 30]],
  [15, 30, [1, -14, 14, 15, 16, -30, 30]],
  [28, 30, [1, -27, 27, 28, 29, 30]],
])('on page %i of %i the pager shows %o', (page, pageCount, pages) =>
  expect(shownPages(page, pageCount)).toEqual(pages),
)
