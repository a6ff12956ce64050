import type { Invoice, InvoiceShare, OrderAccount, OrderDifference, Payment } from '@/lib/generated/prisma/client'
import { ACCOUNT_STATES, type DifferenceSubject, DIFFERENCE_SUBJECTS } from '@/lib/orders/account/account'
import { CURRENCIES, CURRENCY_ERROR } from '@/lib/platform/turkish/money'
import { area, choice, custom, day, flag, line, type TableOf, time, whole } from '@/lib/records/field'

/** How a customer pays: by bank transfer, by card, in cash or by cheque. */
export const PAYMENT_METHODS = ['transfer', 'card', 'cash', 'cheque'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const PAYMENT_METHOD_WORDS: Readonly<Record<PaymentMethod, string>> = {
  transfer: 'Havale',
  card: 'Kart',
  cash: 'Nakit',
  cheque: 'Çek',
}

/** Why an order needs no invoice. */
export const NO_INVOICE_REASONS = ['warranty', 'returned', 'other'] as const
export type NoInvoiceReason = (typeof NO_INVOICE_REASONS)[number]

export const NO_INVOICE_WORDS: Readonly<Record<NoInvoiceReason, string>> = {
  warranty: 'Garanti',
  returned: 'İade edildi',
  other: 'Başka',
}

/** Why an amount is not the expected one. */
export const DIFFERENCE_KINDS = ['rounding', 'rate', 'discount', 'other'] as const
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number]

export const DIFFERENCE_WORDS: Readonly<Record<DifferenceKind, string>> = {
  rounding: 'Yuvarlama',
  rate: 'Kur',
  discount: 'İskonto',
  other: 'Başka',
}

/** Which amount differs, and from which. */
const DIFFERENCE_SUBJECT_WORDS: Readonly<Record<DifferenceSubject, string>> = {
  invoice: 'Fatura, onaylanandan',
  payment: 'Ödeme, faturadan',
}

const currency = choice('Para birimi', { values: CURRENCIES, error: CURRENCY_ERROR, initial: 'TRY', audit: true })
const readOnlyNumber = { readOnly: true, notNull: true } as const
const auditedNumber = { ...readOnlyNumber, audit: true } as const
const auditedAmount = { ...auditedNumber, format: 'money' } as const

const REASON_LIMIT = 500

/** The columns of an order's account: what is to be invoiced and paid. The sums follow from its quote, invoices and payments. */
export const ORDER_ACCOUNT_FIELDS = {
  id: 'system',
  byHand: flag('Faturaya elle alındı', { audit: true }),
  ownDueOn: day('Vade', { audit: true }),
  noInvoice: custom('Fatura yok', { audit: true, words: NO_INVOICE_WORDS, personal: 'keep' }),
  noInvoiceText: area('Fatura yok, açıklama', { limit: REASON_LIMIT, audit: true, personal: 'if-named' }),
  noInvoiceBy: line('Fatura yok diyen', { readOnly: true, personal: 'keep' }),
  noInvoiceAt: time('Fatura yok, günü', {}),
  state: choice('Durum', { values: ACCOUNT_STATES, readOnly: true }),
  currency: { ...currency, audit: false, readOnly: true },
  approved: 'system',
  invoiced: 'system',
  withheld: 'system',
  paid: 'system',
  amount: 'system',
  deliveredOn: day('Teslim', { readOnly: true }),
  dueOn: day('Vade', { readOnly: true }),
  paidOn: day('Ödendi', { readOnly: true }),
  version: 'system',
  createdAt: 'system',
  updatedAt: 'system',
} as const satisfies TableOf<OrderAccount>

/** The columns of an invoice issued in the accounting program. By law its number and amounts are kept for ten years. */
export const INVOICE_FIELDS = {
  id: 'system',
  number: line('Fatura no', {
    required: 'Fatura numarasını yazın.',
    limit: 30,
    audit: true,
    search: true,
    personal: 'keep',
  }),
  day: day('Fatura günü', { notNull: true, readOnly: true, audit: true }),
  dueOn: day('Vade', { notNull: true, readOnly: true, audit: true }),
  currency,
  withholding: whole('KDV tevkifatı, onda', auditedNumber),
  author: line('Yazan', { readOnly: true, personal: 'keep' }),
  version: 'system',
  createdAt: 'system',
  updatedAt: 'system',
} as const satisfies TableOf<Invoice>

/** The columns of an order's share of an invoice. */
export const SHARE_FIELDS = {
  id: 'system',
  amount: whole('Tutar, KDV dahil', auditedAmount),
  net: whole('Matrah', readOnlyNumber),
  vat: whole('KDV', readOnlyNumber),
  withheld: whole('Tevkifat', auditedAmount),
  vatRate: whole('KDV oranı', auditedNumber),
  invoiceId: 'system',
  workOrderId: 'system',
  createdAt: 'system',
  updatedAt: 'system',
} as const satisfies TableOf<InvoiceShare>

/** The columns of a payment for an order. */
export const PAYMENT_FIELDS = {
  id: 'system',
  day: day('Ödeme günü', { notNull: true, readOnly: true, audit: true }),
  amount: whole('Tutar', auditedAmount),
  currency,
  method: choice('Nasıl', { values: PAYMENT_METHODS, words: PAYMENT_METHOD_WORDS, readOnly: true, audit: true }),
  note: line('Not', { audit: true, personal: 'if-named' }),
  author: line('Yazan', { readOnly: true, personal: 'keep' }),
  workOrderId: 'system',
  createdAt: 'system',
  updatedAt: 'system',
} as const satisfies TableOf<Payment>

/** The columns of a difference that staff have explained. */
export const DIFFERENCE_FIELDS = {
  id: 'system',
  of: choice('Fark', { values: DIFFERENCE_SUBJECTS, words: DIFFERENCE_SUBJECT_WORDS, readOnly: true, audit: true }),
  amount: custom('Fark', { audit: true, format: 'money' }),
  kind: choice('Neden', { values: DIFFERENCE_KINDS, words: DIFFERENCE_WORDS, readOnly: true, audit: true }),
  text: area('Açıklama', { limit: REASON_LIMIT, audit: true, personal: 'if-named' }),
  author: line('Yazan', { readOnly: true, personal: 'keep' }),
  createdAt: time('Yazıldı', { notNull: true }),
  workOrderId: 'system',
  updatedAt: 'system',
} as const satisfies TableOf<OrderDifference>
