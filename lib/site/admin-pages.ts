import { SCREENS, type ScreenPaths } from '@/lib/site/screens'

const screenPaths = Object.fromEntries(Object.entries(SCREENS).map(([name, { path }]) => [name, path])) as ScreenPaths

/** Addresses of the panel's screens. Each kind of content has one by its name. */
export const ADMIN_PATHS = { login: '/admin/login', ...screenPaths } as const

export type AdminPath = (typeof ADMIN_PATHS)[keyof typeof ADMIN_PATHS]

/** The page that emails a link for a new password. Addresses below it contain the link's token. */
export const FORGOTTEN_PASSWORD_PATH = '/admin/sifre'

/** The folder of the pages on which invited colleagues open their account. Each address contains the link's token. */
export const INVITATION_FOLDER = '/admin/davet'

/** Address of the page on which an invited colleague opens the account. */
export function invitationPath(token: string): string {
  return `${INVITATION_FOLDER}/${token}`
}

/** Address of the page on which a colleague sets a new password. */
export function newPasswordPath(token: string): string {
  return `${FORGOTTEN_PASSWORD_PATH}/${token}`
}

/** The folder of photos for staff. */
export const ADMIN_PHOTOS = '/admin/foto'

/** The folder of an order's PDF documents for staff. */
export const ADMIN_PAPERS = '/admin/belge'

/** The folder of the report's figures as CSV. */
export const ADMIN_REPORT_FILES = `${ADMIN_PATHS.report}/csv`

/** Pages for people who cannot sign in yet. */
const OPEN_PAGES = [ADMIN_PATHS.login, FORGOTTEN_PASSWORD_PATH, INVITATION_FOLDER]

/** Whether a page of the panel needs no session. */
export function isOpenAdminPage(path: string): boolean {
  return OPEN_PAGES.some((page) => path === page || path.startsWith(`${page}/`))
}

/** The sections of the account's screen, as an address names them: '/admin/ayarlar#sifre'. */
export const ACCOUNT_SECTIONS = {
  email: 'e-posta',
  password: 'sifre',
  name: 'ad-soyad',
  secondFactor: 'iki-adim',
} as const

/** The sections of 'Site Bilgileri' and 'Sayfa Metinleri', as the address names them. */
export type SiteSection =
  | 'firma'
  | 'iletisim'
  | 'saatler'
  | 'sosyal'
  | 'slaytlar'
  | 'gorunum'
  | 'arama'
  | 'teklif'
  | 'aletler'
  | 'banka'
  | 'belgeler'
  | 'bildirim'
  | 'ana-sayfa'
  | 'sorular'
  | 'kurumsal'
  | 'tamir-sureci'
  | 'form'
  | 'kvkk'

/** 'Site Bilgileri' or 'Sayfa Metinleri' with a section open in its form, and the cursor in one of its fields. */
export function siteSectionPath(section: SiteSection, field?: string, screen: string = ADMIN_PATHS.site): string {
  return `${screen}?bolum=${section}${field ? `&alan=${field}` : ''}`
}

/** The screen of a slide, counted from 1. */
export function adminSlidePath(slide: number): string {
  return `${ADMIN_PATHS.site}/slayt/${slide}`
}

/** The folder of page previews, which only the admin panel may show in a frame. */
export const ADMIN_PREVIEWS = '/admin/onizleme'

/** The preview of a slide, shown in a frame. */
export function slidePreviewPath(slide: number): string {
  return `${ADMIN_PREVIEWS}/slayt/${slide}`
}

/** The preview of a section's texts, shown in a frame. */
export function textsPreviewPath(section: string): string {
  return `${ADMIN_PREVIEWS}/metin/${section}`
}

/** The printable page with the data that the site stores about a person. */
export const PRIVACY_PAPER_PATH = '/admin/kvkk/sayfa'

/** The screen that imports redirects from a file. */
export const REDIRECT_IMPORT_PATH = `${ADMIN_PATHS.redirect}/ice-aktar` as const

/** The screen that imports faults from a file. */
export const FAULT_IMPORT_PATH = `${ADMIN_PATHS.fault}/ice-aktar` as const

/** The query of the faults screen that opens the form for a new fault, filled with a word. */
export const NEW_FAULT_QUERY = 'yeni'

/** The faults screen with the form for a new fault. A searched word fills its code or its title. */
export function newFaultPath(word: string): string {
  return `${ADMIN_PATHS.fault}?${NEW_FAULT_QUERY}=${encodeURIComponent(word)}`
}

/** The query of the messages screen that shows a message by its id, on any page of the list. */
export const MESSAGE_QUERY = 'mesaj'

/** The messages screen with one message. */
export function adminMessagePath(id: string): string {
  return `${ADMIN_PATHS.messages}?${MESSAGE_QUERY}=${id}`
}

