import type { Quote } from '@/lib/generated/prisma/client'
import { type Discount, NO_LAST_DAY, NO_LEAD_DAYS, type QuoteLine } from '@/lib/orders/quote/money'
import { dayOf } from '@/lib/platform/turkish/dates'
import { CURRENCIES, CURRENCY_ERROR } from '@/lib/platform/turkish/money'
import { area, choice, custom, day, flag, type ItemRules, line, type TableOf, time, whole } from '@/lib/records/field'

export const DECISIONS = ['approved', 'declined'] as const
export type Decision = (typeof DECISIONS)[number]

/** The labels of a decision about a quote. */
export const DECISION_LABELS: Readonly<Record<Decision, string>> = { approved: 'Onaylandı', declined: 'Onaylanmadı' }

/** How a customer reports a decision to staff. 'page' is a decision on the customer's page. */
export const REPORT_CHANNELS = ['phone', 'writing', 'in-person'] as const
export type DecidedHow = (typeof REPORT_CHANNELS)[number] | 'page'

/** How a decision was reported, in the middle of a sentence. */
export const HOW_WORDS: Readonly<Record<DecidedHow, string>> = {
  page: 'kendi sayfasından',
  phone: 'telefonla',
  writing: 'yazıyla',
  'in-person': 'yüz yüze',
}

export const DISCOUNT_WORDS: Readonly<Record<Discount['kind'], string>> = { amount: 'Tutar', percent: 'Yüzde' }

/** Maximum number of lines in a printed text. */
export const MAX_LINES_OF_TEXT = 100

const readOnlyInAudit = { readOnly: true, audit: true } as const
const readOnlySum = { readOnly: true, notNull: true } as const

/** The columns of a version of a quote. */
export const QUOTE_FIELDS = {
  id: 'system',
  version: whole('Teklif sürümü', { ...readOnlyInAudit, notNull: true }),
  amount: whole('Tutar', { ...readOnlyInAudit, format: 'money', notNull: true }),
  lines: custom('Satırlar', {
    audit: true,
    personal: { kind: 'keep', text: 'if-named', unit: 'keep', partId: 'keep' } satisfies ItemRules<QuoteLine>,
  }),
  discountKind: custom('İskonto', { audit: true, words: DISCOUNT_WORDS, personal: 'keep' }),
  // Hundredths, of the currency or of a per cent.
  discountValue: custom('İskonto', { audit: true, words: { 0: '' }, format: 'amount' }),
  currency: choice('Para birimi', { values: CURRENCIES, error: CURRENCY_ERROR, initial: 'TRY', audit: true }),
  vatIncluded: flag('KDV dahil', { audit: true }),
  vatRate: whole('KDV oranı', { ...readOnlyInAudit, notNull: true }),
  net: whole('KDV hariç', readOnlySum),
  vat: whole('KDV', readOnlySum),
  total: whole('Toplam', readOnlySum),
  work: area('Yapılacak iş', { limit: 5000, lines: MAX_LINES_OF_TEXT, audit: true, personal: 'if-named' }),
  leadDays: whole('Süre, iş günü', {
    min: 0,
    max: 365,
    error: 'Süre 0 ile 365 iş günü arasında olmalı.',
    audit: true,
    words: { [NO_LEAD_DAYS]: '' },
  }),
  validUntil: day('Geçerlilik', { audit: true, words: { [dayOf(NO_LAST_DAY)]: '' } }),
  sentAt: time('Gönderildi', { audit: true }),
  decision: custom('Karar', { audit: true, words: DECISION_LABELS, personal: 'keep' }),
  decidedAt: time('Karar zamanı', {}),
  decidedBy: line('Karar veren', { ...readOnlyInAudit, personal: 'erase' }),
  decidedHow: custom('Nasıl bildirildi', { audit: true, words: HOW_WORDS, personal: 'keep' }),
  decisionNote: area('Karar notu', { ...readOnlyInAudit, personal: 'erase' }),
  recordedBy: line('Kaydeden', { readOnly: true, personal: 'keep' }),
  decisionSeenAt: 'system',
  workOrderId: 'system',
  createdAt: 'system',
  updatedAt: 'system',
} as const satisfies TableOf<Quote>
