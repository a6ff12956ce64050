import { describe, expect, it } from 'vitest'
import { faultDescription, faultName } from '@/lib/faults/texts'

const fault = { brand: 'Yumaro', series: 'YS2', code: 'AL16', title: 'Aşırı akım', symptoms: 'Servo açılınca yazar.' }

describe('faultName', () => {
  it('names brand and code before the title, and the brand alone for a fault without a code', () => {
    expect(faultName(fault)).toBe('Yumaro AL16: Aşırı akım')
    expect(faultName({ ...fault, code: '' })).toBe('Yumaro: Aşırı akım')
  })
})

describe('faultDescription', () => {
  it('tells the symptoms after device and code, within the length that search engines show', () => {
    expect(faultDescription(fault)).toBe('Yumaro YS2, AL16: Servo açılınca yazar.')
    expect(faultDescription({ ...fault, symptoms: 'uzun '.repeat(100) }).length).toBeLessThanOrEqual(171)
  })

  it('tells the title of a fault without symptoms', () => {
    expect(faultDescription({ ...fault, series: '', code: '', symptoms: '' })).toMatch(/^Yumaro: Aşırı akım\. /)
  })
})
