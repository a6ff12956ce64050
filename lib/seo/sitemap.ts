import { POSTS_PER_PAGE } from '@/lib/articles/data'
import { publicItems } from '@/lib/content/data'
import { changedAt } from '@/lib/content/publication'
import { countFaults, FAULTS_PER_PAGE } from '@/lib/faults/data'
import { faultListPaths } from '@/lib/faults/lists'
import { element } from '@/lib/platform/xml'
import { listServices } from '@/lib/services/data'
import { absoluteUrl } from '@/lib/settings/urls'
import { itemPath, PAGE_KINDS } from '@/lib/site/kinds'
import { blogPagePath, INDEXED_PAGES } from '@/lib/site/pages'

/** Returns the paths of fixed pages and of lists. */
async function listPaths(postCount: number): Promise<string[]> {
  const [counts, { items: services }] = await Promise.all([countFaults(), listServices()])
  const blog = Array.from({ length: Math.ceil(postCount / POSTS_PER_PAGE) }, (_, index) => blogPagePath(index + 1))
  const faults = faultListPaths({ counts, services, pageSize: FAULTS_PER_PAGE })
  return [...new Set<string>([...INDEXED_PAGES.map(({ path }) => path), ...blog, ...faults])]
}

function urlXml(path: string, lastChange?: Date): string {
  const lastmod = lastChange ? element('lastmod', lastChange.toISOString()) : ''
  return `<url>\n${element('loc', absoluteUrl(path))}${lastmod}</url>\n`
}

/** Returns the sitemap of all public pages; those that staff edit have a `lastmod`. A sitemap may have at most 50 000 URLs. */
export async function sitemapXml(): Promise<string> {
  const kinds = await Promise.all(PAGE_KINDS.map(async (kind) => ({ kind, items: await publicItems(kind) })))
  const postCount = kinds.find(({ kind }) => kind === 'post')!.items.length
  const lists = (await listPaths(postCount)).map((path) => urlXml(path))
  const items = kinds.flatMap(({ kind, items }) =>
    items.map((item) => urlXml(itemPath(kind, item.slug), changedAt(item))),
  )
  const urls = [...lists, ...items].join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`
}
