import { z } from 'zod/mini'
import { ACCOUNT_STATES } from '@/lib/orders/account/account'
import {
  DIFFERENCE_FIELDS,
  INVOICE_FIELDS,
  NO_INVOICE_REASONS,
  PAYMENT_FIELDS,
  SHARE_FIELDS,
} from '@/lib/orders/billing/fields'
import { BILLING_FILES, BILLING_FILTERS } from '@/lib/orders/billing/schema'
import { STATES } from '@/lib/orders/order/fields'
import { STEPS } from '@/lib/orders/steps'
import { output, toJson, type SourceOf } from '@/lib/platform/output'
import { CURRENCIES } from '@/lib/platform/turkish/money'
import { shapes } from '@/lib/records/derive'
import { MODEL } from '@/lib/records/device'

const time = z.iso.datetime()
const day = z.iso.date()
const count = z.int().check(z.minimum(0))
const currency = z.enum(CURRENCIES)
const money = z.object({ currency, amount: z.int() })
const sums = z.array(money)
const orderName = z.object({ id: z.uuid(), number: z.string() })

/** The day that counts for an order, and the days until then: below 0 once it is over. */
const clock = z.object({ of: z.enum(['invoice', 'payment']), day, days: z.int() })

const account = {
  ...orderName.shape,
  orderState: z.enum(STATES),
  step: z.literal([...STEPS]),
  customerId: z.nullable(z.uuid()),
  /** Company or person, as the order has it. */
  customerName: z.string(),
  ...shapes(MODEL),
  deliveredOn: z.nullable(day),
  /** Null if there is nothing to invoice. */
  state: z.nullable(z.enum(ACCOUNT_STATES)),
  byHand: z.boolean(),
  /** In this currency: what was approved (0 without an approved quote in it), invoiced, withheld, paid. */
  currency,
  approved: z.int(),
  invoiced: z.int(),
  withheld: z.int(),
  paid: z.int(),
  /** What a list shows and sums: what is to be invoiced, what is still to be paid, or what was paid. */
  amount: z.int(),
  paidOn: z.nullable(day),
  /** While it is to be invoiced and delivered: the last day for the invoice. While it is to be paid: the due day. */
  clock: z.nullable(clock),
  invoiceNumbers: z.array(z.string()),
}

/** An order in 'Muhasebe'. */
export const billingRowShape = output('BillingRow', account)
export type BillingRowJson = z.infer<typeof billingRowShape>

/** An invoice of an order. `amount`, `net`, `vat` and `withheld` are the order's share, `total` is the whole invoice. */
const invoiceOfOrder = z.object({
  id: z.uuid(),
  ...shapes(INVOICE_FIELDS),
  ...shapes(SHARE_FIELDS),
  total: z.int(),
  /** All orders of the invoice, with this one. */
  orders: z.array(z.object({ ...orderName.shape, amount: z.int() })),
  version: z.int(),
})

const payment = z.object({ id: z.uuid(), ...shapes(PAYMENT_FIELDS) })

/** A difference, above 0 for too much. `explained` is null until staff write why. */
const difference = z.object({
  amount: z.int(),
  explained: z.nullable(z.object(shapes(DIFFERENCE_FIELDS, { omit: ['of'] }))),
})

