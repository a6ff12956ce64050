import type { Viewport } from 'next'
import type { ReactNode } from 'react'
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

const TRANSLATED_TEXTS = `(${keepTranslatedTexts.toString().replaceAll(/^\s+/gm, '')})(${JSON.stringify(HYDRATING)})`

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The theme script sets data-theme before hydration.
    <html lang="tr" suppressHydrationWarning>
      <head>
        {/* Before the style sheets: a script after them waits for them, and the wrong theme might be painted first. */}
        <ThemeScript />
      </head>
      <body>
        {children}
        {/* After the page, because it records each node that the parser adds. */}
        <InlineScript source={TRANSLATED_TEXTS} />
      </body>
    </html>
  )
}
