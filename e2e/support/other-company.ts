import type { Settings } from '@/lib/settings/schema'
import { companyOf } from '@/lib/settings/company'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { originalTexts, PAGE_TEXTS, TEXT_SECTIONS, type TextSection, type TextsOf } from '@/lib/settings/page-texts'

const otherTexts = <Name extends TextSection>(section: Name) =>
  Object.fromEntries(Object.keys(PAGE_TEXTS[section]).map((name) => [name, `Kıvılcım metni ${name}`])) as TextsOf<Name>

export const OTHER_SETTINGS: Settings = {
  company: {
    name: 'Kıvılcım',
    fullName: 'Kıvılcım Sürücü Atölyesi',
    legalName: 'Kıvılcım Elektronik Tamir San. Tic. A.Ş.',
    mersis: '1234 5678 9012 3456',
    seat: 'Bursa',
    registryNumber: '84512-5',
    foundedYear: 2011,
    tagline: 'Sürücü ve kart tamiri, Bursa',
    summary: 'Bursa’da sürücü, kart ve panel onarır.',
  },
  contact: {
    phone: '+90 (224) 444 16 99',
    whatsapp: '+90 (532) 444 16 99',
    email: 'atolye@kivilcim.example',
    address: 'Demirtaş OSB, Karanfil Sokak No: 8\n16110 Bursa',
    latitude: 40.2669,
    longitude: 29.0634,
  },
  hours: {
    week: [
      ...Array.from({ length: 6 }, () => ({ isOpen: true, from: '07:45', to: '17:15' })),
      { isOpen: false, from: '10:00', to: '12:00' },
    ],
    closedDays: [{ date: '2031-01-01', name: 'Yılbaşı' }],
  },
  social: {
    linkedin: 'https://www.linkedin.com/company/kivilcim',
    instagram: '',
    youtube: 'https://www.youtube.com/@kivilcim',
  },
  slides: {
    slides: (['hmi-panel', 'plc-rack', 'power-supply', 'servo-drive', 'hero-4-cnc-board'] as const).map(
      (drawing, index) => ({
        title: `Kıvılcım slaydı ${index + 1}`,
        text: `2011’den beri aynı tezgâhta çalışıyoruz, ${index + 1}.`,
        linkLabel: `Bağlantı ${index + 1}`,
        linkHref: '/hizmetler',
        image: { kind: 'drawing', drawing },
      }),
    ),
  },
  // Pictures are files, so that every company of the tests begins without.
  look: { logo: null, icon: null, share: null },
  search: { title: 'Kıvılcım | Sürücü tamiri, Bursa', description: 'Sürücünüzü Bursa’da, aynı gün ölçeriz.' },
  orders: {
    quoteValidDays: 10,
    quoteLeadDays: 4,
    quoteVatRate: 10,
    carriers: [{ name: 'Yelmen Kargo', url: 'https://yelmen.example/izle/{no}' }],
  },
  papers: { quoteTerms: 'Kıvılcım fiyatı on gün tutar.', warrantyTerms: 'Kıvılcım dokuz ay bakar.' },
  notifications: {
    addresses: ['nobetci@kivilcim.example'],
    warrantyMonths: 9,
    messageMonths: 36,
    closedPageMonths: 30,
    quoteReminderDays: 4,
    pickupReminderDays: 0,
    // As by default, because the accounts of the tests have none.
    secondFactorRequired: false,
    securityContact: 'guvenlik@kivilcim.example',
  },
  aboutTexts: otherTexts('aboutTexts'),
  processTexts: otherTexts('processTexts'),
  homeTexts: otherTexts('homeTexts'),
  formTexts: otherTexts('formTexts'),
  notice: { text: '## Kıvılcım\n{unvan}, {adres}. {sicil} {telefon}, {e-posta}', version: 9, since: '2026-01-01' },
}

const leavesOf = (value: unknown): string[] =>
  value instanceof Object ? Object.values(value).flatMap(leavesOf) : String(value).split('\n')

const { company, contact, social, slides } = DEFAULT_SETTINGS

/** Texts that only the defaults put on a page or into a mail. */
const DEFAULT_TEXTS: readonly string[] = [
  company.name,
  company.name.toLocaleUpperCase('tr'),
  // With what stands beside them, because numbers contain those digits too.
  `>${company.foundedYear}<`,
  `${company.foundedYear}’`,
  `"${company.foundedYear}"`,
  `"${companyOf(DEFAULT_SETTINGS).address.postalCode}"`,
  '25 yılı aşan',
  '25+ yıl',
  ...leavesOf([company, contact, social, companyOf(DEFAULT_SETTINGS)]).filter((text) =>
    /[\d@/].{5}|.{5}[\d@/]/.test(text),
  ),
  ...leavesOf(TEXT_SECTIONS.map(originalTexts)).filter((text) => text.length > 60 && !text.includes('{')),
  ...slides.slides.flatMap(({ title, text }) => [title, text.slice(0, 40)]),
]

export function defaultsIn(text: string): string[] {
  return DEFAULT_TEXTS.flatMap((word) => {
    const at = text.indexOf(word)
    return at < 0 ? [] : [text.slice(Math.max(0, at - 60), at + word.length)]
  })
}
