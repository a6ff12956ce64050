import { expect, it } from 'vitest'
import { nextStep, nextAction, reachedSteps, type Step } from '@/lib/orders/steps'
import type { OrderState } from '@/lib/orders/order/fields'
import type { QuoteJson } from '@/lib/orders/order/output'

const NOW = new Date('2026-03-12T12:00:00Z')
const orderAt = (
  step: Step,
  decision?: QuoteJson['decision'],
  state: OrderState = 'open',
  validUntil = '2026-03-25',
) => ({ step, state, quote: decision === undefined ? null : ({ decision, validUntil } as QuoteJson) })

it('the next action is a move, the quote, the decision, the closing, or none', () => {
  expect([orderAt(1), orderAt(3, 'approved'), orderAt(4, 'approved'), orderAt(5, 'approved')].map(nextStep)).toEqual([
    2, 4, 5, 6,
  ])
  const moves = [orderAt(1), orderAt(3, 'approved'), orderAt(4, 'approved'), orderAt(5, 'approved')]
  const quotes = [orderAt(2), orderAt(3), orderAt(3, null, 'open', '2026-03-11')]
  const withoutAction = [orderAt(3, 'declined'), orderAt(6, 'approved', 'delivered')]
  const actions = [...moves, ...quotes, orderAt(3, null), orderAt(6, 'approved'), ...withoutAction].map((order) =>
    nextAction(order, NOW),
  )
  const expected = ['move', 'move', 'move', 'move', 'quote', 'quote', 'quote', 'decision', 'close', null, null]
  expect(actions).toEqual(expected)
})

it('each step has the time when it was last reached, except later steps and a load test before another repair', () => {
  const event = (step: number, createdAt: string, kind = 'step') => ({ step, createdAt, kind })
  const events = [event(1, 'a', 'opened'), event(3, 'b'), event(2, 'c'), event(2, 'd', 'photo'), event(2, 'e')]
  expect(reachedSteps(2, events)).toEqual(['a', 'c', null, null, null, null])
  const repaired = [event(4, 'a'), event(5, 'b'), event(4, 'c'), event(6, 'd', 'closed')]
  expect(reachedSteps(6, repaired).slice(3)).toEqual(['c', null, 'd'])
  expect(reachedSteps(6, [...repaired, event(5, 'e'), event(6, 'f')]).slice(3)).toEqual(['c', 'e', 'f'])
})
