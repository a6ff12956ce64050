import { expect, test } from 'vitest'
import type { AppError } from '@/lib/app-error'
import { refuseCommonPassword } from './common-passwords'

const refusalOf = (password: string, field?: string): AppError | null => {
  try {
    refuseCommonPassword(password, field)
    return null
  } catch (error) {
    return error as AppError
  }
}

test.each(['123456', 'password', 'qwerty123', 'istanbul', 'galatasaray', 'fenerbahce', 'sifre123', 'PAssWord'])(
  '%s is refused',
  (password) => expect(refusalOf(password)).toMatchObject({ code: 'invalid-input' }),
)

test.each(['Şifre123', 'İSTANBUL', 'FENERBAHÇE', 'Beşiktaş1903'])('%s is refused as without its marks', (password) =>
  expect(refusalOf(password)).not.toBeNull(),
)

test.each(['sekiz-kasa-vida-42', 'Deneme-Şifre-1', ' 123456', 'x7Qm2p'])('%s is no common password', (password) =>
  expect(refusalOf(password)).toBeNull(),
)

test('the error stands at the field that was asked for', () =>
  expect(refusalOf('123456', 'password')?.fields).toEqual({ password: ['Bu şifre çok yaygın.'] }))
