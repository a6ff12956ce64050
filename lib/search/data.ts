import 'server-only'
import { codeKey } from '@/lib/faults/alarm-code'
import { marksIn } from '@/lib/search/marked-text'
import { parseQuery, type SearchQuery } from '@/lib/search/search-query'
import { db } from '@/lib/platform/db/client'
import { faultsByKey, type ListedFault } from '@/lib/faults/data'
import { FAULT_TEXTS } from '@/lib/faults/texts'
import type { HitItem } from '@/lib/search/output'
import { MAX_COUNTED } from '@/lib/search/schema'
import { Prisma } from '@/lib/generated/prisma/client'
import { currentTime } from '@/lib/platform/runtime/render-context'
import { siteTexts, type SiteText } from '@/lib/search/site-texts'
import { getSettings } from '@/lib/settings/data'

/** A kind of content in the database. */
type ItemKind = 'service' | 'fault' | 'post'

type HitKind = ItemKind | SiteText['kind']

/**
 * How well a row matches, best first: a code and all other words; a code; the start of a code; all words in the title; all
 * words in the texts; all words, but none in title or summary.
 */
const RANKS = { exact: 0, code: 1, beginning: 2, title: 3, any: 4, deep: 5 } as const

type RankedRow = { kind: HitKind; id: string; rank: number; total: bigint | number }

/** The order of kinds that match equally well. */
const KINDS: HitKind[] = ['fault', 'question', 'page', 'service', 'post']

const isPublic = () => Prisma.sql`NOT is_draft AND published_at <= ${currentTime()}`

/** Selects the public rows of a table that match a query, at most one more than is counted. */
const rowsByWords = (table: Prisma.Sql, order: Prisma.Sql, query: Prisma.Sql, rank: number) => Prisma.sql`
  (SELECT id, ${order} AS sort_key, ${rank}::int AS rank FROM ${table}
  WHERE search_vector @@ ${query}::tsquery AND ${isPublic()} LIMIT ${MAX_COUNTED + 1})`

/**
 * Selects the public faults with one of the codes that the query may contain. There are few of them, so the query's other words
 * are searched in these rows instead of the index.
 */
const faultsByCodes = (query: SearchQuery) => Prisma.sql`
  SELECT id, sort_key, CASE WHEN search_vector @@ ${query.exact}::tsquery THEN ${RANKS.exact}::int ELSE ${RANKS.code}::int END AS rank
  FROM (SELECT id, code_sort AS sort_key, search_vector FROM "faults"
    WHERE search_vector @@ ${query.guesses}::tsquery AND ${isPublic()} OFFSET 0) AS coded
  WHERE search_vector @@ ${`${query.exact} | ${query.code}`}::tsquery`

/** Selects the rows of a table that match, each with its best rank. */
function matchingRows(table: Prisma.Sql, order: Prisma.Sql, codes: Prisma.Sql[] = []): Prisma.Sql {
  const termsIn = (column: 'title' | 'any') => Prisma.sql`(SELECT ${Prisma.raw(`"${column}"`)} FROM terms)`
  const rankedQueries = [
    rowsByWords(table, order, termsIn('title'), RANKS.title),
    rowsByWords(table, order, termsIn('any'), RANKS.any),
    ...codes,
  ]
  return Prisma.sql`SELECT id, sort_key, min(rank) AS rank FROM (${Prisma.join(rankedQueries, ' UNION ALL ')}) AS ranked GROUP BY id, sort_key`
}

