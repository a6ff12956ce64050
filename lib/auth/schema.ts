import { z } from 'zod/mini'
import { lengthOf, requiredText } from '@/lib/validation/text'

export const PASSWORD_MIN_LENGTH = 6
/** bcrypt ignores all further bytes. */
export const MAX_PASSWORD_BYTES = 72
const MAX_EMAIL_CHARS = 200

/** An e-mail address in lower case, not by Turkish rules, which would change 'INFO@…' to another address. */
const email = (missing: string) =>
  requiredText(MAX_EMAIL_CHARS, missing).check(
    z.email({ error: 'E-posta adresini ad@firma.com biçiminde yazın.' }),
    z.overwrite((value) => value.toLowerCase()),
  )

/** A password as typed, including spaces. */
const password = (missing: string) =>
  z.string({ error: missing }).check(z.minLength(1, { error: missing, abort: true }))

const currentPassword = password('Mevcut şifrenizi yazın.')

const newPassword = password('Yeni şifreyi yazın.').check(
  z.refine((value) => lengthOf(value) >= PASSWORD_MIN_LENGTH, {
    error: `Yeni şifre en az ${PASSWORD_MIN_LENGTH} karakter olmalı.`,
  }),
  z.refine((value) => new TextEncoder().encode(value).length <= MAX_PASSWORD_BYTES, {
    error: `Yeni şifre en çok ${MAX_PASSWORD_BYTES} bayt olabilir.`,
  }),
)

export const signInSchema = z.object({
  email: email('E-posta adresinizi yazın.'),
  password: password('Şifrenizi yazın.'),
})
export const changeEmailSchema = z.object({ newEmail: email('Yeni e-posta adresini yazın.'), currentPassword })
export const changePasswordSchema = z.object({ currentPassword, newPassword })
export const passwordLinkSchema = z.object({ email: email('E-posta adresinizi yazın.') })
/** A token that no link can have is a wrong one, and not a wrong field. */
export const newPasswordSchema = z.object({ token: z.string({ error: 'Bağlantının belirteci eksik.' }), newPassword })

export type SignIn = z.output<typeof signInSchema>
export type ChangeEmail = z.output<typeof changeEmailSchema>
export type ChangePassword = z.output<typeof changePasswordSchema>
export type NewPassword = z.output<typeof newPasswordSchema>
