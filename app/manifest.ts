import type { MetadataRoute } from 'next'
import { THEME_COLOR } from '@/components/ui/theme-script'
import { getCompany } from '@/lib/settings/data'
import { iconUrl } from '@/lib/settings/urls'
import { PATHS } from '@/lib/site/pages'

export const dynamic = 'force-dynamic'

const MASKABLE = { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' } as const

/** Describes the site to a phone that puts it on the home screen. */
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
      { src: iconUrl(company, 192), sizes: '192x192', type: 'image/png' },
      { src: iconUrl(company, 512), sizes: '512x512', type: 'image/png' },
      // The owner's has no margin that could be cut off.
      ...(company.icon ? [] : [MASKABLE]),
    ],
  }
}
