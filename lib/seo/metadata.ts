import type { Metadata } from 'next'
import type { Picture } from '@/lib/media/picture'
import { PATHS } from '@/lib/site/pages'
import { absoluteUrl, shareImage, siteImage } from '@/lib/seo/urls'
import { company } from '@/lib/site/company'

type Page = {
  /** Title without the company's name, which is added. */
  title: string
  description: string
  /** The page's own address, '/…'. */
  path: string
  /** Picture of the link preview; the site's by default. */
  image?: Picture | null
  /** Posts only. */
  article?: { publishedAt: Date; updatedAt: Date; author: string }
  /** Addresses of the neighbouring pages of a list, '/…'. */
  previous?: string
  next?: string
}

/** Metadata of every page, exported by `app/layout.tsx`. It reads no variable, because the build has none. */
export const siteMetadata: Metadata = {
  applicationName: company.name,
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/favicon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
  // Phone numbers are links already, and Safari would take serial numbers for phone numbers.
  formatDetection: { telephone: false, email: false, address: false },
}

/** '… | Ölçev Endüstriyel Elektronik' */
function fullTitle(title: string): string {
  return `${title} | ${company.fullName}`
}

/**
 * Returns title, description, canonical link and link preview of a public page.
 * Call it inside `generateMetadata`, never in `export const metadata`, because SITE_URL is known only at run time.
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

/** Metadata of a page that is missing or cannot be shown; search engines do not index it. */
export function missingMetadata(title: string): Metadata {
  return { title: { absolute: fullTitle(title) }, robots: { index: false } }
}
