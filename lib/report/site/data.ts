import 'server-only'
import { countsByDay, countsByKey, emptySearches } from '@/lib/counts/data'
import { delegateOf } from '@/lib/content/data'
import { db } from '@/lib/platform/db/client'
import { bucketsOf, unitFor } from '@/lib/report/period'
import type { Day, ReportPeriod, SiteFigures, Span, Unit } from '@/lib/report/report'
import { search } from '@/lib/search/data'
import { itemPath, KINDS, PAGE_KINDS, type PageKind } from '@/lib/site/kinds'
import { PAGES, PATHS } from '@/lib/site/pages'

// The figures about the site, from its daily counts.

const MAX_PAGES = 10
const MAX_HOSTS = 6
const MAX_FORM_SOURCES = 10
const MAX_SEARCHES = 10
/**
 * Maximum number of searches repeated to find out whether they still find nothing. Each takes a few milliseconds, and anybody can
 * send searches.
 */
const MAX_REPEATED_SEARCHES = 300

/** The key under which the hosts beyond a day's limit are counted. */
const OTHER_HOSTS = '*'
/** The prefix of the key of a search from which the form was opened. */
const SEARCH_PREFIX = 'q:'

const sumOf = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0)
const within = <Row extends { day: Day }>(rows: readonly Row[], { from, to }: Span) =>
  rows.filter(({ day }) => day >= from && day <= to)

/** Returns the counts of consecutive spans. */
const countsIn = (rows: readonly { day: Day; count: number }[], spans: readonly Span[]) =>
  spans.map((span) => sumOf(within(rows, span)))

/** Returns the unit for views. There are enough views for weekly bars, so weeks replace months unless there are too many of them. */
const unitOfViews = (period: ReportPeriod): Unit => (period.unit === 'month' ? unitFor(period, 'week') : period.unit)

export async function readViews(period: ReportPeriod, today: Day): Promise<SiteFigures['views']> {
  const unit = unitOfViews(period)
  const rows = await countsByDay('view', { from: period.previous.from, to: period.to })
  const buckets = bucketsOf(period, unit, today)
  const counts = countsIn(rows, buckets)
  return {
    buckets: buckets.map((bucket, i) => ({ ...bucket, count: counts[i]! })),
    unit,
    total: sumOf(within(rows, period)),
    days: within(rows, period).length,
    previous: sumOf(within(rows, period.previous)),
  }
}

/** Returns the title of a fault's page: 'AL16, Yumaro YS2'. */
const faultTitle = ({ code, title, brand, series }: { code: string; title: string; brand: string; series: string }) =>
  `${code || title}, ${[brand, series].filter(Boolean).join(' ')}`

async function titlesBySlug(kind: PageKind, slugs: string[]): Promise<[slug: string, title: string][]> {
  const where = { slug: { in: slugs } }
  if (kind === 'fault') {
    const select = { slug: true, code: true, title: true, brand: true, series: true }
    const rows = await db().fault.findMany({ where, select })
    return rows.map((row) => [row.slug, faultTitle(row)])
  }
  const column = KINDS[kind].page.suggestedBy
  const rows = (await delegateOf(kind).findMany({ where, select: { slug: true, [column]: true } })) as Record<
    string,
    string
  >[]
  return rows.map((row) => [row.slug!, row[column]!])
}

/** Returns the titles of pages by their paths. A page that no longer exists has no title. */
async function titlesOf(paths: readonly string[]): Promise<Map<string, string>> {
  const queries = PAGE_KINDS.map(async (kind) => {
    const folder = `${KINDS[kind].page.folder}/`
    const slugs = paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length))
    const rows = slugs.length > 0 ? await titlesBySlug(kind, slugs) : []
    return rows.map(([slug, title]) => [itemPath(kind, slug), title] as const)
  })
  const fixedTitles = PAGES.map(({ path, label }) => [path, label] as const)
  return new Map([...fixedTitles, ...(await Promise.all(queries)).flat()])
}

export async function readPages({ from, to }: Span): Promise<SiteFigures['pages']> {
  const rows = await db().$queryRaw<{ path: string; count: number; total: number }[]>`
    SELECT "key" AS "path", sum("count")::int AS "count", (sum(sum("count")) OVER ())::int AS "total" FROM "site_counts"
    WHERE "kind" = 'view' AND "day" BETWEEN ${from}::date AND ${to}::date
    GROUP BY "key" ORDER BY 2 DESC, "key" COLLATE "C" LIMIT ${MAX_PAGES}`
  const titles = await titlesOf(rows.map(({ path }) => path))
  return {
    rows: rows.map(({ path, count }) => ({ path, title: titles.get(path) ?? path, count })),
    total: rows[0]?.total ?? 0,
  }
}

export async function readReferrers(period: Span): Promise<SiteFigures['referrers']> {
  const counts = await countsByKey('referrer', period)
  const namedHosts = counts.filter(({ key }) => key !== OTHER_HOSTS)
  const otherHosts = namedHosts.slice(MAX_HOSTS)
  return {
    rows: namedHosts.slice(0, MAX_HOSTS).map(({ key, count }) => ({ host: key, count })),
    others: {
      hosts: otherHosts.length,
      count: sumOf(otherHosts) + sumOf(counts.filter(({ key }) => key === OTHER_HOSTS)),
    },
  }
}

