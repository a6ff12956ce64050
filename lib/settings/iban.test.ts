import { expect, test } from 'vitest'
import { groupedIban, ibanError, plainIban } from '@/lib/settings/iban'

const VALID = 'TR45 0999 9000 0000 0012 3456 01'

test.each([
  [VALID, /^valid$/],
  ['tr45.0999-9000 0000 0012\u00a03456 01', /^valid$/],
  ['TR54 0999 9000 0000 0012 3456 01', /^Denetim sayısı tutmuyor/],
  ['TR45 0999 9000 0000 0012 3465 01', /^Denetim sayısı tutmuyor/],
  ['TR45 0999 9000 0000 0012 3456', /^Eksik/],
  [`${VALID}0`, /^Fazla/],
  ['DE89 3704 0044 0532 0130 00', /^Türkiye hesabı değil/],
  ['TR45 O999 9000 0000 0012 3456 01', /yalnız rakam/],
])('checking %s returns %s', (text, error) => {
  expect(ibanError(text) ?? 'valid').toMatch(error)
})

test('an IBAN is stored without spaces and shown in groups of four', () => {
  expect(plainIban(VALID.toLowerCase())).toBe('TR450999900000000012345601')
  expect(groupedIban('TR450999900000000012345601')).toBe(VALID)
  expect(groupedIban('TR4509')).toBe('TR45 09')
})
