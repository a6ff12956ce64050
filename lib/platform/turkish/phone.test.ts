import { expect, test } from 'vitest'
import { PHONES } from '@/e2e/support/screens/phones'
import * as phone from '@/lib/platform/turkish/phone'

const TWO_NUMBERS = '0212 555 01 23 / 0532 555 01 23'

test.each(PHONES)('%j is dialled as %s, and has a key for each of its numbers', (text, ...numbers) => {
  const href = phone.telHref(text)
  expect(href && href.replace(/;ext=.*/, '')).toBe(numbers.length === 0 ? null : `tel:${numbers[0]}`)
  const keys = numbers.map((number) => number.replace('+', '')).filter(({ length }) => length >= 10)
  expect(phone.phoneKeys(text)).toEqual(keys.map((digits) => digits.slice(-10)))
})

test.each([
  ['+90 (532) 555 01 23', 'tel:+905325550123', '5325550123', '+90 (532) 555 01 23'],
  ['0532 555 01 23', 'tel:+905325550123', '5325550123', '+90 (532) 555 01 23'],
  ['02125550123', 'tel:+902125550123', '2125550123', '+90 (212) 555 01 23'],
  ['+49 30 1234567', 'tel:+49301234567', '9301234567', '+49 30 1234567'],
  ['444 0 123', 'tel:4440123', '', '444 0 123'],
  ['0212 555 01 23 İÇ HAT: 12', 'tel:+902125550123;ext=12', '2125550123', '+90 (212) 555 01 23 dahili 12'],
  ['0212 555 01 23 x12', 'tel:+902125550123;ext=12', '2125550123', '+90 (212) 555 01 23 dahili 12'],
  ['0212 555 01 23 (3 hat)', 'tel:+902125550123', '2125550123', '0212 555 01 23 (3 hat)'],
  ['0212 555 01 23 dahili 14', 'tel:+902125550123;ext=14', '2125550123', '+90 (212) 555 01 23 dahili 14'],
  [TWO_NUMBERS, 'tel:+902125550123', '2125550123', TWO_NUMBERS],
  ['e-posta ile yazın', null, '', 'e-posta ile yazın'],
])('%s is dialled as %s, compared as %j and formatted as %s', (text, href, key, formatted) => {
  expect([phone.telHref(text), phone.phoneKey(text), phone.formatPhone(text)]).toEqual([href, key, formatted])
})

test('Turkish and foreign numbers have a WhatsApp address with the escaped text, and service numbers have none', () => {
  const href = 'https://wa.me/905325550123?text=i%C5%9F%20emriniz%3A%20https%3A%2F%2Fx.example%2Fa%3Fb'
  expect(phone.whatsAppHref('0532 555 01 23', 'iş emriniz: https://x.example/a?b')).toBe(href)
  expect(phone.whatsAppHref('+49 30 1234567 dahili 5', 'a')).toBe('https://wa.me/49301234567?text=a')
  expect(['444 0 123', 'yok', ''].map((text) => phone.whatsAppHref(text, 'a'))).toEqual([null, null, null])
})

test.each([
  ['0532 555', { count: 7, areTooMany: false }],
  ['0532 5550 01 234', { count: 13, areTooMany: true }],
  ['+90 532 555 01 2', { count: 11, areTooMany: false }],
  ['0532 555 dahili 12', { count: 7, areTooMany: false }],
  ['dahili 12', { count: 2, areTooMany: false }],
  ['0262 555 03 18 dahili 214', null],
  ['444 0 123', null],
  ['+49 30 1234567', null],
])('the digit mismatch of %s is %j', (text, mismatch) => expect(phone.digitMismatch(text)).toEqual(mismatch))

test('a number with all its digits is complete, and Turkish mobile and foreign numbers count as mobile', () => {
  const completeNumbers = ['0212 555 01 23', '+49 30 1234567', '444 0 123', '0 212 555 01 23 dahili 14']
  const incompleteNumbers = ['0212 555 01 2', '0212 555 01 234', '+90 212 555 01 2', '555 01 23', 'yok', '']
  expect([...completeNumbers, ...incompleteNumbers].filter(phone.isCompletePhone)).toEqual(completeNumbers)
  const mobileNumbers = ['+90 532 555 01 23', '+49 151 2345678']
  expect([...mobileNumbers, '0212 555 01 23', '444 0 123', 'yok'].filter(phone.isMobile)).toEqual(mobileNumbers)
})

test.each([
  ['05325550123', '5325550123'],
  ['905325550123', '5325550123'],
  ['sevgi 0532 555 01 23 2000', '5325550123 sevgi 2000'],
  ['05325550123 +902125550123', '5325550123 2125550123'],
  ['2026-0042', '20260042'],
  ['+90 (0) 532 555 01 23', '5325550123'],
  ['+49 (0) 89 1234567', '49891234567'],
])('a search for %j looks for %j', (query, parts) => {
  const { phones, words } = phone.phonesIn(query.split(' '))
  expect([...phones.map(({ digits }) => digits), ...words].join(' ')).toBe(parts)
})
