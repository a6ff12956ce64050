import { expect, it } from 'vitest'
import { truncateText } from './truncate-text'

it.each([
  ['AL16 veriyor.\n\nDurdu.\n', 'AL16 veriyor.\nDurdu.', false],
  ['Makine sabah ilk açılışta durdu', 'Makine sabah ilk', true],
  ['Makine sabah ilk açı lış', 'Makine sabah ilk açı', true],
  ['a\nb\nc', 'a\nb', true],
  ['x' + '😀'.repeat(50), 'x' + '😀'.repeat(9), true],
])('within 20 characters and 2 lines %j becomes %j', (whole, text, isTruncated) => {
  expect(truncateText(whole, { characters: 20, lines: 2 })).toEqual({ text, isTruncated })
})
