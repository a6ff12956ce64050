import { BILLING_FILTERS, BILLING_SORTS, type BillingFilter, type BillingSort } from '@/lib/orders/billing/schema'
import { billingPath, BILLING_FILTER_WORDS } from '@/lib/orders/billing/words'
import { MAX_SEARCH_CHARS } from '@/lib/platform/turkish/search'

/** Texts of the sort orders: label, value in the URL, and a note on what comes first. */
export const BILLING_SORT_WORDS: Record<BillingSort, { label: string; slug: string; note: string }> = {
  oldest: { label: 'En eski', slug: 'en-eski', note: 'en eskisi üstte' },
  due: { label: 'Vadesi', slug: 'vade', note: 'günü en yakın olan üstte' },
  amount: { label: 'Tutar', slug: 'tutar', note: 'tutarı en büyük olan üstte' },
}

/** What the list shows. A search without a filter also finds paid orders. */
export type BillingView = { filter: BillingFilter; search: string; sort: BillingSort }

/** Reads the view from the URL. Unknown values are ignored. */
export function billingViewOf(query: { get: (name: string) => string | null }): BillingView {
  const slug = query.get('suz')
  return {
    filter: BILLING_FILTERS.find((candidate) => BILLING_FILTER_WORDS[candidate].slug === slug) ?? 'open',
    search: (query.get('q') ?? '').trim().slice(0, MAX_SEARCH_CHARS),
    sort: BILLING_SORTS.find((candidate) => BILLING_SORT_WORDS[candidate].slug === query.get('sirala')) ?? 'oldest',
  }
}

export function billingViewPath({ filter, search, sort }: BillingView): string {
  const path = billingPath(filter, search)
  if (sort === 'oldest') return path
  return `${path}${path.includes('?') ? '&' : '?'}sirala=${BILLING_SORT_WORDS[sort].slug}`
}

/** Whether a search covers all orders, including paid ones. */
export const isSearchOfAll = ({ filter, search }: BillingView) => filter === 'open' && search !== ''

/** Returns the parameters of the API for a view without its search. */
export function billingFilterOf(view: BillingView): Record<string, string> {
  const { filter, sort } = view
  return { ...(!isSearchOfAll(view) && { filter }), ...(sort !== 'oldest' && { sort }) }
}
