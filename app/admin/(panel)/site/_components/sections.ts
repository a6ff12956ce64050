import type { Section } from '@/lib/domains/settings/schema'
import type { SiteSection } from '@/lib/site/pages'

/** A section of the site sheet: its word in the address, its title and where the site shows it. */
export type SectionTexts = { word: SiteSection; title: string; note: string }

/** The sections in the order of the sheet. */
export const SITE_SECTIONS: Record<Section, SectionTexts> = {
  company: { word: 'firma', title: 'Firma', note: 'Alt bilgide, arama motorlarında ve fişlerde yazar.' },
  contact: { word: 'iletisim', title: 'İletişim', note: 'Üst bantta, alt bilgide ve İletişim sayfasında.' },
  hours: { word: 'saatler', title: 'Çalışma saatleri', note: 'Alt bilgide ve İletişim sayfasında.' },
  social: { word: 'sosyal', title: 'Sosyal bağlantılar', note: 'Boş olan sitede görünmez.' },
  slides: { word: 'slaytlar', title: 'Slaytlar', note: 'Ana sayfanın başında, 6 saniyede bir değişir.' },
  search: { word: 'arama', title: 'Arama motoru', note: 'Ana sayfanın arama sonucundaki hâli.' },
  notifications: { word: 'bildirim', title: 'Bildirim ve süreler', note: 'Yalnız panelde; sitede görünmez.' },
}

/** The sections with a form on the sheet. Each slide has a screen of its own. */
export type FormSection = Exclude<Section, 'slides'>

/** Returns the section of a word in the address; null for other words and for the slides. */
export function formSectionOf(word: string | null): FormSection | null {
  const sections = Object.keys(SITE_SECTIONS) as Section[]
  const section = sections.find((name) => SITE_SECTIONS[name].word === word)
  return section && section !== 'slides' ? section : null
}
