import { MINE_WORDS, SORT_WORDS, TURN_WORDS } from '@/components/orders/staff/words'
import { type Step, STEPS } from '@/lib/orders/steps'
import { ATTENTION, ATTENTION_WORDS, type Attention } from '@/lib/orders/attention'
import { type OrderSort, ORDER_SORTS } from '@/lib/orders/order/schema'
import { type OrderState, STATE_WORDS, STATES } from '@/lib/orders/order/fields'
import { type TurnOn, TURNS } from '@/lib/orders/turn/turn'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { MAX_SEARCH_CHARS } from '@/lib/platform/turkish/search'

/** The URL's value for all states: `?durum=hepsi`. */
const ALL = 'hepsi'

/**
 * Which orders the list shows. The filters by step, turn and `mine` show only open orders; orders that need attention may
 * have any state.
 */
export type OrderFilter = { step?: Step; turn?: TurnOn; attention?: Attention; mine?: true; state: OrderState | 'all' }

/** What the list shows, and how it is sorted. */
export type OrderView = OrderFilter & { search: string; sort: OrderSort }

function filterOf(query: { get: (name: string) => string | null }): OrderFilter {
  const step = STEPS.find((candidate) => String(candidate) === query.get('adim'))
  if (step) return { step, state: 'open' }
  const turn = TURNS.find((candidate) => TURN_WORDS[candidate].slug === query.get('sira'))
  if (turn) return { turn, state: 'open' }
  if (query.get('suz') === MINE_WORDS.slug) return { mine: true, state: 'open' }
  const attention = ATTENTION.find((candidate) => ATTENTION_WORDS[candidate].slug === query.get('suz'))
  if (attention) return { attention, state: 'all' }
  const slug = query.get('durum')
  return { state: slug === ALL ? 'all' : (STATES.find((candidate) => STATE_WORDS[candidate].slug === slug) ?? 'open') }
}

/** Reads the view from the URL. Unknown values are ignored. By default: open orders, last changed first. */
export function viewOf(query: { get: (name: string) => string | null }): OrderView {
  const search = (query.get('q') ?? '').trim().slice(0, MAX_SEARCH_CHARS)
  const sort = ORDER_SORTS.find((candidate) => SORT_WORDS[candidate].slug === query.get('sirala')) ?? 'changed'
  return { ...filterOf(query), search, sort }
}

export function viewPath({ step, turn, attention, mine, state, search, sort }: OrderView): string {
  const query = new URLSearchParams()
  if (step) query.set('adim', String(step))
  else if (turn) query.set('sira', TURN_WORDS[turn].slug)
  else if (attention) query.set('suz', ATTENTION_WORDS[attention].slug)
  else if (mine) query.set('suz', MINE_WORDS.slug)
  else if (state !== 'open') query.set('durum', state === 'all' ? ALL : STATE_WORDS[state].slug)
  if (search) query.set('q', search)
  if (sort !== 'changed') query.set('sirala', SORT_WORDS[sort].slug)
  return query.size > 0 ? `${ADMIN_PATHS.orders}?${query}` : ADMIN_PATHS.orders
}

/** Returns the parameters of the API for a view without its search. */
export function apiFilterOf({ step, turn, attention, mine, state, sort }: OrderView): Record<string, string> {
  return {
    ...(step && { step: String(step) }),
    ...(turn && { turn }),
    ...(attention && { attention }),
    ...(mine && { mine: 'true' }),
    ...(state !== 'all' && { state }),
    ...(sort !== 'changed' && { sort }),
  }
}
