import { z } from 'zod/mini'
import { cleanEmail } from '@/lib/platform/fields/mail-address'
import { changedLine, lengthOf, requiredLine } from '@/lib/platform/fields/text'

export const PASSWORD_MIN_LENGTH = 6
/** bcrypt ignores bytes beyond this. */
export const MAX_PASSWORD_BYTES = 72
const MAX_EMAIL_CHARS = 200
/** Codes have at most nine characters, and people add spaces. */
const MAX_CODE_CHARS = 40

/** An email address in lower case. Turkish rules would change 'INFO@…' to another address. */
export const email = (requiredError: string) =>
  requiredLine(MAX_EMAIL_CHARS, requiredError).check(
    z.overwrite(cleanEmail),
    z.email({ error: 'E-posta adresini ad@firma.com biçiminde yazın.' }),
    z.overwrite((value) => value.toLowerCase()),
  )

/** A password as typed, including spaces. */
const password = (requiredError: string) =>
  z.string({ error: requiredError }).check(z.minLength(1, { error: requiredError, abort: true }))

const currentPassword = password('Mevcut şifrenizi yazın.')

/** A code of the authenticator app, or a recovery code. Accounts without a second factor need no code. */
const anyCode = changedLine(MAX_CODE_CHARS)

/** A new password. Its error texts start with `name`. */
export const newPasswordSchemaFor = (name: string, requiredError: string) =>
  password(requiredError).check(
    z.refine((value) => lengthOf(value) >= PASSWORD_MIN_LENGTH, {
      error: `${name} en az ${PASSWORD_MIN_LENGTH} karakter olmalı.`,
    }),
    z.refine((value) => new TextEncoder().encode(value).length <= MAX_PASSWORD_BYTES, {
      error: `${name} en çok ${MAX_PASSWORD_BYTES} bayt olabilir.`,
    }),
  )

const newPassword = newPasswordSchemaFor('Yeni şifre', 'Yeni şifreyi yazın.')

export const signInSchema = z.object({
  email: email('E-posta adresinizi yazın.'),
  password: password('Şifrenizi yazın.'),
  code: anyCode,
})
export const changeEmailSchema = z.object({ newEmail: email('Yeni e-posta adresini yazın.'), currentPassword })
export const changePasswordSchema = z.object({ currentPassword, newPassword })
export const passwordLinkSchema = z.object({ email: email('E-posta adresinizi yazın.') })
/** The schema accepts malformed tokens, because they get the same response as unknown ones. */
export const newPasswordSchema = z.object({ token: z.string({ error: 'Bağlantının belirteci eksik.' }), newPassword })

/** The password, asked again before the second factor is set up. */
export const confirmPasswordSchema = z.object({ currentPassword })

/** Password and code, asked again before a change of the second factor. */
export const confirmPasswordAndCodeSchema = z.object({ currentPassword, code: anyCode })

/** The first code of the authenticator app. */
export const confirmCodeSchema = z.object({
  code: requiredLine(MAX_CODE_CHARS, 'Uygulamadaki altı haneli kodu yazın.').check(
    z.overwrite((value) => value.replaceAll(/\s/g, '')),
    z.regex(/^\d{6}$/, { error: 'Kod altı rakamdır.' }),
  ),
})

/** The account's name, which colleagues see. */
export const changeNameSchema = z.object({ name: requiredLine(100, 'Adınızı ve soyadınızı yazın.') })

export type SignIn = z.output<typeof signInSchema>
export type ChangeEmail = z.output<typeof changeEmailSchema>
export type ChangePassword = z.output<typeof changePasswordSchema>
export type NewPassword = z.output<typeof newPasswordSchema>
export type ConfirmPassword = z.output<typeof confirmPasswordSchema>
export type ConfirmPasswordAndCode = z.output<typeof confirmPasswordAndCodeSchema>
export type ConfirmCode = z.output<typeof confirmCodeSchema>
export type ChangeName = z.output<typeof changeNameSchema>
