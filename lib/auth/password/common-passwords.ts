import 'server-only'
import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '@/lib/app-error'
import { TURKISH_PASSWORDS } from '@/lib/auth/password/turkish-passwords'
import { foldText } from '@/lib/content/search'

/** The most common passwords of leaked lists, in lower case. */
const COMMON = new Set<string>([...dictionary['passwords-common'], ...TURKISH_PASSWORDS])

/** Whether a password is a common one, in any case and with or without the marks of Turkish letters. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase()) || COMMON.has(foldText(password))
}

/**
 * Refuses a common password for an account.
 * @throws {AppError} invalid-input with the field's error
 */
export function refuseCommonPassword(password: string, field = 'newPassword'): void {
  if (!isCommonPassword(password)) return
  const message = 'Bu şifre çok yaygın.'
  throw new AppError('invalid-input', { message, fields: { [field]: [message] } })
}
