import 'server-only'
import { v7 as newId } from 'uuid'
import type { AdminSession } from '@/lib/access/admin-session'
import type { Prisma } from '@/lib/generated/prisma/client'
import { computeAccount, type DifferenceSubject } from '@/lib/orders/account/account'
import { type OrderAccountRow, readAccounts } from '@/lib/orders/account/data'
import { recomputeOrderAccount, recomputeAccounts } from '@/lib/orders/account/mutations'
import { getOpenBalance } from '@/lib/orders/billing/customer/data'
import {
  getOrderBilling,
  type Invoice,
  invoiceColumns,
  type InvoiceRow,
  type OrderBilling,
  paymentTermsOf,
  withSums,
} from '@/lib/orders/billing/data'
import type {
  OrderAccountChange,
  DifferenceInput,
  InvoiceInput,
  InvoicePaymentInput,
  NoInvoice,
  PaymentInput,
} from '@/lib/orders/billing/schema'
import { ORDER_MISSING } from '@/lib/orders/order/data'
import { conflict, invalid } from '@/lib/orders/order/mutations'
import { dividePayment, splitAmount } from '@/lib/orders/quote/money'
import { AppError } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'
import { type VersionCheck, lockRow, refuseStale } from '@/lib/platform/db/versions'
import { daysLater, formatShortDate } from '@/lib/platform/turkish/dates'
import { type Currency, formatMoney } from '@/lib/platform/turkish/money'
import { readSettings } from '@/lib/settings/data'
import type { Settings } from '@/lib/settings/schema'

type Tx = Prisma.TransactionClient

/** Locks orders until the transaction ends, sorted by id so that two calls cannot deadlock. @throws {AppError} not-found */
async function lockOrders(tx: Tx, ids: readonly string[]): Promise<OrderAccountRow[]> {
  await tx.$queryRaw`SELECT FROM "work_orders" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`
  // A second statement, because the statement that waits for the lock does not see what the other transaction wrote.
  const orders = await readAccounts(tx, ids)
  if (orders.length < new Set(ids).size) throw new AppError('not-found', { message: ORDER_MISSING })
  return orders
}

/** Locks an order and checks that the caller has the current version of its account. @throws {AppError} not-found, stale */
async function lockOrderAccount(tx: Tx, id: string, matchesVersion: VersionCheck): Promise<OrderAccountRow> {
  const [order] = await lockOrders(tx, [id])
  refuseStale({ id, version: order!.account?.version ?? 0 }, matchesVersion)
  return order!
}

/** @throws {AppError} conflict for orders of several customers, and for an order marked as needing no invoice */
function refuseNotInvoiceable(orders: readonly OrderAccountRow[]): void {
  const customerId = orders[0]!.customerId
  const isSameCustomer = orders.length === 1 || (customerId && orders.every((order) => order.customerId === customerId))
  if (!isSameCustomer) throw conflict('Bir fatura tek müşteriye yazılır. Seçilen iş emirleri aynı müşterinin değil.')
  if (orders.some(({ account }) => account && account.noInvoice !== ''))
    throw conflict('“Fatura yok” yazılı. Fatura yazmak için önce onu geri alın.')
}

/** Returns the amount of an order's approved quote that is not invoiced yet. @throws {AppError} invalid-input if there is none */
function defaultAmount(order: OrderAccountRow): number {
  const { approved, invoiced } = computeAccount(order)
  if (approved > invoiced) return approved - invoiced
  throw invalid({ amount: [`${order.number} için faturanın tutarını yazın; onaylı teklifinden kalan yok.`] })
}

/** Returns the currency of an invoice. @throws {AppError} conflict if the accounts of its orders use different ones */
function currencyOf(orders: readonly OrderAccountRow[], chosenCurrency: InvoiceInput['currency']): string {
  const accounts = orders.map(computeAccount)
  const currency = chosenCurrency ?? accounts[0]!.currency
  // The first invoice decides the currency of an account. Until then a chosen currency may replace the quote's.
  const isMixed = accounts.some((account) => (account.isInvoiced || !chosenCurrency) && account.currency !== currency)
  if (isMixed) throw conflict('Bir fatura tek para birimindedir. Seçilen iş emirlerinin para birimi farklı.')
  return currency
}

