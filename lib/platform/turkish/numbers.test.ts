import { expect, test } from 'vitest'
import { parseHundredths, parseQuantity, parseWholeNumber, UNITS } from '@/lib/platform/turkish/numbers'

test.each([
  ['5', 'workday', 5],
  ['5 gün', 'workday', 5],
  ['5 İş Günü', 'workday', 5],
  ['5gün', 'day', 5],
  ['3 ay', 'month', 3],
  ['% 20', 'percent', 20],
  ['yüzde 20', 'percent', 20],
  ['120dk', 'minute', 120],
] as const)('%s is parsed with the unit %s', (text, unit, value) => expect(parseWholeNumber(text, unit)).toBe(value))

test.each([
  ['5 iş günü', 'day'],
  ['5 hafta', 'workday'],
  ['3 yıl', 'month'],
  ['2 saat', 'minute'],
  ['1,5 ay', 'month'],
  ['-3', 'day'],
  ['', 'day'],
] as const)('%j is not a number in the unit %s', (text, unit) => expect(parseWholeNumber(text, unit)).toBeNull())

test.each([
  ['%10', 1000],
  ['10 %', 1000],
  ['7,5', 750],
  ['10 TL', null],
])('the percentage %s is %s hundredths', (text, value) => expect(parseHundredths(text, UNITS.percent)).toBe(value))

test.each([
  ['2 saat', 'saat', 2],
  ['1,5saat', 'saat', 1.5],
  ['3 Adet', 'adet', 3],
  ['2 saat', 'adet', null],
] as const)('the quantity %s in %s is %s', (text, unit, value) => expect(parseQuantity(text, UNITS[unit])).toBe(value))
