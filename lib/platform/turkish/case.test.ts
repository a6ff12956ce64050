import { expect, test } from 'vitest'
import {
  clockInLocative,
  clockInDative,
  countWord,
  locativeEnding,
  locativeOf,
  dativeOf,
  nameWithWas,
  shareOf,
  withinSentence,
} from './case'

test.each([
  ['Servo açılmıyor', 'servo açılmıyor'],
  ['İnverter ısınıyor', 'inverter ısınıyor'],
  ['Isı sensörü kopuk', 'ısı sensörü kopuk'],
  ['X ekseni servo arızası', 'X ekseni servo arızası'],
  ['PLC', 'PLC'],
])('the title %s is written %s within a sentence', (title, text) => {
  expect(withinSentence(title)).toBe(text)
})

test('counts up to ten are words', () => expect([5, 10, 11, 1480].map(countWord)).toEqual(['beş', 'on', '11', '1.480']))

test.each([
  ['10 Mart', '10 Mart’a', '10 Mart’ta'],
  ['1 Eylül', '1 Eylül’e', '1 Eylül’de'],
  ['3 Aralık', '3 Aralık’a', '3 Aralık’ta'],
  ['Kerem Aydın', 'Kerem Aydın’a', 'Kerem Aydın’da'],
  ['Ayşe Işıklı', 'Ayşe Işıklı’ya', 'Ayşe Işıklı’da'],
])('the name %s takes endings that agree with its last syllable', (name, dative, locative) => {
  expect([dativeOf(name), locativeOf(name)]).toEqual([dative, locative])
})

test.each([
  ['18.00', '18.00’e', '18.00’de'],
  ['12.00', '12.00’ye', '12.00’de'],
  ['15.30', '15.30’a', '15.30’da'],
  ['13.00', '13.00’e', '13.00’te'],
  ['09.40', '09.40’a', '09.40’ta'],
  ['11:05', '11:05’e', '11:05’te'],
  ['16.00', '16.00’ya', '16.00’da'],
  ['20:00', '20:00’ye', '20:00’de'],
  ['00.00', '00.00’a', '00.00’da'],
])('the clock time %s takes the endings of its last word', (clock, dative, locative) => {
  expect([clockInDative(clock), clockInLocative(clock)]).toEqual([dative, locative])
  expect(clock + locativeEnding(clock)).toBe(locative)
})

test('a count of the parts of a whole takes the ending of its last word', () => {
  const shares = '1’i 2’si 3’ü 4’ü 5’i 6’sı 7’si 8’i 9’u 10’u 12’si 20’si'
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 20].map(shareOf).join(' ')).toBe(shares)
})

test('a day takes the ending of ‘was’', () => {
  expect(['17 Mart', '3 Temmuz', '1 Ağustos', '9 Eylül', '2 Kasım'].map(nameWithWas)).toEqual([
    '17 Mart’tı',
    '3 Temmuz’du',
    '1 Ağustos’tu',
    '9 Eylül’dü',
    '2 Kasım’dı',
  ])
})
