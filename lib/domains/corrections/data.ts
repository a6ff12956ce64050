import 'server-only'
import type { SearchQuery } from '@/lib/content/search-query'
import { halvesOf, isOneMistakeApart, MIN_WORD_CHARS } from '@/lib/content/typing-mistakes'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { currentTime } from '@/lib/runtime/render-context'

/** A word with a typing mistake, and the words that were looked for instead. */
export type Correction = { typed: string; meant: string[] }

/** Words that were meant, at most, for one that was typed, and of how many it is asked whether the public has them. */
const MAX_MEANT = 3
const MAX_NEAR = 20

/** Returns those of some words (a to z) that public rows have, because a correction must not tell the words of drafts. */
async function publicOf(words: string[]): Promise<string[]> {
  if (words.length === 0) return []
  const has = (table: Prisma.Sql) =>
    Prisma.sql`EXISTS (SELECT FROM ${table} WHERE search_vector @@ word::tsquery AND NOT is_draft AND published_at <= ${currentTime()})`
  const [, rows] = await db().$transaction([
    db().$executeRaw`SET LOCAL enable_seqscan = off`,
    db().$queryRaw<{ word: string }[]>`
      SELECT word FROM unnest(${words}::text[]) AS word
      WHERE ${has(Prisma.sql`"services"`)} OR ${has(Prisma.sql`"faults"`)} OR ${has(Prisma.sql`"blog_posts"`)}`,
  ])
  const known = new Set(rows.map(({ word }) => word))
  return words.filter((word) => known.has(word))
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
  return (await publicOf(near.slice(0, MAX_NEAR))).slice(0, MAX_MEANT)
}

const sameLetters = (a: string, b: string) => Array.from(a).toSorted().join('') === Array.from(b).toSorted().join('')

/** Whether a word begins one that is known. */
async function isKnown(word: string): Promise<boolean> {
  return (await db().searchWord.count({ where: { word: { startsWith: word } }, take: 1 })) > 0
}

/** Returns what was meant by the words of a query that are not known. */
export async function correctionsOf({ words }: SearchQuery): Promise<Correction[]> {
  const typed = words.filter((word) => word.length >= MIN_WORD_CHARS && /^[a-z]{1,30}$/.test(word))
  const corrections = await Promise.all(
    typed.map(async (word) => ({ typed: word, meant: (await isKnown(word)) ? [] : await meantBy(word) })),
  )
  return corrections.filter(({ meant }) => meant.length > 0)
}
