import { validate, version } from 'uuid'
import { expect, test } from 'vitest'
import { newKey } from '@/lib/api/new-key'

test('a key is a random UUID of version 4', () => {
  const keys = Array.from({ length: 100 }, newKey)
  expect(keys.filter((key) => !validate(key) || version(key) !== 4)).toEqual([])
  expect(new Set(keys).size).toBe(100)
})
