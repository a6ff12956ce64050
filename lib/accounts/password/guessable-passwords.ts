import 'server-only'
import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '@/lib/platform/app-error'
import { TURKISH_PASSWORDS } from '@/lib/accounts/password/turkish-passwords'
import { foldText } from '@/lib/platform/turkish/search'
import type { Settings } from '@/lib/settings/schema'

/** The most common passwords in leaked lists, in lower case. */
const COMMON_PASSWORDS = new Set<string>([...dictionary['passwords-common'], ...TURKISH_PASSWORDS])

/** Whether a password is a common one, ignoring letter case and Turkish diacritics. */
export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password.toLowerCase()) || COMMON_PASSWORDS.has(foldText(password))
}

/** What strangers may know about an account: the person's name and email address, and the company. */
interface AccountFacts {
  email: string
  name: string
  settings: Settings
}

/** A password with a known word and at most this many digits and symbols is guessable, such as 'Volta-2026!'. */
const MAX_EXTRA_CHARS = 6

/** Shorter words of an email address, such as 'admin' and 'info', are not names of a person or company. */
const MIN_EMAIL_WORD_LENGTH = 6

/** Returns the folded words of a text that have three or more letters, and their concatenation. */
function wordsOf(text: string): string[] {
  const words = foldText(text).match(/[a-z]{3,}/g) ?? []
  return [...words, words.join('')]
}

/** Whether a password is a known name or email address, or one word of it, with few other characters. */
function isGuessable(password: string, { email, name, settings }: AccountFacts): boolean {
  const letters = foldText(password).replace(/[^a-z]/g, '')
  const { name: company, fullName, legalName } = settings.company
  const emailWords = email.split(/[@.]/).flatMap(wordsOf)
  const knownWords = [
    ...[company, fullName, legalName, name].flatMap(wordsOf),
    ...emailWords.filter((word) => word.length >= MIN_EMAIL_WORD_LENGTH),
  ]
  return letters !== '' && password.length - letters.length <= MAX_EXTRA_CHARS && knownWords.includes(letters)
}

/**
 * Refuses a password that attackers try first: a common password or a known name.
 * @throws {AppError} invalid-input with the field's error
 */
export function refuseGuessablePassword(password: string, facts: AccountFacts, field = 'newPassword'): void {
  const message = isCommonPassword(password)
    ? 'Bu şifre çok yaygın.'
    : isGuessable(password, facts)
      ? 'Bu şifre firma adından, adınızdan ya da e-postanızdan tahmin edilir.'
      : null
  if (message) throw new AppError('invalid-input', { message, fields: { [field]: [message] } })
}
