import { expect, it } from 'vitest'
import { fieldErrors } from '@/lib/platform/fields/field-errors'
import { faultSchema } from '@/lib/faults/schema'

const errors = (fields: Record<string, unknown>) => {
  const { error } = faultSchema.safeParse({ brand: 'Yumaro', title: 'Akım', ...fields })
  return error ? Object.keys(fieldErrors(error.issues)) : []
}
const many = (count: number, length: number) => Array.from({ length: count }, () => 'a'.repeat(length))

it('one line is made of what stands in one line, and texts keep their lines', () => {
  const typed = { brand: 'Brenk\n+ Sohl', code: 'AL  16', title: 'a\r\nb', causes: ['x\ny'], warning: 'x\r\ny' }
  const stored = { brand: 'Brenk + Sohl', code: 'AL 16', title: 'a b', causes: ['x y'], warning: 'x\ny' }
  expect(faultSchema.parse(typed)).toMatchObject(stored)
})

it('empty items of lists are dropped before they are counted, and characters counted instead of bytes', () => {
  expect(errors({ checks: [...many(20, 500), ...many(30, 0)], code: 'ş'.repeat(24) })).toEqual([])
})

it.each([
  ['brand', 'a'.repeat(81)],
  ['series', 'a'.repeat(121)],
  ['code', 'a'.repeat(25)],
  ['title', 'a'.repeat(201)],
  ['symptoms', 'a'.repeat(2001)],
  ['causes', many(21, 1)],
  ['causes.1', ['kısa', 'a'.repeat(501)]],
  ['checks', many(120_000, 1)],
  ['warning', 'a'.repeat(2001)],
  ['repair', 'a\0'],
  ['serviceId', 'servo'],
  ['featured', 'evet'],
  ['state', 'hidden'],
])('a wrong %s is refused', (field, value) => {
  const [name] = field.split('.')
  expect(errors({ [name!]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}`))])
})
