import { describe, expect, it } from 'vitest'
import { fieldErrors } from '@/lib/platform/fields/field-errors'
import { faultSchema } from '@/lib/faults/schema'

const errors = (fields: Record<string, unknown>) => {
  const { error } = faultSchema.safeParse({ brand: 'Yumaro', title: 'Akım', ...fields })
  return error ? Object.keys(fieldErrors(error.issues)) : []
}

const many = (count: number, length: number) => Array.from({ length: count }, () => 'a'.repeat(length))

describe('faultSchema', () => {
  it('requires only brand and title', () => {
    expect(faultSchema.parse({ brand: ' Yumaro ', title: ' Akım ' })).toEqual({
      serviceId: null,
      brand: 'Yumaro',
      series: '',
      code: '',
      title: 'Akım',
      symptoms: '',
      causes: [],
      checks: [],
      warning: '',
      repair: '',
      relatedPostId: null,
      featured: false,
    })
  })

  it('makes one line of what stands in one line', () => {
    const fault = faultSchema.parse({ brand: 'Brenk\n+ Sohl', series: 'BD\t4', code: 'AL  16', title: 'a\r\nb' })
    expect(fault).toMatchObject({ brand: 'Brenk + Sohl', series: 'BD 4', code: 'AL 16', title: 'a b' })
    expect(faultSchema.parse({ brand: 'a', title: 'b', causes: ['x\ny'] }).causes).toEqual(['x y'])
  })

  it('keeps the lines of texts', () => {
    expect(faultSchema.parse({ brand: 'a', title: 'b', warning: 'x\r\ny' }).warning).toBe('x\ny')
  })

  it('drops empty items of lists before it counts them', () => {
    expect(errors({ checks: [...many(20, 500), ...many(30, 0)] })).toEqual([])
  })

  it.each([
    ['brand', 'a'.repeat(81)],
    ['series', 'a'.repeat(121)],
    ['code', 'a'.repeat(25)],
    ['title', 'a'.repeat(201)],
    ['symptoms', 'a'.repeat(2001)],
    ['causes', many(21, 1)],
    ['checks', many(120_000, 1)],
    ['warning', 'a'.repeat(2001)],
    ['repair', 'a\0'],
    ['serviceId', 'servo'],
    ['relatedPostId', 7],
    ['featured', 'evet'],
    ['state', 'hidden'],
  ])('refuses a wrong %s', (field, value) => {
    expect(errors({ [field]: value })).toEqual([field])
  })

  it('names the item of a list that is too long', () => {
    expect(errors({ causes: ['kısa', 'a'.repeat(501)] })).toEqual([expect.stringMatching(/^causes/)])
  })

  it('takes a code of 24 characters, however many bytes they have', () => {
    expect(errors({ code: 'ş'.repeat(24) })).toEqual([])
  })
})
