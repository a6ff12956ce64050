import { formatThousandths } from '@/lib/platform/turkish/numbers'
import { DECISION_LABELS, type Decision } from '@/lib/orders/quote/fields'
import { type OrderState, STATE_WORDS } from '@/lib/orders/order/fields'
import type { LineKind } from '@/lib/orders/quote/money'
import { stepName } from '@/lib/orders/steps'
import { type Currency, formatMoney } from '@/lib/platform/turkish/money'

/** Returns 'Teslim edildi', or the stored text of an unknown state. */
export const stateLabel = (state: string) => STATE_WORDS[state as OrderState]?.label ?? state

/** Returns a decision in the middle of a sentence: 'onaylandı'. */
export const decisionInSentence = (decision: Decision) => DECISION_LABELS[decision].toLocaleLowerCase('tr')

/** The names of the kinds of lines in a quote. */
export const LINE_KIND_WORDS: Readonly<Record<LineKind, string>> = {
  labour: 'İşçilik',
  part: 'Parça',
  shipping: 'Kargo',
}

type TitledQuote = { version: number; total: number; currency: Currency; decision: string | null }
type TitledEvent = { kind: string; step: number; state: string; quoteVersion: number | null }

/** Returns what happened to an order: 'Teklif 1 onaylandı'. */
export function eventTitle(
  { quotes }: { quotes: readonly TitledQuote[] },
  { kind, step, state, quoteVersion }: TitledEvent,
  previousEvent?: Pick<TitledEvent, 'step'>,
): string {
  const quote = quotes.find(({ version }) => version === quoteVersion)
  const price = quote ? `, ${formatMoney(quote.total, quote.currency)}` : ''
  switch (kind) {
    case 'opened':
      return `İş emri açıldı, ${stepName(step)}`
    case 'quote':
      return `Teklif ${quoteVersion} gönderildi${price}; ${stepName(step)}`
    case 'decision':
      return `Teklif ${quoteVersion} ${decisionInSentence((quote?.decision ?? 'approved') as Decision)}`
    case 'closed':
      return stateLabel(state)
    case 'reopened':
      return `Yeniden açıldı, ${stepName(step)}`
    case 'photo':
      return 'Fotoğraf eklendi'
    case 'link':
      return 'Takip bağlantısı yenilendi'
    default:
      return previousEvent?.step === step ? 'Müşteriye yazıldı' : stepName(step)
  }
}

/** Returns a part's stock in words: 'elde 1 adet, en az 4'. Quantities are in thousandths. */
export const stockWords = ({ onHand, unit, least }: { onHand: number; unit: string; least: number }) =>
  `elde ${formatThousandths(onHand)} ${unit}, en az ${formatThousandths(least)}`
