// The only parser of phone numbers, for links, comparison and search. The SQL function "phone_numbers" parses in the same way.

/**
 * What may separate digits after `plainText`: ' ' is a single space, '.' a character without a space before it, '/' anything else,
 * such as ' - '.
 */
const SEPARATOR = '[ ./]?'

/** A Turkish number without country code and trunk zero. Numbers that begin with 444 have seven digits. */
const NATIONAL = `(?!444)[2-58](?:${SEPARATOR}[0-9]){9}`

/** A number ends where no digit follows, or where another complete number or a count of phone lines ('3 hat') follows. */
const END = `(?:(?! ?[0-9])|(?= ?0${SEPARATOR}${NATIONAL}(?![0-9]))|(?= [0-9]{1,3} ?[a-zA-Z]))`

/** People also write the trunk zero after the country code: '+90 (0) 532', '0090 0532'. */
const TURKISH = String.raw`(?:\+?0{0,2}${SEPARATOR}90${SEPARATOR})?(?:0${SEPARATOR})?${NATIONAL}${END}`
const FOREIGN = String.raw`(?!${TURKISH})(?:\+|00)${SEPARATOR}[1-9](?:${SEPARATOR}[0-9]){6}(?:[ .]?[0-9]){0,8}${END}`
const SERVICE = `444${SEPARATOR}[0-9](?:${SEPARATOR}[0-9]){3}${END}`

const NUMBER = new RegExp(`(?:(?<![0-9])|(?<=0[2-58][0-9]{9}))(?:(${TURKISH})|(${FOREIGN})|(${SERVICE}))`, 'g')

/** Matches at least three digits, for a text without a complete number. */
const OTHER_DIGITS = /\+?[0-9](?:[ .]?[0-9]){2,19}/

/** Country codes whose numbers have a trunk zero only within the country. In Italy and some other countries it is part of the number. */
const TRUNK_ZERO =
  /^(?!39|37[89]|22[59]|24[12])(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|2[1-689][0-9]|3[578][0-9]|42[0-9]|5[09][0-9]|6[7-9][0-9]|8[05789][0-9]|9[679][0-9])0/

const digitsOf = (text: string) => text.replaceAll(/[^0-9]/g, '')

/** Returns a text with ASCII digits, a single separator between them, and no format characters. */
function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g, '')
    .replaceAll(/[ \t()./\u2010-\u2015\u2212-]+/g, (separators) => {
      if (separators === ' ') return ' '
      return separators.length < 3 && !/[\t(/]|^ [^ ]/.test(separators) ? '.' : '/'
    })
}

type PhoneMatch = { kind: 'turkish' | 'foreign' | 'service' | 'other'; number: string; from: number; to: number }

/** Returns the complete phone numbers of a text in order, or else its first digits. */
function numbersIn(plain: string): PhoneMatch[] {
  const matches = Array.from(plain.matchAll(NUMBER), ({ 0: text, 1: turkish, 2: foreign, index }): PhoneMatch => {
    const range = { from: index, to: index + text.length }
    const digits = digitsOf(text)
    if (turkish !== undefined) return { kind: 'turkish', number: `+90${digits.slice(-10)}`, ...range }
    if (foreign === undefined) return { kind: 'service', number: digits, ...range }
    return { kind: 'foreign', number: `+${digits.replace(/^00/, '').replace(TRUNK_ZERO, '$1')}`, ...range }
  })
  if (matches.length > 0) return matches
  const other = OTHER_DIGITS.exec(plain)
  if (!other) return []
  const [text] = other
  const number = (text.startsWith('+') ? '+' : '') + digitsOf(text)
  return [{ kind: 'other', number, from: other.index, to: other.index + text.length }]
}

