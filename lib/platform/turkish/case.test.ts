import { expect, test } from 'vitest'
import { withinSentence } from './case'

test.each([
  ['Servo açılmıyor', 'servo açılmıyor'],
  ['İnverter ısınıyor', 'inverter ısınıyor'],
  ['Isı sensörü kopuk', 'ısı sensörü kopuk'],
  ['DC bara düşük', 'DC bara düşük'],
  ['I/O kartı yok', 'I/O kartı yok'],
  ['X ekseni servo arızası', 'X ekseni servo arızası'],
  ['24 V düştü', '24 V düştü'],
])('%s is %s within a sentence', (title, text) => {
  expect(withinSentence(title)).toBe(text)
})
