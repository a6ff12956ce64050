import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { Prisma } from '@/lib/generated/prisma/client'
import { AWAITS_INVOICE, AWAITS_PAYMENT, awaitsInvoice, awaitsPayment } from '@/lib/orders/account/account'
import { paymentTermsOf } from '@/lib/orders/billing/data'
import { readBillingRows } from '@/lib/orders/billing/list/data'
import { AppError } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'
import { istanbulDay, monthsLater } from '@/lib/platform/turkish/dates'
import { sumsByCurrency } from '@/lib/platform/turkish/money'
import { readSettings } from '@/lib/settings/data'

/** Returns the number and sums of a customer's invoices since a day, and the average number of days until orders were paid. */
async function readRecentFigures(customerId: string, since: string) {
  const invoices = await db().$queryRaw<{ currency: string; count: number; amount: bigint }[]>`
    SELECT "currency", count(DISTINCT "invoices"."id")::int AS "count", sum("amount")::bigint AS "amount"
    FROM "invoices" JOIN "invoice_shares" ON "invoice_id" = "invoices"."id" JOIN "work_orders" ON "work_orders"."id" = "work_order_id"
    WHERE "customer_id" = ${customerId}::uuid AND "day" >= ${since}::date GROUP BY 1 ORDER BY 3 DESC`
  const [average] = await db().$queryRaw<{ days: number | null }[]>`
    SELECT round(avg("paid_on" - "first"."day"))::int AS "days" FROM "order_accounts" AS "account"
    JOIN "work_orders" USING ("id") CROSS JOIN LATERAL (
      SELECT min("day") AS "day" FROM "invoices" JOIN "invoice_shares" ON "invoice_id" = "invoices"."id"
      WHERE "work_order_id" = "work_orders"."id"
    ) AS "first" WHERE "customer_id" = ${customerId}::uuid AND "account"."state" = 'paid' AND "paid_on" >= ${since}::date`
  return {
    invoices: {
      count: invoices.reduce((sum, { count }) => sum + count, 0),
      sums: invoices.map(({ currency, amount }) => ({ currency, amount: Number(amount) })),
    },
    paymentDays: average!.days === null ? null : Math.max(average!.days, 0),
  }
}

/** Returns a customer's open balance, with the orders that are not invoiced or not paid. @throws {AppError} not-found */
export async function getOpenBalance(_admin: AdminSession, id: string) {
  const customer = await db().customer.findUnique({ where: { id }, select: { paymentDays: true } })
  if (!customer) throw new AppError('not-found', { message: 'Müşteri bulunamadı.' })
  const settings = await readSettings()
  const today = istanbulDay(new Date())
  const openRows = await db().$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "order_accounts" AS "account" JOIN "work_orders" USING ("id")
    WHERE "customer_id" = ${id}::uuid AND "account"."state" IN (${Prisma.join([...AWAITS_INVOICE, ...AWAITS_PAYMENT])})
    ORDER BY "delivered_on" NULLS LAST, "number"`
  const orders = await readBillingRows(
    openRows.map((row) => row.id),
    settings,
    today,
  )
  const lastPayment = await db().payment.findFirst({
    where: { workOrder: { customerId: id } },
    select: { day: true, currency: true, amount: true },
    orderBy: [{ day: 'desc' }, { createdAt: 'desc' }],
  })
  const toInvoice = orders.filter(({ state }) => awaitsInvoice(state))
  const unpaid = orders.filter(({ state }) => awaitsPayment(state))
  // An order paid in advance still has to be invoiced, but the customer owes nothing for it.
  const openOrders = [...unpaid, ...toInvoice.map((row) => ({ ...row, amount: Math.max(row.amount - row.paid, 0) }))]
  return {
    toInvoice: sumsByCurrency(toInvoice),
    unpaid: sumsByCurrency(unpaid),
    open: sumsByCurrency(openOrders).filter(({ amount }) => amount > 0),
    orders,
    ...(await readRecentFigures(id, monthsLater(today, -12))),
    lastPayment,
    terms: paymentTermsOf(customer, settings),
  }
}
