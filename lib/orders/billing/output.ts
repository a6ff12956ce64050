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
import { count, day, output, time } from '@/lib/platform/output'
import { CURRENCIES } from '@/lib/platform/turkish/money'
import { shapes } from '@/lib/records/derive'
import { MODEL } from '@/lib/records/device'

const currency = z.enum(CURRENCIES)
const money = z.object({ currency, amount: z.int() })
const sums = z.array(money)
const orderRef = z.object({ id: z.uuid(), number: z.string() })

/** When the order must be invoiced or paid, and how many days are left; negative once it is overdue. */
const deadline = z.object({ of: z.enum(['invoice', 'payment']), day, days: z.int() })

const rowFields = {
  ...orderRef.shape,
  orderState: z.enum(STATES),
  step: z.literal([...STEPS]),
  customerId: z.nullable(z.uuid()),
  /** Company or person, as written in the order. */
  customerName: z.string(),
  ...shapes(MODEL),
  deliveredOn: z.nullable(day),
  /** Null if there is nothing to invoice. */
  state: z.nullable(z.enum(ACCOUNT_STATES)),
  /** Staff marked it for invoicing before delivery. */
  byHand: z.boolean(),
  /** The currency of the amounts below. `approved` is 0 if no quote in this currency was approved. */
  currency,
  approved: z.int(),
  invoiced: z.int(),
  withheld: z.int(),
  paid: z.int(),
  /** The amount that lists show and sum: to be invoiced, still to be paid, or paid, depending on `state`. */
  amount: z.int(),
  paidOn: z.nullable(day),
  /** Delivered but not invoiced: the last day to invoice. Invoiced but unpaid: the due date. */
  clock: z.nullable(deadline),
  invoiceNumbers: z.array(z.string()),
}

/** An order in the list 'Muhasebe'. */
export const billingRowShape = output('BillingRow', rowFields)
export type BillingRowJson = z.infer<typeof billingRowShape>

/** An order on an invoice: its share, and the unpaid part of the share. */
const orderOnInvoice = z.object({ ...orderRef.shape, amount: z.int(), open: z.int() })

/** An invoice of an order. `amount`, `net`, `vat` and `withheld` are the order's share; `total` and `open` are of the whole invoice. */
const invoiceOfOrder = z.object({
  id: z.uuid(),
  ...shapes(INVOICE_FIELDS),
  ...shapes(SHARE_FIELDS),
  total: z.int(),
  open: z.int(),
  /** All orders on the invoice, including this one. */
  orders: z.array(orderOnInvoice),
  version: z.int(),
})

const payment = z.object({ id: z.uuid(), ...shapes(PAYMENT_FIELDS) })

/** The difference from the expected amount; positive if too much was invoiced or paid. `explained` is null until staff explain it. */
const difference = z.object({
  amount: z.int(),
  explained: z.nullable(z.object(shapes(DIFFERENCE_FIELDS, { omit: ['of'] }))),
})

/** The invoices, payments and billing state of an order. */
export const orderBillingShape = output('OrderBilling', {
  ...rowFields,
  /** `invoiced` minus `withheld`. */
  receivable: z.int(),
  /** The balance due on the invoices or, before there are any, on the approved quote. Negative if overpaid. */
  open: z.int(),
  /** Payments in another currency, which `paid` does not contain. */
  foreign: sums,
  /** The order's own due date, which replaces that of its invoices. */
  dueOn: z.nullable(day),
  /** Payment terms of a new invoice: days until it is due, and whether they come from the customer or from the settings. */
  terms: z.object({ days: z.int(), from: z.enum(['customer', 'settings']) }),
  /** How many days after delivery the invoice must be written (from the settings). */
  invoiceDays: z.int(),
  /** The VAT rate that the form for a new invoice starts with. */
  vatRate: z.int(),
  /** Oldest first. */
  invoices: z.array(invoiceOfOrder),
  payments: z.array(payment),
  /** How far the invoices differ from the approved quote, and the payments from the invoices; null if they match. */
  differences: z.object({ invoice: z.nullable(difference), payment: z.nullable(difference) }),
  noInvoice: z.nullable(
    z.object({ reason: z.enum(NO_INVOICE_REASONS), text: z.string(), author: z.string(), createdAt: time }),
  ),
  /** Version of the order's account; 0 while it has none. */
  version: z.int(),
})
export type OrderBillingJson = z.infer<typeof orderBillingShape>

/** An invoice with all its orders. */
export const invoiceShape = output('Invoice', {
  id: z.uuid(),
  ...shapes(INVOICE_FIELDS),
  /** `amount`: total of all orders, including VAT. `withheld`: the withheld part of the VAT. */
  amount: z.int(),
  withheld: z.int(),
  /** The balance due on all its orders. */
  open: z.int(),
  orders: z.array(orderOnInvoice),
  version: z.int(),
})
export type InvoiceJson = z.infer<typeof invoiceShape>

/** The number of orders of each filter, and the sums of their `amount`. */
export const billingCountsShape = output('BillingCounts', {
  filters: z.record(z.enum(BILLING_FILTERS), z.object({ count, sums })),
  /** The year whose payments the filter `paid` contains. */
  year: z.int(),
  /** The next unpaid order to fall due, today or later. */
  nextDue: z.nullable(z.object({ ...orderRef.shape, day, customerName: z.string(), ...money.shape })),
})
export type BillingCountsJson = z.infer<typeof billingCountsShape>

/** The open balance of a customer. */
export const openBalanceShape = output('OpenBalance', {
  toInvoice: sums,
  /** The balance due on invoices. */
  unpaid: sums,
  open: sums,
  /** The customer's open orders, oldest first. */
  orders: z.array(z.object(rowFields)),
  /** Invoices of the last twelve months, with their sums. */
  invoices: z.object({ count, sums }),
  /** Average number of days from invoice to payment, for orders paid in the last twelve months. */
  paymentDays: z.nullable(z.int()),
  lastPayment: z.nullable(z.object({ day, ...money.shape })),
  terms: z.object({ days: z.int(), from: z.enum(['customer', 'settings']) }),
})
export type OpenBalanceJson = z.infer<typeof openBalanceShape>

/** Summary of an accountant's file, shown before it is downloaded. */
export const billingFileShape = output('BillingFile', {
  file: z.enum(BILLING_FILES),
  /** The file's name without its extension. */
  name: z.string(),
  rows: count,
  columns: z.array(z.string()),
  /** Sums of the total column, computed as on the screen. */
  sums,
  /** Customers in it without a tax number. `id` is null after an erasure. */
  withoutTaxNumber: z.array(z.object({ id: z.nullable(z.uuid()), name: z.string() })),
})
export type BillingFileJson = z.infer<typeof billingFileShape>
