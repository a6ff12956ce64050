import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { orderOfCustomerShape, customerRowShape, customerShape } from '@/lib/customers/output'
import { Prisma } from '@/lib/generated/prisma/client'
import { sentQuote } from '@/lib/orders/data'
import { serialKey } from '@/lib/orders/device-key'
import { AppError } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'
import { paginated, type Paginated, type Range } from '@/lib/platform/db/paginated'
import { columnsOf } from '@/lib/platform/output'
import { phoneKey } from '@/lib/platform/turkish/phone'
import { containingAllOrPhone, foldText } from '@/lib/platform/turkish/search'

const newestFirst: { createdAt?: 'desc'; id?: 'desc' }[] = [{ createdAt: 'desc' }, { id: 'desc' }]

const orderFacts = {
  id: true,
  number: true,
  state: true,
  deviceKey: true,
  createdAt: true,
  quotes: {
    ...sentQuote,
    select: { amount: true, vatIncluded: true, vatRate: true, currency: true, decision: true, decidedAt: true },
  },
} satisfies Prisma.WorkOrderSelect

const rowColumns = {
  ...columnsOf(customerRowShape, Prisma.CustomerScalarFieldEnum),
  workOrders: { select: orderFacts, orderBy: newestFirst },
} satisfies Prisma.CustomerSelect
type CustomerRow = Prisma.CustomerGetPayload<{ select: typeof rowColumns }>

const customerColumns = {
  ...rowColumns,
  ...columnsOf(customerShape, Prisma.CustomerScalarFieldEnum),
  phoneKey: true,
  emailKey: true,
  workOrders: {
    select: {
      ...columnsOf(orderOfCustomerShape, Prisma.WorkOrderScalarFieldEnum),
      ...orderFacts,
      messageId: true,
      underWarrantyOf: true,
    },
    orderBy: newestFirst,
  },
} satisfies Prisma.CustomerSelect
type CustomerPayload = Prisma.CustomerGetPayload<{ select: typeof customerColumns }>

const messageColumns = {
  id: true,
  phone: true,
  email: true,
  receivedAt: true,
  deviceBrand: true,
  deviceModel: true,
  problemDescription: true,
  workOrders: { select: { id: true, number: true }, orderBy: { number: 'asc' } },
} satisfies Prisma.ContactMessageSelect
type MessageRow = Prisma.ContactMessageGetPayload<{ select: typeof messageColumns }>

const nameColumns = { id: true, companyName: true, contactPerson: true } satisfies Prisma.CustomerSelect
type Named = Prisma.CustomerGetPayload<{ select: typeof nameColumns }>

/** Another customer with the same telephone or address. */
type Same = { samePhone: boolean; sameEmail: boolean }
/** Two customers who may be one, the older one first. */
type Double = Same & { one: Named; other: Named }

export const MISSING = 'Müşteri bulunamadı.'

/** Returns the key by which addresses of customers are compared, as the trigger fill_email_key writes it. */
const customerEmailKey = (email: string) => foldText(email.trim())

/** Returns the customers that contain all words of `search` or have a device of that serial number, the newest order first. */
export async function listCustomers(_admin: AdminSession, range?: Range, search = ''): Promise<Paginated<CustomerRow>> {
  const serial = serialKey(search)
  const words = containingAllOrPhone(search)
  const ofDevice = { workOrders: { some: { deviceKey: { startsWith: serial } } } }
  const where = serial === '' ? words : { OR: [words, ofDevice] }
  const orderBy: Prisma.CustomerOrderByWithRelationInput[] = [{ lastOrderAt: 'desc' }, { id: 'desc' }]
  const rows = db().customer.findMany({ where, select: rowColumns, orderBy, ...range })
  return paginated(range, rows, () => db().customer.count({ where }))
}

