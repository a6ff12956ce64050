import 'server-only'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'

/** Words deleted at once. */
const BATCH = 1000

/** Matches known words that no text has, public or not. */
const UNUSED = Prisma.sql`
  NOT EXISTS (SELECT FROM "services" WHERE "search_vector" @@ "word"::tsquery)
  AND NOT EXISTS (SELECT FROM "blog_posts" WHERE "search_vector" @@ "word"::tsquery)
  AND NOT EXISTS (SELECT FROM "faults" WHERE "search_vector" @@ "word"::tsquery)`

/** Keeps the planner from reading whole tables for each word (docs/decisions/0021-search.md). */
const byIndex = () => db().$executeRaw`SET LOCAL enable_seqscan = off`

/**
 * Deletes the known words that no text has any more, and returns how many.
 * @throws {AppError} database-unavailable while a text is being written, because it may have one of the words: its
 *   trigger does not add a word that is still known
 */
export async function deleteUnusedWords(): Promise<number> {
  let total = 0
  for (;;) {
    const [, unused] = await db().$transaction([
      byIndex(),
      db().$queryRaw<{ id: number }[]>`SELECT "id" FROM "search_words" WHERE ${UNUSED} LIMIT ${BATCH}`,
    ])
    if (unused.length === 0) return total
    // Looked at once more while no text can be written. Writers wait for half a second at most.
    const [, , , count] = await db().$transaction([
      db().$executeRaw`SET LOCAL lock_timeout = '500ms'`,
      byIndex(),
      db().$executeRaw`LOCK TABLE "services", "blog_posts", "faults" IN SHARE MODE`,
      db().$executeRaw`DELETE FROM "search_words" WHERE "id" = ANY(${unused.map(({ id }) => id)}) AND ${UNUSED}`,
    ])
    total += count
    if (unused.length < BATCH) return total
  }
}
