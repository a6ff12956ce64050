import { changedAt } from '@/lib/content/publication'
import { POSTS_PER_PAGE } from '@/lib/articles/data'
import { countFaults, FAULTS_PER_PAGE } from '@/lib/faults/data'
import { listServices } from '@/lib/services/data'
import { countPublic, type PublicItem, publicItems } from '@/lib/content/data'
import { absoluteUrl } from '@/lib/settings/urls'
import { element } from '@/lib/platform/xml'
import { faultListPaths } from '@/lib/faults/lists'
import { itemPath, PAGE_KINDS, type PageKind } from '@/lib/site/kinds'
import { blogPagePath, INDEXED_PAGES, sitemapPath } from '@/lib/site/pages'

/** Addresses in one file. Search engines take 50 000; fewer bound the memory and time that a file takes. */
const MAX_ADDRESSES = 10_000

type Counts = Record<PageKind, number>

/** Returns the addresses of pages that staff do not edit one by one. */
async function listPaths({ post: posts }: Counts): Promise<string[]> {
  const [counts, { items: services }] = await Promise.all([countFaults(), listServices()])
  const blog = Array.from({ length: Math.ceil(posts / POSTS_PER_PAGE) }, (_, index) => blogPagePath(index + 1))
  const faults = faultListPaths({ counts, services, pageSize: FAULTS_PER_PAGE })
  return [...new Set<string>([...INDEXED_PAGES.map(({ path }) => path), ...blog, ...faults])]
}

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}`
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function urlXml(path: string, changed?: Date): string {
  const lastmod = changed ? element('lastmod', changed.toISOString()) : ''
  return `<url>\n${element('loc', absoluteUrl(path))}${lastmod}</url>\n`
}

/** Returns a file of addresses, from a place among all of them. Reads only the items that stand in it. */
async function partXml(lists: readonly string[], counts: Counts, start: number, size: number): Promise<string> {
  const urls = lists.slice(start, start + size).map((path) => urlXml(path))
  let before = lists.length
  for (const kind of PAGE_KINDS) {
    const skip = Math.max(0, start - before)
    const take = Math.min(counts[kind] - skip, size - urls.length)
    const items: PublicItem[] = take > 0 ? await publicItems(kind, { skip, take }) : []
    urls.push(...items.map((item) => urlXml(itemPath(kind, item.slug), changedAt(item))))
    before += counts[kind]
  }
  return xml(`<urlset ${NAMESPACE}>\n${urls.join('')}</urlset>\n`)
}

/**
 * Returns the sitemap: every public page, with the date of the last change of those that staff edit. When one file does
 * not hold all, it is the index of the files.
 * @param part number of a file of the index, from 1 on
 * @param size addresses in one file
 * @returns null for a file that does not exist
 */
export async function sitemapXml(part?: number, size = MAX_ADDRESSES): Promise<string | null> {
  const totals = await Promise.all(PAGE_KINDS.map(async (kind) => [kind, await countPublic(kind)] as const))
  const counts = Object.fromEntries(totals) as Counts
  const lists = await listPaths(counts)
  const total = lists.length + totals.reduce((sum, [, count]) => sum + count, 0)
  const parts = Math.ceil(total / size)
  if (part !== undefined) {
    return parts > 1 && part >= 1 && part <= parts ? partXml(lists, counts, (part - 1) * size, size) : null
  }
  if (parts <= 1) return partXml(lists, counts, 0, size)
  const files = Array.from({ length: parts }, (_, index) => element('loc', absoluteUrl(sitemapPath(index + 1))))
  const entries = files.map((loc) => `<sitemap>\n${loc}</sitemap>\n`).join('')
  return xml(`<sitemapindex ${NAMESPACE}>\n${entries}</sitemapindex>\n`)
}

export const SITEMAP_HEADERS = { 'content-type': 'application/xml' }
