import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { isAllowed } from '@/lib/access/roles'
import { listFilter } from '@/lib/content/data'
import { MESSAGE_FIELDS } from '@/lib/contact/fields'
import { customersWhere } from '@/lib/customers/data'
import { CUSTOMER_FIELDS } from '@/lib/customers/fields'
import { codeKey } from '@/lib/faults/alarm-code'
import { FAULT_TEXTS } from '@/lib/faults/texts'
import { Prisma } from '@/lib/generated/prisma/client'
import { withInvoiceNumber } from '@/lib/orders/billing/list/data'
import { numberFirst, searchSql } from '@/lib/orders/list/data'
import { turnColumns } from '@/lib/orders/order/data'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import { HIT_KINDS, hitAccess, type HitKind } from '@/lib/panel/hit-kinds'
import {
  customerHit,
  faultHit,
  messageHit,
  orderHit,
  partHit,
  type PanelGroup,
  type PanelHit,
  postHit,
  serviceHit,
} from '@/lib/panel/output'
import { partsWhere } from '@/lib/parts/data'
import { PART_FIELDS } from '@/lib/parts/fields'
import { db } from '@/lib/platform/db/client'
import { serviceColumns } from '@/lib/search/data'
import { inAnySpelling } from '@/lib/platform/turkish/search'
import { selectOf } from '@/lib/records/derive'

/** Maximum number of hits per kind. */
const MAX_HITS = 6

type GroupHits = Omit<PanelGroup, 'kind'>

/** The number of rows to read: one more than is shown, so that only kinds with more hits are counted. */
const take = MAX_HITS + 1

/** Returns the first rows as hits, with the number of all rows. */
async function groupOf<Row>(
  query: string,
  rows: Row[],
  count: () => Promise<number>,
  hitOf: (query: string, row: Row) => PanelHit,
): Promise<GroupHits> {
  const total = rows.length < take ? rows.length : await count()
  return { total, hits: rows.slice(0, MAX_HITS).map((row) => hitOf(query, row)) }
}

const publication = { isDraft: true, publishedAt: true } as const

const orderColumns = {
  ...selectOf(ORDER_FIELDS),
  ...turnColumns,
  id: true,
  shares: { select: { invoice: { select: { number: true } } } },
} satisfies Prisma.WorkOrderSelect

/** Finds orders: first the order with the typed number, then open before closed ones, last changed first. */
async function findOrders(query: string, admin: AdminSession): Promise<GroupHits> {
  const { matches, numberMatch } = searchSql(query)
  // An array, because for an OR with IN and a subquery PostgreSQL would read all orders.
  const condition = isAllowed(admin, 'billing')
    ? Prisma.sql`(${matches} OR "id" = ANY(ARRAY(${withInvoiceNumber(query)})))`
    : matches
  const ids = await db().$queryRaw<{ id: string; total: number }[]>`
    SELECT "id", count(*) OVER ()::int AS "total" FROM "work_orders" WHERE ${condition}
    ORDER BY ${numberFirst(numberMatch)} "state" = 'open' DESC, "updated_at" DESC, "id" DESC LIMIT ${MAX_HITS}`
  const where = { id: { in: ids.map(({ id }) => id) } }
  const rows = ids.length > 0 ? await db().workOrder.findMany({ where, select: orderColumns }) : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  const hits = ids
    .flatMap(({ id }) => byId.get(id) ?? [])
    .map((row) => orderHit(query, isAllowed(admin, 'billing') ? row : { ...row, shares: [] }))
  return { total: ids[0]?.total ?? 0, hits }
}

const customerColumns = {
  ...selectOf(CUSTOMER_FIELDS),
  id: true,
  contacts: { select: { contactPerson: true, phone: true, email: true } },
  workOrders: { select: { serialNumber: true, state: true }, orderBy: { createdAt: 'desc' } },
} satisfies Prisma.CustomerSelect

async function findCustomers(query: string): Promise<GroupHits> {
  const where = customersWhere(query)
  const rows = await db().customer.findMany({
    where,
    select: customerColumns,
    orderBy: [{ lastOrderAt: 'desc' }, { id: 'desc' }],
    take,
  })
  return groupOf(query, rows, () => db().customer.count({ where }), customerHit)
}

