import { ATTENTION_WORDS, MINE_WORDS } from '@/components/orders/staff/words'
import { type Step, STEPS } from '@/lib/orders/steps'
import { ATTENTION, type Attention } from '@/lib/orders/order/schema'
import { type OrderState, STATES } from '@/lib/orders/order/fields'
import { STATE_WORDS } from '@/lib/orders/words'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

/** The value for all states in the address: `?durum=hepsi`. */
const ALL = 'hepsi'

/** Which orders the list shows. Steps and one's own orders are open ones only; orders that need attention are in any state. */
export type OrderFilter = { step?: Step; attention?: Attention; mine?: true; state: OrderState | 'all'; search: string }

/** Reads the filter from the address. Unknown values are ignored; the default is the open orders. */
export function orderFilterOf(query: { get: (name: string) => string | null }): OrderFilter {
  const search = (query.get('q') ?? '').trim().slice(0, 200)
  const step = STEPS.find((one) => String(one) === query.get('adim'))
  if (step) return { step, state: 'open', search }
  if (query.get('suz') === MINE_WORDS.slug) return { mine: true, state: 'open', search }
  const attention = ATTENTION.find((one) => ATTENTION_WORDS[one].slug === query.get('suz'))
  if (attention) return { attention, state: 'all', search }
  const word = query.get('durum')
  const state = word === ALL ? 'all' : (STATES.find((one) => STATE_WORDS[one].slug === word) ?? 'open')
  return { state, search }
}

export function filterPath({ step, attention, mine, state, search }: OrderFilter): string {
  const query = new URLSearchParams()
  if (step) query.set('adim', String(step))
  else if (attention) query.set('suz', ATTENTION_WORDS[attention].slug)
  else if (mine) query.set('suz', MINE_WORDS.slug)
  else if (state !== 'open') query.set('durum', state === 'all' ? ALL : STATE_WORDS[state].slug)
  if (search) query.set('q', search)
  return query.size > 0 ? `${ADMIN_PATHS.orders}?${query}` : ADMIN_PATHS.orders
}

export function apiFilterOf({ step, attention, mine, state }: OrderFilter): Record<string, string> {
  const filter = { ...(step && { step: String(step) }), ...(attention && { attention }), ...(mine && { mine: 'true' }) }
  return { ...filter, ...(state !== 'all' && { state }) }
}
