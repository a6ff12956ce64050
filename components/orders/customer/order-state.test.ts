import { describe, expect, test } from 'vitest'
import type { CustomerOrderJson } from '@/lib/orders/tracking-output'
import {
  APPROVAL,
  DELIVERY,
  DIAGNOSIS,
  isTested,
  LOAD_TEST,
  needsApproval,
  REPAIR,
  type Step,
  STEPS,
} from '@/lib/orders/steps'
import { isAsked, pointsOf, sentenceOf } from './order-state'

type Quote = NonNullable<CustomerOrderJson['quote']>
type State = Parameters<typeof pointsOf>[0]

const AT = '2026-03-09T07:15:00.000Z'
const quote = (changes: Partial<Quote> = {}) => ({ decision: null, isExpired: false, ...changes }) as Quote

/** Returns an order that reached the steps up to its own. */
function orderAt(step: State['step'], changes: Partial<State> = {}): State {
  const reachedAt = STEPS.map((each) => (each <= step ? AT : null))
  return { step, state: 'open', reachedAt, quote: null, part: null, closedAt: null, isUnderWarranty: false, ...changes }
}
/** Returns the point of a step. */
const pointOf = (order: State, step: Step) => pointsOf(order)[STEPS.indexOf(step)]!
/** Returns an order that left out the steps that need an approval. */
const leftOut = (order: State, isLeftOut: (step: Step) => boolean): State => ({
  ...order,
  reachedAt: STEPS.map((step) => (isLeftOut(step) ? null : AT)),
})

describe('the circuit', () => {
  test('ends where an open order stands', () => {
    const statuses = pointsOf(orderAt(DIAGNOSIS)).map(({ status }) => status)
    expect(statuses).toEqual(['done', 'now', ...STEPS.slice(2).map(() => 'later')])
  })

  test.each<[string, Partial<Quote> | null]>([
    ['Onayınızı bekliyor', {}],
    ['Onayladınız', { decision: 'approved' }],
    ['Onaylamadınız', { decision: 'declined' }],
    ['Teklifin süresi doldu', { isExpired: true }],
    ['Teklif hazırlanıyor', null],
  ])('says at the approval: %s', (text, changes) => {
    expect(pointOf(orderAt(APPROVAL, { quote: changes && quote(changes) }), APPROVAL).words).toBe(text)
  })

  test('says that a repair under warranty needs no approval, before and after the contact', () => {
    const words = ([DIAGNOSIS, REPAIR] as const).map(
      (step) => pointOf(orderAt(step, { isUnderWarranty: true }), APPROVAL).words,
    )
    expect(words).toEqual(['Garanti: onay gerekmez', 'Garanti: onay gerekmez'])
    expect(sentenceOf(orderAt(APPROVAL, { isUnderWarranty: true }))).toContain('Garanti kapsamında')
  })

  test('says that a load test that was left out was not made', () => {
    const order = leftOut(orderAt(DELIVERY, { state: 'delivered', closedAt: AT }), (step) => step === LOAD_TEST)
    expect(pointOf(order, LOAD_TEST)).toEqual({ status: 'later', words: 'Yapılmadı' })
    expect(isTested(order, order.reachedAt)).toBe(false)
  })

  test('of a returned device skips repair and test', () => {
    const state = { state: 'returned', closedAt: AT, quote: quote({ decision: 'declined' }) } as const
    const order = leftOut(orderAt(DELIVERY, state), needsApproval)
    const wordsOf = (step: Step) => (needsApproval(step) ? 'Yapılmadı' : step === APPROVAL ? 'Onaylamadınız' : '')
    expect(pointsOf(order).map(({ words = '' }) => words)).toEqual(STEPS.map(wordsOf))
    expect(pointOf(order, DELIVERY)).toMatchObject({ status: 'done', name: 'Onarılmadan iade', at: AT })
  })

  test('says at the present step that a part is awaited', () => {
    expect(pointOf(orderAt(REPAIR, { part: { expectedOn: null } }), REPAIR).words).toBe('Parça bekleniyor')
  })
})

test('the customer is asked only for an open quote at the approval', () => {
  expect(isAsked(orderAt(APPROVAL, { quote: quote() }))).toBe(true)
  for (const order of [
    orderAt(APPROVAL),
    orderAt(APPROVAL, { quote: quote({ isExpired: true }) }),
    orderAt(APPROVAL, { quote: quote({ decision: 'declined' }) }),
    orderAt(APPROVAL, { quote: quote(), state: 'cancelled' }),
  ])
    expect(isAsked(order)).toBe(false)
})

test('a closed order tells the day in İstanbul', () => {
  const closedAt = '2026-03-15T22:00:00.000Z'
  expect(sentenceOf(orderAt(DELIVERY, { state: 'delivered', closedAt }))).toBe(
    'Cihazınız 16 Mart 2026 günü teslim edildi.',
  )
})
