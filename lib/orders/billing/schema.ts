import { z } from 'zod/mini'
import { DIFFERENCE_SUBJECTS } from '@/lib/orders/account/account'
import {
  ORDER_ACCOUNT_FIELDS,
  DIFFERENCE_FIELDS,
  DIFFERENCE_KINDS,
  INVOICE_FIELDS,
  PAYMENT_METHODS,
  NO_INVOICE_REASONS,
  PAYMENT_FIELDS,
} from '@/lib/orders/billing/fields'
import { money } from '@/lib/orders/quote/schema'
import { listOf } from '@/lib/platform/fields/text'
import { day, optionalDay, wholeNumber } from '@/lib/platform/fields/values'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { CURRENCIES, CURRENCY_ERROR } from '@/lib/platform/turkish/money'
import { inputs } from '@/lib/records/derive'

/** The filters of 'Muhasebe'. `open` is every order that still has to be invoiced or paid. */
export const BILLING_FILTERS = [
  'open',
  'to-invoice',
  'invoiced',
  'partly-paid',
  'paid',
  'overdue',
  'due-soon',
  'invoice-late',
  'no-invoice',
] as const
export type BillingFilter = (typeof BILLING_FILTERS)[number]

export const BILLING_SORTS = ['oldest', 'due', 'amount'] as const
export type BillingSort = (typeof BILLING_SORTS)[number]

export const billingFilterSchema = z.object({
  filter: z
    .optional(z.enum(BILLING_FILTERS, { error: `filter ${BILLING_FILTERS.join(', ')} olmalı.` }))
    .check(
      z.describe(
        'Açık olanlar (başka denmezse; aramada hepsi), faturalanacak, faturalandı, kısmen ödendi, bu yıl ödendi, vadesi geçti, yedi günde dolacak, fatura süresi geçti, fatura yok',
      ),
    ),
  sort: z
    .optional(z.enum(BILLING_SORTS, { error: `sort ${BILLING_SORTS.join(', ')} olmalı.` }))
    .check(z.describe('En eski (başka denmezse), vadesi ya da tutarı')),
})

const dayUntilToday = day.check(
  z.refine((value) => value <= istanbulDay(new Date()), {
    error: 'Gün gelecekte olamaz. Bugünü ya da önceki bir günü yazın.',
  }),
)

const { noInvoiceText } = inputs(ORDER_ACCOUNT_FIELDS)

/** Returns an invoice number without spaces and in capital letters: 'OLC2026…' for 'olc 2026 …'. */
export const invoiceNumberKey = (text: string) => text.replaceAll(/\s/g, '').replaceAll(/[ıİ]/g, 'I').toUpperCase()

const number = inputs(INVOICE_FIELDS).number.check(
  z.overwrite(invoiceNumberKey),
  z.regex(/^[A-Z0-9][A-Z0-9/.-]*$/, { error: 'Fatura numarası harf ve rakamlardan oluşur: OLC2026000000120' }),
)

const MAX_ORDERS = 100

const share = z.object({
  id: z.uuid({ error: 'orders iş emirlerinin kimlikleri olmalı.' }),
  /** Null: the part of the approved quote that is not invoiced yet. */
  amount: z._default(z.nullable(money(1, 'Tutar sıfırdan büyük olmalı.')), null),
})

/**
 * An invoice with the orders that it covers. `dueOn` defaults to the payment terms of the customer or the settings, `currency`
 * and `vatRate` default to those of the quotes.
 */
export const invoiceSchema = z.object({
  number,
  day: dayUntilToday,
  dueOn: optionalDay,
  currency: z._default(z.nullable(z.enum(CURRENCIES, { error: CURRENCY_ERROR })), null),
  vatRate: z._default(z.nullable(wholeNumber(0, 100, 'KDV oranı 0 ile 100 arasında bir tam sayı olmalı.')), null),
  /** Tenths of the VAT. */
  withholding: z._default(wholeNumber(0, 10, 'Tevkifat onda 1 ile onda 10 arasında olmalı.'), 0),
  orders: listOf(share, {
    max: MAX_ORDERS,
    error: 'orders bir liste olmalı.',
    tooLong: `Bir fatura en çok ${MAX_ORDERS} iş emrini kapsar.`,
  }).check(z.minLength(1, { error: 'En az bir iş emri seçin.' })),
})
export type InvoiceInput = z.output<typeof invoiceSchema>

/** A payment. `currency` defaults to that of the order's account. */
export const paymentSchema = z.object({
  ...inputs(PAYMENT_FIELDS),
  day: dayUntilToday,
  amount: money(1, 'Tutar sıfırdan büyük olmalı.'),
  currency: z._default(z.nullable(z.enum(CURRENCIES, { error: CURRENCY_ERROR })), null),
  method: z.enum(PAYMENT_METHODS, { error: 'Nasıl ödendiğini seçin.' }),
})
export type PaymentInput = z.output<typeof paymentSchema>

/** A payment of a whole invoice. `open` is the balance due that the caller saw. */
export const invoicePaymentSchema = z.extend(paymentSchema, {
  open: z.int({ error: 'open faturanın görülen kalanı olmalı.' }),
})
export type InvoicePaymentInput = z.output<typeof invoicePaymentSchema>

/** The fields of an account that staff may change. Omitted fields stay as they are. */
export const accountChangeSchema = z.object({
  byHand: z.optional(z.boolean({ error: 'byHand true veya false olmalı.' })),
  /** The order's own due date; null for that of its invoices. */
  dueOn: z.optional(z.nullable(day)),
})
export type OrderAccountChange = z.output<typeof accountChangeSchema>

/** A customer's days from invoice to due date; null to use the settings. */
export const customerTermsSchema = z.object({
  paymentDays: z.nullable(wholeNumber(0, 365, 'Vade 0 ile 365 gün arasında olmalı.')),
})

export const noInvoiceSchema = z
  .object({ reason: z.enum(NO_INVOICE_REASONS, { error: 'Fatura neden yok, seçin.' }), text: noInvoiceText })
  .check(
    z.refine(({ reason, text }) => reason !== 'other' || text !== '', { path: ['text'], error: 'Nedenini yazın.' }),
  )
export type NoInvoice = z.output<typeof noInvoiceSchema>

/** Explains a difference. `amount` is the difference that the caller saw. */
export const differenceSchema = z.object({
  amount: z.int({ error: 'amount görülen fark olmalı.' }),
  kind: z.enum(DIFFERENCE_KINDS, { error: 'Nedenini seçin.' }),
  ...inputs(DIFFERENCE_FIELDS),
})
export type DifferenceInput = z.output<typeof differenceSchema>

export const paymentParams = z.object({ key: z.uuid(), paymentId: z.uuid() })
export const differenceParams = z.object({ key: z.uuid(), of: z.enum(DIFFERENCE_SUBJECTS) })

/** The accountant's files: what is to be invoiced, the invoices and the payments of a period. */
export const BILLING_FILES = ['to-invoice', 'invoices', 'payments'] as const
export type BillingFile = (typeof BILLING_FILES)[number]
export const fileParams = z.object({ file: z.enum(BILLING_FILES) })
export const periodSchema = z.object({
  from: z.optional(day).check(z.describe('İlk gün; fatura ya da ödeme gününe göre')),
  to: z.optional(day).check(z.describe('Son gün')),
})
export type BillingPeriod = z.output<typeof periodSchema>
