import { formatMilli } from '@/lib/platform/turkish/numbers'
import type { DecidedHow, Decision } from '@/lib/orders/quote/fields'
import type { Currency } from '@/lib/platform/turkish/money'
import type { Direction } from '@/lib/orders/shipment/fields'
import type { OrderState } from '@/lib/orders/order/fields'
import type { LineKind } from '@/lib/orders/quote/money'
import type { Attention } from '@/lib/orders/order/schema'
import { stepName } from '@/lib/orders/steps'
import { formatMoney } from '@/lib/platform/turkish/money'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

type StateWords = {
  label: string
  /** The name of the list's filter, and its value in the URL. */
  filter: string
  slug: string
  /** What happened to a closed order and what an empty list lacks, for the middle of a sentence. */
  past: string
  none: string
}

export const STATE_WORDS: Readonly<Record<OrderState, StateWords>> = {
  open: { label: 'Açık', filter: 'Açık', slug: 'acik', past: '', none: 'açık iş emri' },
  delivered: {
    label: 'Teslim edildi',
    filter: 'Teslim edildi',
    slug: 'teslim',
    past: 'teslim edildi',
    none: 'teslim edilmiş iş emri',
  },
  returned: {
    label: 'Onarılmadan iade',
    filter: 'İade edildi',
    slug: 'iade',
    past: 'iade edildi',
    none: 'iade edilmiş iş emri',
  },
  cancelled: {
    label: 'İptal edildi',
    filter: 'İptal',
    slug: 'iptal',
    past: 'iptal edildi',
    none: 'iptal edilmiş iş emri',
  },
}

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

/** The list of orders that need attention. */
export const attentionPath = (attention: Attention) => `${ADMIN_PATHS.orders}?suz=${ATTENTION_WORDS[attention].slug}`

/** The labels of a decision about a quote. */
export const DECISION_LABELS: Readonly<Record<Decision, string>> = { approved: 'Onaylandı', declined: 'Onaylanmadı' }

/** Returns a decision in the middle of a sentence: 'onaylandı'. */
export const decisionInSentence = (decision: Decision) => DECISION_LABELS[decision].toLocaleLowerCase('tr')

/** The kinds of lines in a quote. */
export const LINE_KIND_WORDS: Readonly<Record<LineKind, string>> = {
  labour: 'İşçilik',
  part: 'Parça',
  shipping: 'Kargo',
}

/** The direction of a shipment, as the workshop sees it. */
export const DIRECTION_WORDS: Readonly<Record<Direction, string>> = { in: 'Geldi', out: 'Gönderildi' }

/** How a decision was reported, in the middle of a sentence. */
export const HOW_WORDS: Readonly<Record<DecidedHow, string>> = {
  page: 'kendi sayfasından',
  phone: 'telefonla',
  writing: 'yazıyla',
  'in-person': 'yüz yüze',
}

type TitledQuote = { version: number; total: number; currency: Currency; decision: string | null }
type TitledEvent = { kind: string; step: number; state: string; quoteVersion: number | null }

/** Returns what happened to an order: 'Teklif 1 onaylandı'. `before` is the event before it. */
export function eventTitle(
  { quotes }: { quotes: readonly TitledQuote[] },
  { kind, step, state, quoteVersion }: TitledEvent,
  before?: Pick<TitledEvent, 'step'>,
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
      return before?.step === step ? 'Müşteriye yazıldı' : stepName(step)
  }
}

/** Returns what is on hand of a part in words: 'elde 1 adet, en az 4'. Quantities are in thousandths. */
export const stockWords = ({ onHand, unit, least }: { onHand: number; unit: string; least: number }) =>
  `elde ${formatMilli(onHand)} ${unit}, en az ${formatMilli(least)}`
