import type { OrderRowJson, QuoteJson } from '@/lib/orders/order/output'
import { isApproved, stepName } from '@/lib/orders/steps'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { formatMoney } from '@/lib/platform/turkish/money'

/** Returns the step of an open order with the reason, and what is overdue. */
export function waitingWords(
  order: Pick<OrderRowJson, 'step' | 'turn' | 'promisedOn'>,
  now: Date,
): { text: string; late: string } {
  const today = istanbulDay(now)
  const isLate = order.promisedOn !== null && order.promisedOn < today
  return { text: `${stepName(order.step)}, ${order.turn?.words}`, late: isLate ? 'söz verilen gün geçti' : '' }
}

/** Returns a customer's decision about a quote. */
export function decisionWords(quote: QuoteJson | null): { text: string; isGood: boolean } {
  if (quote && isApproved({ quote })) {
    return { text: `Onayladı: ${formatMoney(quote.total, quote.currency)}, onarıma alınabilir`, isGood: true }
  }
  return { text: quote?.decisionNote ? `Onaylamadı: “${quote.decisionNote}”` : 'Onaylamadı', isGood: false }
}
