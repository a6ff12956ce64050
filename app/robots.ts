import type { MetadataRoute } from 'next'
import { PATHS } from '@/lib/site/pages'
import { absoluteUrl } from '@/lib/settings/urls'

export const dynamic = 'force-dynamic'

/** Tells robots which paths to ignore, and where the sitemap is. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', disallow: ['/admin', '/api'] }, sitemap: absoluteUrl(PATHS.sitemap) }
}
