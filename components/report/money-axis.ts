import { currencyName } from '@/lib/platform/turkish/money'

/** From this amount of lira, euros or dollars, an axis is in thousands, so that its labels are shorter. */
const THOUSANDS_FROM = 10_000

/** Returns the name of an axis of amounts in kuruş or cents, 'TL, bin', and the function that scales them. */
export function moneyAxis(currency: string, amounts: readonly number[]) {
  const isLarge = Math.max(0, ...amounts) / 100 >= THOUSANDS_FROM
  return {
    name: `${currencyName(currency)}${isLarge ? ', bin' : ''}`,
    scale: (values: readonly number[]) => values.map((value) => value / (isLarge ? 100_000 : 100)),
  }
}
