import 'server-only'
import { Prisma } from '@/lib/generated/prisma/client'
import { CURRENCIES } from '@/lib/platform/turkish/money'
import { STEPS } from '@/lib/orders/steps'
import { db } from '@/lib/platform/db/client'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import {
  type Amounts,
  type Count,
  type DecidedQuotes,
  type Decisions,
  type Funnel,
  MIN_SPREAD,
  type OrderFigures,
  type Spread,
} from '@/lib/report/report'
import { type Bars, countsOf, type Times } from '@/lib/report/spans'

// The figures about orders, one query each. Prisma sends times in lists without a time zone, so they are passed as strings.

/** Maximum number of rows in the rankings, and in the list of devices that came back. */
const MAX_RANKED = 10
const MAX_RETURNED = 100

/** Maximum number of descriptions searched for alarm codes. */
export const MAX_DESCRIPTIONS = 2000

const within = (column: Prisma.Sql, { from, to }: Pick<Times, 'from' | 'to'>) =>
  Prisma.sql`${column} >= ${from} AND ${column} < ${to}`

/** Matches times of a period and of the previous period. */
const withinBoth = (column: Prisma.Sql, { before, beforeEnd, from, to }: Times) =>
  Prisma.sql`(${within(column, { from, to })} OR ${within(column, { from: before, to: beforeEnd })})`

const CREATED = Prisma.sql`"created_at"`
const CLOSED = Prisma.sql`"closed_at"`
const SENT = Prisma.sql`"sent_at"`
const DECIDED = Prisma.sql`"decided_at"`

/** Returns the number of the bar that contains a time. */
export const edgeOf = (column: Prisma.Sql, edges: readonly Date[]) =>
  Prisma.sql`width_bucket(${column}, (SELECT ${edges.map((edge) => edge.toISOString())}::text[]::timestamptz[]))`

/** Matches times within the bars. */
export const betweenEdges = (column: Prisma.Sql, edges: readonly Date[]) =>
  within(column, { from: edges[0]!, to: edges.at(-1)! })

/** The columns of the spread of "value". */
const SPREAD = Prisma.sql`count(*)::int AS "count",
  percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY "value") AS "middle",
  (array_agg("value" ORDER BY "value"))[:${Prisma.raw(String(MIN_SPREAD - 1))}] AS "values"`

/** Whether a quote is the last sent version of its order. */
const IS_LAST = Prisma.sql`"sent_at" IS NOT NULL AND NOT EXISTS (SELECT FROM "quotes" AS "later"
  WHERE "later"."work_order_id" = "quotes"."work_order_id" AND "later"."version" > "quotes"."version" AND "later"."sent_at" IS NOT NULL)`

type SpreadRow = { count: number; middle: [median: number, p90: number]; values: number[] }

/** Returns a spread, without a median if there are too few values. */
function spreadOf(
  { count, middle: [median, p90], values }: SpreadRow = { count: 0, middle: [0, 0], values: [] },
): Spread {
  return count < MIN_SPREAD ? { count, median: null, p90: null, values } : { count, median, p90, values: [] }
}

/** Rows of the period and of the previous period. */
type WithSide<Row> = (Row & { isNow: boolean })[]
const sides = <Row>(rows: WithSide<Row>) => [rows.find(({ isNow }) => isNow), rows.find(({ isNow }) => !isNow)] as const

export async function readOpened(bars: Bars): Promise<OrderFigures['opened']> {
  const rows = await db().$queryRaw<{ edge: number; count: number }[]>`
    SELECT ${edgeOf(CREATED, bars.edges)} AS "edge", count(*)::int AS "count" FROM "work_orders"
    WHERE ${betweenEdges(CREATED, bars.edges)} GROUP BY 1`
  const { counts, ...sums } = countsOf(rows, bars)
  return { buckets: bars.buckets.map((bucket, i) => ({ ...bucket, ...counts[i]! })), ...sums }
}

type State = 'delivered' | 'returned' | 'cancelled'

