import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import barlowLatin from '@fontsource/barlow/files/barlow-latin-400-normal.woff2'
import barlowLatinExt from '@fontsource/barlow/files/barlow-latin-ext-400-normal.woff2'
import semiCondensedLatin from '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-600-normal.woff2'
import { siteMetadata } from '@/lib/seo/metadata'
import './globals.css'

export const metadata: Metadata = siteMetadata

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f8f9f6' },
    { media: '(prefers-color-scheme: dark)', color: '#0e1a27' },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  // The three files that every page's first view needs; the others come when their first letter does.
  for (const font of [barlowLatin, barlowLatinExt, semiCondensedLatin]) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
  return (
    // The theme script sets data-theme before React looks.
    <html lang="tr" suppressHydrationWarning>
      <body>{children}</body>
    </html>
  )
}
