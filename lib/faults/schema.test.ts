import { expect, it } from 'vitest'
import { fieldErrors } from '@/lib/platform/fields/field-errors'
import { faultSchema } from '@/lib/faults/schema'

const errors = (fields: Record<string, unknown>) => {
  const { error } = faultSchema.safeParse({ brand: 'Yumaro', title: 'Akım', ...fields })
  return error ? Object.keys(fieldErrors(error.issues)) : []
}
const texts = (count: number, length: number) => Array.from({ length: count }, () => 'a'.repeat(length))

it('fields of one line lose their line breaks, and texts keep them', () => {
  const input = { brand: 'Brenk\n+ Sohl', code: 'AL  16', title: 'a\r\nb', causes: ['x\ny'], warning: 'x\r\ny' }
  const stored = { brand: 'Brenk + Sohl', code: 'AL 16', title: 'a b', causes: ['x y'], warning: 'x\ny' }
  expect(faultSchema.parse(input)).toMatchObject(stored)
})

it.each([
  ['brand', 'a'.repeat(81)],
  ['causes', ['kısa', 'a'.repeat(501)]],
  ['checks', texts(120_000, 1)],
  ['repair', 'a\0'],
  ['serviceId', 'servo'],
  ['state', 'hidden'],
])('an invalid %s is refused', (field, value) => {
  expect(errors({ [field]: value })).toEqual([expect.stringMatching(new RegExp(`^${field}`))])
})
