import 'server-only'
import { Prisma } from '@/lib/generated/prisma/client'
import { CURRENCIES } from '@/lib/platform/turkish/money'
import { db } from '@/lib/platform/db/client'
import { betweenEdges, edgeOf } from '@/lib/report/orders/data'
import type { Billed, Unpaid } from '@/lib/report/report'
import { type Bars, countsOf } from '@/lib/report/spans'

// The figures about invoices and payments.

/** The beginning of a day. */
const DAY = Prisma.sql`("day"::timestamp AT TIME ZONE 'Europe/Istanbul')`

type SumRow = { edge: number; currency: string; sum: bigint }

/** Returns the sums of the amounts in each bar, by currency. */
function readSums(from: Prisma.Sql, { edges }: Bars): Promise<SumRow[]> {
  return db().$queryRaw<SumRow[]>`
    SELECT ${edgeOf(DAY, edges)} AS "edge", "currency", sum("amount")::bigint AS "sum" FROM ${from}
    WHERE ${betweenEdges(DAY, edges)} GROUP BY 1, 2`
}

/** Lira always, other currencies only if there is something in them. */
const currenciesIn = (rows: readonly { currency: string }[]) =>
  CURRENCIES.filter((code) => code === 'TRY' || rows.some(({ currency }) => currency === code))

export async function readBilled(bars: Bars): Promise<Billed> {
  const shares = Prisma.sql`"invoice_shares" JOIN "invoices" ON "invoices"."id" = "invoice_id"`
  const [invoiced, paid] = await Promise.all([readSums(shares, bars), readSums(Prisma.sql`"payments"`, bars)])
  const countsIn = (rows: readonly SumRow[], code: string) => {
    const own = rows.filter(({ currency }) => currency === code)
    return countsOf(
      own.map(({ edge, sum }) => ({ edge, count: Number(sum) })),
      bars,
    )
  }
  return currenciesIn([...invoiced, ...paid]).map((currency) => {
    const [written, received] = [countsIn(invoiced, currency), countsIn(paid, currency)]
    const buckets = bars.buckets.map((bucket, i) => {
      return { ...bucket, invoiced: written.counts[i]!.count, paid: received.counts[i]!.count }
    })
    return { currency, invoiced: written.total, paid: received.total, buckets }
  })
}

export async function readUnpaid(today: string): Promise<Unpaid> {
  const late = Prisma.sql`${today}::date - "due_on"`
  const sumOf = (condition: Prisma.Sql) => Prisma.sql`coalesce(sum("amount") FILTER (WHERE ${condition}), 0)::float`
  const rows = await db().$queryRaw<Unpaid>`
    SELECT "currency", sum("amount")::float AS "total", ${sumOf(Prisma.sql`${late} > 0`)} AS "overdue",
      ${sumOf(Prisma.sql`${late} <= 0`)} AS "notDue", ${sumOf(Prisma.sql`${late} BETWEEN 1 AND 30`)} AS "upTo30",
      ${sumOf(Prisma.sql`${late} BETWEEN 31 AND 60`)} AS "upTo60", ${sumOf(Prisma.sql`${late} > 60`)} AS "older"
    FROM "order_accounts" WHERE "state" IN ('invoiced', 'partly-paid') GROUP BY 1`
  const none = { total: 0, overdue: 0, notDue: 0, upTo30: 0, upTo60: 0, older: 0 }
  return currenciesIn(rows).map((currency) => rows.find((row) => row.currency === currency) ?? { currency, ...none })
}
