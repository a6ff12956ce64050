import 'server-only'
import { Prisma } from '@/lib/generated/prisma/client'
import { AWAITS_PAYMENT } from '@/lib/orders/account/account'
import { db } from '@/lib/platform/db/client'
import { barNumber, currenciesIn, type SumRow, withinBars } from '@/lib/report/orders/data'
import type { Billed, Unpaid } from '@/lib/report/report'
import { type Bars, countsOf } from '@/lib/report/spans'

// The figures about invoices and payments.

/** SQL for the start of the column "day" in İstanbul. */
const DAY_START = Prisma.sql`("day"::timestamp AT TIME ZONE 'Europe/Istanbul')`

/** Returns the sums of the amounts of a table or join in each bar, by currency. */
function readSums(source: Prisma.Sql, { edges }: Bars): Promise<SumRow[]> {
  return db().$queryRaw<SumRow[]>`
    SELECT ${barNumber(DAY_START, edges)} AS "bar", "currency", sum("amount")::float AS "count" FROM ${source}
    WHERE ${withinBars(DAY_START, edges)} GROUP BY 1, 2`
}

export async function readBilled(bars: Bars): Promise<Billed> {
  const shares = Prisma.sql`"invoice_shares" JOIN "invoices" ON "invoices"."id" = "invoice_id"`
  const [invoiced, paid] = await Promise.all([readSums(shares, bars), readSums(Prisma.sql`"payments"`, bars)])
  const countsIn = (rows: readonly SumRow[], code: string) => {
    const currencyRows = rows.filter(({ currency }) => currency === code)
    return countsOf(currencyRows, bars)
  }
  return currenciesIn([...invoiced, ...paid]).map((currency) => {
    const [invoicedCounts, paidCounts] = [countsIn(invoiced, currency), countsIn(paid, currency)]
    const buckets = bars.buckets.map((bucket, i) => {
      return { ...bucket, invoiced: invoicedCounts.counts[i]!.count, paid: paidCounts.counts[i]!.count }
    })
    return { currency, invoiced: invoicedCounts.total, paid: paidCounts.total, buckets }
  })
}

export async function readUnpaid(today: string): Promise<Unpaid> {
  const daysOverdue = Prisma.sql`${today}::date - "due_on"`
  const sumOf = (condition: Prisma.Sql) => Prisma.sql`coalesce(sum("amount") FILTER (WHERE ${condition}), 0)::float`
  const rows = await db().$queryRaw<(Omit<Unpaid[number], 'ages'> & Unpaid[number]['ages'])[]>`
    SELECT "currency", sum("amount")::float AS "total", ${sumOf(Prisma.sql`${daysOverdue} > 0`)} AS "overdue",
      greatest(max(${daysOverdue}), 0) AS "overdueDays", ${sumOf(Prisma.sql`${daysOverdue} <= 0`)} AS "notDue",
      ${sumOf(Prisma.sql`${daysOverdue} BETWEEN 1 AND 30`)} AS "upTo30", ${sumOf(Prisma.sql`${daysOverdue} BETWEEN 31 AND 60`)} AS "upTo60",
      ${sumOf(Prisma.sql`${daysOverdue} > 60`)} AS "more"
    FROM "order_accounts" WHERE "state" IN (${Prisma.join([...AWAITS_PAYMENT])}) GROUP BY 1`
  const noSums = { total: 0, overdue: 0, overdueDays: 0, notDue: 0, upTo30: 0, upTo60: 0, more: 0 }
  return currenciesIn(rows).map((currency) => {
    const row = rows.find((sums) => sums.currency === currency) ?? { currency, ...noSums }
    const { notDue, upTo30, upTo60, more, ...sums } = row
    return { ...sums, ages: { notDue, upTo30, upTo60, more } }
  })
}
