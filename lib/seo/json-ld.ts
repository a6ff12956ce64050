import type {
  BlogPosting,
  BreadcrumbList,
  LocalBusiness,
  Service as ServiceThing,
  WebSite,
  WithContext,
} from 'schema-dts'
import type { BlogPost } from '@/lib/domains/blog/data'
import { PATHS, postPath, servicePath } from '@/lib/site/pages'
import { absoluteUrl, pictureUrl, siteImage } from '@/lib/seo/urls'
import type { Service } from '@/lib/domains/services/data'
import { company } from '@/lib/site/company'

const context = 'https://schema.org'

/** Id by which other things refer to the company. */
const businessId = () => absoluteUrl('/#firma')

/** Contact data; empty while lib/site/company.ts has placeholders, which search engines must not index. */
function contactData() {
  if (!company.confirmed) return {}
  return {
    telephone: company.phone.href.replace('tel:', ''),
    email: company.email.display,
    address: {
      '@type': 'PostalAddress' as const,
      streetAddress: company.address.street,
      postalCode: company.address.postalCode,
      addressLocality: company.address.city,
      addressCountry: company.address.country,
    },
    sameAs: company.social.map((link) => link.href),
  }
}

/** The company, for the home and the contact page. */
export function localBusiness(): WithContext<LocalBusiness> {
  return {
    '@context': context,
    '@type': 'LocalBusiness',
    '@id': businessId(),
    name: company.fullName,
    description: company.summary,
    url: absoluteUrl(PATHS.home),
    logo: absoluteUrl('/icon-512.png'),
    image: siteImage().url,
    foundingDate: String(company.foundedYear),
    areaServed: { '@type': 'Country', name: 'Türkiye' },
    ...contactData(),
  }
}

/** The site itself, for the home page. */
export function webSite(): WithContext<WebSite> {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: company.fullName,
    alternateName: company.name,
    url: absoluteUrl(PATHS.home),
    inLanguage: 'tr',
    publisher: { '@id': businessId() },
  }
}

/** A service, for its page. */
export function serviceData(service: Service): WithContext<ServiceThing> {
  const description = service.description || service.detailsDescription
  return {
    '@context': context,
    '@type': 'Service',
    name: service.title,
    ...(description && { description }),
    url: absoluteUrl(servicePath(service.slug)),
    ...(service.images.length > 0 && { image: service.images.map((image) => pictureUrl(image.path)) }),
    areaServed: { '@type': 'Country', name: 'Türkiye' },
    provider: business(),
  }
}

/** A post, for its page. */
export function blogPosting(post: BlogPost): WithContext<BlogPosting> {
  const url = absoluteUrl(postPath(post.slug))
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: post.title,
    ...(post.summary && { description: post.summary }),
    image: post.image ? pictureUrl(post.image.path) : siteImage().url,
    datePublished: post.publishedAt.toISOString(),
    dateModified: post.updatedAt.toISOString(),
    // 'Admin' is the default author and means the company.
    author: post.author === 'Admin' ? business() : { '@type': 'Person', name: post.author },
    publisher: business(),
    mainEntityOfPage: url,
    url,
    inLanguage: 'tr',
  }
}

/** Breadcrumbs of a page, beginning with the home page. */
export function breadcrumbs(...steps: { name: string; path: string }[]): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Ana Sayfa', path: PATHS.home }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}

/** Short form of the company, for references from other things. */
function business() {
  return {
    '@type': 'LocalBusiness' as const,
    '@id': businessId(),
    name: company.fullName,
    url: absoluteUrl(PATHS.home),
  }
}