/** The query that filters the messages screen to unread messages, and the path with it. */
export const UNREAD_QUERY = { name: 'suz', value: 'okunmamis' }
export const UNREAD_PATH = `${ADMIN_PATHS.messages}?${UNREAD_QUERY.name}=${UNREAD_QUERY.value}`

/** The query of a list that contains its search text. */
export const SEARCH_QUERY = 'q'

/** Returns the address of a list screen with a search. */
export const withSearch = (screen: AdminPath) => (words: string) =>
  `${screen}?${new URLSearchParams({ [SEARCH_QUERY]: words })}`

/** The list of work orders in any state, with a search. */
export const ordersWithSearch = (words: string) => `${withSearch(ADMIN_PATHS.orders)(words)}&durum=hepsi`

/** The screen for a new work order; with a message's id its fields are filled from that message. */
export function newOrderPath(messageId?: string): string {
  return `${ADMIN_PATHS.orders}/yeni${messageId ? `?mesaj=${messageId}` : ''}`
}

/** The screen for a new work order of an existing customer. */
export function newCustomerOrderPath(customerId: string): string {
  return `${ADMIN_PATHS.orders}/yeni?musteri=${customerId}`
}

/** The screen of a customer, its form, or the merge with another customer. */
export function adminCustomerPath(id: string, page?: 'duzenle' | 'birlestir'): string {
  return [ADMIN_PATHS.customers, id, page].filter(Boolean).join('/')
}

/** The form for a customer who has no order yet. */
export const NEW_CUSTOMER_PATH = `${ADMIN_PATHS.customers}/yeni`

/** The screen of a part, by its id or its code. */
export function adminPartPath(key: string): string {
  return `${ADMIN_PATHS.parts}/${key}`
}

/** The query of a part's screen that puts the cursor into the count, for a scan of the part's label. */
export const COUNT_QUERY = 'say'

/** The query that fills the code in the form for a new part, and the path of the form. */
export const NEW_PART_QUERY = 'kod'
export const newPartPath = (code?: string) =>
  `${ADMIN_PATHS.parts}/yeni${code ? `?${NEW_PART_QUERY}=${encodeURIComponent(code)}` : ''}`

/** The count of parts from shelf to shelf, and the screen that imports parts from a file. */
export const PART_COUNT_PATH = `${ADMIN_PATHS.parts}/sayim`
export const PART_IMPORT_PATH = `${ADMIN_PATHS.parts}/ice-aktar`

/** The list of parts, filtered to those that are low. */
export const LOW_PARTS_PATH = `${ADMIN_PATHS.parts}?suz=azalan`

/** The screen of a work order, its form, quote, load test or printed sheet. */
export function adminOrderPath(id: string, page?: 'duzenle' | 'teklif' | 'yuk-testi' | 'fis'): string {
  return [ADMIN_PATHS.orders, id, page].filter(Boolean).join('/')
}

/** The page with the labels of several orders. MAX_LABELS fit into one URL and one print job. */
const LABELS_PATH = `${ADMIN_PATHS.orders}/etiketler`
export const MAX_LABELS = 50

export const labelsPath = (ids: readonly string[]) => `${LABELS_PATH}?no=${ids.join(',')}`
export const partLabelsPath = (ids: readonly string[]) => `${ADMIN_PATHS.parts}/etiketler?no=${ids.join(',')}`

/** Address of the preview of a service, post or fault. */
export function previewPath(kind: 'blog' | 'hizmet' | 'ariza', id: string): string {
  return `${ADMIN_PREVIEWS}/${kind}/${id}`
}

/** The query of the order sheet's page that prints the label at once. */
export const PRINT_QUERY = 'yazdir'

/** The page of an order's sheet, which prints the label at once. */
export const labelPrintPath = (id: string) => `${adminOrderPath(id, 'fis')}?${PRINT_QUERY}=etiket`

/** The query of a content screen that opens an item by its slug, or by its id if its kind has no slugs. */
export const EDIT_QUERY = 'duzenle'

/** The query of a content screen that filters its list by state. */
export const STATE_QUERY = 'durum'

/** A content screen, filtered to the items in one state. */
export function statePath(screen: AdminPath, state: 'draft' | 'scheduled' | 'published'): string {
  return `${screen}?${STATE_QUERY}=${state}`
}

/** A content screen with the form of an item. */
export function editPath(screen: AdminPath, slug: string): string {
  return `${screen}?${EDIT_QUERY}=${encodeURIComponent(slug)}`
}

/** Address of an order's PDF document for staff. */
export function staffPaperPath(orderId: string, name: string): string {
  return `${ADMIN_PAPERS}/${orderId}/${name}.pdf`
}

/** Address of a photo for staff, in full size or as a thumbnail for lists. */
export function staffPhotoPath(id: string, size?: 'kucuk'): string {
  return [ADMIN_PHOTOS, id, size].filter(Boolean).join('/')
}
