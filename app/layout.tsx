import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import barlow400 from './fonts/barlow-400.woff2'
import barlow600 from './fonts/barlow-600.woff2'
import semiCondensed600 from './fonts/barlow-semi-condensed-600.woff2'
import { THEME_COLOR, ThemeScript } from '@/components/ui/theme-script'
import { InlineScript } from '@/components/ui/inline-script'
import { HYDRATING, keepTranslatedTexts } from '@/components/ui/translated-texts'
import { siteMetadata } from '@/lib/seo/metadata'
import './globals.css'

export const generateMetadata = siteMetadata

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: THEME_COLOR.light },
    { media: '(prefers-color-scheme: dark)', color: THEME_COLOR.dark },
  ],
}

/**
 * Fonts of every page's first view; the others load with their first letter. Semibold is among them because the header
 * sets the current page's name in it, and a late font moved the whole line (layout shift 0.004 on a busy machine).
 */
const FIRST_FONTS = [barlow400, barlow600, semiCondensed600]

const TRANSLATED_TEXTS = `(${keepTranslatedTexts.toString().replaceAll(/^\s+/gm, '')})(${JSON.stringify(HYDRATING)})`

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The theme script sets data-theme before React looks.
    <html lang="tr" suppressHydrationWarning>
      <head>
        {/* Before the style sheets: a script after them waits for them, and the other theme might be painted first. */}
        <ThemeScript />
        <InlineScript source={TRANSLATED_TEXTS} />
        {FIRST_FONTS.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}
