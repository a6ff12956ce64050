import { describe, expect, it } from 'vitest'
import { nextStep, nextThing, reachedSteps, type Step } from '@/lib/orders/steps'
import type { OrderState } from '@/lib/orders/schema'
import type { QuoteJson } from '@/lib/orders/output'

const NOW = new Date('2026-03-12T12:00:00Z')
const at = (step: Step, decision?: QuoteJson['decision'], state: OrderState = 'open') => ({
  step,
  state,
  quote: decision === undefined ? null : ({ decision, validUntil: '2026-03-25' } as QuoteJson),
})

it('the next thing on the line is a move, the quote, the decision or the end', () => {
  expect([nextThing(at(1), NOW), nextStep(at(1))]).toEqual(['move', 2])
  expect(nextThing(at(2), NOW)).toBe('quote')
  expect(nextThing(at(3), NOW)).toBe('quote')
  expect(nextThing(at(3, null), NOW)).toBe('decision')
  expect(nextThing(at(3, null), new Date('2026-03-26T12:00:00Z'))).toBe('quote')
  expect([nextThing(at(3, 'approved'), NOW), nextStep(at(3, 'approved'))]).toEqual(['move', 4])
  expect([nextThing(at(4, 'approved'), NOW), nextStep(at(4, 'approved'))]).toEqual(['move', 5])
  expect([nextThing(at(5, 'approved'), NOW), nextStep(at(5, 'approved'))]).toEqual(['move', 6])
  expect(nextThing(at(6, 'approved'), NOW)).toBe('close')
})

it('nothing comes next after a refusal or the end', () => {
  expect(nextThing(at(3, 'declined'), NOW)).toBeNull()
  expect(nextThing(at(6, 'approved', 'delivered'), NOW)).toBeNull()
})

describe('reachedSteps', () => {
  const event = (step: number, createdAt: string, kind = 'step') => ({ step, createdAt, kind })

  it('says when each step was reached last, and nothing beyond the present one', () => {
    const sentence = event(2, 'e')
    const events = [event(1, 'a', 'opened'), event(3, 'b'), event(2, 'c'), event(2, 'd', 'photo'), sentence]
    expect(reachedSteps(2, events)).toEqual(['a', 'c', null, null, null, null])
  })

  it('does not count a load test after which the repair was taken up again', () => {
    const events = [event(4, 'a'), event(5, 'b'), event(4, 'c'), event(6, 'd', 'closed')]
    expect(reachedSteps(6, events).slice(3)).toEqual(['c', null, 'd'])
    expect(reachedSteps(6, [...events, event(5, 'e'), event(6, 'f')]).slice(3)).toEqual(['c', 'e', 'f'])
  })
})
