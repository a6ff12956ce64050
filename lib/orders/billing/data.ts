import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { Prisma } from '@/lib/generated/prisma/client'
import { type Account, accountOf, awaitsInvoice } from '@/lib/orders/account/account'
import { accountColumns, accountFacts } from '@/lib/orders/account/mutations'
import { invoiceShape } from '@/lib/orders/billing/output'
import { ORDER_MISSING } from '@/lib/orders/order/data'
import { AppError } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'
import { columnsOf } from '@/lib/platform/output'
import { daysBetween, daysLater, istanbulDay } from '@/lib/platform/turkish/dates'
import { sumsByCurrency } from '@/lib/platform/turkish/money'
import { MODEL } from '@/lib/records/device'
import { selectOf } from '@/lib/records/derive'
import { readSettings } from '@/lib/settings/data'
import type { Settings } from '@/lib/settings/schema'

/** The columns of an order that identify it in a list. */
export const nameColumns = {
  id: true,
  number: true,
  state: true,
  step: true,
  customerId: true,
  companyName: true,
  contactPerson: true,
  ...selectOf(MODEL),
} satisfies Prisma.WorkOrderSelect
type NameRow = Prisma.WorkOrderGetPayload<{ select: typeof nameColumns }>

const shareColumns = { amount: true, net: true, vat: true, withheld: true, vatRate: true } as const

export const invoiceColumns = {
  ...columnsOf(invoiceShape, Prisma.InvoiceScalarFieldEnum),
  version: true,
  shares: {
    select: { ...shareColumns, workOrderId: true, workOrder: { select: { id: true, number: true } } },
    orderBy: { workOrder: { number: 'asc' } },
  },
} satisfies Prisma.InvoiceSelect
export type InvoiceRow = Prisma.InvoiceGetPayload<{ select: typeof invoiceColumns }>

const differenceColumns = { of: true, amount: true, kind: true, text: true, author: true, createdAt: true } as const

const billingColumns = {
  ...nameColumns,
  ...accountColumns,
  customer: { select: { paymentDays: true } },
  quotes: { ...accountColumns.quotes, select: { ...accountColumns.quotes.select, vatRate: true } },
  shares: { ...accountColumns.shares, select: { ...shareColumns, invoice: { select: invoiceColumns } } },
  payments: {
    ...accountColumns.payments,
    select: { id: true, day: true, amount: true, currency: true, method: true, note: true, author: true },
  },
  differences: { select: differenceColumns },
  account: { select: { ...accountColumns.account.select, noInvoiceText: true, noInvoiceBy: true, noInvoiceAt: true } },
} satisfies Prisma.WorkOrderSelect
type BillingPayload = Prisma.WorkOrderGetPayload<{ select: typeof billingColumns }>

/** Returns the payment terms of new invoices: days until they are due, from the customer or else from the settings. */
export const termsOf = (customer: { paymentDays: number | null } | null, { orders }: Settings) =>
  typeof customer?.paymentDays === 'number'
    ? { days: customer.paymentDays, from: 'customer' as const }
    : { days: orders.paymentDays, from: 'settings' as const }

/** Returns what a list says about an order in addition to the sums of its account. */
export function namesOf({ companyName, contactPerson, state, ...order }: NameRow) {
  const { id, number, step, customerId, deviceBrand, deviceModel } = order
  const customerName = companyName || contactPerson
  return { id, number, step, customerId, deviceBrand, deviceModel, orderState: state, customerName }
}

type Days = { state: string | null; deliveredOn: string | null; dueOn: string | null }

/** Returns when an order must be invoiced or paid: the last day to invoice, or the due date. */
export function clockOf({ state, deliveredOn, dueOn }: Days, { orders }: Settings, today: string) {
  if (awaitsInvoice(state) && deliveredOn) {
    const day = daysLater(deliveredOn, orders.invoiceDays)
    return { of: 'invoice' as const, day, days: daysBetween(today, day) }
  }
  return dueOn ? { of: 'payment' as const, day: dueOn, days: daysBetween(today, dueOn) } : null
}

