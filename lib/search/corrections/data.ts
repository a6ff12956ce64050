import 'server-only'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/generated/prisma/client'
import { currentTime } from '@/lib/platform/runtime/render-context'

/** A word with a typing mistake, and the words that were looked for instead. */
export type Correction = { typed: string; meant: string[] }

/** Words that are corrected. Codes are not, because 'AL61' is another code than 'AL16'. */
const CORRECTABLE = /^[a-z]{3,30}$/

/** Words that were meant, at most, for one that was typed, and the titles among which they are looked for, of each kind. */
const MAX_MEANT = 3
const MAX_TITLES = 100

/** How much of a typed word's trigrams a title must have, how like the title's word must be, and how like beside the best. */
const IN_TITLE = '0.4'
const LIKE = 0.33
const BESIDE_BEST = 0.8

/** The titles of each table, as the migration indexes them. */
const TITLES: Record<string, Prisma.Sql> = {
  services: Prisma.sql`fold_text(title)`,
  faults: Prisma.sql`fold_text(brand || ' ' || title)`,
  blog_posts: Prisma.sql`fold_text(title)`,
}

/** Nobody may learn the words of drafts. */
const fromPublic = (table: string, condition: Prisma.Sql) =>
  Prisma.sql`FROM ${Prisma.raw(`"${table}"`)} WHERE ${condition} AND NOT is_draft AND published_at <= ${currentTime()}`

/** Returns, for the words that no public text has, the words of public titles that are most like them. */
export async function correctionsOf(words: readonly string[]): Promise<Correction[]> {
  const wanted = words.filter((word) => CORRECTABLE.test(word))
  if (wanted.length === 0) return []
  const isKnown = Object.keys(TITLES).map(
    (table) => Prisma.sql`EXISTS (SELECT ${fromPublic(table, Prisma.sql`search_vector @@ (typed || ':*')::tsquery`)})`,
  )
  const titles = Object.entries(TITLES).map(
    ([table, title]) =>
      Prisma.sql`(SELECT ${title} AS title ${fromPublic(table, Prisma.sql`${title} %> typed`)} LIMIT ${MAX_TITLES})`,
  )
  const [, , rows] = await db().$transaction([
    db().$executeRaw`SET LOCAL enable_seqscan = off`,
    db().$executeRaw`SELECT set_config('pg_trgm.word_similarity_threshold', ${IN_TITLE}, true)`,
    db().$queryRaw<Correction[]>`
      SELECT typed, array_agg(word ORDER BY likeness DESC, word) FILTER (WHERE likeness >= ${BESIDE_BEST} * best) AS meant
      FROM unnest(${wanted}::text[]) AS typed, LATERAL (
        SELECT word, similarity(word, typed) AS likeness, max(similarity(word, typed)) OVER () AS best
        FROM (SELECT DISTINCT title FROM (${Prisma.join(titles, ' UNION ALL ')}) AS found) AS near,
          unnest(search_words_in(title)) AS word
        WHERE word ~ '^[a-z]{3,30}$' AND similarity(word, typed) >= ${LIKE}
        GROUP BY word ORDER BY likeness DESC, word LIMIT ${MAX_MEANT}
      ) AS nearest
      WHERE NOT (${Prisma.join(isKnown, ' OR ')})
      GROUP BY typed`,
  ])
  return rows
}