export async function readClosed(bars: Bars): Promise<OrderFigures['closed']> {
  const rows = await db().$queryRaw<{ edge: number; state: State; count: number }[]>`
    SELECT ${edgeOf(CLOSED, bars.edges)} AS "edge", "state", count(*)::int AS "count" FROM "work_orders"
    WHERE "state" <> 'open' AND ${betweenEdges(CLOSED, bars.edges)} GROUP BY 1, 2`
  const total = countsOf(rows, bars)
  const of = (state: State) =>
    countsOf(
      rows.filter((row) => row.state === state),
      bars,
    )
  const [delivered, returned, cancelled] = [of('delivered'), of('returned'), of('cancelled')]
  const buckets = bars.buckets.map((bucket, i) => ({
    ...bucket,
    delivered: delivered.counts[i]!.count,
    returned: returned.counts[i]!.count,
    cancelled: cancelled.counts[i]!.count,
    previous: total.counts[i]!.previous,
  }))
  const sums = { delivered: delivered.total, returned: returned.total, cancelled: cancelled.total }
  return { buckets, ...sums, previous: total.previous }
}

export async function readStepsToday(): Promise<OrderFigures['stepsToday']> {
  const rows = await db().workOrder.groupBy({ by: ['step'], where: { state: 'open' }, _count: true })
  return STEPS.map((step) => ({ step, count: rows.find((row) => row.step === step)?._count ?? 0 }))
}

/**
 * An order enters a step with each event that changes its step, and when it is reopened. It leaves the step when it enters
 * another, or when it is closed. Sentences for the customer, decisions, photos and links do not change the step.
 */
export async function readStepDays(times: Times): Promise<OrderFigures['stepDays']> {
  const { before, from, to } = times
  const rows = await db().$queryRaw<WithSide<SpreadRow & { step: number }>>`
    WITH "moves" AS (
      SELECT "work_order_id", "step", "kind", "created_at", lag("step") OVER "history" AS "former"
      FROM "work_order_events" WHERE "kind" NOT IN ('photo', 'link') AND "work_order_id" IN (
        SELECT "id" FROM "work_orders" WHERE "created_at" < ${to} AND ("closed_at" IS NULL OR "closed_at" >= ${before}))
      WINDOW "history" AS (PARTITION BY "work_order_id" ORDER BY "created_at")
    ), "stays" AS (
      SELECT "work_order_id", "step", "kind", "created_at", lead("created_at") OVER "history" AS "left_at"
      FROM "moves" WHERE "former" IS DISTINCT FROM "step" OR "kind" IN ('reopened', 'closed')
      WINDOW "history" AS (PARTITION BY "work_order_id" ORDER BY "created_at")
    ), "last" AS (
      SELECT DISTINCT ON ("work_order_id", "step") "step", "left_at",
        extract(epoch FROM "left_at" - "created_at")::float8 / 86400 AS "value"
      FROM "stays" WHERE "kind" <> 'closed' ORDER BY "work_order_id", "step", "created_at" DESC
    )
    SELECT "step", "left_at" >= ${from} AS "isNow", ${SPREAD} FROM "last"
    WHERE ${withinBoth(Prisma.sql`"left_at"`, times)} GROUP BY 1, 2`
  return STEPS.map((step) => {
    const [now, previous] = sides(rows.filter((row) => row.step === step))
    return { step, ...spreadOf(now), previousMedian: spreadOf(previous).median }
  })
}

type Delivery = SpreadRow & { kept: number; of: number }
const NOT_PROMISED = { kept: 0, of: 0 }

export async function readDelivery(times: Times): Promise<OrderFigures['delivery']> {
  const { from } = times
  const rows = await db().$queryRaw<WithSide<Delivery>>`
    SELECT "closed_at" >= ${from} AS "isNow", ${SPREAD}, count("promised_on")::int AS "of",
      count(*) FILTER (WHERE ("closed_at" AT TIME ZONE 'Europe/Istanbul')::date <= "promised_on")::int AS "kept"
    FROM (
      SELECT *, extract(epoch FROM "closed_at" - "created_at")::float8 / 86400 AS "value" FROM "work_orders"
      WHERE "state" = 'delivered' AND ${withinBoth(CLOSED, times)}
    ) AS "delivered" GROUP BY 1`
  const [now, previous] = sides(rows)
  const promised = ({ kept, of }: Pick<Delivery, 'kept' | 'of'> = NOT_PROMISED) => ({ kept, of })
  return {
    now: spreadOf(now),
    previous: spreadOf(previous),
    promised: promised(now),
    previousPromised: promised(previous),
  }
}