const dateOf = (day: string) => new Date(day)

/** Stores the shares of an invoice. The withheld VAT is rounded per share. */
async function storeShares(
  tx: Tx,
  invoiceId: string,
  orders: readonly OrderAccountRow[],
  { orders: shares, vatRate, withholding }: InvoiceInput,
  settings: Settings,
): Promise<void> {
  const data = orders.map((order) => {
    const amount = shares.find(({ id }) => id === order.id)!.amount ?? defaultAmount(order)
    const rate = vatRate ?? order.quote?.vatRate ?? settings.orders.quoteVatRate
    return { id: newId(), invoiceId, workOrderId: order.id, vatRate: rate, ...splitAmount(amount, rate, withholding) }
  })
  await tx.invoiceShare.createMany({ data })
}

const dueDateOf = ({ day, dueOn }: InvoiceInput, [order]: readonly OrderAccountRow[], settings: Settings) =>
  dateOf(dueOn ?? daysLater(day, paymentTermsOf(order!, settings).days))

/** Checks that orders may be added to an existing invoice: same customer, date and withholding. @throws {AppError} conflict */
async function checkSameInvoice(tx: Tx, invoice: InvoiceRow, input: InvoiceInput, orders: readonly OrderAccountRow[]) {
  const { number, day, shares } = invoice
  const select = { customerId: true, companyName: true, contactPerson: true }
  const [orderOnInvoice] = await tx.workOrder.findMany({
    where: { shares: { some: { invoiceId: invoice.id } } },
    select,
    take: 1,
  })
  const customerId = orderOnInvoice?.customerId ?? null
  if (customerId === null || customerId !== orders[0]!.customerId) {
    const name = orderOnInvoice ? orderOnInvoice.companyName || orderOnInvoice.contactPerson : ''
    const message = `${number} başka bir müşteride yazılı: ${name}, ${formatShortDate(day)}. Numarayı denetleyin.`
    throw new AppError('conflict', { message, fields: { number: [message] } })
  }
  const duplicate = orders.find(({ id }) => shares.some(({ workOrderId }) => workOrderId === id))
  if (duplicate) throw conflict(`${number} bu iş emrinde zaten yazılı: ${duplicate.number}.`)
  const hasSameTerms = day.toISOString().slice(0, 10) === input.day && invoice.withholding === input.withholding
  if (!hasSameTerms)
    throw conflict(
      `${number} ${formatShortDate(day)} günüyle yazılı. Gün ve tevkifat aynı olmalı; o faturayı değiştirin.`,
    )
}

const readInvoice = async (tx: Tx, id: string) =>
  withSums(await tx.invoice.findUniqueOrThrow({ where: { id }, select: invoiceColumns }))

/** Locks the existing invoice with this number and increments its version, to add orders to it. @returns its id @throws {AppError} conflict */
async function reopenInvoice(tx: Tx, input: InvoiceInput, orders: readonly OrderAccountRow[], currency: string) {
  const { number } = input
  const invoice = await tx.invoice.findUniqueOrThrow({ where: { number }, select: invoiceColumns })
  await lockRow(tx, 'invoices', invoice.id, INVOICE_MISSING)
  await checkSameInvoice(tx, invoice, input, orders)
  if (invoice.currency !== currency) throw conflict(`${number} ${invoice.currency} ile yazılı.`)
  await tx.invoice.update({ where: { id: invoice.id }, data: { version: { increment: 1 } } })
  return invoice.id
}

/**
 * Adds an invoice for one or more orders of one customer. If the customer already has an invoice with this number, the orders
 * are added to it. The idempotency key becomes the invoice's id; a repeated one returns that invoice and stores nothing.
 * @throws {AppError} not-found, invalid-input, conflict for several customers or currencies, for the number of another customer's
 * invoice, and for an order marked as needing no invoice
 */