/** Returns a lookup from the stored email address of a staff member to the name. */
async function namesOfStaff(addresses: readonly string[]): Promise<(address: string) => string> {
  const where = { email: { in: [...new Set(addresses)] }, name: { not: '' } }
  const accounts = await db().administrator.findMany({ where, select: { email: true, name: true } })
  const names = new Map(accounts.map(({ email, name }) => [email, name]))
  return (address) => names.get(address) ?? address
}

/** Returns an invoice with the sums over its orders. */
export function withSums({ shares, ...invoice }: InvoiceRow) {
  return {
    ...invoice,
    amount: shares.reduce((sum, { amount }) => sum + amount, 0),
    withheld: shares.reduce((sum, { withheld }) => sum + withheld, 0),
    orders: shares.map(({ amount, workOrder }) => ({ ...workOrder, amount })),
  }
}

function differenceOf(
  { differences }: BillingPayload,
  of: string,
  amount: number,
  nameOf: (address: string) => string,
) {
  if (amount === 0) return null
  const explanation = differences.find((one) => one.of === of && Number(one.amount) === amount)
  return { amount, explained: explanation ? { ...explanation, author: nameOf(explanation.author) } : null }
}

const noInvoiceOf = (account: BillingPayload['account'], nameOf: (address: string) => string) =>
  account?.noInvoiceAt
    ? {
        reason: account.noInvoice,
        text: account.noInvoiceText,
        author: nameOf(account.noInvoiceBy),
        createdAt: account.noInvoiceAt,
      }
    : null

function invoicesOf(shares: BillingPayload['shares'], nameOf: (address: string) => string) {
  return shares.map(({ invoice, ...share }) => {
    const { amount: total, orders, ...rest } = withSums(invoice)
    return { ...rest, ...share, author: nameOf(rest.author), total, orders }
  })
}

/** Returns the differences to show. An underpaying customer may still pay, so an underpayment is shown only once it is explained. */
function shownDifferences(row: BillingPayload, { differences }: Account, nameOf: (address: string) => string) {
  const payment = differenceOf(row, 'payment', differences.payment, nameOf)
  return {
    invoice: differenceOf(row, 'invoice', differences.invoice, nameOf),
    payment: payment && (payment.amount > 0 || payment.explained) ? payment : null,
  }
}

/** Returns the account of an order with its invoices and payments. @throws {AppError} not-found */
export async function getOrderBilling(_admin: AdminSession, id: string) {
  const row = await db().workOrder.findUnique({ where: { id }, select: billingColumns })
  if (!row) throw new AppError('not-found', { message: ORDER_MISSING })
  const settings = await readSettings()
  const facts = accountFacts(row)
  const account = accountOf(facts)
  const { shares, payments, quotes } = row
  const nameOf = await namesOfStaff([
    ...[...payments, ...row.differences].map(({ author }) => author),
    ...shares.map(({ invoice }) => invoice.author),
    row.account?.noInvoiceBy ?? '',
  ])
  const { differences: _, isInvoiced, ...sums } = account
  return {
    ...namesOf(row),
    ...sums,
    isInvoiced,
    byHand: facts.byHand,
    clock: clockOf(account, settings, istanbulDay(new Date())),
    invoiceNumbers: shares.map(({ invoice }) => invoice.number),
    foreign: sumsByCurrency(payments.filter((payment) => payment.currency !== account.currency)),
    dueOn: facts.ownDueOn,
    terms: termsOf(row.customer, settings),
    invoiceDays: settings.orders.invoiceDays,
    vatRate: quotes[0]?.vatRate ?? settings.orders.quoteVatRate,
    invoices: invoicesOf(shares, nameOf),
    payments: payments.map((payment) => ({ ...payment, author: nameOf(payment.author) })),
    differences: shownDifferences(row, account, nameOf),
    noInvoice: noInvoiceOf(row.account, nameOf),
    version: row.account?.version ?? 0,
  }
}
export type OrderBilling = Awaited<ReturnType<typeof getOrderBilling>>
