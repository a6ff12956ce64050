import { expect, it } from 'vitest'
import { monthsInWords } from '@/lib/platform/turkish/months'

it.each([
  [1, 'bir ay'],
  [6, 'altı ay'],
  [12, 'bir yıl'],
  [18, '18 ay'],
  [24, 'iki yıl'],
  [240, '20 yıl'],
])('%i months read as %s', (months, words) => {
  expect(monthsInWords(months)).toBe(words)
})
