import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { paginated, type Paginated, type Range } from '@/lib/platform/db/paginated'
import { formerSlugsOf, listFilter, missingItem, publicSlugs } from '@/lib/content/data'
import { inState } from '@/lib/content/publication'
import { db } from '@/lib/platform/db/client'
import { POSTS_PER_PAGE } from '@/lib/articles/data'
import { countFaults, FAULTS_PER_PAGE } from '@/lib/faults/data'
import type { PublicPage } from '@/lib/redirects/output'
import type { PublicPages } from '@/lib/redirects/rules'
import { istanbulDay, daysLater } from '@/lib/platform/turkish/dates'
import type { Prisma } from '@/lib/generated/prisma/client'
import { faultListOf, hasFaultList } from '@/lib/faults/lists'
import {
  itemPath,
  KINDS,
  KINDS_WITH_FORMER_SLUGS,
  type KindWithFormerSlugs,
  PAGE_KINDS,
  type PageKind,
} from '@/lib/site/kinds'
import { blogPagePath, faultListPath, PAGES, PATHS, SECURITY_FILE } from '@/lib/site/pages'

const select = { id: true, from: true, to: true, version: true } satisfies Prisma.RedirectSelect

type Row = Prisma.RedirectGetPayload<{ select: typeof select }>

/** The number of days whose uses the list shows. */
const RECENT_DAYS = 30

export type Redirect = Row & {
  /** Uses on each of the last 30 days, oldest first. */
  hits: number[]
  /** YYYY-MM-DD, or null if it was never used. */
  lastVisitOn: string | null
  /** Whether its target is a page now. The page may have been deleted or unpublished since. */
  hasTarget: boolean
}

/** Returns the last 30 days in İstanbul as YYYY-MM-DD, oldest first. */
function recentDays(): string[] {
  const today = istanbulDay(new Date())
  return Array.from({ length: RECENT_DAYS }, (_, index) => daysLater(today, index + 1 - RECENT_DAYS))
}

type UseRow = { id: string; last: string; hits: Record<string, number> | null }

/** Adds to each row how often it was used, and whether its target is among `pages`. */
async function withUses(client: Prisma.TransactionClient, rows: Row[], pages: PublicPages): Promise<Redirect[]> {
  const days = recentDays()
  const uses = await client.$queryRaw<UseRow[]>`
    SELECT "redirect_id" AS "id", max("day")::text AS "last",
      json_object_agg("day", "count") FILTER (WHERE "day" >= ${days[0]}::date) AS "hits"
    FROM "redirect_hits" WHERE "redirect_id" = ANY(${rows.map(({ id }) => id)}::uuid[]) GROUP BY "redirect_id"`
  const usesById = new Map(uses.map((row) => [row.id, row]))
  return rows.map((row) => {
    const { last = null, hits } = usesById.get(row.id) ?? {}
    const hasTarget = pages.has(row.to) || pages.movedTo(row.to) !== undefined
    return { ...row, lastVisitOn: last, hits: days.map((day) => hits?.[day] ?? 0), hasTarget }
  })
}

/** Returns the redirects that contain all words of `search`, newest first. */
export async function listRedirects(_admin: AdminSession, range?: Range, search = ''): Promise<Paginated<Redirect>> {
  const where = listFilter(search)
  const orderBy = [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.RedirectOrderByWithRelationInput[]
  const rows = db().redirect.findMany({ where, select, orderBy, ...range })
  const page = await paginated(range, rows, () => db().redirect.count({ where }))
  return { ...page, items: await withUses(db(), page.items, await publicPages(db())) }
}

/** Returns a redirect, read in the transaction; `pages` is the result of publicPages. @throws {AppError} not-found */
export async function readRedirect(tx: Prisma.TransactionClient, id: string, pages: PublicPages): Promise<Redirect> {
  const row = await tx.redirect.findUnique({ where: { id }, select })
  if (!row) throw missingItem('redirect')
  return (await withUses(tx, [row], pages))[0]!
}

/** Returns a redirect by its id. @throws {AppError} not-found */
export async function getRedirect(_admin: AdminSession, id: string): Promise<Redirect> {
  return readRedirect(db(), id, await publicPages(db()))
}

/** Returns all redirects as the request pipeline needs them, oldest first. */
export function allRedirects(client: Prisma.TransactionClient = db()) {
  const orderBy = [{ createdAt: 'asc' }, { id: 'asc' }] satisfies Prisma.RedirectOrderByWithRelationInput[]
  return client.redirect.findMany({ select: { id: true, from: true, to: true }, orderBy })
}

/** Addresses that always exist, in addition to the fixed pages. */
const FILES = ['/robots.txt', '/manifest.webmanifest', SECURITY_FILE]

/** Returns the pages to which a redirect can lead, with their titles. */
export async function listPages(_admin: AdminSession): Promise<PublicPage[]> {
  const items: PublicPage[] = []
  for (const kind of PAGE_KINDS) {
    const { page } = KINDS[kind]
    if (!('suggestedBy' in page)) continue
    const rows = await publicSlugs(db(), kind, page.suggestedBy)
    items.push(...rows.map(({ slug, title }) => ({ path: itemPath(kind, slug), title })))
  }
  return [...PAGES.map(({ path, label }) => ({ path, title: label })), ...items]
}

/** Returns the addresses of the public pages, read in the transaction. */
export async function publicPages(tx: Prisma.TransactionClient = db()): Promise<PublicPages> {
  const slugs: Partial<Record<PageKind, string[]>> = {}
  for (const kind of PAGE_KINDS) slugs[kind] = (await publicSlugs(tx, kind)).map(({ slug }) => slug)
  const formerSlugs: Partial<Record<KindWithFormerSlugs, Awaited<ReturnType<typeof formerSlugsOf>>>> = {}
  for (const kind of KINDS_WITH_FORMER_SLUGS) formerSlugs[kind] = await formerSlugsOf(tx, kind)
  const where = inState('published', new Date())
  const publicServices = await tx.service.findMany({ where, select: { id: true, slug: true } })
  const listCounts = { counts: await countFaults(tx), services: publicServices, pageSize: FAULTS_PER_PAGE }
  const hasFaults = (path: string) => {
    const list = faultListOf(path)
    return list !== null && hasFaultList(list, listCounts)
  }
  const postPages = Math.ceil(slugs.post!.length / POSTS_PER_PAGE)
  const blogPages = Array.from({ length: postPages }, (_, index) => blogPagePath(index + 1))
  const items = PAGE_KINDS.flatMap((kind) => slugs[kind]!.map((slug) => itemPath(kind, slug)))
  const pages = new Set<string>([...Object.values(PATHS), ...FILES, ...blogPages, ...items])
  const movedPaths = new Map<string, string>([
    [`${PATHS.blog}/sayfa/1`, PATHS.blog],
    ...KINDS_WITH_FORMER_SLUGS.flatMap((kind) =>
      formerSlugs[kind]!.map(({ slug, current }) => [itemPath(kind, slug), itemPath(kind, current)] as const),
    ),
  ])
  const has = (path: string) => pages.has(path) || hasFaults(path)
  const movedListPath = (path: string) => {
    const list = faultListOf(path)
    const service = list?.service && formerSlugs.service!.find(({ slug }) => slug === list.service)?.current
    return service && faultListPath({ ...list, service })
  }
  return {
    has,
    movedTo: (path) => (has(path) ? undefined : (movedPaths.get(path) ?? (movedListPath(path) || undefined))),
  }
}
