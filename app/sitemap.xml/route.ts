import { listPosts, POSTS_PER_PAGE } from '@/lib/domains/blog/data'
import { blogPagePath, PAGES, postPath, servicePath } from '@/lib/site/pages'
import { absoluteUrl } from '@/lib/seo/urls'
import { element } from '@/lib/seo/xml'
import { listServices } from '@/lib/domains/services/data'

export const dynamic = 'force-dynamic'

type Entry = { path: string; changed?: Date }

function entryXml({ path, changed }: Entry): string {
  const date = changed ? element('lastmod', changed.toISOString()) : ''
  return `<url>\n${element('loc', absoluteUrl(path))}${date}</url>\n`
}

/** Every public page, with the last change of those that staff write. */
export async function GET(): Promise<Response> {
  const [{ items: services }, { items: posts }] = await Promise.all([listServices(), listPosts()])
  const listPages = Math.ceil(posts.length / POSTS_PER_PAGE)
  const entries: Entry[] = [
    ...PAGES.map(({ path }) => ({ path })),
    ...services.map(({ slug, updatedAt }) => ({ path: servicePath(slug), changed: updatedAt })),
    ...posts.map(({ slug, updatedAt }) => ({ path: postPath(slug), changed: updatedAt })),
    ...Array.from({ length: Math.max(0, listPages - 1) }, (_, index) => ({ path: blogPagePath(index + 2) })),
  ]
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.map(entryXml).join('')}</urlset>
`
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