/** Matches an extension in the text after a number. */
const EXTENSION =
  /^[\s,;.:/]*(?:dahili|dah|dhl|i[cç]\s*hat|i[cç]|ext(?:ension)?|int|x|#)[\s.:]*(?:no[\s.:]*)?(\d{1,6})(?!\d)/

/** Returns a text for comparison: 'İÇ HAT' becomes 'ic hat'. */
const bareWords = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()

type DialablePhone = PhoneMatch & {
  extension: string
  /** Whether the text is only this number and its extension. */
  isAlone: boolean
}

/** Returns the first phone number of a text, or null. */
function readPhone(text: string): DialablePhone | null {
  const plain = plainText(text)
  const [first] = numbersIn(plain)
  if (!first) return null
  const textAfter = bareWords(plain.slice(first.to))
  const [extensionText = '', extension = ''] = EXTENSION.exec(textAfter) ?? []
  const isAlone = !/[^\s./]/.test(plain.slice(0, first.from) + textAfter.slice(extensionText.length))
  return { ...first, extension, isAlone }
}

/** Returns the `tel:` address of the first phone number in a text, in any notation, or null if there is none. */
export function telHref(text: string): string | null {
  const phone = readPhone(text)
  return phone && `tel:${phone.number}${phone.extension && `;ext=${phone.extension}`}`
}

/** Returns the phone numbers of a text in the form for dialling: '+905325550123', '4440123'. */
export function phoneNumbers(text: string): string[] {
  return numbersIn(plainText(text)).map(({ number }) => number)
}

/** Returns the last ten digits of a number, or '' if it has fewer. */
function keyOf(number: string): string {
  const digits = digitsOf(number)
  return digits.length < 10 ? '' : digits.slice(-10)
}

/** Returns the last ten digits of the first phone number in a text, for comparing, or '' if it has fewer. */
export function phoneKey(text: string): string {
  const [first = ''] = phoneNumbers(text)
  return keyOf(first)
}

/** Returns the keys of all phone numbers in a text such as '0532 555 01 23 / 0212 555 01 23'. */
export function phoneKeys(text: string): string[] {
  return [...new Set(phoneNumbers(text).map(keyOf))].filter((key) => key !== '')
}

/** Minimum number of digits that count as part of a phone number. */
const MIN_PART_DIGITS = 7

/** Returns the digits of a phone number or a part of one, without country code and trunk zero. */
function barePhone(text: string): string {
  const digits = text.replace(/^\(+/, '').replace(/(?!^\+)\D/g, '')
  const [, international] = /^(?:\+|00)(\d*)/.exec(digits) ?? []
  if (international !== undefined) return international.replace(TRUNK_ZERO, '$1').replace(/^90/, '')
  return digits.replace(/^90(?=0?\d{10}$)0?|^0/, '')
}

type PhonesAndWords = { phones: { text: string; digits: string }[]; words: string[] }

/** Separates the words of a search from phone numbers and parts of them. A number may consist of several words: '0 532 555 01 23'. */
export function phonesIn(words: string[]): PhonesAndWords {
  const matches: PhonesAndWords = { phones: [], words: [] }
  let run: string[] = []
  const endRun = () => {
    const text = run.join(' ')
    if (text.replace(/\D/g, '').length < MIN_PART_DIGITS) matches.words.push(...run)
    else matches.phones.push({ text, digits: barePhone(text) })
    run = []
  }
  for (const word of words) {
    const isPart = /^[+(]*[\d()./-]+$/.test(word)
    if (!isPart || word.startsWith('+') || barePhone(run.join('')).length >= 10) endRun()
    if (isPart) run.push(word)
    else matches.words.push(word)
  }
  endRun()
  return matches
}

/**
 * Returns the WhatsApp address that writes `text` to a phone number in any notation, or null for a number without a
 * country code, such as a service number.
 */
export function whatsAppHref(phone: string, text: string): string | null {
  const number = telHref(phone)?.match(/^tel:\+(\d+)/)?.[1]
  return number ? `https://wa.me/${number}?text=${encodeURIComponent(text)}` : null
}

/** Whether a phone number may be a mobile phone with WhatsApp: a Turkish mobile number, or any foreign number. */
export function isMobile(phone: string): boolean {
  return /^tel:\+(905|(?!90))/.test(telHref(phone) ?? '')
}

/** Whether the first phone number of a text (Turkish, foreign or service) has all its digits. */
export function isCompletePhone(text: string): boolean {
  const { kind = 'other', number = '' } = readPhone(text) ?? {}
  return kind === 'turkish' || kind === 'service' || (kind === 'foreign' && !number.startsWith('+90'))
}

/** Returns how many digits the first phone number of a text has if there are too few or too many. Otherwise null. */
export function digitMismatch(text: string): { count: number; areTooMany: boolean } | null {
  if (isCompletePhone(text)) return null
  const number = readPhone(text)?.number ?? digitsOf(plainText(text))
  const { length } = barePhone(number)
  return length === 10 ? null : { count: digitsOf(number).length, areTooMany: length > 10 }
}

/** Formats a Turkish number like '+90 (212) 555 01 23'. Returns texts with other content unchanged. */
export function formatPhone(text: string): string {
  const phone = readPhone(text)
  if (phone?.kind !== 'turkish' || !phone.isAlone) return text
  const formatted = phone.number.replace(/^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/, '+90 ($1) $2 $3 $4')
  return phone.extension ? `${formatted} dahili ${phone.extension}` : formatted
}
