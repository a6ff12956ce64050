import { PAGES, PATHS } from '@/lib/site/pages'

export type NavigationLink = { label: string; href: string }

/** The links of header, menu and footer. */
export const navigation: readonly NavigationLink[] = PAGES.filter(({ inMenu }) => inMenu).map(({ label, path }) => ({
  label,
  href: path,
}))

/** The one action of a page; it leads to the work-order form. */
export const quoteLink: NavigationLink = { label: 'Teklif Al', href: PATHS.contact }

/** The notice that the form and the footer link to. */
export const privacyLink: NavigationLink = { label: 'KVKK aydınlatma metni', href: PATHS.privacy }
