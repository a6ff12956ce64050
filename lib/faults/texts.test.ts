import { expect, it } from 'vitest'
import { faultDescription } from '@/lib/faults/texts'

const fault = { brand: 'Yumaro', series: 'YS2', code: 'AL16', title: 'Aşırı akım', symptoms: 'Servo açılınca yazar.' }

it('a description tells the symptoms after device and code, else the title, within what search engines show', () => {
  expect(faultDescription(fault)).toBe('Yumaro YS2, AL16: Servo açılınca yazar.')
  expect(faultDescription({ ...fault, symptoms: 'uzun '.repeat(100) }).length).toBeLessThanOrEqual(171)
  expect(faultDescription({ ...fault, series: '', code: '', symptoms: '' })).toMatch(/^Yumaro: Aşırı akım\. /)
})
