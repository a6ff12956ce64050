import { expect, it } from 'vitest'
import { matchesTag } from './replies'

it.each(['"a"', 'W/"a"', '*', '"b", "a"', '"b",W/"a"'])('%s matches "a", weak or not', (header) => {
  expect([matchesTag(header, '"a"'), matchesTag(header, 'W/"a"')]).toEqual([true, true])
})

it.each(['', 'a', '"b"', '"a-1"', '"b", "c"'])('%j does not match "a"', (header) => {
  expect(matchesTag(header, '"a"')).toBe(false)
})
