import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { Prisma } from '@/lib/generated/prisma/client'
import { newPhotoFilter, type OrderRow, rowColumns, withRowFacts } from '@/lib/orders/order/data'
import { type OrderState, STATES } from '@/lib/orders/order/fields'
import { type Attention, ATTENTION } from '@/lib/orders/attention'
import type { OrderFilter, OrderSort } from '@/lib/orders/order/schema'
import { parseOrderNumber } from '@/lib/orders/order/number'
import { STEPS } from '@/lib/orders/steps'
import { countWaits, sumOf, turnSql, turnsOf } from '@/lib/orders/turn/data'
import { READY_FOR_REPAIR, type WaitsFor, waitsOn } from '@/lib/orders/turn/turn'
import { db } from '@/lib/platform/db/client'
import { paginated, type Paginated, type Range } from '@/lib/platform/db/paginated'
import { DAY_MS, istanbulDay } from '@/lib/platform/turkish/dates'
import { inAnySpelling, type TextCondition } from '@/lib/platform/turkish/search'

/** The reasons for attention that follow from what an order waits for. */
const WAITS_BY_ATTENTION: Partial<Record<Attention, readonly WaitsFor[]>> = {
  ready: READY_FOR_REPAIR,
  unanswered: ['answer'],
  expired: ['expired'],
  part: ['part', 'late-part'],
  'late-part': ['late-part'],
}

/** An order needs attention if its customer has not picked up the device after this many days. */
const PICKUP_DAYS = 3

/** Returns a query for the ids of the open orders that wait for something and meet a condition on "turn" or "sent" of turnSql. */
const queryWaitingFor = (waitsFor: WaitsFor, condition: Prisma.Sql) => Prisma.sql`
  SELECT "work_orders"."id" FROM "work_orders" ${turnSql()}
  WHERE "work_orders"."state" = 'open' AND "turn"."waits_for" = ${waitsFor} AND ${condition}`

/** The other reasons for attention, each with a query for the ids of its orders. */
const QUERY_BY_ATTENTION: Partial<Record<Attention, () => Prisma.Sql>> = {
  'new-decision': () => Prisma.sql`SELECT "work_order_id" FROM "quotes"
    WHERE "decision" IS NOT NULL AND "decision_seen_at" IS NULL AND "decided_how" = 'page'`,
  'new-photo': () => Prisma.sql`SELECT "work_order_id" FROM "photos"
    WHERE "author" = '' AND "seen_at" IS NULL AND "work_order_id" IS NOT NULL`,
  late: () => Prisma.sql`SELECT "id" FROM "work_orders"
    WHERE "state" = 'open' AND "promised_on" < ${istanbulDay(new Date())}::date`,
  reopened: () => Prisma.sql`SELECT "work_orders"."id" FROM "work_orders"
    JOIN "work_order_events" ON "work_order_id" = "work_orders"."id"
    WHERE "work_orders"."state" = 'open' AND "kind" = 'reopened'`,
  due: () => Prisma.sql`SELECT "id" FROM "work_orders"
    WHERE "state" = 'open' AND "promised_on" <= ${istanbulDay(new Date())}::date`,
  ending: () => queryWaitingFor('answer', Prisma.sql`"sent"."valid_until" = ${istanbulDay(new Date())}::date + 1`),
  'not-fetched': () =>
    queryWaitingFor('pickup', Prisma.sql`"turn"."since" <= ${new Date(Date.now() - PICKUP_DAYS * DAY_MS)}`),
}

/** Returns how many orders need attention, by reason, with a single query in addition to countWaits. */
async function countNeedingAttention(
  waitCounts: Awaited<ReturnType<typeof countWaits>>,
): Promise<Record<Attention, number>> {
  const queries = ATTENTION.flatMap((name) => QUERY_BY_ATTENTION[name]?.() ?? [])
  const counts = queries.map(
    (query) => Prisma.sql`(SELECT count(DISTINCT "id")::int FROM (${query}) AS "orders" ("id"))`,
  )
  const [row] = await db().$queryRaw<{ counts: number[] }[]>`SELECT ARRAY[${Prisma.join(counts)}] AS "counts"`
  const otherCounts = row!.counts.values()
  const countOf = (name: Attention) =>
    WAITS_BY_ATTENTION[name] ? sumOf(waitCounts, WAITS_BY_ATTENTION[name]) : otherCounts.next().value!
  return Object.fromEntries(ATTENTION.map((name) => [name, countOf(name)])) as Record<Attention, number>
}

const allOf = (conditions: Prisma.Sql[]) =>
  conditions.length > 0 ? Prisma.join(conditions, ' AND ') : Prisma.sql`true`

function textSql(condition: TextCondition): Prisma.Sql {
  if ('searchText' in condition) return Prisma.sql`"search_text" LIKE ${`%${condition.searchText.contains}%`}`
  if ('AND' in condition) return allOf(condition.AND.map(textSql))
  return Prisma.sql`(${Prisma.join(condition.OR.map(textSql), ' OR ')})`
}

/**
 * Returns the condition for orders that match a search. If the search may be an order number, with or without year and leading
 * zeros, also returns the condition for that number. One or two digits are matched only against the end of a number,
 * because nearly every text contains them.
 */
