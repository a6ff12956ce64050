import { errorsOf } from '@/components/admin/form/draft-form'
import type { ConflictWords } from '@/components/admin/form/editor-notices'
import { decided } from '@/lib/orders/words'
import type { FieldErrors } from '@/lib/platform/app-error'
import { amountsOf } from '@/lib/orders/quotes'
import { type Currency, MAX_AMOUNT, quoteSchema } from '@/lib/orders/schema'
import type { OrderJson, QuoteJson } from '@/lib/orders/output'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { formatAmount, formatMoney, parseAmount } from '@/lib/platform/turkish/money'

/** A quote as it is typed. */
export type QuoteDraft = {
  amount: string
  currency: Currency
  vat: 'excluded' | 'included'
  vatRate: string
  work: string
  leadDays: string
  validUntil: string
}

const EMPTY: QuoteDraft = {
  amount: '',
  currency: 'TRY',
  vat: 'excluded',
  vatRate: '20',
  work: '',
  leadDays: '',
  validUntil: '',
}

function typed({ amount, currency, vatIncluded, vatRate, work, leadDays, validUntil }: QuoteJson): QuoteDraft {
  return {
    amount: formatAmount(amount),
    currency,
    vat: vatIncluded ? 'included' : 'excluded',
    vatRate: String(vatRate),
    work,
    leadDays: leadDays === null ? '' : String(leadDays),
    validUntil: validUntil ?? '',
  }
}

/** Returns what the form begins with: the saved draft, or the last version without its last day, or nothing. */
export function firstDraft({ quotes }: Pick<OrderJson, 'quotes'>): QuoteDraft {
  const [newest] = quotes
  if (!newest) return EMPTY
  return newest.sentAt === null ? typed(newest) : { ...typed(newest), validUntil: '' }
}

/** Returns the number of the version that the form writes. */
export function versionOf({ quotes }: Pick<OrderJson, 'quotes'>): number {
  const [newest] = quotes
  return newest?.sentAt === null ? newest.version : (newest?.version ?? 0) + 1
}

/** Returns a text that changes with every draft, version and decision of an order, but not with anything else of it. */
export function quotesTag({ quotes }: Pick<OrderJson, 'quotes'>): string {
  return JSON.stringify(quotes)
}

/** Returns how the quote that the customer sees stands: 'Teklif 1 müşteride, yanıt bekliyor.' */
export function standingWords({ version, decision }: Pick<QuoteJson, 'version' | 'decision'>): string {
  return `Teklif ${version} müşteride, ${decision ? decided(decision) : 'yanıt bekliyor'}.`
}

/** Returns the words for quotes that somebody else has changed: what there is now, and what one's own would replace. */
export function conflictWords({ quote, quotes }: Pick<OrderJson, 'quote' | 'quotes'>, send: boolean): ConflictWords {
  const draft = quotes[0]?.sentAt === null ? quotes[0] : null
  const now = [
    quote && standingWords(quote),
    draft && `Teklif ${draft.version} taslak: KDV dahil ${formatMoney(draft.total, draft.currency)}.`,
  ]
  const lost = [
    draft && 'o taslak silinir',
    send && quote && (quote.decision ? 'verilen karar düşer' : 'müşterideki teklif geçersiz olur'),
  ]
  const losing = lost.filter(Boolean).join(', ')
  const going = losing && `; kendinizinkini ${send ? 'gönderirseniz' : 'kaydederseniz'} ${losing}`
  return {
    title: 'Teklif siz yazarken değişti.',
    text: [...now, `Yazdıklarınız duruyor. Kayıtlı hâli açarsanız silinir${going}.`].filter(Boolean).join(' '),
    mine: send ? 'Benimkini Gönder' : 'Benimkini Kaydet',
  }
}

const wholeNumber = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : null)

/** Returns the quote as the API takes it. What is not a number is null there. */
export function quoteOf({ amount, vat, vatRate, leadDays, ...rest }: QuoteDraft, send: boolean) {
  const numbers = { amount: parseAmount(amount), vatRate: wholeNumber(vatRate), leadDays: wholeNumber(leadDays) }
  return { ...rest, ...numbers, vatIncluded: vat === 'included', send }
}

/** Returns the texts of wrong fields. A quote that is sent must not be over already. */
export function wrongQuote(draft: QuoteDraft, send: boolean, now: Date): FieldErrors {
  const fields = errorsOf(quoteSchema, quoteOf(draft, send))
  if (draft.leadDays.trim() === '') fields.leadDays = ['İş günü sayısını yazın.']
  if (send && !fields.validUntil && draft.validUntil < istanbulDay(now)) {
    fields.validUntil = ['Bugün ya da sonrası olmalı.']
  }
  return fields
}

/** Returns the typed quote as the customer will see it. What is wrong or missing counts as nothing. */
export function previewOf(draft: QuoteDraft, version: number) {
  const { amount, vatRate, leadDays, vatIncluded } = quoteOf(draft, false)
  const isAmount = amount !== null && amount <= MAX_AMOUNT
  const priced = { amount: isAmount ? amount : 0, vatRate: Math.min(vatRate ?? 0, 100), vatIncluded }
  return {
    version,
    currency: draft.currency,
    vatRate: priced.vatRate,
    ...amountsOf(priced),
    work: draft.work,
    leadDays,
    validUntil: draft.validUntil || null,
    isExpired: false,
    sentAt: null,
    decision: null,
    previousTotal: null,
  }
}
