import { currencyName, formatAmount } from '@/lib/platform/turkish/money'

// Formats the report's numbers. They are rounded once, half up, in the same way on the screen, in plots and in files.

/** `share` is a percentage, with one decimal below ten. `amount` is in kuruş or cents. */
export type NumberFormat = 'whole' | 'tenths' | 'share' | 'amount'

/** Rounds a number of at least 0 half up to `decimals` decimals, by its decimal notation, not its binary value. */
export function round(value: number, decimals: number): number {
  // Numbers below a millionth are written with an exponent.
  return value < 1e-6 ? 0 : Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`)
}

const numberFormat = (min: number, max: number) =>
  new Intl.NumberFormat('tr-TR', { minimumFractionDigits: min, maximumFractionDigits: max })

const [whole, tenths] = [numberFormat(0, 0), numberFormat(1, 1)]
const [upToTenths, tick] = [numberFormat(0, 1), numberFormat(0, 2)]

/** Formats a whole number like '35.408'. */
export const formatCount = (value: number) => whole.format(round(value, 0))

/** Formats days and hours like '12,8'. */
export const formatTenths = (value: number) => tenths.format(round(value, 1))

/** Formats a number of an axis like '2,5' or '50'. */
export const formatTick = (value: number) => tick.format(value)

/** Formats the number over a bar like '2,5' or '50'. */
export const formatBar = (value: number) => upToTenths.format(round(value, value < 10 ? 1 : 0))

/** Returns `count` as a percentage of `total`, or null if `total` is 0. */
export const percentOf = (count: number, total: number) => (total === 0 ? null : (100 * count) / total)

const formatPercent = (percent: number) => upToTenths.format(round(percent, percent < 10 ? 1 : 0))

/** Formats a share like '%88', or below ten per cent with a decimal: '%3,9'. Returns '' if `total` is 0. */
export function formatShare(count: number, total: number): string {
  const percent = percentOf(count, total)
  return percent === null ? '' : `%${formatPercent(percent)}`
}

/** Formats the numbers of a table: '1.476', '12,8', '88', '83.666,00'. */
export const NUMBER_FORMATS: Record<NumberFormat, (value: number) => string> = {
  whole: formatCount,
  tenths: formatTenths,
  share: formatPercent,
  amount: formatAmount,
}

/** Formats a few durations one by one: '0,4 · 0,9'. */
export const formatValues = (values: readonly number[]) => values.map(formatTenths).join(' · ')

/** Formats kuruş or cents in whole lira or euro: '1.476.538 TL'. */
export const formatWhole = (cents: number, currency: string) => `${formatCount(cents / 100)} ${currencyName(currency)}`
