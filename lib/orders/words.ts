import { formatMilli } from '@/lib/platform/turkish/numbers'
import { DECISION_LABELS, type Decision } from '@/lib/orders/quote/fields'
import type { Currency } from '@/lib/platform/turkish/money'
import { type OrderState, STATE_WORDS } from '@/lib/orders/order/fields'
import type { LineKind } from '@/lib/orders/quote/money'
import type { Attention } from '@/lib/orders/order/schema'
import { stepName } from '@/lib/orders/steps'
import { formatMoney } from '@/lib/platform/turkish/money'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

/** Returns 'Teslim edildi', or the stored text of an unknown state. */
export const stateLabel = (state: string) => STATE_WORDS[state as OrderState]?.label ?? state

/** Filters for orders that need attention: label, value in the URL, and the noun in 'X yok'. */
export const ATTENTION_WORDS: Record<Attention, { label: string; slug: string; none: string }> = {
  ready: { label: 'Onarıma hazır', slug: 'onarima-hazir', none: 'onarıma hazır iş emri' },
  'new-decision': { label: 'Yeni karar', slug: 'yeni-karar', none: 'yeni karar' },
  'new-photo': { label: 'Yeni fotoğraf', slug: 'yeni-fotograf', none: 'yeni fotoğraf' },
  unanswered: { label: 'Yanıt bekleyen', slug: 'yanit-bekleyen', none: 'yanıt bekleyen teklif' },
  expired: { label: 'Süresi dolan', slug: 'suresi-dolan', none: 'süresi dolan teklif' },
  late: { label: 'Geciken', slug: 'geciken', none: 'geciken iş emri' },
  part: { label: 'Parça beklenen', slug: 'parca-beklenen', none: 'parça bekleyen iş emri' },
  reopened: { label: 'Yeniden açılan', slug: 'yeniden-acilan', none: 'yeniden açılan iş emri' },
  due: { label: 'Söz verilen gün', slug: 'soz-verilen-gun', none: 'söz verilen günü gelen iş emri' },
  'late-part': { label: 'Geciken parça', slug: 'geciken-parca', none: 'parçası geciken iş emri' },
  ending: { label: 'Yarın biten teklif', slug: 'yarin-biten', none: 'yarın biten teklif' },
  'not-fetched': { label: 'Teslim alınmayan', slug: 'teslim-alinmayan', none: 'teslim alınmayan cihaz' },
}

/** Returns the path of the list of orders that need attention for a reason. */
export const attentionPath = (attention: Attention) => `${ADMIN_PATHS.orders}?suz=${ATTENTION_WORDS[attention].slug}`

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
  `elde ${formatMilli(onHand)} ${unit}, en az ${formatMilli(least)}`
