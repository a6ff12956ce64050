import { PATHS } from '@/lib/site/pages'
import { absoluteUrl } from '@/lib/seo/urls'

export const dynamic = 'force-dynamic'

/** What robots shall leave alone, and where they find all pages. */
export function GET(): Response {
  const body = `User-agent: *
Disallow: /admin
Disallow: /api

Sitemap: ${absoluteUrl(PATHS.sitemap)}
`
  return new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