export async function readDecisionHours(times: Times): Promise<OrderFigures['decisionHours']> {
  const { from } = times
  const rows = await db().$queryRaw<WithSide<SpreadRow>>`
    SELECT "sent_at" >= ${from} AS "isNow", ${SPREAD} FROM (
      SELECT "sent_at", extract(epoch FROM "decided_at" - "sent_at")::float8 / 3600 AS "value" FROM "quotes"
      WHERE ${IS_LAST} AND "decision" IS NOT NULL AND ${withinBoth(SENT, times)}
    ) AS "decided" GROUP BY 1`
  const [now, previous] = sides(rows)
  return { now: spreadOf(now), previous: spreadOf(previous) }
}

const NO_DECISIONS: Decisions = { approved: 0, waiting: 0, declined: 0, expired: 0 }

export async function readDecisions(times: Times, now: Date): Promise<OrderFigures['decisions']> {
  const { from } = times
  const rows = await db().$queryRaw<WithSide<{ outcome: keyof Decisions; count: number }>>`
    SELECT "sent_at" >= ${from} AS "isNow", coalesce("decision",
      CASE WHEN "valid_until" < ${istanbulDay(now)}::date THEN 'expired' ELSE 'waiting' END) AS "outcome", count(*)::int AS "count"
    FROM "quotes" WHERE ${IS_LAST} AND ${withinBoth(SENT, times)} GROUP BY 1, 2`
  const side = (isNow: boolean) =>
    rows
      .filter((row) => row.isNow === isNow)
      .reduce((sums, { outcome, count }) => ({ ...sums, [outcome]: count }), NO_DECISIONS)
  return { now: side(true), previous: side(false) }
}

export async function readAmounts(bars: Bars): Promise<Amounts> {
  const rows = await db().$queryRaw<{ edge: number; currency: string; sum: bigint }[]>`
    SELECT ${edgeOf(DECIDED, bars.edges)} AS "edge", "currency", sum("net")::bigint AS "sum" FROM "quotes"
    WHERE ${IS_LAST} AND "decision" = 'approved' AND ${betweenEdges(DECIDED, bars.edges)} GROUP BY 1, 2`
  const currencies = CURRENCIES.filter((code) => code === 'TRY' || rows.some(({ currency }) => currency === code))
  return currencies.map((currency) => {
    const currencyRows = rows.filter((row) => row.currency === currency)
    const { counts, ...sums } = countsOf(
      currencyRows.map(({ edge, sum }) => ({ edge, count: Number(sum) })),
      bars,
    )
    const buckets = bars.buckets.map((bucket, i) => ({
      ...bucket,
      amount: counts[i]!.count,
      previous: counts[i]!.previous,
    }))
    return { currency, buckets, ...sums }
  })
}

/** Returns the most frequent labels. Labels with the same letters and digits count as one, in its most frequent spelling. */
async function rank(label: Prisma.Sql, condition: Prisma.Sql, { from, to }: Times): Promise<Count[]> {
  return db().$queryRaw<Count[]>`
    SELECT * FROM (
      SELECT (array_agg("label" ORDER BY "count" DESC, "label" COLLATE "C"))[1] AS "label", sum("count")::int AS "count"
      FROM (
        SELECT ${label} AS "label", count(*) AS "count" FROM "work_orders"
        WHERE ${within(CREATED, { from, to })} AND ${condition} GROUP BY 1
      ) AS "spellings" WHERE bare_key("label") <> '' GROUP BY bare_key("label")
    ) AS "ranked" ORDER BY "count" DESC, "label" COLLATE "C" LIMIT ${MAX_RANKED}`
}

export const rankBrands = (times: Times) => rank(Prisma.sql`btrim("device_brand")`, Prisma.sql`true`, times)

const DEVICE = Prisma.sql`btrim(btrim("device_brand") || ' ' || btrim("device_model"))`

export const rankDevices = (times: Times) => rank(DEVICE, Prisma.sql`btrim("device_model") <> ''`, times)

/** Excludes codes of one or two digits, which would match any number in a text. */
const IS_CODE = Prisma.sql`"code_key" !~ '^[0-9]{0,2}$'`

