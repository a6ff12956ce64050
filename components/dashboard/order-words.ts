import { deviceName, type MODEL } from '@/lib/records/device'
import { isExpired } from '@/lib/orders/quote/money'
import type { OrderRowJson, QuoteJson } from '@/lib/orders/order/output'
import { APPROVAL, DELIVERY, isApproved, stepName } from '@/lib/orders/steps'
import { decisionInSentence } from '@/lib/orders/words'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { formatMoney } from '@/lib/platform/turkish/money'

type Waiting = Pick<
  OrderRowJson,
  'step' | 'quote' | 'waitingForPart' | 'promisedOn' | keyof typeof MODEL | 'faultDescription'
>

/** What an open order waits for, or else which device it is. */
function reasonOf(order: Waiting, now: Date): string {
  const { step, quote, waitingForPart, faultDescription } = order
  if (waitingForPart) return 'parça bekleniyor'
  if (step === DELIVERY) return 'alınmayı bekliyor'
  if (step === APPROVAL && quote) {
    if (quote.decision) return `teklif ${decisionInSentence(quote.decision)}`
    return isExpired(quote, now) ? 'teklifin süresi doldu' : 'teklif yanıt bekliyor'
  }
  return deviceName(order) || faultDescription
}

/** Returns where an open order stands and why, and what is overdue. */
export function waitingWords(order: Waiting, now: Date): { text: string; late: string } {
  const today = istanbulDay(now)
  const isLate = order.promisedOn !== null && order.promisedOn < today
  return { text: `${stepName(order.step)}, ${reasonOf(order, now)}`, late: isLate ? 'söz verilen gün geçti' : '' }
}

/** Returns what a customer decided about a quote. */
export function decisionWords(quote: QuoteJson | null): { text: string; isGood: boolean } {
  if (quote && isApproved({ quote })) {
    return { text: `Onayladı: ${formatMoney(quote.total, quote.currency)}, onarıma alınabilir`, isGood: true }
  }
  return { text: quote?.decisionNote ? `Onaylamadı: “${quote.decisionNote}”` : 'Onaylamadı', isGood: false }
}
