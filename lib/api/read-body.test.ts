import { expect, it } from 'vitest'
import { valuesByName } from './read-body'

it('collects repeated values in a list, in order', () => {
  const given = new URLSearchParams('a=1&b=2&a=3&__proto__=4')
  expect(Object.entries(valuesByName(given))).toEqual([
    ['a', ['1', '3']],
    ['b', '2'],
    ['__proto__', '4'],
  ])
})

it('takes linear time, however many names there are', () => {
  let seen = 0
  const entries = Array.from({ length: 20_000 }, (_, i): [string, string] => [`${i % 10_000}`, 'x'])
  function* counted() {
    for (const entry of entries) {
      seen += 1
      yield entry
    }
  }
  expect(Object.keys(valuesByName(counted()))).toHaveLength(10_000)
  expect(seen).toBe(entries.length)
})
