import { foldText } from '@/lib/platform/turkish/search'

/** What people write beside a number, folded. The first of each is what the panel calls it. */
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

type Beside = { typed: string; key: string }

const SPLIT = /^(\D*?)([-−]?\d(?:.*\d)?)(\D*)$/

/** Returns a typed number, and what is written before and behind it, or null if the text has no digit. */
export function splitNumber(text: string): { number: string; beside: Beside[] } | null {
  const bare = text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const [, before = '', number, behind = ''] = SPLIT.exec(bare) ?? []
  if (number === undefined) return null
  // Some write '1.500,-' and '1500 TL.'; a dot or comma before a number would be a decimal one.
  const sides = [before, behind.replace(/^[.,]-?/, '').replace(/\.$/, '')].map((side) => side.trim()).filter(Boolean)
  return { number, beside: sides.map((typed) => ({ typed, key: foldText(typed.normalize('NFKC')) })) }
}

/** Returns a typed number without its own unit, or the text itself if another one is written beside it. */
export function withoutUnit(text: string, unit: readonly string[]): string {
  const typed = splitNumber(text)
  return typed?.beside.every(({ key }) => unit.includes(key)) ? typed.number : text
}

/** Returns a whole number with or without its unit: '5', '5 gün', '%20'. Null for anything else. */
export function parseWhole(text: string, unit?: NumberUnit): number | null {
  const bare = withoutUnit(text, unit ? UNITS[unit] : [])
  return /^\d{1,9}$/.test(bare) ? Number(bare) : null
}
