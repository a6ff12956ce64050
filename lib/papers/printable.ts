import { AppError, type FieldErrors } from '@/lib/platform/app-error'
import { PRINTABLE_RANGES } from '@/lib/papers/printable-ranges'
import type { Paper } from '@/lib/papers/paper'

const RANGES = PRINTABLE_RANGES.split(' ').map(
  (range) => range.split('-').map((point) => Number.parseInt(point, 16)) as [number, number],
)

const isPrintable = (character: string) => {
  const point = character.codePointAt(0)!
  return RANGES.some(([first, last]) => point >= first && point <= last)
}

/** Drawn in place of a character that no font has. */
const MISSING_GLYPH = '▯'

const toAscii = (character: string) => String.fromCodePoint(character.codePointAt(0)! - 0xfee0)

/** Characters that look like another character or are invisible, and their replacements. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/\r\n?|[\u2028\u2029]/g, '\n'],
  [/[\u202f\u2007]/g, '\u00a0'],
  [/[\t\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/g, ' '],
  [/[\u2010\u2011\ufe63]/g, '-'],
  [/\u03bc/g, 'µ'],
  // Invisible: soft hyphen, zero width, direction, variation.
  [/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{Variation_Selector}/gu, ''],
  [/(?!\n)\p{Cc}/gu, ''],
]

/** Returns a text with normalised characters: composed letters, one µ, one hyphen, nothing invisible. */
function normalise(text: string): string {
  const composedText = text.normalize('NFC').replaceAll(/[\uff01-\uff5e]/g, toAscii)
  return REPLACEMENTS.reduce((result, [pattern, replacement]) => result.replaceAll(pattern, replacement), composedText)
}

/** Returns a text with printable characters only. A character that no font has becomes '▯'. */
export function printable(text: string): string {
  return Array.from(normalise(text), (character) =>
    character === '\n' || isPrintable(character) ? character : MISSING_GLYPH,
  ).join('')
}

/** Returns the distinct characters of a text that no font has. */
export function unprintableIn(text: string): string[] {
  return [...new Set(Array.from(normalise(text)).filter((character) => character !== '\n' && !isPrintable(character)))]
}

/** Names of a paper's properties that are not fields of the form that sends or signs the paper. */
const PROPERTY_NAMES: Readonly<Record<string, string>> = {
  accounts: 'Site Bilgileri, banka hesapları',
  company: 'Site Bilgileri',
  terms: 'Site Bilgileri, koşullar',
  author: 'hazırlayanın adı',
  customer: 'müşteri bilgileri',
  device: 'cihaz bilgileri',
  found: 'bulgu',
  photos: 'fotoğrafın açıklaması',
  repaired: 'onarılanlar',
}

function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, property]) => textsOf(property, path === '' ? name : `${path}.${name}`))
}

/** Returns the form field for a path in the paper. All instruments are one field. */
const fieldAt = (path: string) => path.replace(/^instruments?\..*/, 'instrument')

/**
 * Refuses a paper with a character that cannot be printed, before it is sent or signed.
 * @throws {AppError} invalid-input, with the fields of the form: 'lines.0.text'
 */
export function refuseUnprintable(paper: Paper): void {
  const fields: FieldErrors = {}
  const otherSentences: string[] = []
  for (const [path, text] of textsOf(paper, '')) {
    const characters = unprintableIn(text)
    if (characters.length === 0) continue
    const sentence = `Belgeye basılamayan işaret: ${characters.join(' ')}`
    const propertyName = PROPERTY_NAMES[path.split('.')[0]!]
    if (propertyName) otherSentences.push(`${sentence} (${propertyName}).`)
    else fields[fieldAt(path)] = [`${sentence}. Başka bir yazımını kullanın.`]
  }
  const sentences = [...Object.values(fields).flat(), ...otherSentences]
  if (sentences.length === 0) return
  throw new AppError('invalid-input', { message: [...new Set(sentences)].slice(0, 5).join(' '), fields })
}
