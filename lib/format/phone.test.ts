import { expect, test } from 'vitest'
import { phoneKey, telHref } from '@/lib/format/phone'

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

test.each([
  ['+90 (532) 555 01 23', '5325550123'],
  ['0532 555 01 23 dahili 14', '5325550123'],
  ['0532 555 01 23 / 0212 555 01 23', '5325550123'],
  ['444 0 123', ''],
  ['e-posta ile yazın', ''],
])('%s is compared as "%s"', (written, key) => expect(phoneKey(written)).toBe(key))
