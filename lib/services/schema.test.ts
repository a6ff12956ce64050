import { expect, it } from 'vitest'
import { fieldErrors } from '@/lib/platform/fields/field-errors'
import { SERVICE_ICONS, serviceSchema } from '@/lib/services/schema'

const errors = (fields: Record<string, unknown>) => {
  const { error } = serviceSchema.safeParse({ title: 'Servo', ...fields })
  return error ? Object.keys(fieldErrors(error.issues)) : []
}
const many = (count: number, length: number) => Array.from({ length: count }, () => 'a'.repeat(length))

it('lists are trimmed and lose empty items', () => {
  const { benefits } = serviceSchema.parse({ title: 'Servo', benefits: [' Hızlı ', '', '  ', 'Garanti'] })
  expect(benefits).toEqual(['Hızlı', 'Garanti'])
})

it('there are 18 icons', () => {
  expect(SERVICE_ICONS).toHaveLength(18)
  expect(SERVICE_ICONS.flatMap((iconName) => errors({ iconName }))).toEqual([])
  expect(errors({ iconName: 'Rocket' })).toEqual(['iconName'])
})

it('a service keeps to its limits', () => {
  const limits = { title: 200, description: 2000, detailsDescription: 100_000, metaTitle: 70, metaDescription: 170 }
  const texts = (more: number) =>
    Object.fromEntries(Object.entries(limits).map(([field, limit]) => [field, 'a'.repeat(limit + more)]))
  expect(errors({ ...texts(0), benefits: many(50, 200), brands: many(50, 200) })).toEqual([])
  const wrong = { ...texts(1), benefits: many(51, 1), brands: many(1, 201) }
  expect(errors(wrong).toSorted()).toEqual(Object.keys(wrong).toSorted())
})
