import { expect, test } from 'vitest'
import {
  isWholePhone,
  phoneKey,
  phonesIn,
  printedPhone,
  telHref,
  whatsAppHref,
  isMobile,
} from '@/lib/platform/turkish/phone'

test.each([
  ['+90 (532) 555 01 23', 'tel:+905325550123'],
  ['0532 555 01 23', 'tel:+905325550123'],
  ['532-555-01-23', 'tel:+905325550123'],
  ['0090 212 555 01 23', 'tel:+902125550123'],
  ['90 212 555 01 23', 'tel:+902125550123'],
  ['+49 30 1234567', 'tel:+49301234567'],
  ['444 0 123', 'tel:4440123'],
  ['0212 555 01 23 dahili 14', 'tel:+902125550123;ext=14'],
  ['0212 555 01 23 / 0532 555 01 23', 'tel:+902125550123'],
])('%s is called by %s', (written, href) => expect(telHref(written)).toBe(href))

test('a text without a number has no tel: address', () => {
  expect(telHref('e-posta ile yazın')).toBeNull()
})

test('writes to a Turkish or foreign number by WhatsApp, with the text escaped', () => {
  expect(whatsAppHref('0532 555 01 23', '2026-0042 numaralı iş emriniz: https://x.example/a?b')).toBe(
    'https://wa.me/905325550123?text=2026-0042%20numaral%C4%B1%20i%C5%9F%20emriniz%3A%20https%3A%2F%2Fx.example%2Fa%3Fb',
  )
  expect(whatsAppHref('+49 30 1234567 dahili 5', 'a')).toBe('https://wa.me/49301234567?text=a')
})

test.each(['444 0 123', 'yok', ''])('has no WhatsApp address for %j', (phone) => {
  expect(whatsAppHref(phone, 'a')).toBeNull()
})

test.each([
  ['+90 (532) 555 01 23', '5325550123'],
  ['0532 555 01 23 dahili 14', '5325550123'],
  ['0532 555 01 23 / 0212 555 01 23', '5325550123'],
  ['444 0 123', ''],
  ['e-posta ile yazın', ''],
])('%s is compared as "%s"', (written, key) => expect(phoneKey(written)).toBe(key))

test.each([
  ['0212 555 01 23', '+90 (212) 555 01 23'],
  ['02125550123', '+90 (212) 555 01 23'],
  ['+90-212-555-01-23', '+90 (212) 555 01 23'],
  ['+90 (212) 555 01 23', '+90 (212) 555 01 23'],
  ['212 555 01 23 dahili 14', '+90 (212) 555 01 23 dahili 14'],
  ['444 0 123', '444 0 123'],
  ['+49 30 1234567', '+49 30 1234567'],
  ['0212 555 01 23 / 0532 555 01 23', '0212 555 01 23 / 0532 555 01 23'],
])('%s is printed as %s', (written, printed) => expect(printedPhone(written)).toBe(printed))

test.each(['0212 555 01 23', '+49 30 1234567', '444 0 123', '0 212 555 01 23 dahili 14'])('%s is whole', (phone) =>
  expect(isWholePhone(phone)).toBe(true),
)

test.each(['0212 555 01 2', '0212 555 01 234', '+90 212 555 01 2', '555 01 23', 'yok', ''])(
  '%j is not whole',
  (phone) => expect(isWholePhone(phone)).toBe(false),
)

const shortened = (query: string) => {
  const { phones, others } = phonesIn(query.split(' '))
  return [...phones.map(({ digits }) => digits), ...others]
}

test.each([
  ['05325550123', ['5325550123']],
  ['+905325550123', ['5325550123']],
  ['905325550123', ['5325550123']],
  ['0090 532 555 01 23', ['5325550123']],
  ['(+90) (0532) 555-01-23', ['5325550123']],
  ['0212/555 01 23', ['2125550123']],
  ['0 532 111 22 33', ['5321112233']],
  ['5550123', ['5550123']],
  ['+49 30 1234567', ['49301234567']],
  ['sevgi 0532 555 01 23 2000', ['5325550123', 'sevgi', '2000']],
  ['05325550123 +902125550123', ['5325550123', '2125550123']],
  ['2026-0042', ['20260042']],
  ['al 16 555', ['al', '16', '555']],
])('a search for %j looks for %j', (query, parts) => expect(shortened(query)).toEqual(parts))

test('a landline is no mobile telephone, and a number from abroad may be one', () => {
  expect(['0532 555 01 23', '+90 532 555 01 23', '+49 151 2345678'].map(isMobile)).toEqual([true, true, true])
  expect(['0212 555 01 23', '444 0 123', 'yok'].map(isMobile)).toEqual([false, false, false])
})
