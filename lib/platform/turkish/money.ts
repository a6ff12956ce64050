import { splitNumber, withoutUnit } from '@/lib/platform/turkish/units'

const amount = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats kuruş or cents like '22.200,00', without a currency. */
export function formatAmount(cents: number): string {
  return amount.format(cents / 100)
}

/** Returns what a currency is called beside an amount: 'TL'. Others are called by their codes. */
export const currencyName = (currency: string) => (currency === 'TRY' ? 'TL' : currency)

/** Formats kuruş or cents like '22.200,00 TL'. Other currencies stand as codes: '1.250,00 EUR'. */
export function formatMoney(cents: number, currency: string): string {
  return `${formatAmount(cents)} ${currencyName(currency)}`
}

/** What people write beside an amount, folded. */
const CURRENCY_WORDS: Readonly<Record<string, readonly string[]>> = {
  TRY: ['tl', '₺', 'try', 'ytl', 'lira', 'lirasi', 'turk lirasi'],
  EUR: ['eur', '€', 'euro', 'avro', 'yuro'],
  USD: ['usd', '$', 'us$', 'usd$', 'dolar', 'dollar', 'abd dolari', 'amerikan dolari'],
  GBP: ['gbp', '£', 'sterlin', 'pound', 'ingiliz sterlini'],
  CHF: ['chf', 'frank', 'isvicre frangi'],
  JPY: ['jpy', '¥', 'yen'],
  CNY: ['cny', 'rmb', 'yuan'],
  RUB: ['rub', '₽', 'ruble'],
}

/** Whole lira or euro with or without dots or spaces between thousands, and one or two digits after a comma. */
const TYPED = /^(\d{1,3}(?:[. ]\d{3})+|\d+)(?:,(\d{1,2}))?$/

/**
 * Returns the hundredths of a number typed in Turkish, such as '22.000,00', '22000' or '1 234 567,89', with or without one
 * of the words of its unit. Null for any other notation, because '22,000.00' or '22.00' could mean two things.
 */
export function parseHundredths(text: string, unit: readonly string[]): number | null {
  const [, whole, cents = ''] = TYPED.exec(withoutUnit(text, unit)) ?? []
  return whole === undefined ? null : Number(whole.replaceAll(/[. ]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
}

/** Returns the kuruş or cents of an amount in a currency, which may be written beside it: '₺2500,5'. Null for another one. */
export function parseAmount(text: string, currency: string): number | null {
  return parseHundredths(text, CURRENCY_WORDS[currency] ?? [])
}

/** Returns the currency that is written beside an amount and is not its own: its code, or the words as typed. */
export function foreignCurrency(text: string, currency: string): string | null {
  const own = CURRENCY_WORDS[currency] ?? []
  const other = splitNumber(text)?.beside.find(({ key }) => !own.includes(key))
  if (!other) return null
  return Object.keys(CURRENCY_WORDS).find((code) => CURRENCY_WORDS[code]!.includes(other.key)) ?? `“${other.typed}”`
}

const quantity = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 3 })

/** Formats a quantity like '6,5'. */
export const formatQuantity = (value: number) => quantity.format(value)

const TYPED_QUANTITY = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,3}))?$/

/**
 * Returns the number of a quantity typed in Turkish with at most three decimals, with or without one of the words of its
 * unit, such as '6,5' or '2 saat'. Null for anything else.
 */
export function parseQuantity(text: string, unit: readonly string[]): number | null {
  const [, whole, decimals = ''] = TYPED_QUANTITY.exec(withoutUnit(text, unit)) ?? []
  return whole === undefined ? null : Number(`${whole.replaceAll('.', '')}.${decimals || '0'}`)
}
