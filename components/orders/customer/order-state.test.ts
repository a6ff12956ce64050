import { expect, test } from 'vitest'
import type { CustomerOrderJson } from '@/lib/orders/tracking/output'
import { APPROVAL, DELIVERY, DIAGNOSIS, LOAD_TEST, needsApproval, REPAIR, type Step, STEPS } from '@/lib/orders/steps'
import { awaitsDecision, headlineOf, pointsOf, repairDatesOf } from './order-state'

type Order = Parameters<typeof pointsOf>[0]

const AT = '2026-03-09T07:15:00.000Z'
const NOW = new Date('2026-03-12T08:00:00.000Z')
const quote = (changes: object = {}) =>
  ({ decision: null, isExpired: false, ...changes }) as NonNullable<CustomerOrderJson['quote']>

/** Returns an order that has reached all steps up to its own, except the skipped ones. */
function orderAt(step: Order['step'], changes: Partial<Order> = {}, isSkipped?: (step: number) => boolean): Order {
  const reachedAt = STEPS.map((candidate) => (candidate <= step && !isSkipped?.(candidate) ? AT : null))
  const defaults = { quote: null, part: null, closedAt: null, isUnderWarranty: false, shipments: [], accounts: [] }
  return { step, state: 'open', reachedAt, ...defaults, ...changes }
}
const pointOf = (order: Order, step: Step) => pointsOf(order)[STEPS.indexOf(step)]!

test.each<[string, Order, Step]>([
  ['Onayınızı bekliyor', orderAt(APPROVAL, { quote: quote() }), APPROVAL],
  ['Onayladınız', orderAt(APPROVAL, { quote: quote({ decision: 'approved' }) }), APPROVAL],
  ['Teklifin süresi doldu', orderAt(APPROVAL, { quote: quote({ isExpired: true }) }), APPROVAL],
  ['Parça bekleniyor', orderAt(REPAIR, { part: { expectedOn: null } }), REPAIR],
  ['Yapılmadı', orderAt(DELIVERY, { state: 'delivered', closedAt: AT }, (step) => step === LOAD_TEST), LOAD_TEST],
])('a point of the circuit says: %s', (words, order, step) => {
  expect(pointOf(order, step).words).toBe(words)
})

test('a repair under warranty needs no approval, before, in and after the approval step', () => {
  const words = ([DIAGNOSIS, REPAIR] as const).map(
    (step) => pointOf(orderAt(step, { isUnderWarranty: true }), APPROVAL).words,
  )
  expect(words).toEqual(['Garanti: onay gerekmez', 'Garanti: onay gerekmez'])
  expect(headlineOf(orderAt(APPROVAL, { isUnderWarranty: true }), NOW).title).toContain('Garanti kapsamında')
})

test('the circuit of a returned device skips repair and test', () => {
  const declined = quote({ decision: 'declined' })
  const order = orderAt(DELIVERY, { state: 'returned', closedAt: AT, quote: declined }, needsApproval)
  expect(([REPAIR, LOAD_TEST] as const).map((step) => pointOf(order, step).words)).toEqual(['Yapılmadı', 'Yapılmadı'])
  expect(pointOf(order, DELIVERY)).toMatchObject({ status: 'done', name: 'Onarılmadan iade', at: AT })
})

test('in the approval step the customer may decide only on an undecided, unexpired quote of an open order', () => {
  const results = [
    { quote: quote() },
    {},
    { quote: quote({ isExpired: true }) },
    { quote: quote({ decision: 'declined' }) },
    { quote: quote(), state: 'cancelled' as const },
  ].map((changes) => awaitsDecision(orderAt(APPROVAL, changes)))
  expect(results).toEqual([true, false, false, false, false])
})

const parcel = {
  direction: 'out',
  carrier: 'Sarnıç Kargo',
  trackingNumber: '7300',
  day: '2026-03-09',
  url: null,
} as const
const deliveredOrder = (changes: Partial<Order> = {}) =>
  orderAt(DELIVERY, { state: 'delivered', closedAt: AT, ...changes })

test.each<[string, Order]>([
  ['Teklifimiz hazır', orderAt(APPROVAL, { quote: quote(), part: { expectedOn: null } })],
  ['Onayınızı aldık', orderAt(APPROVAL, { quote: quote({ decision: 'approved' }) })],
  ['Parça bekliyoruz', orderAt(REPAIR, { quote: quote({ decision: 'approved' }), part: { expectedOn: null } })],
  ['Teklifin süresi doldu', orderAt(APPROVAL, { quote: quote({ isExpired: true }), part: { expectedOn: null } })],
  ['Teklifi onaylamadınız', orderAt(APPROVAL, { quote: quote({ decision: 'declined' }) })],
  ['Cihazınız iadeye hazır', orderAt(DELIVERY, { quote: quote({ decision: 'declined' }) })],
  ['Cihazınız yolda', deliveredOrder({ shipments: [parcel] })],
  ['Cihazınız teslim edildi', deliveredOrder({ shipments: [{ ...parcel, trackingNumber: '' }] })],
  ['Cihazınız teslim edildi', deliveredOrder({ shipments: [{ ...parcel, day: '2026-03-01' }] })],
])('the heading is: %s', (title, order) => {
  expect(headlineOf(order, NOW).title).toBe(title)
})

test('a repair is expected to end on the promised date, or with the lead time unless a part arrives later', () => {
  const leadTimeEndsOn = '2026-03-17'
  const repairDates = (promisedOn: string | null, expectedOn: string | null) =>
    repairDatesOf({ promisedOn, leadTimeEndsOn, part: expectedOn === null ? null : { expectedOn } })
  expect(repairDates('2026-03-20', '2026-03-18')).toEqual({ completion: '2026-03-20', partArrival: '2026-03-18' })
  expect(repairDates(null, '2026-03-17')).toEqual({ completion: '2026-03-17', partArrival: '2026-03-17' })
  expect(repairDates(null, '2026-03-18')).toEqual({ completion: null, partArrival: '2026-03-18' })
  expect(repairDates(null, null)).toEqual({ completion: '2026-03-17', partArrival: null })
})
