/** Paths of the public pages. lib/seo/urls.ts makes them absolute. */
export const PATHS = {
  home: '/',
  about: '/kurumsal',
  services: '/hizmetler',
  process: '/tamir-sureci',
  blog: '/teknik-bilgi',
  contact: '/iletisim',
  privacy: '/kvkk',
  feed: '/rss.xml',
  sitemap: '/sitemap.xml',
} as const

/** The pages that always exist, in the order of header, menu and footer. The sitemap lists them all. */
export const PAGES = [
  { path: PATHS.home, label: 'Ana Sayfa', inMenu: true },
  { path: PATHS.about, label: 'Kurumsal', inMenu: true },
  { path: PATHS.services, label: 'Hizmetlerimiz', inMenu: true },
  { path: PATHS.process, label: 'Tamir Süreci', inMenu: true },
  { path: PATHS.blog, label: 'Teknik Bilgi', inMenu: true },
  { path: PATHS.contact, label: 'İletişim', inMenu: true },
  { path: PATHS.privacy, label: 'KVKK aydınlatma metni', inMenu: false },
] as const

/** Addresses of the admin panel. */
export const ADMIN_PATHS = {
  home: '/admin',
  login: '/admin/login',
  dashboard: '/admin/dashboard',
  blog: '/admin/blog',
  references: '/admin/referanslar',
  services: '/admin/hizmetler',
  messages: '/admin/mesajlar',
  settings: '/admin/ayarlar',
} as const

export type AdminPath = (typeof ADMIN_PATHS)[keyof typeof ADMIN_PATHS]

/** The admin menu. */
export const ADMIN_MENU = [
  { path: ADMIN_PATHS.dashboard, label: 'Kontrol Paneli' },
  { path: ADMIN_PATHS.blog, label: 'Blog' },
  { path: ADMIN_PATHS.references, label: 'Referanslar' },
  { path: ADMIN_PATHS.services, label: 'Hizmetler' },
  { path: ADMIN_PATHS.messages, label: 'Mesajlar' },
  { path: ADMIN_PATHS.settings, label: 'Ayarlar' },
] as const

/** A link with its words. */
type NavigationLink = { label: string; href: string }

/** Links of header, menu and footer. */
export const navigation: readonly NavigationLink[] = PAGES.filter(({ inMenu }) => inMenu).map(({ label, path }) => ({
  label,
  href: path,
}))

/** The page's one action, a link to the work-order form. */
export const quoteLink: NavigationLink = { label: 'Teklif Al', href: PATHS.contact }

/** Link to the privacy notice. */
export const privacyLink: NavigationLink = { label: 'KVKK aydınlatma metni', href: PATHS.privacy }

/** Path of a service's page. */
export function servicePath(slug: string): string {
  return `${PATHS.services}/${encodeURIComponent(slug)}`
}

/** Path of a post's page. */
export function postPath(slug: string): string {
  return `${PATHS.blog}/${encodeURIComponent(slug)}`
}

/** Path of a page of the blog's list, counted from 1; the first is that of the list. */
export function blogPagePath(page: number): string {
  return page === 1 ? PATHS.blog : `${PATHS.blog}/sayfa/${page}`
}
