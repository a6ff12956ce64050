import { SECTION_TITLES } from '@/lib/settings/fields'
import type { Section } from '@/lib/settings/schema'
import type { SiteSection } from '@/lib/site/admin-pages'

/** A section of the site sheet: its word in the address, its title and where the site shows it. */
type SectionTexts = { word: SiteSection; title: string; note: string }

/** The sections in the order of the sheet. */
export const SITE_SECTIONS: Record<Section, SectionTexts> = {
  company: { word: 'firma', title: SECTION_TITLES.company, note: 'Alt bilgide, arama motorlarında ve fişlerde yazar.' },
  contact: { word: 'iletisim', title: SECTION_TITLES.contact, note: 'Üst bantta, alt bilgide ve İletişim sayfasında.' },
  hours: { word: 'saatler', title: SECTION_TITLES.hours, note: 'Alt bilgide ve İletişim sayfasında.' },
  social: { word: 'sosyal', title: SECTION_TITLES.social, note: 'Boş olan sitede görünmez.' },
  slides: { word: 'slaytlar', title: SECTION_TITLES.slides, note: 'Ana sayfanın başında, 6 saniyede bir değişir.' },
  search: { word: 'arama', title: SECTION_TITLES.search, note: 'Ana sayfanın arama sonucundaki hâli.' },
  orders: {
    word: 'teklif',
    title: SECTION_TITLES.orders,
    note: 'Yeni teklifler bununla başlar; kargo bu listeden seçilir.',
  },
  papers: { word: 'belgeler', title: SECTION_TITLES.papers, note: 'Teklif ve garanti belgesi bu koşullarla çıkar.' },
  notifications: { word: 'bildirim', title: SECTION_TITLES.notifications, note: 'Yalnız panelde; sitede görünmez.' },
}

/** The sections with a form on the sheet. Each slide has a screen of its own. */
export type FormSection = Exclude<Section, 'slides'>

/** Returns the section of a word in the address; null for other words and for the slides. */
export function formSectionOf(word: string | null): FormSection | null {
  const sections = Object.keys(SITE_SECTIONS) as Section[]
  const section = sections.find((name) => SITE_SECTIONS[name].word === word)
  return section && section !== 'slides' ? section : null
}
