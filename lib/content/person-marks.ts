import { foldText } from '@/lib/content/search'
import { emailKey } from '@/lib/format/email'
import { phoneKeys } from '@/lib/format/phone'

/** What stands in place of a person's data after an erasure. */
export const ERASED = 'Silindi'

/** By what a person is recognised in texts. Addresses and telephones as their keys. */
export type PersonMarks = {
  names: readonly string[]
  emails: readonly string[]
  phones: readonly string[]
  /** Companies whose name is the person's own. */
  companies: readonly string[]
}

/** Latin letters with their marks and cases, by the letter into which search folds them. */
const VARIANTS = new Map<string, string[]>()
for (const [from, to] of [
  [0x41, 0x7a],
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
] as const) {
  for (let code = from; code <= to; code += 1) {
    const letter = String.fromCodePoint(code)
    if (!/\p{L}/u.test(letter)) continue
    const folded = foldText(letter)
    VARIANTS.set(folded, [...(VARIANTS.get(folded) ?? []), letter])
  }
}

const escape = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

const isCapital = (letter: string) => letter === letter.toLocaleUpperCase('tr')

/**
 * The marks that folding drops. A folded text has none of them, so that no letter of a pattern can be one: otherwise there
 * would be more ways to share the marks of a text than anyone can wait for.
 */
const MARKS = String.raw`[\u0300-\u036f]*`

/** Returns a pattern of a text in any case and with or without the marks of its letters. */
function anyCase(text: string, isCapitalised = false): string {
  return Array.from(foldText(text), (letter, index) => {
    const variants = VARIANTS.get(letter) ?? [letter]
    const allowed = isCapitalised && index === 0 ? variants.filter(isCapital) : variants
    return (allowed.length > 1 ? `[${allowed.join('')}]` : escape(allowed[0] ?? letter)) + MARKS
  }).join('')
}

const wordsOf = (name: string) => name.split(/\s+/).filter(Boolean)

const START = String.raw`(?<![\p{L}\p{M}\p{N}])`
const END = String.raw`(?![\p{L}\p{N}])`

/** Names that end in a shorter word are the beginning of others: 'Ali Can' and 'Ali Candan'. */
const MIN_BEFORE_ENDING = 5

/** A whole name. Letters after a longer one are a Turkish ending that was written without its apostrophe. */
function wholeName(name: string): string {
  const words = wordsOf(name)
  const end = words.at(-1)!.length < MIN_BEFORE_ENDING ? END : String.raw`\p{L}{0,6}`
  return START + words.map((word) => anyCase(word)).join(String.raw`\s+`) + end
}

/** A part of a name, with a capital: 'demir' may be iron, 'Demir' is the person. */
const partOfName = (word: string) => `${START}${anyCase(word, true)}${END}`

const SEPARATOR = String.raw`[\s().\/\p{Pd}]*`

/** The last ten digits of a telephone in any notation, with what may stand before them. */
const telephone = (key: string) =>
  String.raw`(?<!\d)(?:(?:\+|00)?\d{1,3}${SEPARATOR}|0${SEPARATOR})?\(?${Array.from(key).join(SEPARATOR)}(?!\d)`

const address = (email: string) => String.raw`(?<![\p{L}\p{M}\p{N}._%+-])${anyCase(email)}(?![\p{L}\p{N}])`

/** A short word of a name ('Su') is more often another word. */
const MIN_PART = 3

/** Marks of one kind, and how one of them becomes a pattern. */
type Kind = { texts: readonly string[]; pattern: (text: string) => string }

/** Returns the kinds of marks in the order in which they are looked for. */
function kindsOf({ names, emails, phones, companies }: PersonMarks, own: boolean): Kind[] {
  const wholes = [...names, ...companies]
  const single = own ? [...names.flatMap(wordsOf), ...companies.filter((name) => wordsOf(name).length === 1)] : []
  return [
    { texts: emails, pattern: address },
    { texts: phones, pattern: telephone },
    { texts: wholes.filter((name) => wordsOf(name).length > 1), pattern: wholeName },
    { texts: [...new Set(single)].filter((word) => word.length >= MIN_PART), pattern: partOfName },
  ]
}

const inOneLine = (text: string) => wordsOf(foldText(text)).join(' ')

/**
 * Returns the patterns of the marks that a text may have. Others are left out, because a person may have hundreds of long
 * names, and a pattern of them all takes seconds.
 */
function patternsIn(text: string, kinds: readonly Kind[]): RegExp[] {
  const folded = `${inOneLine(text)}\n${text.replaceAll(/\D/g, '')}`
  return kinds.flatMap(({ texts, pattern }) => {
    const parts = texts.filter((mark) => folded.includes(inOneLine(mark))).map(pattern)
    // The longest first, so that a name goes whole before its parts.
    const ordered = parts.toSorted((a, b) => b.length - a.length)
    return ordered.length === 0 ? [] : [new RegExp(ordered.join('|'), 'gu')]
  })
}

/**
 * Returns a function that replaces a person's name, addresses and telephones in a text by 'Silindi', however they are
 * written. `own` texts are those of the person's own messages and orders: there single words of the name go, too.
 */
export function personEraser(marks: PersonMarks, own: boolean): (text: string) => string {
  const kinds = kindsOf(marks, own)
  return (text) => patternsIn(text, kinds).reduce((rest, pattern) => rest.replaceAll(pattern, ERASED), text)
}

/** Returns how a person's marks are spelled in a text of somebody else. */
export function spelledMarks(marks: PersonMarks, text: string): string[] {
  const patterns = patternsIn(text, kindsOf(marks, false))
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([spelled]) => spelled))
  return [...new Set(found)]
}

/** Returns the marks of contacts. */
export function marksOf(contacts: readonly { contactPerson: string; email: string; phone: string }[]): PersonMarks {
  const distinct = (values: string[]) => [...new Set(values)].filter((value) => value !== '' && value !== ERASED)
  return {
    names: distinct(contacts.map(({ contactPerson }) => wordsOf(contactPerson).join(' '))),
    emails: distinct(contacts.map(({ email }) => emailKey(email))),
    phones: distinct(contacts.flatMap(({ phone }) => phoneKeys(phone))),
    companies: [],
  }
}

/** Whether two names are the same, in any case and with or without marks. */
export function isSameName(one: string, other: string): boolean {
  return foldText(wordsOf(one).join(' ')) === foldText(wordsOf(other).join(' '))
}