const partColumns = { ...selectOf(PART_FIELDS), id: true } satisfies Prisma.PartSelect

/** Finds parts: first the part with the typed code. */
async function findParts(query: string): Promise<GroupHits> {
  const where = partsWhere(query)
  const [exactMatch, others] = await Promise.all([
    db().part.findMany({ where: { code: query.toUpperCase() }, select: partColumns }),
    db().part.findMany({ where, select: partColumns, orderBy: { code: 'asc' }, take }),
  ])
  const rows = [...exactMatch, ...others.filter(({ id }) => id !== exactMatch[0]?.id)].slice(0, take)
  return groupOf(query, rows, () => db().part.count({ where }), partHit)
}

const messageColumns = { ...selectOf(MESSAGE_FIELDS), id: true } satisfies Prisma.ContactMessageSelect

async function findMessages(query: string): Promise<GroupHits> {
  const where = inAnySpelling(query)
  const rows = await db().contactMessage.findMany({
    where,
    select: messageColumns,
    orderBy: [{ receivedAt: 'desc' }, { id: 'desc' }],
    take,
  })
  return groupOf(query, rows, () => db().contactMessage.count({ where }), messageHit)
}

async function findServices(query: string): Promise<GroupHits> {
  const where = listFilter(query)
  const rows = await db().service.findMany({
    where,
    select: { ...publication, ...serviceColumns },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    take,
  })
  return groupOf(query, rows, () => db().service.count({ where }), serviceHit)
}

const postColumns = {
  ...publication,
  id: true,
  slug: true,
  title: true,
  author: true,
  summary: true,
  plainText: true,
} satisfies Prisma.BlogPostSelect

async function findPosts(query: string): Promise<GroupHits> {
  const where = listFilter(query)
  const rows = await db().blogPost.findMany({
    where,
    select: postColumns,
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take,
  })
  return groupOf(query, rows, () => db().blogPost.count({ where }), postHit)
}

const faultColumns = {
  ...publication,
  id: true,
  slug: true,
  ...FAULT_TEXTS,
  service: { select: { title: true, deviceName: true } },
} satisfies Prisma.FaultSelect

/** Finds faults: first those with the typed code, in any spelling, then others. One or two digits find only codes. */
async function findFaults(query: string): Promise<GroupHits> {
  const hasCode: Prisma.FaultWhereInput = { codeKey: codeKey(query) }
  const others: Prisma.FaultWhereInput = { ...listFilter(query), NOT: hasCode }
  const orderBy: Prisma.FaultOrderByWithRelationInput[] = [{ codeSort: 'asc' }, { id: 'asc' }]
  const read = (where: Prisma.FaultWhereInput) => db().fault.findMany({ where, select: faultColumns, orderBy, take })
  const rows = await read(hasCode)
  const isComplete = isShortNumber(query) || rows.length === take
  const faults = isComplete ? rows : [...rows, ...(await read(others))].slice(0, take)
  const where = isShortNumber(query) ? hasCode : { OR: [hasCode, others] }
  return groupOf(query, faults, () => db().fault.count({ where }), faultHit)
}

/** Whether a search is so short a number that nearly every text contains it. It is only searched as a number. */
const isShortNumber = (query: string) => /^\d{1,2}$/.test(query)

const SEARCHES: Record<HitKind, (query: string, admin: AdminSession) => Promise<GroupHits>> = {
  order: findOrders,
  customer: findCustomers,
  part: findParts,
  message: findMessages,
  service: findServices,
  post: findPosts,
  fault: findFaults,
}

/** The kinds that a number of one or two digits can find. */
const KINDS_WITH_NUMBERS: readonly HitKind[] = ['order', 'fault']

/** Searches everything that the account may see. Groups without a hit are omitted. */
export async function searchPanel(admin: AdminSession, text: string): Promise<PanelGroup[]> {
  const query = text.trim()
  if (query === '') return []
  const kinds = HIT_KINDS.filter((kind) => !isShortNumber(query) || KINDS_WITH_NUMBERS.includes(kind))
  const groups = kinds
    .filter((kind) => isAllowed(admin, hitAccess(kind)))
    .map(async (kind) => ({ kind, ...(await SEARCHES[kind](query, admin)) }))
  return (await Promise.all(groups)).filter(({ total }) => total > 0)
}
