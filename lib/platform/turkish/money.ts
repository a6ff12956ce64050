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

/** Formats kuruş or cents like '22200,00', as spreadsheets read a number. */
export const decimalAmount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

/** Returns the name of a currency as it follows an amount: 'TL', or else its code. */
export const currencyName = (currency: string) => (currency === 'TRY' ? 'TL' : currency)

/** Formats kuruş or cents like '22.200,00 TL'. Other currencies are written as codes: '1.250,00 EUR'. */
export function formatMoney(cents: number, currency: string): string {
  return `${formatAmount(cents)} ${currencyName(currency)}`
}

/** A sum for each currency, because amounts of different currencies are never added. */
export type CurrencySums = { currency: string; amount: number }[]

/** Returns the sum for each currency, largest first. */
export function sumsByCurrency(amounts: readonly CurrencySums[number][]): CurrencySums {
  const sums = new Map<string, number>()
  for (const item of amounts) sums.set(item.currency, (sums.get(item.currency) ?? 0) + item.amount)
  return Array.from(sums, ([currency, sum]) => ({ currency, amount: sum })).toSorted((a, b) => b.amount - a.amount)
}

/** The folded words that people write before or after an amount. */
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

/** Returns the kuruş or cents of a typed amount, such as '₺2500,5' or '2500'. Null if it names another currency. */
export function parseAmount(text: string, currency: string): number | null {
  return parseHundredths(text, CURRENCY_WORDS[currency] ?? [])
}

/** Returns the currency that a typed amount names, if it is not `currency`: its code, or the typed words. Otherwise null. */
export function foreignCurrency(text: string, currency: string): string | null {
  const ownWords = CURRENCY_WORDS[currency] ?? []
  const foreignUnit = splitNumber(text)?.units.find(({ key }) => !ownWords.includes(key))
  if (!foreignUnit) return null
  return (
    Object.keys(CURRENCY_WORDS).find((code) => CURRENCY_WORDS[code]!.includes(foreignUnit.key)) ??
    `“${foreignUnit.typed}”`
  )
}
