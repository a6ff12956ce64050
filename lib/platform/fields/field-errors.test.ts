import { expect, it } from 'vitest'
import { fieldErrors } from '@/lib/platform/fields/field-errors'

it('errors are returned for at most two hundred fields', () => {
  const issues = Array.from({ length: 60_000 }, (_, index) => ({ path: ['items', index, 'id'], message: 'Kimlik.' }))
  expect(Object.keys(fieldErrors(issues))).toHaveLength(200)
})
