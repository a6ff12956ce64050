import { expect, test } from 'vitest'
import { clockTime, printedClock } from '@/lib/platform/turkish/clock'

test.each([
  ['08:30', '08:30'],
  ['08.30', '08:30'],
  ['8.30', '08:30'],
  ['830', '08:30'],
  ['0830', '08:30'],
  ['8', '08:00'],
  [' 17 ', '17:00'],
  ['24', '24:00'],
  ['24.00', '24:00'],
])('%j is the time %s', (text, time) => expect(clockTime(text)).toBe(time))

test.each(['', '25', '24.01', '8.60', 'sekiz', '8:3'])('%j stays as it was typed', (text) =>
  expect(clockTime(text)).toBe(text),
)

test('a time is printed with a point', () => {
  expect(printedClock('08:30')).toBe('08.30')
})
