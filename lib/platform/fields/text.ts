import '@/lib/platform/fields/default-texts'
import { z } from 'zod/mini'
import { cleanEmail } from '@/lib/platform/fields/mail-address'

/** Maximum length of most single-line fields. */
export const SHORT_LIMIT = 200

/** Returns the number of code points, so that an emoji counts as one character. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}

/**
 * Converts all line breaks to `\n`. Removes other control characters, which XML and email do not allow. Removes invisible format
 * characters, which may reverse a text, except the two joiners that emoji and some scripts need. Composes letters with their
 * diacritics, which some phones and macOS write separately. Trims.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\t\n]|[^\P{Cf}\u200C\u200D]|[\uFFFE\uFFFF]/gu, '')
    .normalize('NFC')
    .trim()
}

/** Cleans a single-line text. Each run of spaces, tabs and line breaks becomes one space. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}

/** A NUL byte or half of a surrogate pair. The database accepts neither. */
const UNSTORABLE = /\0|\p{Surrogate}/u

const NOT_TEXT = 'Bu alan metin olmalı.'

/**
 * Checks the length in characters; zod's check counts code units. Later checks never see a longer text, because the time of
 * a pattern may grow with the square of the length.
 */
function maxChars(max: number) {
  const error = `En çok ${max.toLocaleString('tr-TR')} karakter yazın.`
  const check = z.refine<string>((value) => lengthOf(value) <= max, { error, abort: true })
  // The API's description reads the limit from here, as it does for zod's check.
  check._zod.onattach.push(({ _zod }) => {
    _zod.bag.maximum = max
  })
  return check
}

const toSingleLine = z.overwrite(cleanLine)

function textSchema(max: number, missingError: string) {
  return z.string({ error: ({ input }) => (input === undefined || input === null ? missingError : NOT_TEXT) }).check(
    z.refine((value) => !UNSTORABLE.test(value), { error: 'Bu alanda kullanılamayan bir karakter var.', abort: true }),
    z.overwrite(cleanText),
    maxChars(max),
  )
}

/** Returns the schema of an optional text of at most `max` characters. A missing text is ''. */
export function optionalText(max: number) {
  return z._default(textSchema(max, NOT_TEXT), '')
}

/** Returns the schema of a text of at most `max` characters in a change to an item. A missing text is undefined and changes nothing. */
export function changedText(max: number) {
  return z.optional(textSchema(max, NOT_TEXT))
}

/** Like optionalText, but for a single line: for names, titles, numbers, addresses. */
export function optionalLine(max: number) {
  return z._default(textSchema(max, NOT_TEXT).check(toSingleLine), '')
}

/** Like changedText, but for a single line. */
export function changedLine(max: number) {
  return z.optional(textSchema(max, NOT_TEXT).check(toSingleLine))
}

/**
 * Returns the schema of a list. It checks the length before the items, because zod cannot report 100 000 invalid items
 * (RangeError).
 */
export function listOf<T extends z.ZodMiniType>(
  item: T,
  { max, error, tooLong }: { max: number; error: string; tooLong: string },
) {
  return z.pipe(z.array(z.unknown(), { error }).check(z.maxLength(max, { error: tooLong })), z.array(item))
}

/** Maximum number of items in a list of a request, including empty ones. */
export const MAX_RECEIVED_ITEMS = 1000

/** Returns the schema of a list of at most `maxItems` single lines. It drops empty items. A missing list is empty. */
export function lineList(name: string, maxItems: number, maxChars: number) {
  const tooLong = `${name} en çok ${maxItems} madde olabilir.`
  const limits = { max: MAX_RECEIVED_ITEMS, error: `${name} liste olmalı.`, tooLong }
  const list = listOf(optionalLine(maxChars), limits).check(
    z.overwrite((items) => items.filter((item) => item !== '')),
    z.maxLength(maxItems, { error: tooLong }),
  )
  return z._default(list, [])
}

/** Returns the schema of a text of 1 to `max` characters that is not blank. `missingError` is the error text. */
export function requiredText(max: number, missingError: string) {
  return textSchema(max, missingError).check(z.minLength(1, { error: missingError, abort: true }))
}

/** Returns a check that a text has at most `max` lines. With more lines, rendering a PDF would take seconds. */
export const maxLines = (max: number) =>
  z.refine<string>((value) => value.split('\n').length <= max, { error: `En çok ${max} satır yazın.` })

/** Like requiredText, but for a single line. */
export function requiredLine(max: number, missingError: string) {
  return requiredText(max, missingError).check(toSingleLine)
}

/**
 * One @, no spaces and a domain of at least two parts, because 'ali@gmail' is a typo. Allows letters of all scripts.
 */
export const EMAIL = /^[^\s@"<>,;:\\()[\]]{1,64}@[^\s@"<>,;:\\()[\].]+(\.[^\s@"<>,;:\\()[\].]+)+$/

const INVALID_EMAIL = 'E-posta adresini ad@firma.com biçiminde yazın.'

/** Returns the schema of an email address of at most `max` characters. */
export function requiredEmail(max: number, missingError: string, error = INVALID_EMAIL) {
  return requiredLine(max, missingError).check(z.overwrite(cleanEmail), z.regex(EMAIL, { error }))
}

/** Like requiredEmail, but a missing or blank address is ''. */
export function optionalEmail(max: number, error = INVALID_EMAIL) {
  return optionalLine(max).check(
    z.overwrite(cleanEmail),
    z.refine((value) => value === '' || EMAIL.test(value), { error }),
  )
}

/** Returns an address for comparison. A Turkish keyboard writes i as İ and I as ı, so all four count as the same letter. */
export function emailKey(email: string): string {
  return cleanEmail(email)
    .replaceAll(/[Iİı]|i̇/g, 'i')
    .toLowerCase()
}