export function searchSql(search: string): { matches: Prisma.Sql; numberMatch?: Prisma.Sql } {
  const { year, sequence } = parseOrderNumber(search) ?? {}
  const textMatch = textSql(inAnySpelling(search))
  if (!sequence) return { matches: textMatch }
  const padded = sequence.padStart(4, '0')
  const numberMatch = year ? Prisma.sql`"number" = ${`${year}-${padded}`}` : Prisma.sql`"number" LIKE ${`%-${padded}`}`
  if (year) return { matches: numberMatch, numberMatch }
  return { matches: sequence.length < 3 ? Prisma.sql`"number" LIKE ${`%${sequence}`}` : textMatch, numberMatch }
}

/** Returns the ORDER BY terms that put orders with the searched number first, the newest year before others. */
export const numberFirst = (numberMatch: Prisma.Sql | undefined) =>
  numberMatch ? Prisma.sql`CASE WHEN ${numberMatch} THEN "number" END DESC NULLS LAST,` : Prisma.empty

const LAST_CHANGED_FIRST = Prisma.sql`"work_orders"."updated_at" DESC, "work_orders"."id" DESC`

/** The ORDER BY terms of each sort: last changed, longest waiting, or earliest promised first. Closed orders wait for nothing. */
const ORDER_BY: Record<OrderSort, Prisma.Sql> = {
  changed: LAST_CHANGED_FIRST,
  waiting: Prisma.sql`"turn"."since" NULLS LAST, ${LAST_CHANGED_FIRST}`,
  promised: Prisma.sql`CASE "work_orders"."state" WHEN 'open' THEN "promised_on" END NULLS LAST, ${LAST_CHANGED_FIRST}`,
}

/** Returns the FROM and WHERE of a list. */
function listSql(admin: AdminSession, filter: OrderFilter & { search?: string }): Prisma.Sql {
  const { step, state, turn, attention, mine, phone, search = '', sort } = filter
  const waits = turn ? waitsOn(turn) : null
  const attentionWaits = attention && WAITS_BY_ATTENTION[attention]
  const idsQuery = attention && QUERY_BY_ATTENTION[attention]?.()
  const conditions = [
    searchSql(search).matches,
    state && Prisma.sql`"work_orders"."state" = ${state}`,
    step && Prisma.sql`"work_orders"."step" = ${step}`,
    mine && Prisma.sql`"responsible_id" = ${admin.administratorId}::uuid`,
    phone !== undefined && Prisma.sql`"phone_key" = ${phone}`,
    (waits ?? attentionWaits) && Prisma.sql`"work_orders"."state" = 'open'`,
    waits && Prisma.sql`"turn"."waits_for" = ANY(${waits})`,
    attentionWaits && Prisma.sql`"turn"."waits_for" = ANY(${attentionWaits})`,
    idsQuery && Prisma.sql`"work_orders"."id" IN (${idsQuery})`,
  ].filter((condition) => condition instanceof Prisma.Sql)
  const turnJoin = waits || attentionWaits || sort === 'waiting' ? turnSql() : Prisma.empty
  return Prisma.sql`FROM "work_orders" ${turnJoin} WHERE ${allOf(conditions)}`
}

/** Reads orders by their ids. Some may have been deleted meanwhile. */
async function readOrders(ids: string[]): Promise<Map<string, OrderRow>> {
  const rows = ids.length > 0 ? await db().workOrder.findMany({ where: { id: { in: ids } }, select: rowColumns }) : []
  return new Map(rows.map((row) => [row.id, withRowFacts(row)]))
}

/** Returns orders, by default the last changed first. */
export async function listOrders(
  admin: AdminSession,
  filter: OrderFilter & { search?: string },
  range?: Range,
): Promise<Paginated<OrderRow>> {
  const fromAndWhere = listSql(admin, filter)
  const { numberMatch } = searchSql(filter.search ?? '')
  const orderBy = Prisma.sql`ORDER BY ${numberFirst(numberMatch)} ${ORDER_BY[filter.sort ?? 'changed']}`
  const page = range ? Prisma.sql`LIMIT ${range.take} OFFSET ${range.skip}` : Prisma.empty
  const readRows = async () => {
    const ids = await db().$queryRaw<{ id: string }[]>`SELECT "work_orders"."id" ${fromAndWhere} ${orderBy} ${page}`
    const orderById = await readOrders(ids.map(({ id }) => id))
    return ids.flatMap(({ id }) => orderById.get(id) ?? [])
  }
  const count = async () => {
    const [row] = await db().$queryRaw<{ count: number }[]>`SELECT count(*)::int AS "count" ${fromAndWhere}`
    return row!.count
  }
  return paginated(range, readRows(), count)
}

/** A list of orders that need attention for a reason. */
export type AttentionList = { attention: Attention; sort: OrderSort }

/**
 * The number of orders in a list, the first orders that no earlier list contains, and how many of the others each earlier list
 * contains. An order in several earlier lists counts only for the first of them.
 */
