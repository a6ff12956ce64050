import { expect, it } from 'vitest'
import { fieldErrors } from '@/lib/platform/fields/field-errors'
import { SERVICE_ICONS, serviceSchema } from '@/lib/services/schema'

const errors = (fields: Record<string, unknown>) => {
  const { error } = serviceSchema.safeParse({ title: 'Servo', ...fields })
  return error ? Object.keys(fieldErrors(error.issues)) : []
}
const items = (count: number, length: number) => Array.from({ length: count }, () => 'a'.repeat(length))

it('items of lists are trimmed, and empty ones are dropped', () => {
  const { benefits } = serviceSchema.parse({ title: 'Servo', benefits: [' Hızlı ', '', '  ', 'Garanti'] })
  expect(benefits).toEqual(['Hızlı', 'Garanti'])
})

it('18 icons are accepted, and others are refused', () => {
  expect(SERVICE_ICONS).toHaveLength(18)
  expect(SERVICE_ICONS.flatMap((iconName) => errors({ iconName }))).toEqual([])
  expect(errors({ iconName: 'Rocket' })).toEqual(['iconName'])
})

it('texts and lists at their limits are accepted, and longer ones are refused', () => {
  const limits = { title: 200, description: 2000, detailsDescription: 100_000, metaTitle: 70, metaDescription: 170 }
  const texts = (excess: number) =>
    Object.fromEntries(Object.entries(limits).map(([field, limit]) => [field, 'a'.repeat(limit + excess)]))
  expect(errors({ ...texts(0), benefits: items(50, 200), brands: items(50, 200) })).toEqual([])
  const tooLong = { ...texts(1), benefits: items(51, 1), brands: items(1, 201) }
  expect(errors(tooLong).toSorted()).toEqual(Object.keys(tooLong).toSorted())
})
