import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { Prisma } from '@/lib/generated/prisma/client'
import {
  type ComputedAccount,
  computeAccount,
  awaitsInvoice,
  awaitsPayment,
  type DifferenceSubject,
} from '@/lib/orders/account/account'
import { type OrderAccountRow, readAccounts } from '@/lib/orders/account/data'
import { invoiceShape } from '@/lib/orders/billing/output'
import { namesOfStaff, ORDER_MISSING } from '@/lib/orders/order/data'
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
export const listedOrderColumns = {
  id: true,
  number: true,
  state: true,
  step: true,
  customerId: true,
  companyName: true,
  contactPerson: true,
  ...selectOf(MODEL),
} satisfies Prisma.WorkOrderSelect
type ListedOrderRow = Prisma.WorkOrderGetPayload<{ select: typeof listedOrderColumns }>

export const invoiceColumns = {
  ...columnsOf(invoiceShape, Prisma.InvoiceScalarFieldEnum),
  version: true,
  shares: {
    select: {
      amount: true,
      withheld: true,
      workOrderId: true,
      workOrder: { select: { id: true, number: true, account: { select: { state: true, amount: true } } } },
    },
    orderBy: { workOrder: { number: 'asc' } },
  },
} satisfies Prisma.InvoiceSelect
export type InvoiceRow = Prisma.InvoiceGetPayload<{ select: typeof invoiceColumns }>

/** Returns the payment terms of new invoices: days until they are due, from the customer or else from the settings. */
export const paymentTermsOf = (customer: { paymentDays: number | null } | null, { orders }: Settings) =>
  typeof customer?.paymentDays === 'number'
    ? { days: customer.paymentDays, from: 'customer' as const }
    : { days: orders.paymentDays, from: 'settings' as const }

/** Returns what a list says about an order in addition to the sums of its account. */
export function listedOrder({ companyName, contactPerson, state, ...order }: ListedOrderRow) {
  const { id, number, step, customerId, deviceBrand, deviceModel } = order
  const customerName = companyName || contactPerson
  return { id, number, step, customerId, deviceBrand, deviceModel, orderState: state, customerName }
}

type AccountDates = { state: string | null; deliveredOn: string | null; dueOn: string | null }

/** Returns when an order must be invoiced or paid: the last day to invoice, or the due date. */
export function deadlineOf({ state, deliveredOn, dueOn }: AccountDates, { orders }: Settings, today: string) {
  if (awaitsInvoice(state) && deliveredOn) {
    const day = daysLater(deliveredOn, orders.invoiceDays)
    return { of: 'invoice' as const, day, days: daysBetween(today, day) }
  }
  return dueOn ? { of: 'payment' as const, day: dueOn, days: daysBetween(today, dueOn) } : null
}

/** Returns the unpaid part of a share: at most the share itself, because the balance of the order may include another invoice. */
const openAmountOf = ({ amount, withheld, workOrder: { account } }: InvoiceRow['shares'][number]) =>
  account && awaitsPayment(account.state) ? Math.min(Number(account.amount), amount - withheld) : 0

/** Adds the sums of its orders' shares to an invoice. */
export function withSums({ shares, ...invoice }: InvoiceRow) {
  const orders = shares.map((share) => {
    const { id, number } = share.workOrder
    return { id, number, amount: share.amount, open: openAmountOf(share) }
  })
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  return {
    ...invoice,
    amount: sumOf(orders.map(({ amount }) => amount)),
    withheld: sumOf(shares.map(({ withheld }) => withheld)),
    open: sumOf(orders.map(({ open }) => open)),
    orders,
  }
}
export type Invoice = ReturnType<typeof withSums>

function differenceOf(
  { differences }: OrderAccountRow,
  subject: DifferenceSubject,
  amount: number,
  nameOf: (email: string) => string,
) {
  if (amount === 0) return null
  const difference = differences.find((candidate) => candidate.of === subject && candidate.amount === amount)
  if (!difference) return { amount, explained: null }
  const { author, createdAt } = difference
  return { amount, explained: { ...difference, author: nameOf(author), createdAt: new Date(createdAt) } }
}

const noInvoiceOf = (account: OrderAccountRow['account'], nameOf: (email: string) => string) =>
  account?.noInvoiceAt
    ? {
        reason: account.noInvoice,
        text: account.noInvoiceText,
        author: nameOf(account.noInvoiceBy),
        createdAt: new Date(account.noInvoiceAt),
      }
    : null

async function readInvoices({ shares }: OrderAccountRow): Promise<InvoiceRow[]> {
  if (shares.length === 0) return []
  const where = { id: { in: shares.map(({ invoiceId }) => invoiceId) } }
  return db().invoice.findMany({ where, select: invoiceColumns })
}

/** Returns an order's invoices. Their amounts are the order's share; `total` and `open` are of the whole invoice. */
const invoicesOf = ({ shares }: OrderAccountRow, invoices: readonly InvoiceRow[], nameOf: (email: string) => string) =>
  shares.flatMap(({ invoiceId, ...share }) =>
    invoices
      .filter(({ id }) => id === invoiceId)
      .map((row) => {
        const { amount: total, orders, ...invoice } = withSums(row)
        return { ...invoice, ...share, author: nameOf(invoice.author), total, orders }
      }),
  )

/** Returns the differences to show. The customer may still pay the rest, so an underpayment is shown only once staff explain it. */
function shownDifferences(row: OrderAccountRow, { differences }: ComputedAccount, nameOf: (email: string) => string) {
  const payment = differenceOf(row, 'payment', differences.payment, nameOf)
  return {
    invoice: differenceOf(row, 'invoice', differences.invoice, nameOf),
    payment: payment && (payment.amount > 0 || payment.explained) ? payment : null,
  }
}

/** Returns the account of an order with its invoices and payments. @throws {AppError} not-found */
export async function getOrderBilling(_admin: AdminSession, id: string) {
  const order = await db().workOrder.findUnique({ where: { id }, select: listedOrderColumns })
  const [row] = await readAccounts(db(), [id])
  if (!order || !row) throw new AppError('not-found', { message: ORDER_MISSING })
  const [settings, invoices] = [await readSettings(), await readInvoices(row)]
  const account = computeAccount(row)
  const { payments } = row
  const authors = [...payments, ...row.differences, ...invoices].map(({ author }) => author)
  const nameOf = await namesOfStaff([...authors, row.account?.noInvoiceBy ?? ''])
  const { differences: _, ...accountFields } = account
  const orderInvoices = invoicesOf(row, invoices, nameOf)
  return {
    ...listedOrder(order),
    ...accountFields,
    byHand: row.account?.byHand ?? false,
    clock: deadlineOf(account, settings, istanbulDay(new Date())),
    invoiceNumbers: orderInvoices.map(({ number }) => number),
    foreign: sumsByCurrency(payments.filter((payment) => payment.currency !== account.currency)),
    dueOn: row.account?.ownDueOn ?? null,
    terms: paymentTermsOf(row, settings),
    invoiceDays: settings.orders.invoiceDays,
    vatRate: row.quote?.vatRate ?? settings.orders.quoteVatRate,
    invoices: orderInvoices,
    payments: payments.map((payment) => ({ ...payment, author: nameOf(payment.author) })),
    differences: shownDifferences(row, account, nameOf),
    noInvoice: noInvoiceOf(row.account, nameOf),
    version: row.account?.version ?? 0,
  }
}
export type OrderBilling = Awaited<ReturnType<typeof getOrderBilling>>
