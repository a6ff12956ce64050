import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { Prisma } from '@/lib/generated/prisma/client'
import { AWAITS_INVOICE, AWAITS_PAYMENT } from '@/lib/orders/account/account'
import { deadlineOf, listedOrder, listedOrderColumns } from '@/lib/orders/billing/data'
import { billingRowShape } from '@/lib/orders/billing/output'
import { BILLING_FILTERS, type BillingFilter, type BillingSort, invoiceNumberKey } from '@/lib/orders/billing/schema'
import { searchSql } from '@/lib/orders/list/data'
import { db } from '@/lib/platform/db/client'
import { paginated, type Paginated, type Range } from '@/lib/platform/db/paginated'
import { columnsOf } from '@/lib/platform/output'
import type { Currency } from '@/lib/platform/turkish/money'
import { daysLater, istanbulDay } from '@/lib/platform/turkish/dates'
import { likeLiteral } from '@/lib/platform/turkish/search'
import { readSettings } from '@/lib/settings/data'
import type { Settings } from '@/lib/settings/schema'

/** The filter 'due-soon' finds due dates on this many days, beginning with today. */
const SOON_DAYS = 7

const stateIn = (...states: string[]) => Prisma.sql`"account"."state" IN (${Prisma.join(states)})`
const awaitsInvoiceSql = stateIn(...AWAITS_INVOICE)
const awaitsPaymentSql = stateIn(...AWAITS_PAYMENT)

function conditionsOf(today: string, { orders }: Settings): Record<BillingFilter, Prisma.Sql> {
  const dateSql = (day: string) => Prisma.sql`${day}::date`
  const earliestTimelyDelivery = daysLater(today, -orders.invoiceDays)
  return {
    open: stateIn(...AWAITS_INVOICE, ...AWAITS_PAYMENT),
    'to-invoice': awaitsInvoiceSql,
    invoiced: stateIn('invoiced'),
    'partly-paid': stateIn('partly-paid'),
    paid: Prisma.sql`"account"."state" = 'paid' AND "paid_on" >= ${dateSql(`${today.slice(0, 4)}-01-01`)}`,
    overdue: Prisma.sql`${awaitsPaymentSql} AND "due_on" < ${dateSql(today)}`,
    'due-soon': Prisma.sql`${awaitsPaymentSql} AND "due_on" BETWEEN ${dateSql(today)} AND ${dateSql(daysLater(today, SOON_DAYS - 1))}`,
    'invoice-late': Prisma.sql`${awaitsInvoiceSql} AND "delivered_on" < ${dateSql(earliestTimelyDelivery)}`,
    'no-invoice': stateIn('no-invoice'),
  }
}

/** The date that `deadlineOf` computes: the due date, or the delivery date plus the days to invoice. */
const deadlineSql = ({ orders }: Settings) =>
  Prisma.sql`coalesce("due_on", CASE WHEN ${awaitsInvoiceSql} THEN "delivered_on" + ${orders.invoiceDays}::int END)`

const OLDEST_FIRST = Prisma.sql`"delivered_on" NULLS LAST`

/** Returns the ORDER BY terms of a sort. The number of the order breaks ties. */
const orderBy = (sort: BillingSort, settings: Settings): Prisma.Sql =>
  ({
    oldest: OLDEST_FIRST,
    due: Prisma.sql`${deadlineSql(settings)} NULLS LAST, ${OLDEST_FIRST}`,
    amount: Prisma.sql`"account"."currency" <> 'TRY', "account"."currency", "account"."amount" DESC, ${OLDEST_FIRST}`,
  })[sort]

/** A shorter text would occur in nearly every invoice number. */
const MIN_NUMBER_CHARS = 4

/** Returns SQL that selects the ids of orders with an invoice whose number contains the search text. */
export function withInvoiceNumber(search: string): Prisma.Sql {
  const number = invoiceNumberKey(search)
  return Prisma.sql`
    SELECT "work_order_id" FROM "invoice_shares" JOIN "invoices" ON "invoices"."id" = "invoice_id"
    WHERE ${number.length >= MIN_NUMBER_CHARS} AND "invoices"."number" LIKE ${`%${likeLiteral(number)}%`}`
}

/**
 * Returns the SQL condition of a search: by the order's own texts, the tax number, or an invoice number. It is a UNION, because
 * for an OR of the three PostgreSQL would read all orders.
 */
function searchCondition(search: string): Prisma.Sql {
  if (search === '') return Prisma.sql`true`
  return Prisma.sql`"account"."id" IN (
    SELECT "id" FROM "work_orders" WHERE ${searchSql(search).matches}
    UNION SELECT "work_orders"."id" FROM "work_orders" JOIN "customers" ON "customers"."id" = "customer_id"
    WHERE "tax_number" = ${search.replaceAll(/\s/g, '')}
    UNION ${withInvoiceNumber(search)})`
}

const rowColumns = {
  ...listedOrderColumns,
  account: { select: { ...columnsOf(billingRowShape, Prisma.OrderAccountScalarFieldEnum), dueOn: true } },
  shares: { select: { invoice: { select: { number: true } } }, orderBy: { invoice: { day: 'asc' } } },
} satisfies Prisma.WorkOrderSelect
type BillingOrder = Prisma.WorkOrderGetPayload<{ select: typeof rowColumns }>

const dayOf = (date: Date | null) => date && date.toISOString().slice(0, 10)

