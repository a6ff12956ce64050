import { domainToASCII } from 'node:url'
import { expect, test } from 'vitest'
import { cleanEmail } from '@/lib/platform/fields/mail-address'
import { unicodeLabel } from '@/lib/platform/fields/punycode'
import { emailKey, optionalEmail } from '@/lib/platform/fields/text'

test.each([
  ['ALİ.VELİ@GMAİL.COM', 'ali.veli@gmail.com'],
  ['Info@FİRMA.COM.TR', 'Info@firma.com.tr'],
  ['ılgın@firma.com', 'ilgin@firma.com'],
  ['ali@gmai\u0307l.com', 'ali@gmail.com'],
  ['ALI\u0307@firma.com', 'ali@firma.com'],
  ['info＠ｆirma．com', 'info@firma.com'],
  // How Chromium submits FİRMA and şirket in an email field.
  ['Info@xn--firma-8fd.com.tr', 'Info@firma.com.tr'],
  ['info@xn--irket-idb.example', 'info@şirket.example'],
  ['info@şirket.example', 'info@şirket.example'],
  ['info@ŞİRKET.example', 'info@şirket.example'],
  ['şükrü@FİRMA.com', 'şükrü@firma.com'],
  ['Ali.Veli@Firma.com', 'Ali.Veli@firma.com'],
  [' a@b.example ', 'a@b.example'],
  ['yok', 'yok'],
])('%s is cleaned to the address %s', (input, address) => {
  expect(optionalEmail(200).safeParse(input).data ?? cleanEmail(input)).toBe(address)
  expect(emailKey(input)).toBe(emailKey(address))
})

test.each(['şirket', 'ölçev', 'bücher', 'ελληνικά', '例え', 'çığ-öü'])(
  'the label %s is the same after encoding and decoding',
  (label) => {
    expect(unicodeLabel(domainToASCII(label))).toBe(label)
  },
)

test.each(['firma', 'xn--', 'xn--firma-8', 'xn--\u00e7', `xn--${'9'.repeat(59)}`])(
  '%s is not an encoded label',
  (label) => {
    expect(unicodeLabel(label)).toBe(label)
  },
)
