import { expect, it } from 'vitest'
import { moveKey } from './use-reorder'

it('moves a key forward, back and no further than the ends', () => {
  const keys = ['a', 'b', 'c', 'd']
  expect(moveKey(keys, 'a', 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moveKey(keys, 'd', 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moveKey(keys, 'a', -1)).toEqual(keys)
  expect(moveKey(keys, 'd', 9)).toEqual(keys)
  expect(keys).toEqual(['a', 'b', 'c', 'd'])
})
