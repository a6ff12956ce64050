import { type Currency, formatMoney } from '@/lib/platform/turkish/money'

type Sums = readonly { currency: Currency; amount: number }[]

/** Returns amounts in several currencies as texts. */
export const formatSums = (sums: Sums) => sums.map(({ currency, amount }) => formatMoney(amount, currency))

/** Amounts in several currencies, each on a line. */
export function MoneyLines({ sums, className = '' }: { sums: Sums; className?: string }) {
  return formatSums(sums).map((line) => (
    <span key={line} className={`block ${className}`}>
      {line}
    </span>
  ))
}
