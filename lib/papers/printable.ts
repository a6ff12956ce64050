import { AppError, type FieldErrors } from '@/lib/platform/app-error'
import { LETTERS } from '@/lib/papers/letters'
import type { Paper } from '@/lib/papers/paper'

const RANGES = LETTERS.split(' ').map(
  (range) => range.split('-').map((point) => Number.parseInt(point, 16)) as [number, number],
)

const isLetter = (sign: string) => {
  const point = sign.codePointAt(0)!
  return RANGES.some(([first, last]) => point >= first && point <= last)
}

/** Drawn in place of a sign that no font has. */
const MISSING = '▯'

/** Returns the ASCII sign of a full-width one. */
const narrow = (sign: string) => String.fromCodePoint(sign.codePointAt(0)! - 0xfee0)

/** Spellings that look the same, and what is drawn for them. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\r\n?|[\u2028\u2029]/g, '\n'],
  [/[\u202f\u2007]/g, '\u00a0'],
  [/[\t\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/g, ' '],
  [/[\u2010\u2011\ufe63]/g, '-'],
  [/\u03bc/g, 'µ'],
  // Invisible: soft hyphen, zero width, direction, variation.
  [/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{Variation_Selector}/gu, ''],
  [/(?!\n)\p{Cc}/gu, ''],
]

/** Returns a text with one spelling for each sign: composed letters, one µ, one hyphen, no invisible signs. */
function spelled(text: string): string {
  const composed = text.normalize('NFC').replaceAll(/[\uff01-\uff5e]/g, narrow)
  return SPELLINGS.reduce((result, [pattern, replacement]) => result.replaceAll(pattern, replacement), composed)
}

/** Returns a text as papers draw it. A sign that no font has becomes '▯'. */
export function printable(text: string): string {
  return Array.from(spelled(text), (sign) => (sign === '\n' || isLetter(sign) ? sign : MISSING)).join('')
}

/** Returns the signs of a text that no font has, each once. */
export function unprintableIn(text: string): string[] {
  return [...new Set(Array.from(spelled(text)).filter((sign) => sign !== '\n' && !isLetter(sign)))]
}

/** What the parts of a paper are called, where they are no field of the form that sends or signs it. */
const PARTS: Readonly<Record<string, string>> = {
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
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, path === '' ? name : `${path}.${name}`))
}

/** Returns the field of the form whose text is at a path: the instruments are one field there. */
const fieldAt = (path: string) => path.replace(/^instruments?\..*/, 'instrument')

/**
 * Refuses a paper with a sign that cannot be printed, before it is sent or signed.
 * @throws {AppError} invalid-input, with the fields of the form: 'lines.0.text'
 */
export function refuseUnprintable(paper: Paper): void {
  const fields: FieldErrors = {}
  const elsewhere: string[] = []
  for (const [path, text] of textsOf(paper, '')) {
    const signs = unprintableIn(text)
    if (signs.length === 0) continue
    const sentence = `Belgeye basılamayan işaret: ${signs.join(' ')}`
    const part = PARTS[path.split('.')[0]!]
    if (part) elsewhere.push(`${sentence} (${part}).`)
    else fields[fieldAt(path)] = [`${sentence}. Başka bir yazımını kullanın.`]
  }
  const sentences = [...Object.values(fields).flat(), ...elsewhere]
  if (sentences.length === 0) return
  throw new AppError('invalid-input', { message: [...new Set(sentences)].slice(0, 5).join(' '), fields })
}
