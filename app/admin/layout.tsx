import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import barlow400 from '@/app/fonts/barlow-400.woff2'
import barlow600 from '@/app/fonts/barlow-600.woff2'
import semiCondensed600 from '@/app/fonts/barlow-semi-condensed-600.woff2'
import { SkipLink } from '@/components/site/frame/skip-link'
import { getCompany } from '@/lib/settings/data'

/** Pages are rendered per request, because each depends on its nonce and its visitor. */
export const dynamic = 'force-dynamic'

/** Fonts to preload for every screen. Public pages do not wait for fonts. */
const PRELOADED_FONTS = [barlow400, barlow600, semiCondensed600]

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getCompany()
  return { title: { template: `%s | ${name} Yönetim`, default: `${name} Yönetim` } }
}

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {PRELOADED_FONTS.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <SkipLink />
      <div className="text-[1rem] leading-[1.5]">{children}</div>
    </>
  )
}
