import { stepName } from '@/components/admin/orders/words'
import type { OrderRowJson, QuoteJson } from '@/lib/domains/work-orders/serialize'
import { istanbulDay } from '@/lib/format/dates'
import { formatMoney } from '@/lib/format/money'

type Waiting = Pick<
  OrderRowJson,
  'step' | 'quote' | 'waitingForPart' | 'promisedOn' | 'deviceBrand' | 'deviceModel' | 'faultDescription'
>

/** What an open order waits for, or else which device it is. */
function reasonOf(order: Waiting, today: string): string {
  const { step, quote, waitingForPart, deviceBrand, deviceModel, faultDescription } = order
  if (waitingForPart) return 'parça bekleniyor'
  if (step === 6) return 'alınmayı bekliyor'
  if (step === 3 && quote && !quote.decision) {
    return quote.validUntil < today ? 'teklifin süresi doldu' : 'teklif yanıt bekliyor'
  }
  const device = [deviceBrand, deviceModel].filter(Boolean).join(' ')
  return device || faultDescription.slice(0, 80)
}

/** Returns where an open order stands and why, and what is overdue. */
export function waitingWords(order: Waiting, now: Date): { text: string; late: string } {
  const today = istanbulDay(now)
  const isLate = order.promisedOn !== null && order.promisedOn < today
  return { text: `${stepName(order.step)}, ${reasonOf(order, today)}`, late: isLate ? 'söz verilen gün geçti' : '' }
}

/** Returns what a customer decided about a quote. */
export function decisionWords(quote: QuoteJson | null): { text: string; isGood: boolean } {
  if (quote?.decision === 'approved') {
    return { text: `Onayladı: ${formatMoney(quote.total, quote.currency)}, onarıma alınabilir`, isGood: true }
  }
  return { text: quote?.decisionNote ? `Onaylamadı: “${quote.decisionNote}”` : 'Onaylamadı', isGood: false }
}