export type AttentionOrders = {
  total: number
  orders: OrderRow[]
  earlierCounts: { attention: Attention; count: number }[]
}

/** Reads several lists with one query. An order counts in each matching list, but is returned only in the first. */
export async function listByAttention(
  _admin: AdminSession,
  lists: readonly AttentionList[],
  take: number,
): Promise<AttentionOrders[]> {
  if (lists.length === 0) return []
  const matchingQueries = lists.map(({ attention }, position) => {
    const waits = WAITS_BY_ATTENTION[attention]
    const idsQuery = waits
      ? Prisma.sql`SELECT "id" FROM "turn" WHERE "waits_for" = ANY(${waits})`
      : QUERY_BY_ATTENTION[attention]!()
    return Prisma.sql`SELECT DISTINCT ${position}::int AS "position", "matching"."id" FROM (${idsQuery}) AS "matching" ("id")`
  })
  const firstOrderQueries = lists.map(
    ({ sort }, position) => Prisma.sql`
      SELECT ${position}::int, ${position}::int, 0, ARRAY(
        SELECT "work_orders"."id" FROM "first" JOIN "work_orders" USING ("id") LEFT JOIN "turn" USING ("id")
        WHERE "first"."position" = ${position} ORDER BY ${ORDER_BY[sort]} LIMIT ${take})`,
  )
  const rows = await db().$queryRaw<{ position: number; first: number; count: number; ids: string[] | null }[]>`
    WITH "turn" AS MATERIALIZED (
      SELECT "work_orders"."id", "turn"."waits_for", "turn"."since" FROM "work_orders" ${turnSql()}
      WHERE "work_orders"."state" = 'open'
    ),
    "matches" AS MATERIALIZED (${Prisma.join(matchingQueries, ' UNION ALL ')}),
    "first" AS MATERIALIZED (SELECT "id", min("position") AS "position" FROM "matches" GROUP BY "id")
    SELECT "matches"."position", "first"."position" AS "first", count(*)::int AS "count", NULL::uuid[] AS "ids"
    FROM "matches" JOIN "first" USING ("id") GROUP BY 1, 2
    UNION ALL ${Prisma.join(firstOrderQueries, ' UNION ALL ')}`
  const orderById = await readOrders(rows.flatMap(({ ids }) => ids ?? []))
  return lists.map((_, position) => {
    const listRows = rows.filter((row) => row.position === position)
    return {
      total: listRows.reduce((sum, { count }) => sum + count, 0),
      orders: listRows.flatMap(({ ids }) => ids ?? []).flatMap((id) => orderById.get(id) ?? []),
      earlierCounts: listRows
        .filter(({ first }) => first < position)
        .toSorted((a, b) => a.first - b.first)
        .map(({ first, count }) => ({ attention: lists[first]!.attention, count })),
    }
  })
}

/** Maximum number of orders in each list that readOrderSummary returns. */
const LISTED_ROWS = 5

/** Matches customers' decisions that no staff member has seen. */
const newDecisionFilter = { decidedHow: 'page', decisionSeenAt: null, decision: { not: null } }

/** Returns the counts of all orders, the last changed orders with a new decision or photo, and the open orders that have been at their step longest. */
export async function readOrderSummary(admin: AdminSession) {
  const readFirstOrders = async (
    where: Prisma.WorkOrderWhereInput,
    orderBy: Prisma.WorkOrderOrderByWithRelationInput[],
  ) => {
    const orders = await db().workOrder.findMany({ where, select: rowColumns, orderBy, take: LISTED_ROWS })
    return orders.map(withRowFacts)
  }
  const lastChangedFirst: Prisma.WorkOrderOrderByWithRelationInput[] = [{ updatedAt: 'desc' }, { id: 'desc' }]
  const waitCounts = await countWaits()
  const attention = await countNeedingAttention(waitCounts)
  const [bySteps, byStates, mine, decided, photographed, waiting] = await Promise.all([
    db().workOrder.groupBy({ by: 'step', where: { state: 'open' }, _count: true, _min: { stepSince: true } }),
    db().workOrder.groupBy({ by: 'state', _count: true }),
    db().workOrder.count({ where: { state: 'open', responsibleId: admin.administratorId } }),
    attention['new-decision'] > 0 ? readFirstOrders({ quotes: { some: newDecisionFilter } }, lastChangedFirst) : [],
    attention['new-photo'] > 0 ? readFirstOrders({ photos: { some: newPhotoFilter } }, lastChangedFirst) : [],
    readFirstOrders({ state: 'open' }, [{ stepSince: 'asc' }, { id: 'asc' }]),
  ])
  const steps = STEPS.map((step) => {
    const group = bySteps.find((candidate) => candidate.step === step)
    return { step, count: group?._count ?? 0, since: group?._min.stepSince ?? null }
  })
  const countOf = (state: OrderState) => byStates.find((group) => group.state === state)?._count ?? 0
  const states = Object.fromEntries(STATES.map((state) => [state, countOf(state)])) as Record<OrderState, number>
  const newDecisions = attention['new-decision']
  return { steps, states, turns: turnsOf(waitCounts), attention, mine, newDecisions, decided, photographed, waiting }
}