export async function createInvoice(
  admin: AdminSession,
  input: InvoiceInput,
  idempotencyKey?: string,
): Promise<Invoice> {
  return db().$transaction(async (tx) => {
    const orderIds = input.orders.map((order) => order.id)
    const orders = await lockOrders(tx, orderIds)
    const id = idempotencyKey ?? newId()
    const existingInvoice = await tx.invoice.findUnique({ where: { id }, select: invoiceColumns })
    if (existingInvoice) return withSums(existingInvoice)
    refuseNotInvoiceable(orders)
    const currency = currencyOf(orders, input.currency)
    const settings = await readSettings(tx)
    const { number, day, withholding } = input
    const data = { id, number, day: dateOf(day), dueOn: dueDateOf(input, orders, settings), currency, withholding }
    // If a concurrent call adds the same number, this one waits for it and keeps its row.
    const { count } = await tx.invoice.createMany({ data: { ...data, author: admin.email }, skipDuplicates: true })
    const invoiceId = count === 0 ? await reopenInvoice(tx, input, orders, currency) : id
    await storeShares(tx, invoiceId, orders, input, settings)
    await recomputeAccounts(tx, orders)
    return readInvoice(tx, invoiceId)
  })
}

const INVOICE_MISSING = 'Fatura bulunamadı.'

/** Locks an invoice with its orders and additional ones. @throws {AppError} not-found, stale */
async function lockInvoice(tx: Tx, id: string, additionalOrderIds: readonly string[], matchesVersion: VersionCheck) {
  const select = { workOrderId: true }
  const shares = await tx.invoiceShare.findMany({ where: { invoiceId: id }, select })
  const orders = await lockOrders(tx, [...shares.map(({ workOrderId }) => workOrderId), ...additionalOrderIds])
  refuseStale(await lockRow(tx, 'invoices', id, INVOICE_MISSING), matchesVersion)
  const invoice = await tx.invoice.findUniqueOrThrow({ where: { id }, select: invoiceColumns })
  // A concurrent call added orders before this one locked them.
  if (invoice.shares.some(({ workOrderId }) => !orders.some((order) => order.id === workOrderId)))
    throw new AppError('stale')
  return { invoice, orders }
}

/**
 * Replaces an invoice. Orders missing from the input are removed from it. Without a due date in the input, the due date stays as long
 * as the invoice date does not change.
 * @throws {AppError} not-found, stale, invalid-input, conflict as in `createInvoice`
 */
export async function changeInvoice(
  _admin: AdminSession,
  id: string,
  input: InvoiceInput,
  matchesVersion: VersionCheck,
): Promise<Invoice> {
  return db().$transaction(async (tx) => {
    const orderIds = input.orders.map((order) => order.id)
    const { invoice, orders } = await lockInvoice(tx, id, orderIds, matchesVersion)
    const { number, day, withholding } = input
    const sameNumber = await tx.invoice.findUnique({ where: { number }, select: { id: true } })
    if (sameNumber && sameNumber.id !== id) throw conflict(`${number} başka bir faturada yazılı. Numarayı denetleyin.`)
    await tx.invoiceShare.deleteMany({ where: { invoiceId: id } })
    const newOrders = await lockOrders(tx, orderIds)
    refuseNotInvoiceable(newOrders)
    const currency = currencyOf(newOrders, input.currency ?? (invoice.currency as InvoiceInput['currency']))
    const keepsDueDate = input.dueOn === null && invoice.day.getTime() === dateOf(day).getTime()
    const settings = await readSettings(tx)
    const dueOn = keepsDueDate ? invoice.dueOn : dueDateOf(input, newOrders, settings)
    const data = { number, day: dateOf(day), dueOn, currency, withholding, version: { increment: 1 } }
    await storeShares(tx, id, newOrders, input, settings)
    await tx.invoice.update({ where: { id }, data })
    await recomputeAccounts(tx, orders)
    return readInvoice(tx, id)
  })
}

/** Deletes an invoice that was written by mistake. @throws {AppError} not-found, stale */
export async function deleteInvoice(_admin: AdminSession, id: string, matchesVersion: VersionCheck): Promise<void> {
  await db().$transaction(async (tx) => {
    const { orders } = await lockInvoice(tx, id, [], matchesVersion)
    await tx.invoice.delete({ where: { id } })
    await recomputeAccounts(tx, orders)
  })
}

