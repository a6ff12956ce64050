import { foldText } from '@/lib/platform/turkish/search'

/** The folded words that people write before or after a number. */
export const UNITS = {
  percent: ['%', 'yuzde'],
  day: ['gun'],
  workday: ['is gunu', 'isgunu', 'gun'],
  month: ['ay'],
  minute: ['dk', 'dakika', 'min'],
  celsius: ['°c', '°', 'c', 'derece', 'santigrat'],
  adet: ['adet', 'ad'],
  saat: ['saat', 'sa', 'h'],
  set: ['set'],
  m: ['m', 'metre', 'mt'],
} as const
export type NumberUnit = keyof typeof UNITS

/** A text before or after a number, as typed, and folded for comparison. */
type TypedUnit = { typed: string; key: string }

const SPLIT = /^(\D*?)([-−]?\d(?:.*\d)?)(\D*)$/

/** Returns a typed number and the texts before and after it, or null if there is no digit. */
export function splitNumber(text: string): { number: string; units: TypedUnit[] } | null {
  const plain = text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const [, before = '', number, after = ''] = SPLIT.exec(plain) ?? []
  if (number === undefined) return null
  // Some people write '1.500,-' and '1500 TL.'. A dot or comma before a number would be a decimal separator.
  const sides = [before, after.replace(/^[.,]-?/, '').replace(/\.$/, '')].map((side) => side.trim()).filter(Boolean)
  return { number, units: sides.map((typed) => ({ typed, key: foldText(typed.normalize('NFKC')) })) }
}

/** Returns a typed number without its unit, or the whole text if it has another unit. */
export function withoutUnit(text: string, unitWords: readonly string[]): string {
  const split = splitNumber(text)
  return split?.units.every(({ key }) => unitWords.includes(key)) ? split.number : text
}

/** Returns a whole number with or without its unit: '5', '5 gün', '%20'. Null for anything else. */
export function parseWholeNumber(text: string, unit?: NumberUnit): number | null {
  const plain = withoutUnit(text, unit ? UNITS[unit] : [])
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null
}

/** Digits with or without dots or spaces between thousands, and one or two digits after a comma. */
const TYPED_HUNDREDTHS = /^(\d{1,3}(?:[. ]\d{3})+|\d+)(?:,(\d{1,2}))?$/

/**
 * Returns the hundredths of a number typed in Turkish, such as '22.000,00', '22000' or '1 234 567,89', with or without one
 * of the words of its unit. Null for any other notation, because '22,000.00' or '22.00' could mean two things.
 */
export function parseHundredths(text: string, unitWords: readonly string[]): number | null {
  const [, whole, cents = ''] = TYPED_HUNDREDTHS.exec(withoutUnit(text, unitWords)) ?? []
  return whole === undefined ? null : Number(whole.replaceAll(/[. ]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
}

/** Formats a whole number like '1.450'. */
export const countText = (count: number) => count.toLocaleString('tr-TR')

const quantity = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 3 })

/** Formats a quantity like '6,5'. */
export const formatQuantity = (value: number) => quantity.format(value)

const TYPED_QUANTITY = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,3}))?$/

/** Formats thousandths like '6,5' and '−2'. */
export const formatThousandths = (thousandths: number) => formatQuantity(thousandths / 1000).replace('-', '−')

/**
 * Returns the thousandths of a quantity typed in Turkish with at most three decimals, with or without one of the words of its
 * unit, such as '6,5' or '2 saat'. Null for anything else.
 */
export function parseThousandths(text: string, unitWords: readonly string[]): number | null {
  const [, whole, decimals = ''] = TYPED_QUANTITY.exec(withoutUnit(text, unitWords)) ?? []
  return whole === undefined ? null : Number(whole.replaceAll('.', '') + decimals.padEnd(3, '0'))
}

/** Like `parseThousandths`, but returns the quantity itself. */
export function parseQuantity(text: string, unitWords: readonly string[]): number | null {
  const thousandths = parseThousandths(text, unitWords)
  return thousandths === null ? null : thousandths / 1000
}
