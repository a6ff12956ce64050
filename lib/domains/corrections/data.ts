import 'server-only'
import type { SearchQuery, Term } from '@/lib/content/search-query'
import { halvesOf, isOneMistakeApart } from '@/lib/content/typing-mistakes'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { currentTime } from '@/lib/runtime/render-context'

/** A word with a typing mistake, and the words that were looked for instead. */
export type Correction = { typed: string; meant: string[] }

/** Words that were meant, at most, for one that was typed, and of how many it is asked whether the public has them. */
const MAX_MEANT = 3
const MAX_NEAR = 20

/** Returns those of some queries (tsquery) that find public rows, because nobody may learn the words of drafts. */
async function publicQueries(queries: string[]): Promise<Set<string>> {
  if (queries.length === 0) return new Set()
  const has = (table: Prisma.Sql) =>
    Prisma.sql`EXISTS (SELECT FROM ${table} WHERE search_vector @@ query::tsquery AND NOT is_draft AND published_at <= ${currentTime()})`
  const [, rows] = await db().$transaction([
    db().$executeRaw`SET LOCAL enable_seqscan = off`,
    db().$queryRaw<{ query: string }[]>`
      SELECT query FROM unnest(${queries}::text[]) AS query
      WHERE ${has(Prisma.sql`"services"`)} OR ${has(Prisma.sql`"faults"`)} OR ${has(Prisma.sql`"blog_posts"`)}`,
  ])
  return new Set(rows.map(({ query }) => query))
}

/** Returns the known words that are one typing mistake apart from a word that no text has, the likeliest first. */
async function meantBy(word: string): Promise<string[]> {
  const { beginning, end } = halvesOf(word)
  const candidates = await db().$queryRaw<{ word: string }[]>`
    SELECT DISTINCT word FROM (
      SELECT word FROM "search_words" WHERE word COLLATE "C" LIKE ${`${beginning}%`} AND length(word) BETWEEN ${word.length - 1} AND ${word.length + 1}
      UNION ALL
      SELECT word FROM "search_words" WHERE reverse(word) LIKE ${`${Array.from(end).toReversed().join('')}%`} AND length(word) BETWEEN ${word.length - 1} AND ${word.length + 1}
    ) AS near`
  // A letter that was left out or changed places is likelier than one that was added or typed wrongly.
  const cost = (meant: string) => (meant.length === word.length + 1 || sameLetters(meant, word) ? 0 : 1)
  const near = candidates
    .map((row) => row.word)
    .filter((meant) => isOneMistakeApart(word, meant))
    .toSorted((a, b) => cost(a) - cost(b) || (a < b ? -1 : 1))
  // Words of a to z are queries themselves.
  const known = await publicQueries(near.slice(0, MAX_NEAR))
  return near.filter((meant) => known.has(meant)).slice(0, MAX_MEANT)
}

const sameLetters = (a: string, b: string) => Array.from(a).toSorted().join('') === Array.from(b).toSorted().join('')

/** Returns the keys of those terms that public rows have. Words of drafts must not count, because nobody may learn of them. */
async function publicTerms(terms: readonly Term[]): Promise<Set<string>> {
  const queries = await publicQueries(terms.map(({ query }) => query))
  return new Set(terms.filter(({ query }) => queries.has(query)).map(({ key }) => key))
}

/** What may find something where a whole query finds nothing. */
export type Remedy = {
  corrections: Correction[]
  /** The parts of the query without which to look: fillers, and words that no public text has. */
  ignored: Set<string>
  /** The parts that public texts have. */
  known: string[]
}

/** Returns what was meant by a query that finds nothing, and which of its words are of no use. */
export async function remedyFor({ words, terms }: SearchQuery): Promise<Remedy> {
  const wanted = terms.filter(({ isFiller }) => !isFiller)
  const known = await publicTerms(wanted)
  const unknown = wanted.map(({ key }) => key).filter((key) => !known.has(key))
  const typed = [...new Set(unknown)].filter((key) => words.includes(key) && /^[a-z]{3,30}$/.test(key))
  const meant = await Promise.all(typed.map(async (word) => ({ typed: word, meant: await meantBy(word) })))
  const corrections = meant.filter((correction) => correction.meant.length > 0)
  // A code that nobody knows is what is looked for. Without it other faults would pass for its own.
  const useless = unknown.filter(
    (key) => !/\d/.test(key) && !corrections.some((correction) => correction.typed === key),
  )
  const fillers = terms.filter(({ isFiller }) => isFiller).map(({ key }) => key)
  const isAll = useless.length === wanted.length
  return { corrections, ignored: new Set(isAll ? [] : [...fillers, ...useless]), known: [...known] }
}
