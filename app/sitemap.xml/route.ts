import { SITEMAP_HEADERS, sitemapXml } from '@/lib/seo/sitemap'

export const dynamic = 'force-dynamic'

/** The sitemap, or the index of its files. */
export async function GET(): Promise<Response> {
  return new Response(await sitemapXml(), { headers: SITEMAP_HEADERS })
}
