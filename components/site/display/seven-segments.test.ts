import { expect, it } from 'vitest'
import { digitsOf, segmentPaths } from './seven-segments'

it.each([
  ['AL16', ['abcefg', 'def', 'bc', 'acdefg']],
  ['E-br', ['adefg', 'g', 'cdefg', 'eg']],
  ['F.05', ['', 'aefg.', 'abcdef', 'acdfg']],
])('%s lights the segments %j of four digits', (code, lit) => {
  expect(digitsOf(code)?.map((digit) => digit.lit + (digit.dot ? '.' : ''))).toEqual(lit)
})

it('codes that seven segments cannot show have no digits, and every segment is drawn once', () => {
  const unsupported = ['ALM 414', 'kv7', 'SYS-107 / LINK', 'Ş1', '0123456789', '1,5', 'constructor']
  expect(unsupported.filter((code) => digitsOf(code) !== null)).toEqual([])
  const { on, off } = segmentPaths(digitsOf('8.')!)
  expect([on, off].map((path) => path.split('z').length - 1)).toEqual([8, 24])
})
