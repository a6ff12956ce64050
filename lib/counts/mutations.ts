import 'server-only'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { SiteEvent } from '@/lib/counts/counts'
import { db } from '@/lib/platform/db/client'
import type { DayCount } from '@/lib/platform/day-counts'
import { istanbulDay, monthsLater } from '@/lib/platform/turkish/dates'

/** Adds counts in one statement. */
export async function addCounts(counts: DayCount<SiteEvent>[], client: Prisma.TransactionClient = db()): Promise<void> {
  // Sorted, so that two processes cannot deadlock.
  await client.$executeRaw`
    INSERT INTO "site_counts" ("day", "kind", "key", "count")
    SELECT * FROM unnest(
      ${counts.map(({ day }) => day)}::date[], ${counts.map(({ kind }) => kind)}::text[],
      ${counts.map(({ key }) => key)}::text[], ${counts.map(({ count }) => count)}::int[]
    ) AS "new" ("day", "kind", "key", "count")
    ORDER BY 1, 2, 3
    ON CONFLICT ("kind", "day", "key") DO UPDATE SET "count" = "site_counts"."count" + EXCLUDED."count"`
}

/** Counts a sent form, in the transaction that stores it. */
export async function countSentForm(tx: Prisma.TransactionClient, source: string): Promise<void> {
  await addCounts([{ kind: 'sent', key: source, day: istanbulDay(new Date()), count: 1 }], tx)
}

/** How many months counts are kept. */
const KEPT_MONTHS = 24

/** Deletes the counts of days more than two years ago, and returns how many. */
export async function deleteOldCounts(): Promise<number> {
  const cutoff = new Date(monthsLater(istanbulDay(new Date()), -KEPT_MONTHS))
  const { count } = await db().siteCount.deleteMany({ where: { day: { lt: cutoff } } })
  return count
}
