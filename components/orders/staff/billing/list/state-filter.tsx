import { FilterLinks } from '@/components/admin/list/filter-links'
import { MoneyKey, type MoneyFill } from '@/components/orders/money-bar'
import { Link } from '@/components/ui/link'
import type { BillingCountsJson } from '@/lib/orders/billing/output'
import type { BillingFilter } from '@/lib/orders/billing/schema'
import { BILLING_FILTER_WORDS } from '@/lib/orders/billing/words'
import { formatMoney } from '@/lib/platform/turkish/money'
import { type BillingView, billingViewPath } from './billing-view'

const STATES: readonly { filter: BillingFilter; fill: MoneyFill; note: string }[] = [
  { filter: 'to-invoice', fill: 'outline', note: 'KDV dahil' },
  { filter: 'invoiced', fill: 'hatch', note: 'kalan' },
  { filter: 'partly-paid', fill: 'half', note: 'kalan' },
  { filter: 'paid', fill: 'solid', note: 'bu yıl' },
]

const OTHER_FILTERS: readonly BillingFilter[] = ['open', 'overdue', 'due-soon', 'invoice-late', 'no-invoice']

type FilterProps = { view: BillingView; counts: BillingCountsJson | undefined }

/** The four states as filters, each with its count and its sum in each currency. */
export function StateFilter({ view, counts }: FilterProps) {
  return (
    <nav
      aria-label="Duruma göre süz"
      className="mb-3 grid max-w-288 grid-cols-4 border-2 border-edge max-xl:grid-cols-2">
      {STATES.map(({ filter, fill, note }) => {
        const { count, sums: allSums = [] } = counts?.filters[filter] ?? {}
        // A sum can be 0: it omits payments in a currency other than the invoice's.
        const sums = allSums.filter(({ amount }) => amount > 0)
        const isChosen = view.filter === filter
        return (
          <Link
            key={filter}
            href={billingViewPath({ ...view, filter: isChosen ? 'open' : filter })}
            aria-current={isChosen ? 'true' : undefined}
            className="relative grid min-h-36 content-start border-line px-5 pt-3.5 pb-4.5 no-underline not-first:border-l hover:bg-paper focus-visible:-outline-offset-3 aria-[current]:bg-paper aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-0 aria-[current]:after:h-1 aria-[current]:after:bg-ink max-xl:odd:border-l-0 max-xl:nth-[n+3]:border-t max-sm:px-3 max-sm:pt-2.5 max-sm:pb-3.5">
            <span className={`flex items-center gap-2.5 ${isChosen ? 'font-semibold' : ''}`}>
              <MoneyKey fill={fill} />
              {BILLING_FILTER_WORDS[filter].label}
            </span>
            <b className="font-title text-[2rem] leading-[1.25]">
              {count === undefined ? '…' : count.toLocaleString('tr-TR')}
            </b>
            {sums.map(({ currency, amount }) => (
              <span key={currency} className="block font-mono text-small leading-[1.45] max-sm:tracking-[-0.05em]">
                {formatMoney(amount, currency)}
              </span>
            ))}
            {sums.length > 0 ? (
              <span className="text-small text-ink-2">{note}</span>
            ) : (
              <span className="font-mono text-small">–</span>
            )}
          </Link>
        )
      })}
    </nav>
  )
}

/** The other filters: all open accounts, those by deadline, and orders that need no invoice. */
export function OtherFilters({ view, counts }: FilterProps) {
  return (
    <FilterLinks
      choices={OTHER_FILTERS.map((filter) => ({
        key: filter,
        label: BILLING_FILTER_WORDS[filter].label,
        count: counts?.filters[filter]?.count,
        isChosen: view.filter === filter,
        href: billingViewPath({ ...view, filter }),
      }))}
    />
  )
}
