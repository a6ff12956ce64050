import { expect, it } from 'vitest'
import { ofThem } from '@/lib/format/count-suffix'

it.each([
  [1, '1’i'],
  [4, '4’ü'],
  [6, '6’sı'],
  [9, '9’u'],
  [10, '10’u'],
  [20, '20’si'],
  [40, '40’ı'],
  [214, '214’ü'],
  [300, '300’ü'],
  [5000, '5.000’i'],
])('says of %s of them %s', (count, text) => {
  expect(ofThem(count)).toBe(text)
})
