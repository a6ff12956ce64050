export type NavigationLink = { label: string; href: string }

/** The site's pages in the order of header, menu and footer. */
export const navigation: readonly NavigationLink[] = [
  { label: 'Ana Sayfa', href: '/' },
  { label: 'Kurumsal', href: '/kurumsal' },
  { label: 'Hizmetlerimiz', href: '/hizmetler' },
  { label: 'Tamir Süreci', href: '/tamir-sureci' },
  { label: 'Teknik Bilgi', href: '/teknik-bilgi' },
  { label: 'İletişim', href: '/iletisim' },
]

/** The one action of a page; it leads to the work-order form. */
export const quoteLink: NavigationLink = { label: 'Teklif Al', href: '/iletisim' }

/** The notice that the form and the footer link to. */
export const privacyLink: NavigationLink = { label: 'KVKK aydınlatma metni', href: '/kvkk' }
