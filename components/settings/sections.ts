import {
  COMPANY_FIELDS,
  CONTACT_FIELDS,
  NOTICE_FIELDS,
  NOTIFICATION_FIELDS,
  ORDER_SETTING_FIELDS,
  PAPER_FIELDS,
  PLACE_FIELDS,
  SEARCH_FIELDS,
  SOCIAL_FIELDS,
} from '@/lib/settings/fields'
import { isVersioned, type Section } from '@/lib/settings/schema'
import { textFields } from '@/lib/settings/page-texts'
import { ADMIN_PATHS, type SiteSection, siteSectionPath } from '@/lib/site/admin-pages'

/** The two screens of settings: the company, and the texts of pages. */
export type SettingsScreen = 'site' | 'texts'

const screenOf = (section: Section): SettingsScreen => (isVersioned(section) ? 'texts' : 'site')

/** The sections in the order of the screens: the section's name in the URL, and where the site shows it. */
export const SITE_SECTIONS: Record<Section, { slug: SiteSection; note: string }> = {
  company: { slug: 'firma', note: 'Alt bilgide, arama motorlarında ve fişlerde yazar.' },
  contact: { slug: 'iletisim', note: 'Üst bantta, alt bilgide ve İletişim sayfasında.' },
  hours: { slug: 'saatler', note: 'Alt bilgide ve İletişim sayfasında.' },
  social: { slug: 'sosyal', note: 'Boş olan sitede görünmez.' },
  slides: { slug: 'slaytlar', note: 'Ana sayfanın başında, 6 saniyede bir değişir.' },
  look: { slug: 'gorunum', note: 'Yüklenmeyenin yerinde sitenin kendi çizimi durur.' },
  search: { slug: 'arama', note: 'Ana sayfanın arama sonucundaki hâli.' },
  orders: {
    slug: 'teklif',

    note: 'Yeni teklifler bununla başlar; kargo bu listeden seçilir.',
  },
  instruments: { slug: 'aletler', note: 'Yük testinde seçilir, tutanakta yazar.' },
  bank: {
    slug: 'banka',

    note: 'Teklif belgesinde, onay e-postasında ve onaydan sonra müşterinin sayfasında. Sitede görünmez.',
  },
  papers: { slug: 'belgeler', note: 'Teklif ve garanti belgesi bu koşullarla çıkar.' },
  notifications: { slug: 'bildirim', note: 'Yalnız panelde; sitede görünmez.' },
  homeTexts: { slug: 'ana-sayfa', note: 'Slaytların altındaki bölümler.' },
  questionTexts: {
    slug: 'sorular',

    note: 'Tamir Süreci ve İletişim sayfalarında hepsi, ana sayfada seçilen üçü. Aramada da çıkar.',
  },
  aboutTexts: { slug: 'kurumsal', note: 'Kurumsal sayfasında.' },
  processTexts: { slug: 'tamir-sureci', note: 'Tamir Süreci sayfasında.' },
  formTexts: { slug: 'form', note: 'Form gönderildikten sonra okunur.' },
  notice: { slug: 'kvkk', note: 'KVKK sayfasında; formun altından bağlanır.' },
}

const SECTIONS = Object.keys(SITE_SECTIONS) as Section[]

/** Returns the sections of a screen in their order. */
export const sectionsOf = (screen: SettingsScreen) => SECTIONS.filter((section) => screenOf(section) === screen)

/** Returns the path of a section's form, with the focus in one of its fields. */
export function sectionPath(section: SectionWithForm, field?: string): string {
  return siteSectionPath(SITE_SECTIONS[section].slug, field, ADMIN_PATHS[screenOf(section)])
}

/** The sections with a form. Each slide has its own screen, and the company's pictures have buttons instead. */
export type SectionWithForm = Exclude<Section, 'slides' | 'look'>

export const isFormSection = (section: Section): section is SectionWithForm =>
  section !== 'slides' && section !== 'look'

/** Returns a screen's section by its slug; null for unknown slugs and for sections without a form. */
export function formSectionOf(slug: string | null, screen: SettingsScreen): SectionWithForm | null {
  const section = sectionsOf(screen).find((name) => SITE_SECTIONS[name].slug === slug)
  return section && isFormSection(section) ? section : null
}

/** The field tables of the sections' forms. Hours, instruments, bank accounts and questions have none, because they are not single texts. */
export const SECTION_TABLES = {
  company: COMPANY_FIELDS,
  contact: { ...CONTACT_FIELDS, ...PLACE_FIELDS },
  social: SOCIAL_FIELDS,
  search: SEARCH_FIELDS,
  orders: ORDER_SETTING_FIELDS,
  papers: PAPER_FIELDS,
  notifications: NOTIFICATION_FIELDS,
  homeTexts: textFields('homeTexts'),
  aboutTexts: textFields('aboutTexts'),
  processTexts: textFields('processTexts'),
  formTexts: textFields('formTexts'),
  notice: NOTICE_FIELDS,
}