/** Returns messages from a customer: those of the orders, and those of the same telephone and address, as far as both are known. */
async function readMessages(customer: CustomerPayload): Promise<MessageRow[]> {
  const { phoneKey: phone, emailKey: email, workOrders } = customer
  const ids = workOrders.flatMap(({ messageId }) => messageId ?? [])
  const found = await db().contactMessage.findMany({
    where: {
      OR: [
        { id: { in: ids } },
        ...(phone === '' ? [] : [{ searchText: { contains: phone } }]),
        ...(email === '' ? [] : [{ searchText: { contains: email } }]),
      ],
    },
    select: messageColumns,
    orderBy: [{ receivedAt: 'desc' }, { id: 'desc' }],
  })
  const isOwn = (message: MessageRow) => {
    const samePhone = phone !== '' && phoneKey(message.phone) === phone
    const sameEmail = email !== '' && customerEmailKey(message.email) === email
    return (samePhone || phone === '') && (sameEmail || email === '') && (samePhone || sameEmail)
  }
  return found.filter((message) => ids.includes(message.id) || isOwn(message))
}

type Pair = { oneId: string; otherId: string; samePhone: boolean; sameEmail: boolean }

/** Returns pairs of customers with the same telephone or address that staff have not told apart, those with the newest orders first. */
async function readPairs(limit: number, id: string | null = null): Promise<Pair[]> {
  return db().$queryRaw<Pair[]>`
    WITH "pairs" AS (
      SELECT "a"."id" AS "one", "b"."id" AS "other" FROM "customers" AS "a" JOIN "customers" AS "b" USING ("phone_key")
      WHERE "a"."id" < "b"."id" AND "phone_key" <> ''
      UNION
      SELECT "a"."id", "b"."id" FROM "customers" AS "a" JOIN "customers" AS "b" USING ("email_key")
      WHERE "a"."id" < "b"."id" AND "email_key" <> ''
    )
    SELECT CASE WHEN "older" THEN "a"."id" ELSE "b"."id" END::text AS "oneId",
      CASE WHEN "older" THEN "b"."id" ELSE "a"."id" END::text AS "otherId",
      "a"."phone_key" <> '' AND "a"."phone_key" = "b"."phone_key" AS "samePhone",
      "a"."email_key" <> '' AND "a"."email_key" = "b"."email_key" AS "sameEmail"
    FROM "pairs"
    JOIN "customers" AS "a" ON "a"."id" = "one" JOIN "customers" AS "b" ON "b"."id" = "other",
      LATERAL (SELECT ("a"."created_at", "a"."id") < ("b"."created_at", "b"."id") AS "older") AS "age"
    WHERE (${id}::uuid IS NULL OR ${id}::uuid IN ("one", "other"))
      AND NOT EXISTS (SELECT FROM "distinct_customers" WHERE "one_id" = "one" AND "other_id" = "other")
    ORDER BY greatest("a"."last_order_at", "b"."last_order_at") DESC, "one", "other" LIMIT ${limit}`
}

/** Returns pairs of customers who may be one, or those of one customer, with their names. */
async function readDoubles(limit: number, id?: string): Promise<Double[]> {
  const pairs = await readPairs(limit, id)
  const ids = pairs.flatMap(({ oneId, otherId }) => [oneId, otherId])
  const rows = await db().customer.findMany({ where: { id: { in: ids } }, select: nameColumns })
  const names = new Map(rows.map((row) => [row.id, row]))
  return pairs.flatMap(({ oneId, otherId, ...same }) => {
    const [one, other] = [names.get(oneId), names.get(otherId)]
    return one && other ? [{ one, other, ...same }] : []
  })
}

/** Pairs that are offered at once. */
const MAX_PAIRS = 3

export const listDoubles = (_admin: AdminSession) => readDoubles(MAX_PAIRS)

/** Returns a customer with everything that belongs to it. @throws {AppError} not-found */
export async function getCustomer(_admin: AdminSession, id: string) {
  const customer = await db().customer.findUnique({ where: { id }, select: customerColumns })
  if (!customer) throw new AppError('not-found', { message: MISSING })
  const [messages, pairs] = await Promise.all([readMessages(customer), readDoubles(20, id)])
  const doubles = pairs.map(({ one, other, ...same }) => ({ ...(one.id === id ? other : one), ...same }))
  return { ...customer, messages, doubles }
}
export type Customer = Awaited<ReturnType<typeof getCustomer>>
