import { expect, it } from 'vitest'
import { STEPS } from '@/lib/orders/steps'
import { apiFilterOf, filterOf, filterPath, type OrderFilter } from './order-filter'

it.each<[string, OrderFilter]>([
  ['', { state: 'open', search: '' }],
  ['adim=3&q=YS3-40', { step: 3, state: 'open', search: 'YS3-40' }],
  ['suz=yeni-karar&q=a', { attention: 'new-decision', state: 'all', search: 'a' }],
  ['suz=benim', { mine: true, state: 'open', search: '' }],
  ['suz=parca-beklenen', { attention: 'part', state: 'all', search: '' }],
  ['durum=teslim', { state: 'delivered', search: '' }],
  ['durum=hepsi&q=%C4%B1%C5%9F%C4%B1k', { state: 'all', search: 'ışık' }],
])('an address leads back to its own filter: %s', (query, filter) => {
  expect(filterOf(new URLSearchParams(query))).toEqual(filter)
  expect(filterPath(filter)).toBe(query ? `/admin/is-emirleri?${query}` : '/admin/is-emirleri')
})

it.each([`adim=${STEPS.length + 1}`, 'adim=x', 'durum=open', 'durum=', 'suz=x'])(
  'shows the open orders for what it does not know: %s',
  (query) => {
    expect(filterOf(new URLSearchParams(query))).toEqual({ state: 'open', search: '' })
  },
)

it('asks the API for open orders of a step, and without a state for all', () => {
  expect(apiFilterOf({ step: 4, state: 'open', search: '' })).toEqual({ step: '4', state: 'open' })
  expect(apiFilterOf({ attention: 'late', state: 'all', search: '' })).toEqual({ attention: 'late' })
  expect(apiFilterOf({ mine: true, state: 'open', search: '' })).toEqual({ mine: 'true', state: 'open' })
  expect(apiFilterOf({ state: 'all', search: 'a' })).toEqual({})
})
