import type { Settings } from '@/lib/settings/schema'
import { genitiveOf } from '@/lib/platform/turkish/case'
import { telHref, whatsAppHref } from '@/lib/platform/turkish/phone'
import { type Field, namesOf } from '@/lib/content/fields'
import { COMPANY_FIELDS, CONTACT_FIELDS, PLACE_FIELDS, SOCIAL_FIELDS } from '@/lib/settings/fields'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'

/** The prefilled text of a visitor's WhatsApp message. */
const WHATSAPP_TEXT = 'Merhaba, bir cihazımız arızalandı.'

export const DAYS = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'] as const

type Hours = { days: string; time: string }

type Span = { from: string; to: string }

/** Returns the opening hours of a day: one span, or two spans around the lunch break. */
export function openSpans({ from, to }: Span, lunch: Span | undefined): Span[] {
  if (!lunch || lunch.from <= from || lunch.to >= to) return [{ from, to }]
  return [
    { from, to: lunch.from },
    { from: lunch.to, to },
  ]
}

function printedTime(day: Span, lunch: Span | undefined): string {
  if (day.from === '00:00' && day.to === '24:00') return '24 saat açık'
  const spans = openSpans(day, lunch).map(({ from, to }) => `${from}–${to}`)
  return spans.join(', ').replaceAll(':', '.')
}

/** Returns the lines of the opening hours. Consecutive days with the same hours are one line. */
export function printedHours({ week, lunch }: Settings['hours']): Hours[] {
  const lines: { first: number; last: number; time: string }[] = []
  week.forEach(({ isOpen, ...day }, index) => {
    if (!isOpen) return
    const time = printedTime(day, lunch)
    const previous = lines.at(-1)
    if (previous?.last === index - 1 && previous.time === time) previous.last = index
    else lines.push({ first: index, last: index, time })
  })
  return lines.map(({ first, last, time }) => ({ days: printedDays(first, last), time }))
}

function printedDays(first: number, last: number): string {
  if (last - first === 6) return 'Her gün'
  return first === last ? DAYS[first]! : `${DAYS[first]}–${DAYS[last]}`
}

/** Returns the parts of the address. The last line begins with the postal code: '34000 İstanbul'. */
function addressOf(address: string) {
  const lines = address.split('\n')
  const [, postalCode = '', city = ''] = /^(\d{5}) (.+)$/.exec(lines.at(-1)!) ?? []
  const street = (city ? lines.slice(0, -1) : lines).join(', ')
  return { lines, street, postalCode, city, /** ISO 3166-1. */ country: 'TR' }
}

function mapOf({ address, latitude, longitude }: Settings['contact'], name: string) {
  const marker = `${latitude}%2C${longitude}`
  // About 1 km wide and 800 m high.
  const boundingBox = [longitude - 0.006, latitude - 0.0035, longitude + 0.006, latitude + 0.0035]
    .map((degrees) => degrees.toFixed(4))
    .join('%2C')
  return {
    embedUrl: `https://www.openstreetmap.org/export/embed.html?bbox=${boundingBox}&layer=mapnik&marker=${marker}`,
    title: `${genitiveOf(name)} haritadaki yeri`,
    directionsUrl: `https://www.openstreetmap.org/directions?from=&to=${marker}`,
    /** Label on the drawn map: the last part of the first line of the address. */
    label: address.split('\n')[0]!.split(', ').at(-1)!,
  }
}

/** Splits a text into two lines of nearly equal length. */
function splitInTwoLines(text: string): [string, string] {
  const words = text.split(' ')
  const middle = words.findIndex((_, index) => words.slice(0, index + 1).join(' ').length * 2 >= text.length)
  const splitIndex = Math.max(1, Math.min(middle, words.length - 1))
  return [words.slice(0, splitIndex).join(' '), words.slice(splitIndex).join(' ')]
}

/** Returns the company's data: settings, and values computed from them. */
export function companyOf({ company, contact, hours, social, look }: Settings) {
  const { phone, whatsapp, email, address } = contact
  return {
    ...company,
    ...look,
    /** What the company does, in a few words: the tagline up to its first comma. */
    trade: company.tagline.split(',')[0]!,
    /** The two lines of the tagline in the header. */
    taglineLines: splitInTwoLines(company.tagline),
    phone: { display: phone, href: telHref(phone)! },
    whatsapp: whatsapp ? { display: whatsapp, href: whatsAppHref(whatsapp, WHATSAPP_TEXT)! } : null,
    email: { display: email, href: `mailto:${email}` },
    address: addressOf(address),
    map: mapOf(contact, company.name),
    hours: printedHours(hours),
    social: namesOf(SOCIAL_FIELDS)
      .map((key) => ({ key, label: SOCIAL_FIELDS[key].label, href: social[key] }))
      .filter(({ href }) => href !== ''),
  }
}

export type Company = ReturnType<typeof companyOf>

const { legalName, mersis, seat, registryNumber } = COMPANY_FIELDS

/** The fields whose default values are placeholders. */
const PLACEHOLDERS = {
  company: { legalName, mersis, seat, registryNumber },
  contact: { ...CONTACT_FIELDS, latitude: PLACE_FIELDS.place },
  social: SOCIAL_FIELDS,
} satisfies { [Name in keyof Settings]?: Partial<Record<keyof Settings[Name], Field>> }

type PlaceholderSection = keyof typeof PLACEHOLDERS

/** A value that the owner has not replaced yet. */
export type Placeholder = { section: PlaceholderSection; field: string; label: string }

/** Returns the values that are still placeholders. A company seat equal to the default is real once the registry number has changed. */
export function placeholdersOf(settings: Settings): Placeholder[] {
  return (Object.keys(PLACEHOLDERS) as PlaceholderSection[]).flatMap((section) => {
    const [current, initial] = [settings[section], DEFAULT_SETTINGS[section]] as Record<string, unknown>[]
    const isInitial = (field: string) => current![field] === initial![field]
    return Object.entries<Field>(PLACEHOLDERS[section])
      .filter(([field]) => isInitial(field) && (field !== 'seat' || isInitial('registryNumber')))
      .map(([field, { label }]) => ({ section, field, label }))
  })
}

/** Returns the bank accounts of a currency. */
export const accountsIn = ({ bank }: Settings, currency: string) =>
  bank.accounts.filter((account) => account.currency === currency)

/** Returns the recipients of notifications. By default that is the company's address. */
export function notificationAddresses({ notifications, contact }: Settings): readonly string[] {
  return notifications.addresses.length > 0 ? notifications.addresses : [contact.email]
}
