import { parseHundredths, splitNumber } from '@/lib/platform/turkish/numbers'

/** The currencies of quotes and bank accounts. */
export const CURRENCIES = ['TRY', 'EUR', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]

export const CURRENCY_ERROR = 'Para birimi TRY, EUR veya USD olmalı.'

const amount = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats kuruş or cents like '22.200,00', without a currency. */
export function formatAmount(cents: number): string {
  return amount.format(cents / 100)
}

/** Returns the name of a currency as it follows an amount: 'TL', or else its code. */
export const currencyName = (currency: string) => (currency === 'TRY' ? 'TL' : currency)

/** Formats kuruş or cents like '22.200,00 TL'. Other currencies are written as codes: '1.250,00 EUR'. */
export function formatMoney(cents: number, currency: string): string {
  return `${formatAmount(cents)} ${currencyName(currency)}`
}

/** What people write before or after an amount, folded. */
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

/** Returns the kuruş or cents of an amount, with or without its currency: '₺2500,5'. Null if it names another currency. */
export function parseAmount(text: string, currency: string): number | null {
  return parseHundredths(text, CURRENCY_WORDS[currency] ?? [])
}

/** Returns the foreign currency that a typed amount names: its code, or the words as typed. Null if it names its own currency or none. */
export function foreignCurrency(text: string, currency: string): string | null {
  const own = CURRENCY_WORDS[currency] ?? []
  const other = splitNumber(text)?.units.find(({ key }) => !own.includes(key))
  if (!other) return null
  return Object.keys(CURRENCY_WORDS).find((code) => CURRENCY_WORDS[code]!.includes(other.key)) ?? `“${other.typed}”`
}
