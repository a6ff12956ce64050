import { THEME_COLOR } from '@/components/ui/theme-color'
import { PATHS } from '@/lib/site/pages'
import { company } from '@/lib/site/company'

export const dynamic = 'force-dynamic'

/** What a phone needs to put the site on its home screen. */
export function GET(): Response {
  const manifest = {
    name: company.fullName,
    short_name: company.name,
    description: company.summary,
    lang: 'tr',
    start_url: PATHS.home,
    scope: PATHS.home,
    display: 'browser',
    background_color: THEME_COLOR.light,
    theme_color: THEME_COLOR.light,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  })
}