/**
 * Returns the codes of the order's brand on this site that descriptions contain. 'AL16', 'AL-16' and 'al 16' are the same code,
 * so neighbouring parts of a text are joined: as many as a code has runs of letters and digits, with at most two zeros more than
 * the code. This is the slowest figure, so only the newest orders are read, and each text only once instead of once per code.
 */
export async function rankCodes({ from, to }: Times): Promise<Count[]> {
  const [{ runs } = { runs: null }] = await db().$queryRaw<{ runs: number | null }[]>`
    SELECT max(regexp_count(fold_text("code"), '[a-z]+|[0-9]+')) AS "runs" FROM "faults" WHERE ${IS_CODE}`
  if (!runs) return []
  // Columns with a part and the parts after it, because reading an array element reads all elements before it.
  const names = Array.from({ length: runs }, (_, i) => Prisma.raw(`"part${i}"`))
  const arrays = names.map((_, i) => Prisma.sql`"parts"[${i + 1}::int:]`)
  const keys = names.map((_, i) => Prisma.sql`(concat(${Prisma.join(names.slice(0, i + 1))}))`)
  return db().$queryRaw<Count[]>`
    WITH "codes" AS (
      SELECT "code_key" AS "key", bare_key("brand") AS "brand", min("code" COLLATE "C") || ', ' || min("brand" COLLATE "C") AS "label"
      FROM "faults" WHERE ${IS_CODE} GROUP BY 1, 2
    ), "longest" AS MATERIALIZED (
      SELECT max(length("key")) + 2 AS "most" FROM "codes"
    ), "texts" AS MATERIALIZED (
      SELECT "id", bare_key("device_brand") AS "brand",
        string_to_array(btrim(regexp_replace(fold_text("fault_description"), '[^a-z0-9]+', ' ', 'g')), ' ') AS "parts"
      FROM (
        SELECT * FROM "work_orders" WHERE ${within(CREATED, { from, to })} ORDER BY "created_at" DESC LIMIT ${MAX_DESCRIPTIONS}
      ) AS "newest"
    ), "joined" AS (
      SELECT "id", "brand", "key" FROM "longest", "texts", unnest(${Prisma.join(arrays)}) AS "part" (${Prisma.join(names)}),
        LATERAL (VALUES ${Prisma.join(keys)}) AS "keys" ("key")
      WHERE length("part0") <= "most" AND length("key") <= "most"
    ), "words" AS MATERIALIZED (
      SELECT "id", "brand", CASE WHEN strpos("key", '0') = 0 THEN "key"
        ELSE regexp_replace("key", '(^|[^0-9])0+(?=[0-9])', '\\1', 'g') END AS "key" FROM "joined"
    )
    SELECT * FROM (
      SELECT "label", count(DISTINCT "id")::int AS "count" FROM "words" JOIN "codes" USING ("key", "brand") GROUP BY "label"
    ) AS "ranked" ORDER BY "count" DESC, "label" COLLATE "C" LIMIT ${MAX_RANKED}`
}

/** Whether the device of "first" came back with the order "again" within its warranty, whether or not the repair was paid. */
const CAME_BACK = Prisma.sql`("again"."under_warranty_of" = "first"."id" OR ("again"."device_key" = "first"."device_key"
  AND "first"."device_key" <> '' AND "again"."created_at" > "first"."closed_at"
  AND ("again"."created_at" AT TIME ZONE 'Europe/Istanbul')::date <= "first"."warranty_until"))`

