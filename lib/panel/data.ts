import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { isAllowed, type Permission } from '@/lib/access/roles'
import { listedWhere } from '@/lib/content/data'
import { customersWhere } from '@/lib/customers/data'
import { codeKey } from '@/lib/faults/alarm-code'
import type { Prisma } from '@/lib/generated/prisma/client'
import { numberFirst, searchSql } from '@/lib/orders/list/data'
import { turnColumns } from '@/lib/orders/order/data'
import {
  customerHit,
  faultHit,
  messageHit,
  orderHit,
  type PanelGroup,
  type PanelHit,
  postHit,
  serviceHit,
} from '@/lib/panel/output'
import { FOUND_KINDS, type FoundKind } from '@/lib/panel/schema'
import { db } from '@/lib/platform/db/client'
import { inAnySpelling } from '@/lib/platform/turkish/search'
import { DEVICE, MODEL } from '@/lib/records/device'
import { selectOf } from '@/lib/records/derive'

/** Hits of each kind. */
const MAX_HITS = 6

type Found = Omit<PanelGroup, 'kind'>

/** Rows to read: one more than is shown, so that only kinds with more are counted. */
const take = MAX_HITS + 1

/** Returns the first rows as hits, with the count of all. */
async function foundIn<Row>(rows: Row[], count: () => Promise<number>, hitOf: (row: Row) => PanelHit): Promise<Found> {
  const total = rows.length < take ? rows.length : await count()
  return { total, hits: rows.slice(0, MAX_HITS).map(hitOf) }
}

const publication = { isDraft: true, publishedAt: true } as const
const person = { companyName: true, contactPerson: true, phone: true, email: true } as const

const orderColumns = {
  ...turnColumns,
  ...person,
  ...selectOf(DEVICE),
  id: true,
  number: true,
  closedAt: true,
  faultDescription: true,
  diagnosis: true,
  accessories: true,
  responsible: true,
} satisfies Prisma.WorkOrderSelect

/** Finds the order with the number that was typed, then open orders before closed ones, the last changed first. */
async function findOrders(query: string): Promise<Found> {
  const { matches, isNumber } = searchSql(query)
  const ids = await db().$queryRaw<{ id: string; total: number }[]>`
    SELECT "id", count(*) OVER ()::int AS "total" FROM "work_orders" WHERE ${matches}
    ORDER BY ${numberFirst(isNumber)} "state" = 'open' DESC, "updated_at" DESC, "id" DESC LIMIT ${MAX_HITS}`
  const where = { id: { in: ids.map(({ id }) => id) } }
  const rows = ids.length > 0 ? await db().workOrder.findMany({ where, select: orderColumns }) : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  const hits = ids.flatMap(({ id }) => byId.get(id) ?? []).map((row) => orderHit(query, row))
  return { total: ids[0]?.total ?? 0, hits }
}

const customerColumns = {
  ...person,
  id: true,
  address: true,
  taxNumber: true,
  contacts: { select: { contactPerson: true, phone: true, email: true } },
  workOrders: { select: { serialNumber: true, state: true }, orderBy: { createdAt: 'desc' } },
} satisfies Prisma.CustomerSelect

async function findCustomers(query: string): Promise<Found> {
  const where = customersWhere(query)
  const orderBy: Prisma.CustomerOrderByWithRelationInput[] = [{ lastOrderAt: 'desc' }, { id: 'desc' }]
  const rows = await db().customer.findMany({ where, select: customerColumns, orderBy, take })
  return foundIn(
    rows,
    () => db().customer.count({ where }),
    (row) => customerHit(query, row),
  )
}

const messageColumns = {
  ...person,
  ...selectOf(MODEL),
  id: true,
  problemDescription: true,
  receivedAt: true,
} satisfies Prisma.ContactMessageSelect