/** Returns the best rows of each kind, at most `limit` of each, with the number of all matching rows of the kind. */
async function findRows(query: SearchQuery, limit: number): Promise<RankedRow[]> {
  const bestRows = (kind: ItemKind, matches: Prisma.Sql) => Prisma.sql`
    (SELECT ${kind}::text AS kind, id, rank, count(*) OVER () AS total
     FROM (${matches}) AS matches ORDER BY rank, sort_key, id LIMIT ${limit})`
  const [services, faults, posts] = [Prisma.sql`"services"`, Prisma.sql`"faults"`, Prisma.sql`"blog_posts"`]
  const beginning = rowsByWords(faults, Prisma.sql`code_sort`, Prisma.sql`${query.beginning}`, RANKS.beginning)
  const isCoded = Prisma.sql`EXISTS (SELECT FROM coded)`
  const [, rows] = await db().$transaction([
    // The planner underestimates the cost of reading all vectors, because it ignores that large ones must be decompressed.
    db().$executeRaw`SET LOCAL enable_seqscan = off`,
    db().$queryRaw<RankedRow[]>`
      WITH coded AS MATERIALIZED (${faultsByCodes(query)}),
      terms AS MATERIALIZED (SELECT CASE WHEN ${isCoded} THEN ${query.withJoinedCode.title} ELSE ${query.title} END AS title,
        CASE WHEN ${isCoded} THEN ${query.withJoinedCode.any} ELSE ${query.any} END AS "any")
      ${bestRows('service', matchingRows(services, Prisma.sql`position`))}
      UNION ALL ${bestRows('fault', matchingRows(faults, Prisma.sql`code_sort`, [beginning, Prisma.sql`SELECT id, sort_key, rank FROM coded`]))}
      UNION ALL ${bestRows('post', matchingRows(posts, Prisma.sql`-extract(epoch FROM published_at)`))}`,
  ])
  return rows
}

const byRank = (a: RankedRow, b: RankedRow) => a.rank - b.rank || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)

/** Returns the best rows of all kinds. Up to a sixth of the hits is reserved for services, another for posts, and another for questions and pages. */
function bestOf(rows: RankedRow[], limit: number): RankedRow[] {
  const bestOfKinds = (...kinds: HitKind[]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).slice(0, Math.ceil(limit / 6))
  const reserved = new Set([...bestOfKinds('service'), ...bestOfKinds('post'), ...bestOfKinds('question', 'page')])
  const sortedRows = rows.toSorted(byRank)
  const otherRows = new Set(sortedRows.filter((row) => !reserved.has(row)).slice(0, limit - reserved.size))
  return sortedRows.filter((row) => reserved.has(row) || otherRows.has(row))
}

/** The columns of a service that searches read. */
export const serviceColumns = {
  id: true,
  slug: true,
  title: true,
  description: true,
  detailsDescription: true,
  benefits: true,
  brands: true,
} as const
const faultColumns = {
  id: true,
  slug: true,
  ...FAULT_TEXTS,
  service: { select: { title: true, deviceName: true, isDraft: true, publishedAt: true } },
} as const

type Service = Prisma.ServiceGetPayload<{ select: typeof serviceColumns }>
type Fault = Prisma.FaultGetPayload<{ select: typeof faultColumns }>
/** `passage` is the part of the text around the first matching word. */
type Post = { id: string; slug: string; title: string; summary: string; passage: string }

/** Characters of a post's text that are read before the first matching word, and in total. */
const PASSAGE = { before: 200, length: 600 }

/**
 * Returns posts with a passage of their texts. `search_text` ends with the folded plain text, so positions counted from the end
 * are nearly the same in both.
 */
function readPosts(ids: string[], words: string[]): Promise<Post[]> {
  if (ids.length === 0) return Promise.resolve([])
  const longWords = words.filter(({ length }) => length > 2)
  return db().$queryRaw<Post[]>`
    SELECT id, slug, title, summary, substr(plain_text, greatest(1, word_start - ${PASSAGE.before}::int), ${PASSAGE.length}::int) AS passage
    FROM "blog_posts", LATERAL (
      SELECT length(plain_text) - length(search_text) + min(coalesce(
        nullif(strpos(search_text, ' ' || word), 0), nullif(strpos(search_text, E'\n' || word), 0), strpos(search_text, word))) AS word_start
      FROM unnest(${longWords.length > 0 ? longWords : words}::text[]) AS word WHERE strpos(search_text, word) > 0
    ) AS first
    WHERE id = ANY(${ids}::uuid[])`
}

/** Whether neither title nor summary of a service or post contains any of the words. False for faults and site texts. */
function isDeep(item: Service | Fault | Post | SiteText, words: string[]): boolean {
  if ('brand' in item || 'lines' in item) return false
  const lead = 'summary' in item ? item.summary : item.description
  return marksIn(`${item.title}\n${lead}`, words).length === 0
}