/** Invoices, payments and state of an order. */
export const orderBillingShape = output('OrderBilling', {
  ...account,
  /** Invoiced without what is withheld. */
  receivable: z.int(),
  /** What is still to be paid: of the invoices, or of the approved quote before them. Below 0 for too much. */
  open: z.int(),
  /** Payments in another currency, which `paid` does not contain. */
  foreign: sums,
  /** The order's own due day. */
  dueOn: z.nullable(day),
  /** The due day of a new invoice: after so many days, by the customer's own or by the settings. */
  terms: z.object({ days: z.int(), from: z.enum(['customer', 'settings']) }),
  /** The last day for the invoice after the delivery, by the settings. */
  invoiceDays: z.int(),
  /** Initial value of a new invoice. */
  vatRate: z.int(),
  /** The oldest first. */
  invoices: z.array(invoiceOfOrder),
  payments: z.array(payment),
  /** Of the invoices from the approved quote, and of the payments from the invoices; null if there is none. */
  differences: z.object({ invoice: z.nullable(difference), payment: z.nullable(difference) }),
  noInvoice: z.nullable(
    z.object({ reason: z.enum(NO_INVOICE_REASONS), text: z.string(), author: z.string(), createdAt: time }),
  ),
  /** Of the account; 0 before anything was written. */
  version: z.int(),
})
export type OrderBillingJson = z.infer<typeof orderBillingShape>

export const serializeOrderBilling = (billing: SourceOf<typeof orderBillingShape>): OrderBillingJson =>
  toJson(orderBillingShape, billing)

export const serializeBillingRow = (row: SourceOf<typeof billingRowShape>): BillingRowJson =>
  toJson(billingRowShape, row)

/** An invoice after it was written. */
export const invoiceShape = output('Invoice', {
  id: z.uuid(),
  ...shapes(INVOICE_FIELDS),
  /** With VAT, over all orders, and what of the VAT is withheld. */
  amount: z.int(),
  withheld: z.int(),
  orders: z.array(z.object({ ...orderName.shape, amount: z.int() })),
  version: z.int(),
})
export type InvoiceJson = z.infer<typeof invoiceShape>

export const serializeInvoice = (invoice: SourceOf<typeof invoiceShape>): InvoiceJson => toJson(invoiceShape, invoice)

/** The counts and sums of the filters. Sums are of `amount`. */
export const billingCountsShape = output('BillingCounts', {
  filters: z.record(z.enum(BILLING_FILTERS), z.object({ count, sums })),
  /** The year of what counts as paid. */
  year: z.int(),
  /** The first due day from today on. */
  nextDue: z.nullable(z.object({ ...orderName.shape, day, customerName: z.string(), ...money.shape })),
})
export type BillingCountsJson = z.infer<typeof billingCountsShape>

export const serializeBillingCounts = (counts: SourceOf<typeof billingCountsShape>): BillingCountsJson =>
  toJson(billingCountsShape, counts)

/** What is open with a customer. */
export const openBalanceShape = output('OpenBalance', {
  toInvoice: sums,
  /** What is still to be paid of invoices. */
  unpaid: sums,
  open: sums,
  /** Its open orders, the oldest first. */
  orders: z.array(z.object(account)),
  /** Invoices of the last twelve months, with their sums. */
  invoices: z.object({ count, sums }),
  /** Days from invoice to payment on average, of what was paid in the last twelve months. */
  paymentDays: z.nullable(z.int()),
  lastPayment: z.nullable(z.object({ day, ...money.shape })),
  terms: z.object({ days: z.int(), from: z.enum(['customer', 'settings']) }),
})
export type OpenBalanceJson = z.infer<typeof openBalanceShape>

export const serializeOpenBalance = (balance: SourceOf<typeof openBalanceShape>): OpenBalanceJson =>
  toJson(openBalanceShape, balance)

/** What is in an accountant's file before it is downloaded. */
export const billingFileShape = output('BillingFile', {
  file: z.enum(BILLING_FILES),
  /** The file's name without its ending. */
  name: z.string(),
  rows: count,
  columns: z.array(z.string()),
  /** Of the column with the total, as the screen sums. */
  sums,
  /** Customers in it without a tax number. `id` is null after an erasure. */
  withoutTaxNumber: z.array(z.object({ id: z.nullable(z.uuid()), name: z.string() })),
})
export type BillingFileJson = z.infer<typeof billingFileShape>

export const serializeBillingFile = (file: SourceOf<typeof billingFileShape>): BillingFileJson =>
  toJson(billingFileShape, file)
