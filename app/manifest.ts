import type { MetadataRoute } from 'next'
import { THEME_COLOR } from '@/components/ui/theme-script'
import { getCompany } from '@/lib/settings/data'
import { siteIconPath } from '@/lib/settings/urls'
import { PATHS } from '@/lib/site/pages'

export const dynamic = 'force-dynamic'

const MASKABLE = { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' } as const

/** Web app manifest, for phones that add the site to the home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const company = await getCompany()
  return {
    name: company.fullName,
    short_name: company.name,
    ...(company.summary && { description: company.summary }),
    lang: 'tr',
    start_url: PATHS.home,
    scope: PATHS.home,
    display: 'browser',
    background_color: THEME_COLOR.light,
    theme_color: THEME_COLOR.light,
    icons: [
      { src: siteIconPath(company, 192), sizes: '192x192', type: 'image/png' },
      { src: siteIconPath(company, 512), sizes: '512x512', type: 'image/png' },
      // Only the default icon: an uploaded one has no margin that phones may crop.
      ...(company.icon ? [] : [MASKABLE]),
    ],
  }
}
