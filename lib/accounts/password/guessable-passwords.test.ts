import { expect, test } from 'vitest'
import type { AppError } from '@/lib/platform/app-error'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { refuseGuessablePassword } from './guessable-passwords'

const names = { name: 'Çınar', fullName: 'Çınar Endüstri', legalName: 'Çınar Makine A.Ş.' }
const settings = { ...DEFAULT_SETTINGS, company: { ...DEFAULT_SETTINGS.company, ...names } }
const account = { email: 'zeynep.d@cinarmakine.example', name: 'Zeynep Işık', settings }

const refusalOf = (password: string, field?: string): AppError | null => {
  try {
    refuseGuessablePassword(password, account, field)
    return null
  } catch (error) {
    return error as AppError
  }
}

test.each(['123456', 'qwerty123', 'galatasaray', 'PAssWord', 'Şifre123', 'İSTANBUL', 'Beşiktaş1903'])(
  'the common password %s is refused',
  (password) => expect(refusalOf(password, 'password')?.fields).toEqual({ password: ['Bu şifre çok yaygın.'] }),
)

const GUESSABLE = 'Bu şifre firma adından, adınızdan ya da e-postanızdan tahmin edilir.'

test.each([
  'Çınar2026',
  'cinar-2026!',
  'ÇINARENDÜSTRİ',
  'cinarmakine1',
  'Makine.1234',
  'zeynep4471',
  '!Işık-1999',
  'ZeynepIşık',
])('the password %s is refused, because it is a known name with few other characters', (password) =>
  expect(refusalOf(password)?.fields).toEqual({ newPassword: [GUESSABLE] }),
)

test.each(['sekiz-kasa-vida-42', ' 123456', 'x7Qm2p', 'cinar-vida-2026', 'Çınar-8841-77120', '884177120'])(
  'the password %s is accepted',
  (password) => expect(refusalOf(password)).toBeNull(),
)
