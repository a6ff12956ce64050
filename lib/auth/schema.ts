import { z } from 'zod/mini'
import { lengthOf, requiredText } from '@/lib/validation/text'

/** Characters of a new password at least. */
export const PASSWORD_MIN_LENGTH = 6
/** Bytes of a password at most: bcrypt looks at no more. */
export const PASSWORD_BYTES = 72
const EMAIL_LIMIT = 200

/** Without regard to letter case; never by Turkish rules, which make another address of 'INFO@…'. */
const email = (missing: string) =>
  requiredText(EMAIL_LIMIT, missing).check(
    z.email({ error: 'E-posta adresini ad@firma.com biçiminde yazın.' }),
    z.overwrite((value) => value.toLowerCase()),
  )

/** A password as it was typed: spaces belong to it. */
const password = (missing: string) =>
  z.string({ error: missing }).check(z.minLength(1, { error: missing, abort: true }))

const currentPassword = password('Mevcut şifrenizi yazın.')

const newPassword = password('Yeni şifreyi yazın.').check(
  z.refine((value) => lengthOf(value) >= PASSWORD_MIN_LENGTH, {
    error: `Yeni şifre en az ${PASSWORD_MIN_LENGTH} karakter olmalı.`,
  }),
  z.refine((value) => new TextEncoder().encode(value).length <= PASSWORD_BYTES, {
    error: `Yeni şifre en çok ${PASSWORD_BYTES} bayt olabilir.`,
  }),
)

export const signInSchema = z.object({
  email: email('E-posta adresinizi yazın.'),
  password: password('Şifrenizi yazın.'),
})
export const changeEmailSchema = z.object({ newEmail: email('Yeni e-posta adresini yazın.'), currentPassword })
export const changePasswordSchema = z.object({ currentPassword, newPassword })

export type SignIn = z.output<typeof signInSchema>
export type ChangeEmail = z.output<typeof changeEmailSchema>
export type ChangePassword = z.output<typeof changePasswordSchema>
