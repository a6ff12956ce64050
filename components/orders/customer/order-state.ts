import type { OrderPoint } from '@/components/orders/circuit'
import type { CustomerOrderJson } from '@/lib/orders/tracking/output'
import {
  APPROVAL,
  approvalSwitch,
  DELIVERY,
  isApproved,
  isCleared,
  needsApproval,
  pointStatus,
  reachedAt,
  type Step,
  STEP_TEXTS,
  STEPS,
} from '@/lib/orders/steps'
import { formatLongDate } from '@/lib/platform/turkish/dates'

type State = Pick<CustomerOrderJson, 'step' | 'state' | 'reachedAt' | 'quote' | 'part' | 'closedAt' | 'isUnderWarranty'>

export function awaitsDecision({ state, step, quote }: Pick<State, 'state' | 'step' | 'quote'>): boolean {
  return state === 'open' && step === APPROVAL && quote !== null && quote.decision === null && !quote.isExpired
}

const NOTHING_TO_DO = 'Sizden beklenen bir şey yok.'

/** Returns the sentence next to the heading: where the device is, and whether the customer must do something. */
export function sentenceOf(order: State): string {
  const { state, step, quote, closedAt } = order
  const day = closedAt ? `${formatLongDate(closedAt)} günü` : ''
  if (state === 'delivered') return `Cihazınız ${day} teslim edildi.`
  if (state === 'returned') return `Cihazınız ${day} onarılmadan iade edildi.`
  if (state === 'cancelled') return `Bu iş emri ${day} iptal edildi.`
  const { sentence } = STEP_TEXTS[step]
  if (sentence) return `${sentence} ${NOTHING_TO_DO}`
  if (step === DELIVERY) return isCleared(order) ? 'Cihazınız onarıldı, teslime hazır.' : 'Cihazınız iadeye hazır.'
  if (approvalSwitch(order) === 'bridged') return `Garanti kapsamında, onarım başlayacak. ${NOTHING_TO_DO}`
  if (isApproved(order)) return `Onayınızı aldık, onarım başlayacak. ${NOTHING_TO_DO}`
  if (quote?.decision === 'declined')
    return 'Teklifi onaylamadınız, onarım başlamadı. İade ya da yeni teklif için bizi arayın.'
  if (quote?.isExpired) return 'Teklifin süresi doldu. Onarım için yeni teklif isteyin.'
  if (quote) return 'Arıza bulundu, teklifimiz hazır. Onarım sizin onayınızla başlar.'
  return `Arıza bulundu, teklifinizi hazırlıyoruz. ${NOTHING_TO_DO}`
}

function wordsOfApproval(order: State): string {
  const { step, state, quote, part } = order
  if (isApproved(order)) return 'Onayladınız'
  if (approvalSwitch(order) === 'bridged') return 'Garanti: onay gerekmez'
  if (quote?.decision === 'declined') return 'Onaylamadınız'
  if (state !== 'open' || step !== APPROVAL) return ''
  if (quote) return quote.isExpired ? 'Teklifin süresi doldu' : 'Onayınızı bekliyor'
  return part ? '' : 'Teklif hazırlanıyor'
}

export function pointsOf(order: State): OrderPoint[] {
  return STEPS.map((step) => pointOf(order, step))
}

function pointOf(order: State, step: Step): OrderPoint {
  const { step: present, state, part } = order
  const at = reachedAt(order.reachedAt, step)
  const isReturned = state === 'returned'
  if (step === DELIVERY && isReturned) return { status: 'done', name: 'Onarılmadan iade', at: order.closedAt }
  // A device may be delivered without a load test.
  const isSkipped = present === DELIVERY && needsApproval(step) && at === null && state !== 'open'
  if (isSkipped || (isReturned && step > present)) return { status: 'later', words: 'Yapılmadı' }
  const status = pointStatus(step, present, state !== 'open')
  if (status === 'later')
    return approvalSwitch(order) === 'bridged' && step === APPROVAL
      ? { status, words: wordsOfApproval(order) }
      : { status }
  const isNow = status === 'now'
  return { status, at, words: isNow && part ? 'Parça bekleniyor' : wordsOf(order, step, isNow) }
}

function wordsOf(order: State, step: Step, isNow: boolean): string {
  if (step === APPROVAL) return wordsOfApproval(order)
  const { now, delivered } = STEP_TEXTS[step]
  return (isNow ? now : order.state === 'delivered' && delivered) || ''
}
