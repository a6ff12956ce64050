import { stepName } from '@/lib/orders/steps'
import { DECIDED_WORDS, STATE_WORDS } from '@/components/orders/staff/words'
import type { Currency, Decision, OrderState } from '@/lib/orders/schema'
import { formatMoney } from '@/lib/platform/turkish/money'

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
      return `Teklif ${quoteVersion} ${DECIDED_WORDS[(quote?.decision ?? 'approved') as Decision]}`
    case 'closed':
      return STATE_WORDS[state as OrderState]
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
