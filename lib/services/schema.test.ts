import { describe, expect, it } from 'vitest'
import { fieldErrors } from '@/lib/platform/fields/field-errors'
import { SERVICE_ICONS, serviceChangeSchema, serviceSchema } from '@/lib/services/schema'

const errors = (fields: Record<string, unknown>) => {
  const { error } = serviceSchema.safeParse({ title: 'Servo', ...fields })
  return error ? Object.keys(fieldErrors(error.issues)) : []
}

const many = (count: number, length: number) => Array.from({ length: count }, () => 'a'.repeat(length))

describe('serviceSchema', () => {
  it('requires only a title', () => {
    expect(serviceSchema.parse({ title: ' Servo ' })).toEqual({
      title: 'Servo',
      description: '',
      detailsDescription: '',
      iconName: 'Wrench',
      benefits: [],
      brands: [],
    })
  })

  it('trims lists and drops what is empty', () => {
    const { benefits } = serviceSchema.parse({ title: 'Servo', benefits: [' Hızlı ', '', '  ', 'Garanti'] })
    expect(benefits).toEqual(['Hızlı', 'Garanti'])
  })

  it.each(['benefits', 'brands', 'imageUrls'])('refuses %s of 120 000 wrong items with one reason', (field) => {
    const { error } = serviceChangeSchema.safeParse({
      title: 'Servo',
      [field]: Array.from({ length: 120_000 }, () => 1),
    })
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [[field], expect.stringMatching(/ en çok /)],
    ])
  })

  it('knows the 18 icons', () => {
    expect(SERVICE_ICONS).toHaveLength(18)
    for (const iconName of SERVICE_ICONS) expect(errors({ iconName })).toEqual([])
    expect(errors({ iconName: 'Rocket' })).toEqual(['iconName'])
  })

  it('enforces its limits', () => {
    const largest = { title: 'a'.repeat(200), description: 'a'.repeat(2000), detailsDescription: 'a'.repeat(100_000) }
    expect(errors({ ...largest, benefits: many(50, 200), brands: many(50, 200) })).toEqual([])
    expect(errors({ title: 'a'.repeat(201) })).toEqual(['title'])
    expect(errors({ title: '  ' })).toEqual(['title'])
    expect(errors({ description: 'a'.repeat(2001) })).toEqual(['description'])
    expect(errors({ detailsDescription: 'a'.repeat(100_001) })).toEqual(['detailsDescription'])
    expect(errors({ benefits: many(51, 1), brands: many(1, 201) })).toEqual(['benefits', 'brands'])
    expect(errors({ benefits: 'a, b' })).toEqual(['benefits'])
    expect(errors({ metaTitle: 'a'.repeat(70), metaDescription: 'a'.repeat(170) })).toEqual([])
    expect(errors({ metaTitle: 'a'.repeat(71), metaDescription: 'a'.repeat(171) })).toEqual([
      'metaTitle',
      'metaDescription',
    ])
  })
})
