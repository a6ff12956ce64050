import { PAGES, PATHS } from '@/lib/site/pages'

export type NavigationLink = { label: string; href: string }

/** Links of header, menu and footer. */
export const navigation: readonly NavigationLink[] = PAGES.filter(({ inMenu }) => inMenu).map(({ label, path }) => ({
  label,
  href: path,
}))

/** The page's one action, a link to the work-order form. */
export const quoteLink: NavigationLink = { label: 'Teklif Al', href: PATHS.contact }

/** Link to the privacy notice. */
export const privacyLink: NavigationLink = { label: 'KVKK aydınlatma metni', href: PATHS.privacy }
