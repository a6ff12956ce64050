import { expect, it } from 'vitest'
import { newIdempotencyKey } from './idempotency-key'

it('makes UUIDs of version 4, another one each time', () => {
  const keys = Array.from({ length: 200 }, newIdempotencyKey)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(keys).size).toBe(200)
})
