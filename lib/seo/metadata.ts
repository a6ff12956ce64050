import type { Metadata } from 'next'
import type { Picture } from '@/lib/media/picture'
import { PATHS } from '@/lib/site/pages'
import { absoluteUrl, shareImage, siteImage } from '@/lib/seo/urls'
import { company } from '@/lib/site/company'

type Page = {
  /** Without the company's name, which is added. */
  title: string
  description: string
  /** The page's own address, '/…'. */
  path: string
  /** Its own picture; without one the site's is shown. */
  image?: Picture | null
  /** Set on posts. */
  article?: { publishedAt: Date; updatedAt: Date; author: string }
  /** Neighbours of a page in a row of pages, '/…'. */
  previous?: string
  next?: string
}

/** The same on every page; `app/layout.tsx` exports it. It needs no variable, so it may be read at build. */
export const siteMetadata: Metadata = {
  applicationName: company.name,
  manifest: PATHS.manifest,
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/favicon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
  // Phone numbers on the site are links already; Safari would mark serial numbers as phones.
  formatDetection: { telephone: false, email: false, address: false },
}

/** '… | Ölçev Endüstriyel Elektronik' */
export function fullTitle(title: string): string {
  return `${title} | ${company.fullName}`
}

/**
 * Title, description, canonical link and link preview of a public page.
 * Call it inside `generateMetadata`, never in `export const metadata`: SITE_URL is known only when the site runs.
 */
export function pageMetadata({ title, description, path, image, article, previous, next }: Page): Metadata {
  const url = absoluteUrl(path)
  const picture = image ? shareImage(image, title) : siteImage()
  const shared = {
    title: fullTitle(title),
    description,
    url,
    siteName: company.fullName,
    locale: 'tr_TR',
    images: [picture],
  }
  return {
    title: { absolute: fullTitle(title) },
    description,
    alternates: {
      canonical: url,
      types: { 'application/rss+xml': [{ url: absoluteUrl(PATHS.feed), title: `${company.name}: Teknik Bilgi` }] },
    },
    ...((previous || next) && {
      pagination: { previous: previous && absoluteUrl(previous), next: next && absoluteUrl(next) },
    }),
    openGraph: article
      ? {
          ...shared,
          type: 'article',
          publishedTime: article.publishedAt.toISOString(),
          modifiedTime: article.updatedAt.toISOString(),
          authors: [article.author],
        }
      : { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image', title: fullTitle(title), description, images: [picture] },
  }
}

/** Title of a page that says that something is missing or cannot be shown; no search engine keeps it. */
export function missingMetadata(title: string): Metadata {
  return { title: { absolute: fullTitle(title) }, robots: { index: false } }
}
