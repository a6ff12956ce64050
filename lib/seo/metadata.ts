import type { Metadata } from 'next'
import { changedAt } from '@/lib/content/publication'
import { getCompany } from '@/lib/settings/data'
import type { Picture } from '@/lib/platform/media/picture'
import type { Company } from '@/lib/settings/company'
import { PATHS } from '@/lib/site/pages'
import { absoluteUrl, siteIconPath, shareImage, siteImage } from '@/lib/settings/urls'

type Page = {
  /** Title without the company's name. */
  title: string
  /** The whole title, if staff wrote one for search engines. */
  metaTitle?: string
  description: string
  /** The page's own address, '/…'. */
  path: string
  /** Picture of the link preview; the site's by default. */
  image?: (Picture & { alt?: string }) | null
  /** Only for posts. */
  article?: { publishedAt: Date; updatedAt: Date; author: string }
  /** Addresses of the neighbouring pages of a list, '/…'. */
  previous?: string
  next?: string
}

/** Returns the metadata that all pages share. */
export async function siteMetadata(): Promise<Metadata> {
  const company = await getCompany()
  const icon = company.icon
    ? [32, 192].map((side) => ({ url: siteIconPath(company, side as 32), sizes: `${side}x${side}`, type: 'image/png' }))
    : [
        { url: siteIconPath(company, 32), sizes: '32x32' },
        { url: '/favicon.svg', type: 'image/svg+xml' },
      ]
  return {
    applicationName: company.name,
    icons: { icon, apple: siteIconPath(company, 180) },
    // Phone numbers are links already, and Safari would take serial numbers for phone numbers.
    formatDetection: { telephone: false, email: false, address: false },
  }
}

function titleWithName(title: string, { fullName }: Company): string {
  return `${title} | ${fullName}`
}

/**
 * Returns title, description, canonical link and link preview of a public page, with the current company data. Call it inside
 * `generateMetadata`.
 */
export async function pageMetadata(page: Page): Promise<Metadata> {
  const { title, metaTitle, description, path, image, article, previous, next } = page
  const company = await getCompany()
  const url = absoluteUrl(path)
  const picture = image ? shareImage(image, image.alt || title) : siteImage(company)
  const pictures = picture && { images: [picture] }
  const fullTitle = metaTitle || titleWithName(title, company)
  const sharedTags = { title: fullTitle, description, url, siteName: company.fullName, locale: 'tr_TR', ...pictures }
  return {
    title: { absolute: fullTitle },
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
          ...sharedTags,
          type: 'article',
          publishedTime: article.publishedAt.toISOString(),
          modifiedTime: changedAt(article).toISOString(),
          authors: [article.author],
        }
      : { ...sharedTags, type: 'website' },
    twitter: { card: picture ? 'summary_large_image' : 'summary', title: fullTitle, description, ...pictures },
  }
}

/** Returns the metadata of a page that is missing or cannot be shown; search engines do not index it. */
export async function missingMetadata(title: string): Promise<Metadata> {
  return { title: { absolute: titleWithName(title, await getCompany()) }, robots: { index: false } }
}
