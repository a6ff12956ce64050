import { expect, it } from 'vitest'
import { moveKey } from './use-reorder'

it('moves a key forward, back and no further than the ends', () => {
  const moved = (
    [
      ['a', 2],
      ['d', 0],
      ['a', -1],
      ['d', 9],
    ] as const
  ).map(([key, to]) => moveKey(['a', 'b', 'c', 'd'], key, to))
  expect(moved.map((keys) => keys.join(''))).toEqual(['bcad', 'dabc', 'abcd', 'abcd'])
})
