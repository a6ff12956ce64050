import { z } from 'zod/mini'
import { lengthOf, requiredText } from '@/lib/validation/text'

export const PASSWORD_MIN_LENGTH = 6
/** bcrypt ignores all further bytes. */
export const MAX_PASSWORD_BYTES = 72
const MAX_EMAIL_CHARS = 200

/** An e-mail address in lower case, not by Turkish rules, which would change 'INFO@…' to another address. */
export const email = (missing: string) =>
  requiredText(MAX_EMAIL_CHARS, missing).check(
    z.email({ error: 'E-posta adresini ad@firma.com biçiminde yazın.' }),
    z.overwrite((value) => value.toLowerCase()),
  )

/** A password as typed, including spaces. */
const password = (missing: string) =>
  z.string({ error: missing }).check(z.minLength(1, { error: missing, abort: true }))

const currentPassword = password('Mevcut şifrenizi yazın.')

/** A password that is to be set. `name` begins its error texts. */
export const chosenPassword = (name: string, missing: string) =>
  password(missing).check(
    z.refine((value) => lengthOf(value) >= PASSWORD_MIN_LENGTH, {
      error: `${name} en az ${PASSWORD_MIN_LENGTH} karakter olmalı.`,
    }),
    z.refine((value) => new TextEncoder().encode(value).length <= MAX_PASSWORD_BYTES, {
      error: `${name} en çok ${MAX_PASSWORD_BYTES} bayt olabilir.`,
    }),
  )

const newPassword = chosenPassword('Yeni şifre', 'Yeni şifreyi yazın.')

export const signInSchema = z.object({
  email: email('E-posta adresinizi yazın.'),
  password: password('Şifrenizi yazın.'),
})
export const changeEmailSchema = z.object({ newEmail: email('Yeni e-posta adresini yazın.'), currentPassword })
export const changePasswordSchema = z.object({ currentPassword, newPassword })

export type SignIn = z.output<typeof signInSchema>
export type ChangeEmail = z.output<typeof changeEmailSchema>
export type ChangePassword = z.output<typeof changePasswordSchema>