export async function readWarranty(times: Times): Promise<OrderFigures['warranty']> {
  const { from, to } = times
  const isDelivered = Prisma.sql`"first"."state" = 'delivered'`
  const closed = Prisma.sql`"first"."closed_at"`
  const [sums, orders] = await Promise.all([
    db().$queryRaw<WithSide<{ delivered: number; back: number }>>`
      SELECT "closed_at" >= ${from} AS "isNow", count(*)::int AS "delivered", count(*) FILTER (
        WHERE EXISTS (SELECT FROM "work_orders" AS "again" WHERE ${CAME_BACK}))::int AS "back"
      FROM "work_orders" AS "first" WHERE ${isDelivered} AND ${withinBoth(closed, times)} GROUP BY 1`,
    db().$queryRaw<OrderFigures['warranty']['orders']>`
      SELECT "number", "firstNumber", "device" FROM (
        SELECT DISTINCT ON ("again"."id") "again"."id", "again"."number", "again"."created_at", "first"."number" AS "firstNumber",
          btrim("first"."device_brand" || ' ' || "first"."device_model") AS "device"
        FROM "work_orders" AS "first" JOIN "work_orders" AS "again" ON ${CAME_BACK}
        WHERE ${isDelivered} AND ${within(closed, { from, to })}
        ORDER BY "again"."id", "again"."under_warranty_of" IS NOT DISTINCT FROM "first"."id" DESC, "first"."closed_at" DESC
      ) AS "returned" ORDER BY "created_at" DESC, "id" LIMIT ${MAX_RETURNED}`,
  ])
  const [now, previous] = sides(sums)
  return {
    delivered: now?.delivered ?? 0,
    back: now?.back ?? 0,
    previousDelivered: previous?.delivered ?? 0,
    previousBack: previous?.back ?? 0,
    orders,
  }
}

type FunnelOrders = Required<Funnel>['orders']
const NO_ORDERS: FunnelOrders = { opened: 0, approved: 0 }

/** Returns the last steps of the funnel: messages from which orders were opened, and messages with an approved quote. */
export async function readFunnelOrders(times: Times): Promise<[FunnelOrders, FunnelOrders]> {
  const { from } = times
  const rows = await db().$queryRaw<WithSide<FunnelOrders>>`
    SELECT "work_orders"."created_at" >= ${from} AS "isNow", count(DISTINCT "message_id")::int AS "opened",
      count(DISTINCT "message_id") FILTER (WHERE "decision" = 'approved')::int AS "approved"
    FROM "work_orders" LEFT JOIN "quotes" ON "quotes"."work_order_id" = "work_orders"."id" AND ${IS_LAST}
    WHERE "message_id" IS NOT NULL AND ${withinBoth(Prisma.sql`"work_orders"."created_at"`, times)} GROUP BY 1`
  const [now = NO_ORDERS, previous = NO_ORDERS] = sides(rows)
  return [now, previous].map(({ opened, approved }) => ({ opened, approved })) as [FunnelOrders, FunnelOrders]
}

/** Returns the median days from arrival to delivery of each week. */
export async function readWeeklyDelivery(weeks: readonly Date[]): Promise<(number | null)[]> {
  const rows = await db().$queryRaw<{ edge: number; median: number }[]>`
    SELECT ${edgeOf(CLOSED, weeks)} AS "edge",
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM "closed_at" - "created_at")::float8 / 86400) AS "median"
    FROM "work_orders" WHERE "state" = 'delivered' AND ${betweenEdges(CLOSED, weeks)} GROUP BY 1`
  return weeks.slice(1).map((_, i) => rows.find(({ edge }) => edge === i + 1)?.median ?? null)
}

const NO_DECIDED: DecidedQuotes = { approved: 0, decided: 0 }

/** Returns the decisions of a period and of the previous period. */
export async function readDecided(times: Times): Promise<{ now: DecidedQuotes; previous: DecidedQuotes }> {
  const { from } = times
  const rows = await db().$queryRaw<WithSide<DecidedQuotes>>`
    SELECT "decided_at" >= ${from} AS "isNow", count(*)::int AS "decided",
      count(*) FILTER (WHERE "decision" = 'approved')::int AS "approved"
    FROM "quotes" WHERE ${IS_LAST} AND ${withinBoth(DECIDED, times)} GROUP BY 1`
  const [now, previous] = sides(rows).map(({ approved, decided } = { ...NO_DECIDED, isNow: true }) => ({
    approved,
    decided,
  }))
  return { now: now!, previous: previous! }
}

/** Returns how many quotes were approved in each week. */
export async function readWeeklyApproved(weeks: readonly Date[]): Promise<number[]> {
  const rows = await db().$queryRaw<{ edge: number; count: number }[]>`
    SELECT ${edgeOf(DECIDED, weeks)} AS "edge", count(*)::int AS "count" FROM "quotes"
    WHERE ${IS_LAST} AND "decision" = 'approved' AND ${betweenEdges(DECIDED, weeks)} GROUP BY 1`
  return weeks.slice(1).map((_, i) => rows.find(({ edge }) => edge === i + 1)?.count ?? 0)
}