/** Returns the questions and pages that match, best first. */
function findTexts(query: SearchQuery, texts: readonly SiteText[]): RankedRow[] {
  const rankOf = ({ title, lines }: SiteText): number | null => {
    if (query.isInTitle(title)) return RANKS.title
    if (lines.some((line) => query.isInText(line))) return RANKS.any
    return query.isInText([title, ...lines].join('\n')) ? RANKS.deep : null
  }
  const matches = texts.flatMap((text) => {
    const rank = rankOf(text)
    return rank === null ? [] : [{ kind: text.kind, id: text.id, rank }]
  })
  const totalOf = (kind: HitKind) => matches.filter((row) => row.kind === kind).length
  return matches.map((row) => ({ ...row, total: totalOf(row.kind) })).toSorted(byRank)
}

/** Returns the hits, best first. A row that was deleted in the meantime is omitted. */
async function readHits(rows: RankedRow[], words: string[], texts: readonly SiteText[]): Promise<HitItem[]> {
  const idsOf = (kind: HitKind) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  const [services, faults, posts] = await Promise.all([
    db().service.findMany({ where: { id: { in: idsOf('service') } }, select: serviceColumns }),
    db().fault.findMany({ where: { id: { in: idsOf('fault') } }, select: faultColumns }),
    readPosts(idsOf('post'), words),
  ])
  const items = new Map<string, Service | Fault | Post | SiteText>(
    [...services, ...faults, ...posts, ...texts].map((item) => [item.id, item]),
  )
  const bestRank = Math.min(...rows.map(({ rank }) => rank))
  const rankedItems = rows.flatMap((row) => {
    const item = items.get(row.id)
    if (!item) return []
    return [{ ...row, item, rank: row.rank === RANKS.any && isDeep(item, words) ? RANKS.deep : row.rank }]
  })
  return rankedItems.toSorted(byRank).map(({ kind, rank, item }) => {
    // If the query names a device, the same code of other devices is not an exact hit.
    const isExact = kind === 'fault' && rank <= RANKS.code && rank === bestRank
    return { kind, isExact, ...item } as HitItem
  })
}

export type SearchResult = {
  hits: HitItem[]
  /** The number of all matching rows. If a kind has more than MAX_COUNTED, the number is a lower bound. */
  total: number
  /** The folded words to mark. */
  words: string[]
  /** The codes that the searched text may contain. */
  codes: string[]
  corrections: Correction[]
}

const NO_RESULT: SearchResult = { hits: [], total: 0, words: [], codes: [], corrections: [] }

async function runQuery(query: SearchQuery, limit: number, texts: readonly SiteText[]): Promise<SearchResult> {
  const items = await findRows(query, limit)
  // The letters of a searched code are not meant as words.
  const rows = items.some(({ rank }) => rank <= RANKS.code) ? items : [...items, ...findTexts(query, texts)]
  const totals = new Map(rows.map(({ kind, total }) => [kind, Number(total)]))
  const total = [...totals.values()].reduce((sum, count) => sum + count, 0)
  const hits = rows.length > 0 ? await readHits(bestOf(rows, limit), query.highlights, texts) : []
  return { ...NO_RESULT, hits, total, words: query.highlights, codes: query.codes }
}

/**
 * Finds public services, faults, posts, questions and pages that contain all words of a text, an exact code first. If nothing
 * matches, corrects the words that no text contains and searches again.
 */
export async function search(text: string, limit: number): Promise<SearchResult> {
  const query = parseQuery(text)
  if (!query) return NO_RESULT
  const texts = siteTexts(await getSettings())
  const result = await runQuery(query, limit, texts)
  const corrections = result.total > 0 ? [] : await correctionsOf(query.words, texts)
  if (corrections.length === 0) return result
  const replacements = new Map(corrections.map((correction) => [correction.typed, correction.meant]))
  const corrected = await runQuery(parseQuery(text, replacements)!, limit, texts)
  return corrected.total > 0 ? { ...corrected, codes: query.codes, corrections } : result
}

/** Maximum number of faults with similar codes. */
const MAX_SIMILAR = 6

/** Minimum length of the common prefix of similar codes. */
const MIN_SHARED_CHARS = 2

/** `beginning` is the common prefix of the codes, or ''. */
type SimilarCodes = { faults: ListedFault[]; beginning: string }