/** Marks an order for invoicing or sets its due date. @throws {AppError} not-found, stale */
export async function changeOrderAccount(
  admin: AdminSession,
  id: string,
  { byHand, dueOn }: OrderAccountChange,
  matchesVersion: VersionCheck,
): Promise<OrderBilling> {
  await db().$transaction(async (tx) => {
    await lockOrderAccount(tx, id, matchesVersion)
    await recomputeOrderAccount(tx, id, {
      ...(byHand !== undefined && { byHand }),
      ...(dueOn !== undefined && { ownDueOn: dueOn && dateOf(dueOn) }),
    })
  })
  return getOrderBilling(admin, id)
}

/** Sets why an order needs no invoice; null removes the reason. @throws {AppError} not-found, stale, conflict if invoiced */
export async function setNoInvoice(
  admin: AdminSession,
  id: string,
  input: NoInvoice | null,
  matchesVersion: VersionCheck,
): Promise<OrderBilling> {
  await db().$transaction(async (tx) => {
    const { shares } = await lockOrderAccount(tx, id, matchesVersion)
    if (input && shares.length > 0) throw conflict('Bu iş emrinin faturası var. Yanlışsa önce faturayı silin.')
    await recomputeOrderAccount(tx, id, {
      noInvoice: input?.reason ?? '',
      noInvoiceText: input?.text ?? '',
      noInvoiceBy: input ? admin.email : '',
      noInvoiceAt: input ? new Date() : null,
    })
  })
  return getOrderBilling(admin, id)
}

/** Maximum number of payments of an order, far more than any has. */
const MAX_PAYMENTS = 100

/** Whether the payment with this id is stored. @throws {AppError} conflict if it belongs to none of the orders */
async function isPaymentStored(tx: Tx, id: string, orders: readonly OrderAccountRow[]): Promise<boolean> {
  const payment = await tx.payment.findUnique({ where: { id }, select: { workOrderId: true } })
  if (payment && !orders.some((order) => order.id === payment.workOrderId))
    throw conflict('Bu Idempotency-Key başka bir iş emrinde kullanıldı.')
  return payment !== null
}

/** Stores payments of orders; the first one gets the id. @throws {AppError} conflict if an order has too many */
async function storePayments(
  tx: Tx,
  id: string,
  author: string,
  payments: readonly { order: OrderAccountRow; input: PaymentInput }[],
): Promise<void> {
  const orders = payments.map(({ order }) => order)
  if (orders.some((order) => order.payments.length >= MAX_PAYMENTS))
    throw conflict(`Bir iş emrine en çok ${MAX_PAYMENTS} ödeme yazılabilir.`)
  const createdAt = new Date()
  const rows = payments.map(({ order, input }, index) => ({
    ...paymentRow(input, order),
    id: index === 0 ? id : newId(),
    workOrderId: order.id,
    author,
    createdAt,
  }))
  await tx.payment.createMany({ data: rows })
  await recomputeAccounts(tx, orders)
}

/**
 * Adds a payment to an order. The idempotency key becomes the payment's id; a repeated one stores nothing.
 * @throws {AppError} not-found, stale, conflict for the key of another order's payment
 */
export async function addPayment(
  admin: AdminSession,
  workOrderId: string,
  input: PaymentInput,
  { matchesVersion, idempotencyKey: id = newId() }: { matchesVersion: VersionCheck; idempotencyKey?: string },
): Promise<OrderBilling> {
  await db().$transaction(async (tx) => {
    const orders = await lockOrders(tx, [workOrderId])
    if (await isPaymentStored(tx, id, orders)) return
    const [order] = orders
    refuseStale({ id: workOrderId, version: order!.account?.version ?? 0 }, matchesVersion)
    await storePayments(tx, id, admin.email, [{ order: order!, input }])
  })
  return getOrderBilling(admin, workOrderId)
}

