import { expect, test } from 'vitest'
import { countWord, withinSentence } from './case'

test.each([
  ['Servo açılmıyor', 'servo açılmıyor'],
  ['İnverter ısınıyor', 'inverter ısınıyor'],
  ['Isı sensörü kopuk', 'ısı sensörü kopuk'],
  ['X ekseni servo arızası', 'X ekseni servo arızası'],
  ['PLC', 'PLC'],
])('%s is %s within a sentence', (title, text) => {
  expect(withinSentence(title)).toBe(text)
})

test('small counts are words', () => expect([5, 10, 11, 1480].map(countWord)).toEqual(['beş', 'on', '11', '1.480']))