type Events = { views: number; opened: number; sent: number }

/** Returns the first steps of the funnel in a period and in the previous period. */
export async function readFunnelEvents({ from, to, previous }: Span & { previous: Span }): Promise<[Events, Events]> {
  const rows = await db().$queryRaw<(Events & { isCurrent: boolean })[]>`
    SELECT "day" >= ${from}::date AS "isCurrent", coalesce(sum("count") FILTER (WHERE "kind" = 'view'), 0)::int AS "views",
      coalesce(sum("count") FILTER (WHERE "kind" = 'view' AND "key" = ${PATHS.contact}), 0)::int AS "opened",
      coalesce(sum("count") FILTER (WHERE "kind" = 'sent'), 0)::int AS "sent"
    FROM "site_counts" WHERE "kind" IN ('view', 'sent')
      AND ("day" BETWEEN ${previous.from}::date AND ${previous.to}::date OR "day" BETWEEN ${from}::date AND ${to}::date) GROUP BY 1`
  const eventsOf = (isCurrent: boolean) => {
    const { views = 0, opened = 0, sent = 0 } = rows.find((row) => row.isCurrent === isCurrent) ?? {}
    return { views, opened, sent }
  }
  return [eventsOf(true), eventsOf(false)]
}

/** Returns the pages and searches from which the form was opened, sorted by how often it was then sent. */
export async function readFormSources(period: Span): Promise<SiteFigures['formSources']> {
  const [opened, sent] = await Promise.all([countsByKey('opened', period), countsByKey('sent', period)])
  const countIn = (rows: typeof opened, key: string) => rows.find((row) => row.key === key)?.count ?? 0
  const keys = [...new Set([...opened, ...sent].map(({ key }) => key))].filter((key) => key !== '')
  const formSources = keys
    .map((key) => ({ key, opened: countIn(opened, key), sent: countIn(sent, key) }))
    .toSorted((a, b) => b.sent - a.sent || b.opened - a.opened || (a.key < b.key ? -1 : 1))
    .slice(0, MAX_FORM_SOURCES)
  const paths = formSources.map(({ key }) => key).filter((key) => !key.startsWith(SEARCH_PREFIX))
  const searches = formSources.flatMap(({ key }) =>
    key.startsWith(SEARCH_PREFIX) ? [key.slice(SEARCH_PREFIX.length)] : [],
  )
  const [titles, views] = await Promise.all([titlesOf(paths), viewsOf(period, paths, searches)])
  return formSources.map(({ key, ...counts }) => {
    const isSearch = key.startsWith(SEARCH_PREFIX)
    const text = isSearch ? key.slice(SEARCH_PREFIX.length) : key
    const source = isSearch ? { path: '', title: text } : { path: key, title: titles.get(key) ?? key }
    return { ...source, views: views.get(isSearch ? text : key) ?? 0, ...counts }
  })
}

/** Returns how often pages were viewed and texts were searched. */
async function viewsOf({ from, to }: Span, paths: string[], searches: string[]): Promise<Map<string, number>> {
  const rows = await db().$queryRaw<{ key: string; count: number }[]>`
    SELECT "key", sum("count")::int AS "count" FROM "site_counts"
    WHERE "day" BETWEEN ${from}::date AND ${to}::date AND ("kind" = 'view' AND "key" = ANY(${paths}::text[])
      OR "kind" IN ('found', 'empty') AND "key" = ANY(${searches}::text[])) GROUP BY "key"`
  return new Map(rows.map(({ key, count }) => [key, count]))
}

/**
 * Returns the most frequent searches that match `filter`, found nothing, and still find nothing. `isTruncated` is true if the limit
 * of repeated searches was reached before enough were found.
 */
export async function unresolvedSearches(
  period: Span,
  limit: number,
  filter: (text: string) => boolean = () => true,
): Promise<Omit<SiteFigures['emptySearches'], 'total'>> {
  const rows: { text: string; count: number }[] = []
  const searches = (await emptySearches(period)).filter(({ key }) => filter(key))
  for (const { key: text, count } of searches.slice(0, MAX_REPEATED_SEARCHES)) {
    if (rows.length === limit) break
    const { total } = await search(text, 1)
    if (total === 0) rows.push({ text, count })
  }
  return { rows, isTruncated: rows.length < limit && searches.length > MAX_REPEATED_SEARCHES }
}

export async function readEmptySearches(period: Span): Promise<SiteFigures['emptySearches']> {
  const [days, unresolved] = await Promise.all([countsByDay('empty', period), unresolvedSearches(period, MAX_SEARCHES)])
  return { ...unresolved, total: sumOf(days) }
}

/**
 * Returns how many searches found nothing, in a span that ends today and in each of the weeks, and the most frequent search that
 * still finds nothing.
 */
export async function readRecentSearches(span: Span, weeks: readonly Span[]) {
  const [days, { rows }] = await Promise.all([
    countsByDay('empty', { from: weeks[0]!.from, to: span.to }),
    unresolvedSearches(span, 1),
  ])
  return { count: sumOf(within(days, span)), top: rows[0] ?? null, weeks: countsIn(days, weeks) }
}
