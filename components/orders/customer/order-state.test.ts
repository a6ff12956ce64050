import { describe, expect, test } from 'vitest'
import type { CustomerOrderJson } from '@/lib/orders/tracking-output'
import { isTested, STEPS } from '@/lib/orders/steps'
import { isAsked, pointsOf, sentenceOf } from './order-state'

type Quote = NonNullable<CustomerOrderJson['quote']>
type State = Parameters<typeof pointsOf>[0]

const AT = '2026-03-09T07:15:00.000Z'
const quote = (changes: Partial<Quote> = {}) => ({ decision: null, isExpired: false, ...changes }) as Quote

/** Returns an order that reached the steps up to its own. */
function orderAt(step: State['step'], changes: Partial<State> = {}): State {
  const reachedAt = STEPS.map((each) => (each <= step ? AT : null))
  return { step, state: 'open', reachedAt, quote: null, part: null, closedAt: null, ...changes }
}
const statuses = (order: State) => pointsOf(order).map(({ status }) => status)
const words = (order: State) => pointsOf(order).map((point) => point.words ?? '')

describe('the circuit', () => {
  test('ends where an open order stands', () => {
    expect(statuses(orderAt(2))).toEqual(['done', 'now', 'later', 'later', 'later', 'later'])
  })

  test.each<[string, Partial<Quote> | null]>([
    ['Onayınızı bekliyor', {}],
    ['Onayladınız', { decision: 'approved' }],
    ['Onaylamadınız', { decision: 'declined' }],
    ['Teklifin süresi doldu', { isExpired: true }],
    ['Teklif hazırlanıyor', null],
  ])('says at the approval: %s', (text, changes) => {
    expect(words(orderAt(3, { quote: changes && quote(changes) }))[2]).toBe(text)
  })

  test('says that a load test that was left out was not made', () => {
    const order = orderAt(6, { state: 'delivered', closedAt: AT })
    order.reachedAt[4] = null
    expect([words(order)[4], statuses(order)[4], isTested(order, order.reachedAt)]).toEqual([
      'Yapılmadı',
      'later',
      false,
    ])
  })

  test('of a returned device skips repair and test', () => {
    const order = orderAt(6, { state: 'returned', closedAt: AT, quote: quote({ decision: 'declined' }) })
    order.reachedAt[3] = order.reachedAt[4] = null
    expect(words(order)).toEqual(['', '', 'Onaylamadınız', 'Yapılmadı', 'Yapılmadı', ''])
    expect(pointsOf(order)[5]).toMatchObject({ status: 'done', name: 'Onarılmadan iade', at: AT })
  })

  test('says at the present step that a part is awaited', () => {
    expect(words(orderAt(4, { part: { expectedOn: null } }))[3]).toBe('Parça bekleniyor')
  })
})

test('the customer is asked only for an open quote at the approval', () => {
  expect(isAsked(orderAt(3, { quote: quote() }))).toBe(true)
  for (const order of [
    orderAt(3),
    orderAt(3, { quote: quote({ isExpired: true }) }),
    orderAt(3, { quote: quote({ decision: 'declined' }) }),
    orderAt(3, { quote: quote(), state: 'cancelled' }),
  ])
    expect(isAsked(order)).toBe(false)
})

test('a closed order tells the day in İstanbul', () => {
  const closedAt = '2026-03-15T22:00:00.000Z'
  expect(sentenceOf(orderAt(6, { state: 'delivered', closedAt }))).toBe('Cihazınız 16 Mart 2026 günü teslim edildi.')
})