/** Returns the public faults whose codes share the longest prefix with a code that no public fault has. */
export async function similarCodes(codes: readonly string[]): Promise<SimilarCodes> {
  const key = codeKey(codes.find((code) => /\d/.test(code)) ?? codes[0] ?? '')
  if (key.length < MIN_SHARED_CHARS) return { faults: [], beginning: '' }
  const rows = await db().$queryRaw<{ key: string }[]>`
    SELECT DISTINCT code_key AS key FROM "faults"
    WHERE search_vector @@ ${`'#${key.slice(0, MIN_SHARED_CHARS)}':*`}::tsquery AND ${isPublic()}`
  for (let length = key.length; length >= MIN_SHARED_CHARS; length -= 1) {
    const beginning = key.slice(0, length)
    const keys = rows.map((row) => row.key).filter((candidate) => candidate.startsWith(beginning))
    if (keys.length > 0) return { faults: await faultsByKey(keys, MAX_SIMILAR), beginning }
  }
  return { faults: [], beginning: '' }
}

/** A word with a typing mistake, and the words that are searched instead. */
export type Correction = { typed: string; meant: string[] }

/** The words that are corrected. Codes are not, because 'AL61' is a different code from 'AL16'. */
const CORRECTABLE = /^[a-z]{3,30}$/

/** Maximum number of corrections per word, and of titles per kind in which they are looked up. */
const MAX_CORRECTIONS = 3
const MAX_TITLES = 100

/** Minimum share of a word's trigrams that a title contains. */
const MIN_TITLE_SIMILARITY = '0.4'
/** Minimum similarity of a correction to the word, in absolute terms and as a share of the best correction's similarity. */
const MIN_WORD_SIMILARITY = 0.33
const MIN_SHARE_OF_BEST = 0.8

/** The titles of each table, as the database indexes them. */
const TITLES: Record<string, Prisma.Sql> = {
  services: Prisma.sql`fold_text(title)`,
  faults: Prisma.sql`fold_text(brand || ' ' || title)`,
  blog_posts: Prisma.sql`fold_text(title)`,
}

/** Selects only public rows, because corrections must not reveal words of drafts. */
const fromPublic = (table: string, condition: Prisma.Sql) =>
  Prisma.sql`FROM ${Prisma.raw(`"${table}"`)} WHERE ${condition} AND NOT is_draft AND published_at <= ${currentTime()}`

/** Returns, for the words that no public text contains, the most similar words of public titles. */
async function correctionsOf(words: readonly string[], texts: readonly SiteText[]): Promise<Correction[]> {
  const isInText = (word: string) =>
    texts.some(({ title, lines }) => parseQuery(word)!.isInText([title, ...lines].join('\n')))
  const candidates = words.filter((word) => CORRECTABLE.test(word) && !isInText(word))
  if (candidates.length === 0) return []
  const isInTable = Object.keys(TITLES).map(
    (table) => Prisma.sql`EXISTS (SELECT ${fromPublic(table, Prisma.sql`search_vector @@ (typed || ':*')::tsquery`)})`,
  )
  const titles = Object.entries(TITLES).map(
    ([table, title]) =>
      Prisma.sql`(SELECT ${title} AS title ${fromPublic(table, Prisma.sql`${title} %> typed`)} LIMIT ${MAX_TITLES})`,
  )
  const textTitles = Prisma.sql`SELECT title FROM (SELECT fold_text(unnest(${texts.map(({ title }) => title)}::text[])) AS title) AS texts
    WHERE title %> typed`
  const [, , rows] = await db().$transaction([
    db().$executeRaw`SET LOCAL enable_seqscan = off`,
    db().$executeRaw`SELECT set_config('pg_trgm.word_similarity_threshold', ${MIN_TITLE_SIMILARITY}, true)`,
    db().$queryRaw<Correction[]>`
      SELECT typed, array_agg(word ORDER BY likeness DESC, word) FILTER (WHERE likeness >= ${MIN_SHARE_OF_BEST} * best) AS meant
      FROM unnest(${candidates}::text[]) AS typed, LATERAL (
        SELECT word, similarity(word, typed) AS likeness, max(similarity(word, typed)) OVER () AS best
        FROM (SELECT DISTINCT title FROM (${Prisma.join([...titles, textTitles], ' UNION ALL ')}) AS titles) AS near,
          unnest(search_words_in(title)) AS word
        WHERE word ~ '^[a-z]{3,30}$' AND similarity(word, typed) >= ${MIN_WORD_SIMILARITY}
        GROUP BY word ORDER BY likeness DESC, word LIMIT ${MAX_CORRECTIONS}
      ) AS nearest
      WHERE NOT (${Prisma.join(isInTable, ' OR ')})
      GROUP BY typed`,
  ])
  return rows
}
