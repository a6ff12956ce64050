import 'server-only'
import { Prisma } from '@/lib/generated/prisma/client'
import { APPROVAL, DIAGNOSIS, LOAD_TEST, RECEIVED, REPAIR, type Step } from '@/lib/orders/steps'
import { type TurnOn, TURNS, WAITS_FOR, type WaitsFor, waitsOn } from '@/lib/orders/turn/turn'
import { db } from '@/lib/platform/db/client'
import { istanbulDay } from '@/lib/platform/turkish/dates'

const step = Prisma.sql`"work_orders"."step"`
const isAtStep = (number: Step) => Prisma.sql`"work_orders"."state" = 'open' AND ${step} = ${number}`
const endOf = (day: Prisma.Sql) => Prisma.sql`((${day} + 1)::timestamp AT TIME ZONE 'Europe/Istanbul')`

/**
 * Returns the SQL of `turnOfOrder`. It joins "turn"."waits_for" and "turn"."since" to the rows of "work_orders"; both are null for closed
 * orders. The quote and the record of the load test are read only at the steps that need them.
 */
export function turnSql(now = new Date()): Prisma.Sql {
  const today = Prisma.sql`${istanbulDay(now)}::date`
  return Prisma.sql`
  LEFT JOIN LATERAL (
    SELECT "decision", "decided_at", "sent_at", "valid_until" FROM "quotes"
    WHERE ${isAtStep(APPROVAL)} AND "work_order_id" = "work_orders"."id" AND "sent_at" IS NOT NULL
    ORDER BY "version" DESC LIMIT 1
  ) AS "sent" ON true
  LEFT JOIN LATERAL (
    SELECT "signed_at", jsonb_array_length("rows") > 0 AND NOT jsonb_path_exists("rows", '$[*].passed ? (@ != true)') AS "passed"
    FROM "load_tests" WHERE ${isAtStep(LOAD_TEST)} AND "work_order_id" = "work_orders"."id"
    ORDER BY "number" DESC LIMIT 1
  ) AS "test" ON true
  CROSS JOIN LATERAL (SELECT CASE
    WHEN "work_orders"."state" <> 'open' THEN NULL
    WHEN "waiting_for_part" THEN CASE WHEN "part_arrived_at" IS NOT NULL THEN 'arrived-part'
      WHEN "part_expected_on" < ${today} THEN 'late-part' ELSE 'part' END
    WHEN ${step} = ${APPROVAL} AND "decision" = 'approved' THEN 'approved'
    WHEN ${step} <= ${APPROVAL} AND "under_warranty_of" IS NOT NULL THEN 'warranty'
    WHEN ${step} = ${RECEIVED} THEN 'diagnosis'
    WHEN ${step} = ${DIAGNOSIS} OR ${step} = ${APPROVAL} AND "sent_at" IS NULL THEN
      CASE WHEN EXISTS (SELECT FROM "quotes" AS "draft" WHERE "work_order_id" = "work_orders"."id" AND "draft"."sent_at" IS NULL)
        THEN 'draft' ELSE 'quote' END
    WHEN ${step} = ${APPROVAL} THEN
      CASE WHEN "decision" IS NOT NULL THEN 'declined' WHEN "valid_until" < ${today} THEN 'expired' ELSE 'answer' END
    WHEN ${step} = ${REPAIR} THEN 'repair'
    WHEN ${step} <> ${LOAD_TEST} THEN 'pickup'
    WHEN "passed" IS NULL THEN 'test'
    WHEN "signed_at" IS NULL THEN 'signature'
    WHEN "signed_at" < "work_orders"."step_since" THEN 'test'
    WHEN "passed" THEN 'delivery' ELSE 'failed-test' END AS "waits_for"
  ) AS "wait"
  CROSS JOIN LATERAL (SELECT "waits_for", CASE WHEN "waits_for" IS NOT NULL THEN GREATEST("work_orders"."step_since", CASE "waits_for"
    WHEN 'arrived-part' THEN "part_arrived_at"
    WHEN 'late-part' THEN ${endOf(Prisma.sql`"part_expected_on"`)}
    WHEN 'expired' THEN ${endOf(Prisma.sql`"valid_until"`)}
    WHEN 'answer' THEN "sent_at"
    WHEN 'approved' THEN "decided_at"
    WHEN 'declined' THEN "decided_at"
    WHEN 'delivery' THEN "signed_at"
    WHEN 'failed-test' THEN "signed_at" END) END AS "since"
  ) AS "turn"`
}

type WaitCounts = Record<WaitsFor, number>

/** Returns how many open orders wait for each thing. */
export async function countWaits(): Promise<WaitCounts> {
  const rows = await db().$queryRaw<{ waitsFor: WaitsFor; count: number }[]>`
    SELECT "turn"."waits_for" AS "waitsFor", count(*)::int AS "count" FROM "work_orders" ${turnSql()}
    WHERE "state" = 'open' GROUP BY 1`
  const countOf = (wait: WaitsFor) => rows.find(({ waitsFor }) => waitsFor === wait)?.count ?? 0
  return Object.fromEntries(WAITS_FOR.map((wait) => [wait, countOf(wait)])) as WaitCounts
}

/** Returns how many open orders wait for one of several things. */
export const sumOf = (counts: WaitCounts, waits: readonly WaitsFor[]) =>
  waits.reduce((sum, wait) => sum + counts[wait], 0)

/** Returns how many open orders each party has to act on. */
export const turnsOf = (counts: WaitCounts) =>
  Object.fromEntries(TURNS.map((on) => [on, sumOf(counts, waitsOn(on))])) as Record<TurnOn, number>