function billingRow({ account, shares, ...order }: BillingOrder, settings: Settings, today: string) {
  const { state, currency, byHand, ...columns } = account!
  const days = { deliveredOn: dayOf(columns.deliveredOn), dueOn: dayOf(columns.dueOn), paidOn: dayOf(columns.paidOn) }
  return {
    ...listedOrder(order),
    ...days,
    state: state === '' ? null : state,
    byHand,
    currency,
    approved: Number(columns.approved),
    invoiced: Number(columns.invoiced),
    withheld: Number(columns.withheld),
    paid: Number(columns.paid),
    amount: Number(columns.amount),
    clock: deadlineOf({ state, ...days }, settings, today),
    invoiceNumbers: shares.map(({ invoice }) => invoice.number),
  }
}
export type BillingRow = ReturnType<typeof billingRow>

/** Returns the rows of orders by their ids, in the order of the ids. */
export async function readBillingRows(
  ids: readonly string[],
  settings: Settings,
  today: string,
): Promise<BillingRow[]> {
  const where = { id: { in: [...ids] }, account: { isNot: null } }
  const rows = ids.length > 0 ? await db().workOrder.findMany({ where, select: rowColumns }) : []
  const rowById = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => rowById.get(id) ?? []).map((row) => billingRow(row, settings, today))
}

type BillingQuery = { filter?: BillingFilter; sort?: BillingSort; search?: string }

/** Returns orders with an account, by default the oldest delivery first. A search without a filter covers all orders. */
export async function listBilling(
  _admin: AdminSession,
  { filter, sort = 'oldest', search = '' }: BillingQuery,
  range?: Range,
  now = new Date(),
): Promise<Paginated<BillingRow>> {
  const settings = await readSettings()
  const today = istanbulDay(now)
  const appliedFilter = filter ?? (search === '' ? 'open' : null)
  const condition = appliedFilter ? conditionsOf(today, settings)[appliedFilter] : Prisma.sql`"account"."state" <> ''`
  const fromAndWhere = Prisma.sql`FROM "order_accounts" AS "account" WHERE ${condition} AND ${searchCondition(search)}`
  const sortTerms = orderBy(sort, settings)
  // Only the accounts up to the end of the page are joined with their orders, for the number.
  const firstAccounts = range
    ? Prisma.sql`ORDER BY ${sortTerms} FETCH FIRST (${range.skip + range.take}) ROWS WITH TIES`
    : Prisma.empty
  const page = range ? Prisma.sql`LIMIT ${range.take} OFFSET ${range.skip}` : Prisma.empty
  const readRows = async () => {
    const idRows = await db().$queryRaw<{ id: string }[]>`
      SELECT "id" FROM (SELECT * ${fromAndWhere} ${firstAccounts}) AS "account" JOIN "work_orders" USING ("id")
      ORDER BY ${sortTerms}, "work_orders"."number" ${page}`
    return readBillingRows(
      idRows.map(({ id }) => id),
      settings,
      today,
    )
  }
  const count = async () => {
    const [row] = await db().$queryRaw<{ count: number }[]>`SELECT count(*)::int AS "count" ${fromAndWhere}`
    return row!.count
  }
  return paginated(range, readRows(), count)
}

type FilterCount = { count: number; sums: { currency: Currency; amount: number }[] }

/** Returns the count and the sums by currency of each filter (with one query), and the next order to fall due. */
export async function countBilling(_admin: AdminSession) {
  const settings = await readSettings()
  const today = istanbulDay(new Date())
  const conditions = conditionsOf(today, settings)
  const queries = BILLING_FILTERS.map(
    (
      filter,
    ) => Prisma.sql`SELECT ${filter} AS "filter", "account"."currency", count(*)::int AS "count", sum("amount")::bigint AS "amount"
      FROM "order_accounts" AS "account" WHERE ${conditions[filter]} GROUP BY 2`,
  )
  const rows = await db().$queryRaw<{ filter: BillingFilter; currency: Currency; count: number; amount: bigint }[]>`
    ${Prisma.join(queries, ' UNION ALL ')} ORDER BY 4 DESC, 2`
  const filters = Object.fromEntries(
    BILLING_FILTERS.map((filter): [BillingFilter, FilterCount] => {
      const filterRows = rows.filter((row) => row.filter === filter)
      const sums = filterRows.map(({ currency, amount }) => ({ currency, amount: Number(amount) }))
      return [filter, { count: filterRows.reduce((sum, { count }) => sum + count, 0), sums }]
    }),
  ) as Record<BillingFilter, FilterCount>
  return { filters, year: Number(today.slice(0, 4)), nextDue: await readNextDue(today) }
}

/** Returns the next unpaid order to fall due, today or later. */
async function readNextDue(today: string) {
  const [row] = await db().$queryRaw<
    { id: string; number: string; day: Date; customerName: string; currency: string; amount: bigint }[]
  >`SELECT "id", "number", "due_on" AS "day", coalesce(nullif("company_name", ''), "contact_person") AS "customerName",
      "currency", "amount" FROM "order_accounts" AS "account" JOIN "work_orders" USING ("id")
    WHERE ${awaitsPaymentSql} AND "due_on" >= ${today}::date ORDER BY "due_on", "number" LIMIT 1`
  return row ? { ...row, amount: Number(row.amount) } : null
}
