import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { orderOfCustomerShape, customerRowShape, customerShape } from '@/lib/customers/output'
import { Prisma } from '@/lib/generated/prisma/client'
import { newestFirst, sentQuoteArgs, turnColumns } from '@/lib/orders/order/data'
import { serialKey } from '@/lib/orders/order/device-key'
import { amountColumns, storedAmountsOf } from '@/lib/orders/quote/money'
import { turnOfOrder } from '@/lib/orders/turn/turn'
import { AppError } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'
import { paginated, type Range } from '@/lib/platform/db/paginated'
import { columnsOf } from '@/lib/platform/output'
import { MODEL } from '@/lib/records/device'
import { selectOf } from '@/lib/records/derive'
import { customersWith, keyColumns, keysOf, MAX_SHARED } from '@/lib/people/data'
import { sumsByCurrency } from '@/lib/platform/turkish/money'
import { inAnySpelling } from '@/lib/platform/turkish/search'

const orderColumns = {
  id: true,
  number: true,
  state: true,
  deviceKey: true,
  createdAt: true,
  quotes: { ...sentQuoteArgs, select: { ...amountColumns, currency: true, decision: true, decidedAt: true } },
} satisfies Prisma.WorkOrderSelect

const rowColumns = {
  ...columnsOf(customerRowShape, Prisma.CustomerScalarFieldEnum),
  workOrders: { select: orderColumns, orderBy: newestFirst },
} satisfies Prisma.CustomerSelect

type OrderRow = Prisma.WorkOrderGetPayload<{ select: typeof orderColumns }>

const contactColumns = {
  ...keyColumns.contacts.select,
  contactPerson: true,
  phone: true,
  email: true,
} satisfies Prisma.CustomerContactSelect

