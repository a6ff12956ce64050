import { currencyLabel } from '@/lib/report/tables'

const count = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const some = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 })
const tick = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 })

/** Formats a whole number like '35.408'. */
export const formatCount = (value: number) => count.format(value)

/** Formats days and hours like '12,8'. */
export const formatTenths = (value: number) => tenths.format(value)

/** Formats a number of an axis like '2,5' or '50'. */
export const formatTick = (value: number) => tick.format(value)

/** Formats a share like '%88', small ones with a decimal: '%3,9'. '' for a share of nothing. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return ''
  const percent = (100 * part) / whole
  return `%${percent > 0 && percent < 10 ? some.format(percent) : count.format(percent)}`
}

/** Formats kuruş or cents in whole lira or euro: '1.476.538 TL'. */
export const formatWhole = (cents: number, currency: string) =>
  `${count.format(cents / 100)} ${currencyLabel(currency)}`
