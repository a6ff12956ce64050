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
  MIN_FOR_MEDIAN,
  type OrderFigures,
  type Spread,
} from '@/lib/report/report'
import { type Bars, countsOf, type Times } from '@/lib/report/spans'

// The figures about orders. Prisma passes arrays of times without a time zone, so these arrays are passed as strings.

/** Maximum number of rows in the rankings, and in the list of devices that came back. */
const MAX_RANKED = 10
const MAX_RETURNED = 100

/** Maximum number of descriptions searched for alarm codes. */
export const MAX_DESCRIPTIONS = 2000

const within = (column: Prisma.Sql, { from, to }: Pick<Times, 'from' | 'to'>) =>
  Prisma.sql`${column} >= ${from} AND ${column} < ${to}`

/** Matches times of a period or of the previous period. */
const withinEither = (column: Prisma.Sql, { previousFrom, previousTo, from, to }: Times) =>
  Prisma.sql`(${within(column, { from, to })} OR ${within(column, { from: previousFrom, to: previousTo })})`

const CREATED_AT = Prisma.sql`"created_at"`
const CLOSED_AT = Prisma.sql`"closed_at"`
const SENT_AT = Prisma.sql`"sent_at"`
const DECIDED_AT = Prisma.sql`"decided_at"`

/** Returns SQL for the number of the bar that contains a time. */
export const barNumber = (column: Prisma.Sql, edges: readonly Date[]) =>
  Prisma.sql`width_bucket(${column}, (SELECT ${edges.map((edge) => edge.toISOString())}::text[]::timestamptz[]))`

/** Matches times within the bars. */
export const withinBars = (column: Prisma.Sql, edges: readonly Date[]) =>
  within(column, { from: edges[0]!, to: edges.at(-1)! })

/** The columns from which `spreadOf` computes the spread of "value". */
const SPREAD_COLUMNS = Prisma.sql`count(*)::int AS "count",
  percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY "value") AS "percentiles",
  (array_agg("value" ORDER BY "value"))[:${Prisma.raw(String(MIN_FOR_MEDIAN - 1))}] AS "values"`

/** Whether a quote is the last version that was sent for its order. */
const IS_LAST_SENT = Prisma.sql`"sent_at" IS NOT NULL AND NOT EXISTS (SELECT FROM "quotes" AS "later"
  WHERE "later"."work_order_id" = "quotes"."work_order_id" AND "later"."version" > "quotes"."version" AND "later"."sent_at" IS NOT NULL)`

/** The sum of a bar's amounts in a currency. */
export type SumRow = { bar: number; currency: string; count: number }

/** Returns the currencies to show: always lira, and others only if they have amounts. */
export const currenciesIn = (rows: readonly { currency: string }[]) =>
  CURRENCIES.filter((code) => code === 'TRY' || rows.some(({ currency }) => currency === code))

type SpreadRow = { count: number; percentiles: [median: number, p90: number]; values: number[] }

/** Returns a spread, without a median if there are too few values. */
function spreadOf(
  { count, percentiles: [median, p90], values }: SpreadRow = { count: 0, percentiles: [0, 0], values: [] },
): Spread {
  return count < MIN_FOR_MEDIAN ? { count, median: null, p90: null, values } : { count, median, p90, values: [] }
}

/** Rows of the current period and of the previous one. */
type WithPeriod<Row> = (Row & { isCurrent: boolean })[]
const splitByPeriod = <Row>(rows: WithPeriod<Row>) =>
  [rows.find(({ isCurrent }) => isCurrent), rows.find(({ isCurrent }) => !isCurrent)] as const

export async function readOpened(bars: Bars): Promise<OrderFigures['opened']> {
  const rows = await db().$queryRaw<{ bar: number; count: number }[]>`
    SELECT ${barNumber(CREATED_AT, bars.edges)} AS "bar", count(*)::int AS "count" FROM "work_orders"
    WHERE ${withinBars(CREATED_AT, bars.edges)} GROUP BY 1`
  const { counts, ...sums } = countsOf(rows, bars)
  return { buckets: bars.buckets.map((bucket, i) => ({ ...bucket, ...counts[i]! })), ...sums }
}

type ClosedState = 'delivered' | 'returned' | 'cancelled'