/**
 * Adds a payment of a whole invoice: one payment for each order that `dividePayment` gives a part. The idempotency key becomes the
 * id of the first; a repeated one stores nothing.
 * @throws {AppError} not-found, stale if the caller saw another balance due, conflict as in `addPayment`
 */
export async function payInvoice(
  admin: AdminSession,
  id: string,
  { open, ...input }: InvoicePaymentInput,
  { matchesVersion, idempotencyKey = newId() }: { matchesVersion: VersionCheck; idempotencyKey?: string },
): Promise<Invoice> {
  return db().$transaction(async (tx) => {
    const { invoice, orders } = await lockInvoice(tx, id, [], matchesVersion)
    const sums = withSums(invoice)
    if (await isPaymentStored(tx, idempotencyKey, orders)) return sums
    if (sums.open !== open) throw new AppError('stale')
    const currency = input.currency ?? (invoice.currency as Currency)
    const payments = dividePayment(input.amount, sums.orders, currency !== invoice.currency)
      .filter(({ part }) => part > 0)
      .map(({ id: orderId, part }) => ({
        order: orders.find((order) => order.id === orderId)!,
        input: { ...input, currency, amount: part },
      }))
    await storePayments(tx, idempotencyKey, admin.email, payments)
    return readInvoice(tx, id)
  })
}

function paymentRow({ day, currency, ...fields }: PaymentInput, order: OrderAccountRow) {
  return { ...fields, day: dateOf(day), currency: currency ?? computeAccount(order).currency }
}

/** Changes a payment of an order; null deletes it. @throws {AppError} not-found, stale */
export async function setPayment(
  admin: AdminSession,
  workOrderId: string,
  id: string,
  input: PaymentInput | null,
  matchesVersion: VersionCheck,
): Promise<OrderBilling> {
  await db().$transaction(async (tx) => {
    const order = await lockOrderAccount(tx, workOrderId, matchesVersion)
    const where = { id, workOrderId }
    const { count } = await (input
      ? tx.payment.updateMany({ where, data: paymentRow(input, order) })
      : tx.payment.deleteMany({ where }))
    if (count === 0) throw new AppError('not-found', { message: 'Ödeme bulunamadı.' })
    await recomputeOrderAccount(tx, workOrderId)
  })
  return getOrderBilling(admin, workOrderId)
}

/**
 * Sets the explanation of a difference, which then no longer counts as open; null removes it.
 * @throws {AppError} not-found, stale, conflict if there is no difference, or if the caller saw another amount
 */
export async function setExplanation(
  admin: AdminSession,
  workOrderId: string,
  subject: DifferenceSubject,
  input: DifferenceInput | null,
  matchesVersion: VersionCheck,
): Promise<OrderBilling> {
  await db().$transaction(async (tx) => {
    const order = await lockOrderAccount(tx, workOrderId, matchesVersion)
    const { differences, isInvoiced, currency } = computeAccount(order)
    await tx.orderDifference.deleteMany({ where: { workOrderId, of: subject } })
    if (input) {
      const { amount, kind, text } = input
      if (!isInvoiced) throw conflict('Fark fatura yazılınca kapatılır.')
      if (differences[subject] !== amount || amount === 0)
        throw conflict(`Fark bu arada değişti: ${formatMoney(differences[subject], currency)}.`)
      const data = { workOrderId, of: subject, amount, kind, text, author: admin.email, createdAt: new Date() }
      await tx.orderDifference.create({ data: { ...data, id: newId() } })
    }
    await recomputeOrderAccount(tx, workOrderId)
  })
  return getOrderBilling(admin, workOrderId)
}

/** Changes how many days a customer has to pay new invoices. @throws {AppError} not-found */
export async function changePaymentTerms(
  admin: AdminSession,
  id: string,
  { paymentDays }: { paymentDays: number | null },
) {
  await db().$transaction(async (tx) => {
    await lockRow(tx, 'customers', id, 'Müşteri bulunamadı.')
    await tx.customer.update({ where: { id }, data: { paymentDays, version: { increment: 1 } } })
  })
  return getOpenBalance(admin, id)
}
