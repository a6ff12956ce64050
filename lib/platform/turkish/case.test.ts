import { expect, test } from 'vitest'
import { withinSentence } from './case'

test.each([
  ['Servo açılmıyor', 'servo açılmıyor'],
  ['İnverter ısınıyor', 'inverter ısınıyor'],
  ['Isı sensörü kopuk', 'ısı sensörü kopuk'],
  ['X ekseni servo arızası', 'X ekseni servo arızası'],
])('%s is %s within a sentence', (title, text) => {
  expect(withinSentence(title)).toBe(text)
})