async function findMessages(query: string): Promise<Found> {
  const where = inAnySpelling(query)
  const orderBy: Prisma.ContactMessageOrderByWithRelationInput[] = [{ receivedAt: 'desc' }, { id: 'desc' }]
  const rows = await db().contactMessage.findMany({ where, select: messageColumns, orderBy, take })
  return foundIn(
    rows,
    () => db().contactMessage.count({ where }),
    (row) => messageHit(query, row),
  )
}

const serviceColumns = {
  ...publication,
  id: true,
  slug: true,
  title: true,
  description: true,
  detailsDescription: true,
  benefits: true,
  brands: true,
} satisfies Prisma.ServiceSelect

async function findServices(query: string): Promise<Found> {
  const where = listedWhere(query)
  const orderBy: Prisma.ServiceOrderByWithRelationInput[] = [{ position: 'asc' }, { id: 'asc' }]
  const rows = await db().service.findMany({ where, select: serviceColumns, orderBy, take })
  return foundIn(
    rows,
    () => db().service.count({ where }),
    (row) => serviceHit(query, row),
  )
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

async function findPosts(query: string): Promise<Found> {
  const where = listedWhere(query)
  const orderBy: Prisma.BlogPostOrderByWithRelationInput[] = [{ publishedAt: 'desc' }, { id: 'desc' }]
  const rows = await db().blogPost.findMany({ where, select: postColumns, orderBy, take })
  return foundIn(
    rows,
    () => db().blogPost.count({ where }),
    (row) => postHit(query, row),
  )
}

const faultColumns = {
  ...publication,
  id: true,
  slug: true,
  brand: true,
  series: true,
  code: true,
  title: true,
  symptoms: true,
  causes: true,
  checks: true,
  warning: true,
  repair: true,
  service: { select: { title: true, deviceName: true } },
} satisfies Prisma.FaultSelect

/** Finds the faults with the code that was typed, in any spelling, before others; of one or two digits these alone. */
async function findFaults(query: string): Promise<Found> {
  const isCode: Prisma.FaultWhereInput = { codeKey: codeKey(query) }
  const others: Prisma.FaultWhereInput = { ...listedWhere(query), NOT: isCode }
  const orderBy: Prisma.FaultOrderByWithRelationInput[] = [{ codeSort: 'asc' }, { id: 'asc' }]
  const read = (where: Prisma.FaultWhereInput) => db().fault.findMany({ where, select: faultColumns, orderBy, take })
  const rows = await read(isCode)
  const isComplete = isShortNumber(query) || rows.length === take
  const all = isComplete ? rows : [...rows, ...(await read(others))].slice(0, take)
  const where = isShortNumber(query) ? isCode : { OR: [isCode, others] }
  return foundIn(
    all,
    () => db().fault.count({ where }),
    (row) => faultHit(query, row),
  )
}

/** Whether a search can only be a number, because nearly every text contains its digits. */
const isShortNumber = (query: string) => /^\d{1,2}$/.test(query)

const FINDS: Record<FoundKind, { access: Permission; find: (query: string) => Promise<Found> }> = {
  order: { access: 'orders', find: findOrders },
  customer: { access: 'orders', find: findCustomers },
  message: { access: 'messages', find: findMessages },
  service: { access: 'content', find: findServices },
  post: { access: 'content', find: findPosts },
  fault: { access: 'content', find: findFaults },
}

/** What a number of one or two digits finds. */
const NUMBERED: readonly FoundKind[] = ['order', 'fault']

/** Searches all that the account may see. Groups without a hit are left out. */
export async function searchPanel(admin: AdminSession, text: string): Promise<PanelGroup[]> {
  const query = text.trim()
  if (query === '') return []
  const kinds = FOUND_KINDS.filter((kind) => !isShortNumber(query) || NUMBERED.includes(kind))
  const groups = kinds
    .filter((kind) => isAllowed(admin, FINDS[kind].access))
    .map(async (kind) => ({ kind, ...(await FINDS[kind].find(query)) }))
  return (await Promise.all(groups)).filter(({ total }) => total > 0)
}
