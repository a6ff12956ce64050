import { isApproved, REPAIR_STEP, type Step, TEST_STEP } from '@/lib/orders/schema'
import type { OrderJson } from '@/lib/orders/output'
import { istanbulDay } from '@/lib/platform/turkish/dates'

type Place = Pick<OrderJson, 'step' | 'state' | 'quote'>

/** Whether a sent quote waits for its decision, and its last day is over. */
export function isQuoteOver({ quote }: Pick<OrderJson, 'quote'>, now: Date): boolean {
  return quote !== null && quote.decision === null && quote.validUntil < istanbulDay(now)
}

/** Whether the order can be moved to a step. */
export function isOpenTo(order: Place, step: Step): boolean {
  return (step !== REPAIR_STEP && step !== TEST_STEP) || isApproved(order)
}

/** Returns the step that comes next on the line, if moving there is the next thing to do. */
export function nextStep(order: Place): Step | null {
  const { step, state } = order
  if (state !== 'open' || step === 2 || step === 6) return null
  if (step === 3 && !isApproved(order)) return null
  const next = (step + 1) as Step
  return isOpenTo(order, next) ? next : null
}

/** What is to be done next, which is the screen's one orange button. */
type NextThing = 'move' | 'quote' | 'decision' | 'close' | null

/** Returns the next thing to do on the line. */
export function nextThing(order: Place, now: Date): NextThing {
  const { step, state, quote } = order
  if (state !== 'open') return null
  if (nextStep(order)) return 'move'
  if (step === 6) return 'close'
  if (step === 2) return 'quote'
  if (!quote || isQuoteOver(order, now)) return 'quote'
  return quote.decision ? null : 'decision'
}

/** Whether moving to step 6 skips the load test, which needs a reason. */
export function skipsTest({ step }: Pick<OrderJson, 'step'>, to: Step): boolean {
  return to === 6 && step < 5
}