export async function readClosed(bars: Bars): Promise<OrderFigures['closed']> {
  const rows = await db().$queryRaw<{ bar: number; state: ClosedState; count: number }[]>`
    SELECT ${barNumber(CLOSED_AT, bars.edges)} AS "bar", "state", count(*)::int AS "count" FROM "work_orders"
    WHERE "state" <> 'open' AND ${withinBars(CLOSED_AT, bars.edges)} GROUP BY 1, 2`
  const total = countsOf(rows, bars)
  const countsIn = (state: ClosedState) => {
    const stateRows = rows.filter((row) => row.state === state)
    return countsOf(stateRows, bars)
  }
  const [delivered, returned, cancelled] = [countsIn('delivered'), countsIn('returned'), countsIn('cancelled')]
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

export async function readOrdersByStep(): Promise<OrderFigures['ordersByStep']> {
  const rows = await db().workOrder.groupBy({ by: ['step'], where: { state: 'open' }, _count: true })
  return STEPS.map((step) => ({ step, count: rows.find((row) => row.step === step)?._count ?? 0 }))
}

/**
 * Returns how many days orders spent in each step. An order enters a step with each event that changes its step, and when it is
 * reopened. It leaves the step when it enters another, or when it is closed. Texts for the customer, decisions, photos and links
 * do not change the step.
 */
export async function readStepDays(times: Times): Promise<OrderFigures['stepDays']> {
  const { previousFrom, from, to } = times
  const rows = await db().$queryRaw<WithPeriod<SpreadRow & { step: number }>>`
    WITH "moves" AS (
      SELECT "work_order_id", "step", "kind", "created_at", lag("step") OVER "history" AS "previous_step"
      FROM "work_order_events" WHERE "kind" NOT IN ('photo', 'link') AND "work_order_id" IN (
        SELECT "id" FROM "work_orders" WHERE "created_at" < ${to} AND ("closed_at" IS NULL OR "closed_at" >= ${previousFrom}))
      WINDOW "history" AS (PARTITION BY "work_order_id" ORDER BY "created_at")
    ), "stays" AS (
      SELECT "work_order_id", "step", "kind", "created_at", lead("created_at") OVER "history" AS "left_at"
      FROM "moves" WHERE "previous_step" IS DISTINCT FROM "step" OR "kind" IN ('reopened', 'closed')
      WINDOW "history" AS (PARTITION BY "work_order_id" ORDER BY "created_at")
    ), "last" AS (
      SELECT DISTINCT ON ("work_order_id", "step") "step", "left_at",
        extract(epoch FROM "left_at" - "created_at")::float8 / 86400 AS "value"
      FROM "stays" WHERE "kind" <> 'closed' ORDER BY "work_order_id", "step", "created_at" DESC
    )
    SELECT "step", "left_at" >= ${from} AS "isCurrent", ${SPREAD_COLUMNS} FROM "last"
    WHERE ${withinEither(Prisma.sql`"left_at"`, times)} GROUP BY 1, 2`
  return STEPS.map((step) => {
    const [current, previous] = splitByPeriod(rows.filter((row) => row.step === step))
    return { step, ...spreadOf(current), previousMedian: spreadOf(previous).median }
  })
}

type Delivery = SpreadRow & { kept: number; total: number }
const NO_PROMISES = { kept: 0, total: 0 }

export async function readDelivery(times: Times): Promise<OrderFigures['delivery']> {
  const { from } = times
  const rows = await db().$queryRaw<WithPeriod<Delivery>>`
    SELECT "closed_at" >= ${from} AS "isCurrent", ${SPREAD_COLUMNS}, count("promised_on")::int AS "total",
      count(*) FILTER (WHERE ("closed_at" AT TIME ZONE 'Europe/Istanbul')::date <= "promised_on")::int AS "kept"
    FROM (
      SELECT *, extract(epoch FROM "closed_at" - "created_at")::float8 / 86400 AS "value" FROM "work_orders"
      WHERE "state" = 'delivered' AND ${withinEither(CLOSED_AT, times)}
    ) AS "delivered" GROUP BY 1`
  const [current, previous] = splitByPeriod(rows)
  const promisedOf = ({ kept, total }: Pick<Delivery, 'kept' | 'total'> = NO_PROMISES) => ({ kept, total })
  return {
    current: spreadOf(current),
    previous: spreadOf(previous),
    promised: promisedOf(current),
    previousPromised: promisedOf(previous),
  }
}

export async function readDecisionHours(times: Times): Promise<OrderFigures['decisionHours']> {
  const { from } = times
  const rows = await db().$queryRaw<WithPeriod<SpreadRow>>`
    SELECT "sent_at" >= ${from} AS "isCurrent", ${SPREAD_COLUMNS} FROM (
      SELECT "sent_at", extract(epoch FROM "decided_at" - "sent_at")::float8 / 3600 AS "value" FROM "quotes"
      WHERE ${IS_LAST_SENT} AND "decision" IS NOT NULL AND ${withinEither(SENT_AT, times)}
    ) AS "decided" GROUP BY 1`
  const [current, previous] = splitByPeriod(rows)
  return { current: spreadOf(current), previous: spreadOf(previous) }
}

const NO_DECISIONS: Decisions = { approved: 0, waiting: 0, declined: 0, expired: 0 }

export async function readQuoteOutcomes(times: Times, now: Date): Promise<OrderFigures['decisions']> {
  const { from } = times
  const rows = await db().$queryRaw<WithPeriod<{ outcome: keyof Decisions; count: number }>>`
    SELECT "sent_at" >= ${from} AS "isCurrent", coalesce("decision",
      CASE WHEN "valid_until" < ${istanbulDay(now)}::date THEN 'expired' ELSE 'waiting' END) AS "outcome", count(*)::int AS "count"
    FROM "quotes" WHERE ${IS_LAST_SENT} AND ${withinEither(SENT_AT, times)} GROUP BY 1, 2`
  const decisionsOf = (isCurrent: boolean) =>
    rows
      .filter((row) => row.isCurrent === isCurrent)
      .reduce((sums, { outcome, count }) => ({ ...sums, [outcome]: count }), NO_DECISIONS)
  return { current: decisionsOf(true), previous: decisionsOf(false) }
}

export async function readAmounts(bars: Bars): Promise<Amounts> {
  const rows = await db().$queryRaw<SumRow[]>`
    SELECT ${barNumber(DECIDED_AT, bars.edges)} AS "bar", "currency", sum("net")::float AS "count" FROM "quotes"
    WHERE ${IS_LAST_SENT} AND "decision" = 'approved' AND ${withinBars(DECIDED_AT, bars.edges)} GROUP BY 1, 2`
  return currenciesIn(rows).map((currency) => {
    const currencyRows = rows.filter((row) => row.currency === currency)
    const { counts, ...sums } = countsOf(currencyRows, bars)
    const buckets = bars.buckets.map((bucket, i) => {
      const { count: amount, previous } = counts[i]!
      return { ...bucket, amount, previous }
    })
    return { currency, buckets, ...sums }
  })
}

/** Returns the most frequent labels. Labels with the same letters and digits count as one, which has their most frequent spelling. */
async function rank(label: Prisma.Sql, condition: Prisma.Sql, { from, to }: Times): Promise<Count[]> {
  return db().$queryRaw<Count[]>`
    SELECT * FROM (
      SELECT (array_agg("label" ORDER BY "count" DESC, "label" COLLATE "C"))[1] AS "label", sum("count")::int AS "count"
      FROM (
        SELECT ${label} AS "label", count(*) AS "count" FROM "work_orders"
        WHERE ${within(CREATED_AT, { from, to })} AND ${condition} GROUP BY 1
      ) AS "spellings" WHERE bare_key("label") <> '' GROUP BY bare_key("label")
    ) AS "ranked" ORDER BY "count" DESC, "label" COLLATE "C" LIMIT ${MAX_RANKED}`
}

export const rankBrands = (times: Times) => rank(Prisma.sql`btrim("device_brand")`, Prisma.sql`true`, times)

/** The device's brand and model in a table of orders. */
const deviceIn = (table: 'work_orders' | 'first_order') =>
  Prisma.raw(`btrim(btrim("${table}"."device_brand") || ' ' || btrim("${table}"."device_model"))`)

export const rankDevices = (times: Times) =>
  rank(deviceIn('work_orders'), Prisma.sql`btrim("device_model") <> ''`, times)

/** Excludes codes of one or two digits, which would match any number in a text. */
const IS_CODE = Prisma.sql`"code_key" !~ '^[0-9]{0,2}$'`

/**
 * Returns the alarm codes that occur most often in descriptions, among the codes that this site lists for the order's brand. 'AL16',
 * 'AL-16' and 'al 16' are the same code, so neighbouring words of a description are joined: at most as many as a code has runs of
 * letters and digits. Joined words may be two characters longer than the longest code, because of leading zeros. This is the slowest
 * figure, so only the newest orders are read, and each description only once instead of once per code.
 */
export async function rankCodes({ from, to }: Times): Promise<Count[]> {
  const [{ runs } = { runs: null }] = await db().$queryRaw<{ runs: number | null }[]>`
    SELECT max(regexp_count(fold_text("code"), '[a-z]+|[0-9]+')) AS "runs" FROM "faults" WHERE ${IS_CODE}`
  if (!runs) return []
  // Each row gets a word and the words after it as columns, because reading an array element reads all elements before it.
  const wordColumns = Array.from({ length: runs }, (_, i) => Prisma.raw(`"word${i}"`))
  const wordArrays = wordColumns.map((_, i) => Prisma.sql`"words"[${i + 1}::int:]`)
  const joinedWords = wordColumns.map((_, i) => Prisma.sql`(concat(${Prisma.join(wordColumns.slice(0, i + 1))}))`)
  return db().$queryRaw<Count[]>`
    WITH "codes" AS (
      SELECT "code_key" AS "key", bare_key("brand") AS "brand", min("code" COLLATE "C") || ', ' || min("brand" COLLATE "C") AS "label"
      FROM "faults" WHERE ${IS_CODE} GROUP BY 1, 2
    ), "longest" AS MATERIALIZED (
      SELECT max(length("key")) + 2 AS "most" FROM "codes"
    ), "texts" AS MATERIALIZED (
      SELECT "id", bare_key("device_brand") AS "brand",
        string_to_array(btrim(regexp_replace(fold_text("fault_description"), '[^a-z0-9]+', ' ', 'g')), ' ') AS "words"
      FROM (
        SELECT * FROM "work_orders" WHERE ${within(CREATED_AT, { from, to })} ORDER BY "created_at" DESC LIMIT ${MAX_DESCRIPTIONS}
      ) AS "newest"
    ), "joined" AS (
      SELECT "id", "brand", "key" FROM "longest", "texts", unnest(${Prisma.join(wordArrays)}) AS "word" (${Prisma.join(wordColumns)}),
        LATERAL (VALUES ${Prisma.join(joinedWords)}) AS "keys" ("key")
      WHERE length("word0") <= "most" AND length("key") <= "most"
    ), "candidates" AS MATERIALIZED (
      SELECT "id", "brand", CASE WHEN strpos("key", '0') = 0 THEN "key"
        ELSE regexp_replace("key", '(^|[^0-9])0+(?=[0-9])', '\\1', 'g') END AS "key" FROM "joined"
    )
    SELECT * FROM (
      SELECT "label", count(DISTINCT "id")::int AS "count" FROM "candidates" JOIN "codes" USING ("key", "brand") GROUP BY "label"
    ) AS "ranked" ORDER BY "count" DESC, "label" COLLATE "C" LIMIT ${MAX_RANKED}`
}

/** Whether the device of "first_order" came back within its warranty as "later_order", even if the customer paid for the second repair. */
const CAME_BACK = Prisma.sql`("later_order"."under_warranty_of" = "first_order"."id" OR ("later_order"."device_key" = "first_order"."device_key"
  AND "first_order"."device_key" <> '' AND "later_order"."created_at" > "first_order"."closed_at"
  AND ("later_order"."created_at" AT TIME ZONE 'Europe/Istanbul')::date <= "first_order"."warranty_until"))`

export async function readWarranty(times: Times): Promise<OrderFigures['warranty']> {
  const { from, to } = times
  const isDelivered = Prisma.sql`"first_order"."state" = 'delivered'`
  const closedAt = Prisma.sql`"first_order"."closed_at"`
  const [sums, orders] = await Promise.all([
    db().$queryRaw<WithPeriod<{ delivered: number; back: number }>>`
      SELECT "closed_at" >= ${from} AS "isCurrent", count(*)::int AS "delivered", count(*) FILTER (
        WHERE EXISTS (SELECT FROM "work_orders" AS "later_order" WHERE ${CAME_BACK}))::int AS "back"
      FROM "work_orders" AS "first_order" WHERE ${isDelivered} AND ${withinEither(closedAt, times)} GROUP BY 1`,
    db().$queryRaw<OrderFigures['warranty']['orders']>`
      SELECT "number", "firstNumber", "device" FROM (
        SELECT DISTINCT ON ("later_order"."id") "later_order"."id", "later_order"."number", "later_order"."created_at", "first_order"."number" AS "firstNumber",
          ${deviceIn('first_order')} AS "device"
        FROM "work_orders" AS "first_order" JOIN "work_orders" AS "later_order" ON ${CAME_BACK}
        WHERE ${isDelivered} AND ${within(closedAt, { from, to })}
        ORDER BY "later_order"."id", "later_order"."under_warranty_of" IS NOT DISTINCT FROM "first_order"."id" DESC, "first_order"."closed_at" DESC
      ) AS "returned" ORDER BY "created_at" DESC, "id" LIMIT ${MAX_RETURNED}`,
  ])
  const [current, previous] = splitByPeriod(sums)
  return {
    delivered: current?.delivered ?? 0,
    back: current?.back ?? 0,
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
  const rows = await db().$queryRaw<WithPeriod<FunnelOrders>>`
    SELECT "work_orders"."created_at" >= ${from} AS "isCurrent", count(DISTINCT "message_id")::int AS "opened",
      count(DISTINCT "message_id") FILTER (WHERE "decision" = 'approved')::int AS "approved"
    FROM "work_orders" LEFT JOIN "quotes" ON "quotes"."work_order_id" = "work_orders"."id" AND ${IS_LAST_SENT}
    WHERE "message_id" IS NOT NULL AND ${withinEither(Prisma.sql`"work_orders"."created_at"`, times)} GROUP BY 1`
  const [current = NO_ORDERS, previous = NO_ORDERS] = splitByPeriod(rows)
  return [current, previous].map(({ opened, approved }) => ({ opened, approved })) as [FunnelOrders, FunnelOrders]
}

/** Returns the median number of days from arrival to delivery for each week. */
export async function readWeeklyDelivery(edges: readonly Date[]): Promise<(number | null)[]> {
  const rows = await db().$queryRaw<{ bar: number; median: number }[]>`
    SELECT ${barNumber(CLOSED_AT, edges)} AS "bar",
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM "closed_at" - "created_at")::float8 / 86400) AS "median"
    FROM "work_orders" WHERE "state" = 'delivered' AND ${withinBars(CLOSED_AT, edges)} GROUP BY 1`
  return edges.slice(1).map((_, i) => rows.find(({ bar }) => bar === i + 1)?.median ?? null)
}

const NO_DECIDED_QUOTES: DecidedQuotes = { approved: 0, decided: 0 }

/** Returns how many quotes were decided, and how many approved, in a period and in the previous period. */
export async function readDecisionTotals(times: Times): Promise<{ current: DecidedQuotes; previous: DecidedQuotes }> {
  const { from } = times
  const rows = await db().$queryRaw<WithPeriod<DecidedQuotes>>`
    SELECT "decided_at" >= ${from} AS "isCurrent", count(*)::int AS "decided",
      count(*) FILTER (WHERE "decision" = 'approved')::int AS "approved"
    FROM "quotes" WHERE ${IS_LAST_SENT} AND ${withinEither(DECIDED_AT, times)} GROUP BY 1`
  const [current, previous] = splitByPeriod(rows).map(
    ({ approved, decided } = { ...NO_DECIDED_QUOTES, isCurrent: true }) => ({ approved, decided }),
  )
  return { current: current!, previous: previous! }
}

/** Returns how many quotes were approved in each week. */
export async function readWeeklyApproved(edges: readonly Date[]): Promise<number[]> {
  const rows = await db().$queryRaw<{ bar: number; count: number }[]>`
    SELECT ${barNumber(DECIDED_AT, edges)} AS "bar", count(*)::int AS "count" FROM "quotes"
    WHERE ${IS_LAST_SENT} AND "decision" = 'approved' AND ${withinBars(DECIDED_AT, edges)} GROUP BY 1`
  return edges.slice(1).map((_, i) => rows.find(({ bar }) => bar === i + 1)?.count ?? 0)
}
