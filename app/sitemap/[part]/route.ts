import { SITEMAP_HEADERS, sitemapXml } from '@/lib/seo/sitemap'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ part: string }> }

/** A file of the sitemap's index. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const number = /^([1-9]\d{0,3})\.xml$/.exec((await params).part)?.[1]
  const xml = number ? await sitemapXml(Number(number)) : null
  return xml === null ? new Response(null, { status: 404 }) : new Response(xml, { headers: SITEMAP_HEADERS })
}
