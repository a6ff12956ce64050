import type { OrderAccountState } from '@/lib/orders/account/account'
import type { BillingFilter } from '@/lib/orders/billing/schema'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

export const ACCOUNT_STATE_WORDS: Readonly<Record<OrderAccountState, string>> = {
  'to-invoice': 'Faturalanacak',
  'paid-to-invoice': 'Ödendi, faturalanacak',
  invoiced: 'Faturalandı',
  'partly-paid': 'Kısmen ödendi',
  paid: 'Ödendi',
  'no-invoice': 'Fatura yok',
}

/** The filters of 'Muhasebe': label, value in the URL, and the text of an empty list. */
export const BILLING_FILTER_WORDS: Readonly<Record<BillingFilter, { label: string; slug: string; none: string }>> = {
  open: { label: 'Açık olanlar', slug: 'acik', none: 'Açık hesap yok.' },
  'to-invoice': { label: ACCOUNT_STATE_WORDS['to-invoice'], slug: 'faturalanacak', none: 'Faturalanacak iş yok.' },
  invoiced: { label: ACCOUNT_STATE_WORDS.invoiced, slug: 'faturalandi', none: 'Ödemesi beklenen fatura yok.' },
  'partly-paid': { label: ACCOUNT_STATE_WORDS['partly-paid'], slug: 'kismen-odendi', none: 'Kısmen ödenen iş yok.' },
  paid: { label: ACCOUNT_STATE_WORDS.paid, slug: 'odendi', none: 'Bu yıl ödenen iş yok.' },
  overdue: { label: 'Vadesi geçti', slug: 'vadesi-gecti', none: 'Vadesi geçen yok.' },
  'due-soon': { label: 'Bu hafta dolacak', slug: 'bu-hafta', none: 'Vadesi bu hafta dolan yok.' },
  'invoice-late': { label: 'Fatura süresi geçti', slug: 'fatura-suresi', none: 'Fatura süresi geçen yok.' },
  'no-invoice': { label: ACCOUNT_STATE_WORDS['no-invoice'], slug: 'fatura-yok', none: '“Fatura yok” denen iş yok.' },
}

/** Returns the path of 'Muhasebe' with a filter and a search. */
export function billingPath(filter: BillingFilter = 'open', search = ''): string {
  const query = new URLSearchParams()
  if (filter !== 'open') query.set('suz', BILLING_FILTER_WORDS[filter].slug)
  if (search) query.set('q', search)
  return query.size > 0 ? `${ADMIN_PATHS.billing}?${query}` : ADMIN_PATHS.billing
}