const customerColumns = {
  ...rowColumns,
  ...columnsOf(customerShape, Prisma.CustomerScalarFieldEnum),
  ...keyColumns,
  contacts: { select: contactColumns, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
  workOrders: {
    select: {
      ...turnColumns,
      ...columnsOf(orderOfCustomerShape, Prisma.WorkOrderScalarFieldEnum),
      ...orderColumns,
      quotes: { ...sentQuoteArgs, select: { ...turnColumns.quotes.select, ...orderColumns.quotes.select } },
    },
    orderBy: newestFirst,
  },
} satisfies Prisma.CustomerSelect

const messageColumns = {
  id: true,
  receivedAt: true,
  ...selectOf(MODEL),
  problemDescription: true,
  workOrders: { select: { id: true, number: true }, orderBy: { number: 'asc' } },
} satisfies Prisma.ContactMessageSelect

const nameColumns = { id: true, companyName: true, contactPerson: true } satisfies Prisma.CustomerSelect
type CustomerName = Prisma.CustomerGetPayload<{ select: typeof nameColumns }>

/** Which identifiers two customers share. */
type Match = { samePhone: boolean; sameEmail: boolean }

export const CUSTOMER_MISSING = 'Müşteri bulunamadı.'

/** Returns the sums of quotes, with VAT or without it. */
const sumsOf = (quotes: readonly OrderRow['quotes'][number][], amount: 'total' | 'net') =>
  sumsByCurrency(quotes.map((quote) => ({ currency: quote.currency, amount: storedAmountsOf(quote)[amount] })))

/** Adds the counts and sums of its orders to a customer. */
function withOrderFigures<Row extends { workOrders: readonly OrderRow[] }>(customer: Row) {
  const { workOrders } = customer
  const deviceKeys = workOrders.map(({ deviceKey }) => deviceKey).filter(Boolean)
  const openOrders = workOrders.filter(({ state }) => state === 'open')
  const openQuotes = (decision: string | null) =>
    openOrders.flatMap(({ quotes }) => quotes).filter((quote) => quote.decision === decision)
  return {
    ...customer,
    devices: new Set(deviceKeys).size,
    orders: workOrders.length,
    openOrders: openOrders.length,
    lastOrder: workOrders[0] ?? null,
    approved: sumsOf(openQuotes('approved'), 'total'),
    waiting: sumsOf(openQuotes(null), 'total'),
    declined: openQuotes('declined').length,
  }
}

/** Matches customers whose record or former contact contains all words of `search`, or whose order has a serial number that begins with it. */
export function customersWhere(search: string): Prisma.CustomerWhereInput {
  if (search === '') return {}
  const serial = serialKey(search)
  const words = inAnySpelling(search)
  const byDevice = { workOrders: { some: { deviceKey: { startsWith: serial } } } }
  return { OR: [words, { contacts: { some: words } }, ...(serial === '' ? [] : [byDevice])] }
}

/** Returns the customers that match a search, newest order first. */
export async function listCustomers(_admin: AdminSession, range?: Range, search = '') {
  const where = customersWhere(search)
  const orderBy: Prisma.CustomerOrderByWithRelationInput[] = [{ lastOrderAt: 'desc' }, { id: 'desc' }]
  const rows = db().customer.findMany({ where, select: rowColumns, orderBy, ...range })
  const { items, total } = await paginated(range, rows, () => db().customer.count({ where }))
  return { items: items.map(withOrderFigures), total }
}

/** Returns a customer's messages: those assigned to it, and those of its orders. */
function readMessages(id: string) {
  return db().contactMessage.findMany({
    where: { OR: [{ customerId: id }, { workOrders: { some: { customerId: id } } }] },
    select: messageColumns,
    orderBy: [{ receivedAt: 'desc' }, { id: 'desc' }],
  })
}

/** The ids of two customers, the smaller one first. */
type IdPair = Match & { oneId: string; otherId: string }

const MAX_PAIRS = 3
/** Maximum number of duplicates that a customer's page shows. */
const MAX_DUPLICATES = 20

/**
 * Returns pairs of customers with the same phone number or email address, unless they are recorded as distinct or more than
 * MAX_SHARED customers share it. The pair with the newest order is first.
 */
async function readIdPairs(): Promise<IdPair[]> {
  return db().$queryRaw<IdPair[]>`
    WITH "keys" AS (
      SELECT "id", 'phone' AS "kind", "phone_key" AS "key" FROM "customers" WHERE "phone_key" <> ''
      UNION SELECT "id", 'email', "email_key" FROM "customers" WHERE "email_key" <> ''
      UNION SELECT "customer_id", 'phone', "phone_key" FROM "customer_contacts" WHERE "phone_key" <> ''
      UNION SELECT "customer_id", 'email', "email_key" FROM "customer_contacts" WHERE "email_key" <> ''
    ), "shared" AS (
      SELECT "kind", "key" FROM "keys" GROUP BY "kind", "key" HAVING count(*) BETWEEN 2 AND ${MAX_SHARED}
    ), "pairs" AS (
      SELECT "a"."id" AS "one", "b"."id" AS "other", bool_or("kind" = 'phone') AS "phone", bool_or("kind" = 'email') AS "email"
      FROM "shared" JOIN "keys" AS "a" USING ("kind", "key") JOIN "keys" AS "b" USING ("kind", "key")
      WHERE "a"."id" < "b"."id" GROUP BY 1, 2
    )
    SELECT "one"::text AS "oneId", "other"::text AS "otherId", "pairs"."phone" AS "samePhone", "pairs"."email" AS "sameEmail"
    FROM "pairs" JOIN "customers" AS "a" ON "a"."id" = "one" JOIN "customers" AS "b" ON "b"."id" = "other"
    WHERE NOT EXISTS (SELECT FROM "distinct_customers" WHERE "one_id" = "one" AND "other_id" = "other")
    ORDER BY greatest("a"."last_order_at", "b"."last_order_at") DESC, "one", "other" LIMIT ${MAX_PAIRS}`
}

/** Returns pairs of customers who may be the same person, the older record first. */
export async function listDuplicates(_admin: AdminSession) {
  const pairs = await readIdPairs()
  const ids = pairs.flatMap(({ oneId, otherId }) => [oneId, otherId])
  const rows = await db().customer.findMany({ where: { id: { in: ids } }, select: { ...nameColumns, createdAt: true } })
  const duplicatePairs = pairs.flatMap(({ oneId, otherId, ...match }) => {
    const [one, other] = rows
      .filter(({ id }) => id === oneId || id === otherId)
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
    return one && other ? [{ one: { ...one, ...match }, other: { ...other, ...match } }] : []
  })
  return { pairs: duplicatePairs }
}

/** Returns the customers who share a phone number or email address with a customer and are not recorded as distinct. */
async function readDuplicatesOf(id: string, keys: ReturnType<typeof keysOf>): Promise<(CustomerName & Match)[]> {
  const idsWith = async (kind: 'phone' | 'email', kindKeys: string[]) => {
    const idsByKey = await Promise.all(kindKeys.map((key) => customersWith(db(), kind, key)))
    return idsByKey.flatMap((ids) => ids ?? [])
  }
  const [byPhone, byEmail] = [await idsWith('phone', keys.phones), await idsWith('email', keys.emails)]
  const rows = await db().customer.findMany({
    where: {
      id: { in: [...byPhone, ...byEmail], not: id },
      pairsAsOne: { none: { otherId: id } },
      pairsAsOther: { none: { oneId: id } },
    },
    select: nameColumns,
    orderBy: [{ lastOrderAt: 'desc' }, { id: 'asc' }],
    take: MAX_DUPLICATES,
  })
  return rows.map((row) => ({ ...row, samePhone: byPhone.includes(row.id), sameEmail: byEmail.includes(row.id) }))
}

/** Returns a customer with its orders, messages, former contacts and possible duplicates. @throws {AppError} not-found */
export async function getCustomer(_admin: AdminSession, id: string) {
  const customer = await db().customer.findUnique({ where: { id }, select: customerColumns })
  if (!customer) throw new AppError('not-found', { message: CUSTOMER_MISSING })
  const [messages, duplicates] = await Promise.all([readMessages(id), readDuplicatesOf(id, keysOf(customer))])
  const { workOrders } = customer
  const orderList = workOrders.map((order) => {
    const [quote] = order.quotes
    const price = quote ? { ...quote, total: storedAmountsOf(quote).total } : null
    return { ...order, isUnderWarranty: order.underWarrantyOf !== null, turn: turnOfOrder(order), price }
  })
  const yearAgo = new Date()
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1)
  const approvedQuotes = workOrders
    .flatMap(({ quotes }) => quotes)
    .filter(({ decision, decidedAt }) => decision === 'approved' && decidedAt !== null && decidedAt >= yearAgo)
  const approvedInYear = sumsOf(approvedQuotes, 'net')
  return { ...withOrderFigures(customer), orderList, approvedInYear, messages, duplicates }
}
export type Customer = Awaited<ReturnType<typeof getCustomer>>
