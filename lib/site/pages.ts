/** Paths of the public pages. lib/settings/urls.ts makes them absolute. */
export const PATHS = {
  home: '/',
  about: '/kurumsal',
  services: '/hizmetler',
  process: '/tamir-sureci',
  blog: '/teknik-bilgi',
  faults: '/ariza-kodlari',
  search: '/ara',
  contact: '/iletisim',
  tracking: '/takip',
  privacy: '/kvkk',
  feed: '/rss.xml',
  sitemap: '/sitemap.xml',
} as const

/** The address in the QR code of a part's label. It is short and in capitals, so that the code needs few dots. */
export const partCodePath = (code: string) => `/P/${code}`

/** The file that says where to report a vulnerability of the site. */
export const SECURITY_FILE = '/.well-known/security.txt'

/** The pages that always exist, in the order of header, menu and footer. */
export const PAGES = [
  { path: PATHS.home, label: 'Ana Sayfa', inMenu: true },
  { path: PATHS.about, label: 'Kurumsal', inMenu: true },
  { path: PATHS.services, label: 'Hizmetlerimiz', inMenu: true },
  { path: PATHS.faults, label: 'Arıza Kodları', inMenu: false },
  { path: PATHS.process, label: 'Tamir Süreci', inMenu: true },
  { path: PATHS.blog, label: 'Teknik Bilgi', inMenu: true },
  { path: PATHS.contact, label: 'İletişim', inMenu: true },
  { path: PATHS.search, label: 'Arama', inMenu: false },
  { path: PATHS.tracking, label: 'İş emri takibi', inMenu: false },
  { path: PATHS.privacy, label: 'KVKK aydınlatma metni', inMenu: false },
] as const

/** The pages that search engines index and the sitemap lists. */
export const INDEXED_PAGES = PAGES.filter(({ path }) => path !== PATHS.search)

export type NavigationLink = { label: string; href: string }

const linkTo = ({ label, path }: (typeof PAGES)[number]): NavigationLink => ({ label, href: path })

export const navigation: readonly NavigationLink[] = PAGES.filter(({ inMenu }) => inMenu).map(linkTo)

/** Links of the footer's list. The footer's last line links to the privacy notice, and the header to the search. */
export const footerLinks: readonly NavigationLink[] = PAGES.filter(
  ({ path }) => path !== PATHS.privacy && path !== PATHS.search,
).map(linkTo)

/** The main action of the site: a link to the contact form. */
export const quoteLink: NavigationLink = { label: 'Teklif Al', href: PATHS.contact }

/** Link to the page that sends a customer the link to their order again. */
export const trackingLink: NavigationLink = { label: 'İş emri takibi', href: PATHS.tracking }

export const privacyLink: NavigationLink = { label: 'KVKK aydınlatma metni', href: PATHS.privacy }

export function servicePath(slug: string): string {
  return `${PATHS.services}/${encodeURIComponent(slug)}`
}

export function postPath(slug: string): string {
  return `${PATHS.blog}/${encodeURIComponent(slug)}`
}

/** Path of a page of the blog's list, counted from 1. Page 1 has the path of the list itself. */
export function blogPagePath(page: number): string {
  return page === 1 ? PATHS.blog : `${PATHS.blog}/sayfa/${page}`
}

export function faultPath(slug: string): string {
  return `${PATHS.faults}/${encodeURIComponent(slug)}`
}

/** The filters of a list of faults: the slugs of brand and service, and the first letter of the code. Also the page of the list. */
export type FaultListAddress = { brand?: string; service?: string; letter?: string; page?: number }

/** Path of a list of faults. Its parts are always in this order, so that each list has one address. */
export function faultListPath({ brand, service, letter, page = 1 }: FaultListAddress): string {
  const parts = [
    ...(brand ? ['marka', brand] : []),
    ...(service ? ['cihaz', service] : []),
    ...(letter ? ['harf', letter] : []),
    ...(page > 1 ? ['sayfa', String(page)] : []),
  ]
  return [PATHS.faults, ...parts.map(encodeURIComponent)].join('/')
}

/** The folder of the customers' order pages. Every path below it contains a token. */
export const ORDER_FOLDER = '/is-emri'

/** Path of an order's page for its customer. */
export function orderPath(token: string): string {
  return `${ORDER_FOLDER}/${token}`
}

/** Path of an order's PDF document for its customer. */
export function customerPaperPath(token: string, name: string): string {
  return `${orderPath(token)}/belge/${name}.pdf`
}

const ORDER_PAGE = new RegExp(`^${ORDER_FOLDER}/([^/]+)$`)

/** Returns the token in the path of a customer's order page, well-formed or not, or null for other paths. */
export function tokenOf(path: string): string | null {
  return ORDER_PAGE.exec(path)?.[1] ?? null
}

/** Whether a text has the form of a token: 16 bytes in base64url. */
export function isToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text)
}

/** The default texts of the home page in search engines. The company's name is appended to the title. */
export const HOME_SEARCH = {
  title: 'Servo sürücü, PLC, inverter ve CNC kartı tamiri',
  description:
    'Servo sürücü, PLC, frekans inverteri, CNC kartı ve robot kontrolörü onarımı: arıza ölçülür, onayınızla onarılır, yük altında test edilir.',
} as const
