import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { Prisma } from '@/lib/generated/prisma/client'
import { namesOfStaff } from '@/lib/orders/order/data'
import { awaitedMilli } from '@/lib/orders/awaited/mutations'
import { movementShape, partRowShape, partShape } from '@/lib/parts/output'
import type { PartFilter } from '@/lib/parts/schema'
import { AppError } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'
import { paginated, type Range } from '@/lib/platform/db/paginated'
import { columnsOf } from '@/lib/platform/output'
import { likeLiteral, requiredWords } from '@/lib/platform/turkish/search'
import { absoluteUrl } from '@/lib/settings/urls'
import { partCodePath } from '@/lib/site/pages'

export const PART_MISSING = 'Parça bulunamadı.'

export const partRowColumns = { ...columnsOf(partRowShape, Prisma.PartScalarFieldEnum) } satisfies Prisma.PartSelect
type PartColumns = Prisma.PartGetPayload<{ select: typeof partRowColumns }>

/** Matches open orders that wait for a listed part that has not arrived. */
const waitingFilter = { state: 'open', waitingForPart: true, awaitedPartId: { not: null }, partArrivedAt: null }

const partColumns = {
  ...columnsOf(partShape, Prisma.PartScalarFieldEnum),
  awaitedBy: {
    where: { state: 'open', waitingForPart: true },
    select: { id: true, number: true, awaitedQuantity: true, partArrivedAt: true },
    orderBy: { number: 'desc' },
  },
} satisfies Prisma.PartSelect

const FILTERS: Record<NonNullable<PartFilter['filter']>, Prisma.Sql> = {
  low: Prisma.sql`"low_since" IS NOT NULL`,
  negative: Prisma.sql`"on_hand" < 0`,
  waiting: Prisma.sql`EXISTS (SELECT FROM "work_orders" WHERE "awaited_part_id" = "parts"."id" AND "state" = 'open'
    AND "waiting_for_part" AND "part_arrived_at" IS NULL)`,
}

const SORTS: Record<NonNullable<PartFilter['sort']>, Prisma.Sql> = {
  place: Prisma.sql`"place", "code"`,
  code: Prisma.sql`"code"`,
  name: Prisma.sql`"fold_text"("name"), "code"`,
  moved: Prisma.sql`"moved_at" DESC NULLS LAST, "code"`,
}

/** Matches parts that contain all words of a search. */
export const partsWhere = (search: string): Prisma.PartWhereInput => ({
  AND: requiredWords(search).map((word) => ({ searchText: { contains: likeLiteral(word) } })),
})

/** Adds to a part whether it is low, and the URL on its label. */
export const withLabel = <Row extends Pick<PartColumns, 'code' | 'onHand' | 'least'>>(part: Row) => ({
  ...part,
  isLow: part.onHand < part.least,
  labelUrl: absoluteUrl(partCodePath(part.code)).toUpperCase(),
})
export type PartRow = ReturnType<typeof withLabel<PartColumns>>

/** Returns the parts that match a search and a filter. */
export async function listParts(
  _admin: AdminSession,
  { filter, sort = 'place' }: PartFilter,
  range?: Range,
  search = '',
) {
  const words = requiredWords(search).map((word) => Prisma.sql`"search_text" LIKE ${`%${likeLiteral(word)}%`}`)
  const conditions = [Prisma.sql`true`, ...words, ...(filter ? [FILTERS[filter]] : [])]
  const where = Prisma.join(conditions, ' AND ')
  const page = range ? Prisma.sql`LIMIT ${range.take} OFFSET ${range.skip}` : Prisma.empty
  const idRows = db().$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "parts" WHERE ${where} ORDER BY ${SORTS[sort]} ${page}`
  const count = async () => {
    const [row] = await db().$queryRaw<{ count: number }[]>`SELECT count(*)::int FROM "parts" WHERE ${where}`
    return row!.count
  }
  const { items, total } = await paginated(range, idRows, count)
  // Without a range all parts are read, because a statement can have only a limited number of ids as parameters.
  const rows = range
    ? await db().part.findMany({ where: { id: { in: items.map(({ id }) => id) } }, select: partRowColumns })
    : await db().part.findMany({ select: partRowColumns })
  const rowById = new Map(rows.map((row) => [row.id, withLabel(row)]))
  return { items: items.flatMap(({ id }) => rowById.get(id) ?? []), total }
}

/** Returns how many parts each filter of the list finds, and how many orders wait for a part. */
export async function countParts(_admin: AdminSession) {
  const [counts] = await db().$queryRaw<{ all: number; low: number; negative: number }[]>`
    SELECT count(*)::int AS "all", count("low_since")::int AS "low", count(*) FILTER (WHERE "on_hand" < 0)::int AS "negative"
    FROM "parts"`
  return { ...counts!, waiting: await db().workOrder.count({ where: waitingFilter }) }
}

/** Returns a part by its id or its code. @throws {AppError} not-found */
export async function getPart(_admin: AdminSession, key: string) {
  const where = key.length === 36 ? { id: key.toLowerCase() } : { code: key.toUpperCase() }
  const row = await db().part.findUnique({ where, select: partColumns })
  if (!row) throw new AppError('not-found', { message: PART_MISSING })
  const nameOf = await namesOfStaff([row.changedBy])
  const { awaitedBy, ...part } = row
  const waitingOrders = awaitedBy.map(({ id, number, awaitedQuantity, partArrivedAt: arrivedAt }) => ({
    id,
    number,
    quantity: awaitedMilli(awaitedQuantity),
    arrivedAt,
  }))
  return { ...withLabel(part), changedBy: nameOf(part.changedBy), waitingOrders }
}
export type Part = Awaited<ReturnType<typeof getPart>>

const orderColumns = { select: { id: true, number: true } } as const

export const movementColumns = {
  ...columnsOf(movementShape, Prisma.PartMovementScalarFieldEnum),
  partId: true,
  workOrderId: true,
  workOrder: orderColumns,
  takenBack: { select: { id: true } },
  takesBack: { select: { id: true, kind: true, quantity: true, createdAt: true, workOrder: orderColumns } },
} satisfies Prisma.PartMovementSelect
type MovementRow = Prisma.PartMovementGetPayload<{ select: typeof movementColumns }>

/** Returns stored movements with the names of their authors instead of the email addresses. */
export async function movementsOf(rows: readonly MovementRow[]) {
  const nameOf = await namesOfStaff(rows.map(({ author }) => author))
  return rows.map(({ takenBack, takesBack, workOrder, ...row }) => ({
    ...row,
    author: nameOf(row.author),
    order: workOrder,
    isTakenBack: takenBack !== null,
    takesBack: takesBack && { ...takesBack, order: takesBack.workOrder },
  }))
}
export type Movement = Awaited<ReturnType<typeof movementsOf>>[number]

/** Returns the movements of a part, newest first. @throws {AppError} not-found */
export async function listMovements(_admin: AdminSession, id: string, range?: Range) {
  const part = await db().part.findUnique({ where: { id }, select: { code: true, movements: true } })
  if (!part) throw new AppError('not-found', { message: PART_MISSING })
  const rows = db().partMovement.findMany({
    where: { partId: id },
    select: movementColumns,
    orderBy: { number: 'desc' },
    ...range,
  })
  return { items: await movementsOf(await rows), total: part.movements }
}
