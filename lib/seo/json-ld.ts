import type {
  BlogPosting,
  BreadcrumbList,
  LocalBusiness,
  Service as ServiceThing,
  TechArticle,
  WebSite,
  WithContext,
} from 'schema-dts'
import { changedAt } from '@/lib/content/publication'
import type { BlogPost } from '@/lib/articles/data'
import { deviceNameOf, faultDescription, faultName } from '@/lib/faults/texts'
import type { FaultPageData } from '@/lib/faults/data'
import { faultPath, PATHS, postPath, servicePath } from '@/lib/site/pages'
import { absoluteUrl, siteIconPath, pictureUrl, siteImage } from '@/lib/settings/urls'
import type { Service } from '@/lib/services/data'
import type { Settings } from '@/lib/settings/schema'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { type Company, companyOf, openSpans, placeholdersOf } from '@/lib/settings/company'
import { currentTime } from '@/lib/platform/runtime/render-context'

const context = 'https://schema.org'

/** The `@id` by which other nodes refer to the company. */
const businessId = () => absoluteUrl('/#firma')

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Returns the opening hours, and the closed days from today on. */
function openingHours({ week, lunch, closedDays }: Settings['hours']) {
  const upcomingDays = closedDays.filter(({ date, lastDate = date }) => lastDate >= istanbulDay(currentTime()))
  const type = { '@type': 'OpeningHoursSpecification' as const }
  return {
    openingHoursSpecification: week.flatMap(({ isOpen, ...hours }, day) =>
      (isOpen ? openSpans(hours, lunch) : []).map(({ from, to }) => {
        // Search engines do not accept 24:00.
        return { ...type, dayOfWeek: DAYS[day]!, opens: from, closes: to === '24:00' ? '23:59' : to }
      }),
    ),
    ...(upcomingDays.length > 0 && {
      // Equal times mean closed all day.
      specialOpeningHoursSpecification: upcomingDays.map(({ date, lastDate = date, name, openUntil }) => {
        const opens = openUntil ? week[(new Date(date).getUTCDay() + 6) % 7]!.from : '00:00'
        return { ...type, name, validFrom: date, validThrough: lastDate, opens, closes: openUntil ?? '00:00' }
      }),
    }),
  }
}

/**
 * Returns the contact data without placeholders, which search engines must not index. Without a real phone number, the opening
 * hours are omitted.
 */
function contactData(settings: Settings, { phone, email, address, social }: Company) {
  const placeholders = new Set<string>(placeholdersOf(settings).map(({ section, field }) => `${section}.${field}`))
  const isReal = (field: string) => !placeholders.has(field)
  const { latitude, longitude } = settings.contact
  const profiles = social.filter(({ key }) => isReal(`social.${key}`))
  return {
    ...(isReal('contact.phone') && { telephone: phone.href.replace('tel:', ''), ...openingHours(settings.hours) }),
    ...(isReal('contact.email') && { email: email.display }),
    ...(isReal('contact.address') && {
      address: {
        '@type': 'PostalAddress' as const,
        streetAddress: address.street,
        ...(address.city && { postalCode: address.postalCode, addressLocality: address.city }),
        addressCountry: address.country,
      },
    }),
    ...(isReal('contact.latitude') && { geo: { '@type': 'GeoCoordinates' as const, latitude, longitude } }),
    ...(profiles.length > 0 && { sameAs: profiles.map(({ href }) => href) }),
  }
}

/** Returns the company, for the home and the contact page. */
export function localBusiness(settings: Settings): WithContext<LocalBusiness> {
  const company = companyOf(settings)
  const picture = siteImage(company)
  const isPlaceholder = placeholdersOf(settings).some(({ field }) => field === 'legalName')
  return {
    '@context': context,
    '@type': 'LocalBusiness',
    '@id': businessId(),
    name: company.fullName,
    ...(!isPlaceholder && { legalName: company.legalName }),
    ...(company.summary && { description: company.summary }),
    url: absoluteUrl(PATHS.home),
    ...((picture || company.icon) && { logo: absoluteUrl(siteIconPath(company, 512)) }),
    ...(picture && { image: picture.url }),
    foundingDate: String(company.foundedYear),
    areaServed: { '@type': 'Country', name: 'Türkiye' },
    ...contactData(settings, company),
  }
}

/** Returns the site itself, for the home page. */
export function webSite(company: Company): WithContext<WebSite> {
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

/** Returns a service, for its page. */
export function serviceData(service: Service, company: Company): WithContext<ServiceThing> {
  const description = service.description || service.detailsDescription
  return {
    '@context': context,
    '@type': 'Service',
    name: service.title,
    ...(description && { description }),
    url: absoluteUrl(servicePath(service.slug)),
    ...(service.images.length > 0 && { image: service.images.map((image) => pictureUrl(image.path)) }),
    areaServed: { '@type': 'Country', name: 'Türkiye' },
    provider: business(company),
  }
}

/** Returns a post, for its page. */
export function blogPosting(post: BlogPost, company: Company): WithContext<BlogPosting> {
  const picture = post.image ? pictureUrl(post.image.path) : siteImage(company)?.url
  const url = absoluteUrl(postPath(post.slug))
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: post.title,
    ...(post.summary && { description: post.summary }),
    ...(picture && { image: picture }),
    datePublished: post.publishedAt.toISOString(),
    dateModified: changedAt(post).toISOString(),
    // 'Admin' is the default author and means the company.
    author: post.author === 'Admin' ? business(company) : { '@type': 'Person', name: post.author },
    publisher: business(company),
    mainEntityOfPage: url,
    url,
    inLanguage: 'tr',
  }
}

/**
 * Returns a fault, for its page, as TechArticle: the type of article for troubleshooting. Search engines read articles
 * (developers.google.com/search/docs/appearance/structured-data/article). They no longer show results for FAQPage and
 * HowTo, and a fault is neither a question nor a guide to repair.
 */
export function faultData({ fault, device }: Pick<FaultPageData, 'fault' | 'device'>, company: Company) {
  const { brand, series, service, slug, publishedAt } = fault
  const picture = device?.picture ? pictureUrl(device.picture.path) : siteImage(company)?.url
  const url = absoluteUrl(faultPath(slug))
  const about = [brand, series, service && deviceNameOf(service)].filter(Boolean).join(' ')
  return {
    '@context': context,
    '@type': 'TechArticle',
    headline: faultName(fault),
    description: faultDescription(fault),
    about: { '@type': 'Thing', name: about },
    ...(picture && { image: picture }),
    datePublished: publishedAt.toISOString(),
    dateModified: changedAt(fault).toISOString(),
    author: business(company),
    publisher: business(company),
    mainEntityOfPage: url,
    url,
    inLanguage: 'tr',
  } satisfies WithContext<TechArticle>
}

/** Returns the breadcrumbs of a page, beginning with the home page. */
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

/** Returns a short form of the company, for references from other nodes. */
function business(company: Company) {
  return {
    '@type': 'LocalBusiness' as const,
    '@id': businessId(),
    name: company.fullName,
    url: absoluteUrl(PATHS.home),
  }
}
