import { sitemapXml } from '@/lib/seo/sitemap'

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  return new Response(await sitemapXml(), { headers: { 'content-type': 'application/xml' } })
}
