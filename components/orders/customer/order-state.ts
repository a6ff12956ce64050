import type { CircuitPoint } from '@/components/orders/order-circuit'
import type { CustomerOrderJson } from '@/lib/orders/tracking/output'
import { isApproved } from '@/lib/orders/schema'
import { formatLongDate } from '@/lib/platform/turkish/dates'

type State = Pick<CustomerOrderJson, 'step' | 'state' | 'reachedAt' | 'quote' | 'part' | 'closedAt'>

/** Whether the customer is asked to decide. */
export function isAsked({ state, step, quote }: Pick<State, 'state' | 'step' | 'quote'>): boolean {
  return state === 'open' && step === 3 && quote !== null && quote.decision === null && !quote.isExpired
}

const NOTHING_TO_DO = 'Sizden beklenen bir şey yok.'

/** Returns the sentence beside the heading: where the device is, and whether something is expected. */
export function sentenceOf(order: State): string {
  const { state, step, quote, closedAt } = order
  const day = closedAt ? `${formatLongDate(closedAt)} günü` : ''
  if (state === 'delivered') return `Cihazınız ${day} teslim edildi.`
  if (state === 'returned') return `Cihazınız ${day} onarılmadan iade edildi.`
  if (state === 'cancelled') return `Bu iş emri ${day} iptal edildi.`
  if (step === 1) return `Cihazınız kayda girdi, arıza tespiti için sırada. ${NOTHING_TO_DO}`
  if (step === 2) return `Cihazınız ölçülüyor. ${NOTHING_TO_DO}`
  if (step === 4) return `Cihazınız onarılıyor. ${NOTHING_TO_DO}`
  if (step === 5) return `Cihazınız onarıldı, şimdi yük altında çalışıyor. ${NOTHING_TO_DO}`
  if (step === 6) return isApproved(order) ? 'Cihazınız onarıldı, teslime hazır.' : 'Cihazınız iadeye hazır.'
  if (quote?.decision === 'approved') return `Onayınızı aldık, onarım başlayacak. ${NOTHING_TO_DO}`
  if (quote?.decision === 'declined')
    return 'Teklifi onaylamadınız, onarım başlamadı. İade ya da yeni teklif için bizi arayın.'
  if (quote?.isExpired) return 'Teklifin süresi doldu. Onarım için yeni teklif isteyin.'
  if (quote) return 'Arıza bulundu, teklifimiz hazır. Onarım sizin onayınızla başlar.'
  return `Arıza bulundu, teklifinizi hazırlıyoruz. ${NOTHING_TO_DO}`
}

/** Words of the step at which an open order stands. */
const NOW = ['Cihaz elimizde', 'Ölçüm sürüyor', '', 'Onarım sürüyor', 'Test sürüyor', 'Teslime hazır']

function wordsOfApproval({ step, state, quote, part }: State): string {
  if (quote?.decision === 'approved') return 'Onayladınız'
  if (quote?.decision === 'declined') return 'Onaylamadınız'
  if (state !== 'open' || step !== 3) return ''
  if (quote) return quote.isExpired ? 'Teklifin süresi doldu' : 'Onayınızı bekliyor'
  return part ? '' : 'Teklif hazırlanıyor'
}

/** Returns the six points of an order's circuit. */
export function pointsOf(order: State): CircuitPoint[] {
  const { step: present, state, reachedAt, part } = order
  const isReturned = state === 'returned'
  return reachedAt.map((at, index): CircuitPoint => {
    const step = index + 1
    if (step === 6 && isReturned) return { mark: 'done', name: 'Onarılmadan iade', at: order.closedAt }
    // The load test of a delivered device may have been left out.
    const isLeftOut = present === 6 && (step === 4 || step === 5) && at === null && state !== 'open'
    if (isLeftOut || (isReturned && step > present)) return { mark: 'later', words: 'Yapılmadı' }
    if (step > present) return { mark: 'later' }
    const isNow = step === present && state === 'open'
    return { mark: isNow ? 'now' : 'done', at, words: isNow && part ? 'Parça bekleniyor' : wordsOf(order, step, isNow) }
  })
}

function wordsOf(order: State, step: number, isNow: boolean): string {
  if (step === 3) return wordsOfApproval(order)
  if (isNow) return NOW[step - 1]!
  if (order.state !== 'delivered') return ''
  return { 5: 'Test edildi', 6: 'Teslim edildi' }[step] ?? ''
}

/** Whether the device passed the load test. */
export function isTested({ step, state, reachedAt }: State): boolean {
  return step === 6 && reachedAt[4] !== null && (state === 'open' || state === 'delivered')
}
