import type { Editor } from '@/components/admin/form/use-editor'
import { type DraftForm, errorsOf } from '@/components/admin/form/draft-form'
import type { FieldErrors } from '@/lib/platform/app-error'
import { emptyTexts, isSameTexts, SET, type Texts, textsOf } from '@/lib/content/fields'
import {
  COMPANY_FIELDS,
  CONTACT_FIELDS,
  NOTICE_FIELDS,
  NOTIFICATION_FIELDS,
  ORDER_FIELDS,
  PAPER_FIELDS,
  PLACE_FIELDS,
  SEARCH_FIELDS,
  SOCIAL_FIELDS,
} from '@/lib/settings/fields'
import { textFields } from '@/lib/settings/page-texts'
import { SECTIONS, type Settings } from '@/lib/settings/schema'
import { clockTime, printedClock } from '@/lib/platform/turkish/dates'
import { placeOf, printedPlace } from '@/lib/settings/place'
import type { FormSection } from './sections'

/** A section as the API shows it. */
export type SectionItem = { [Name in FormSection]: { id: Name; value: Settings[Name] } }[FormSection]

const TEXT_FIELDS = {
  ...COMPANY_FIELDS,
  ...CONTACT_FIELDS,
  ...PLACE_FIELDS,
  ...SOCIAL_FIELDS,
  ...SEARCH_FIELDS,
  ...ORDER_FIELDS,
  ...PAPER_FIELDS,
  ...NOTIFICATION_FIELDS,
  ...textFields('homeTexts'),
  ...textFields('aboutTexts'),
  ...textFields('processTexts'),
  ...textFields('formTexts'),
  ...NOTICE_FIELDS,
}

/** A day as it is typed: '08.30' to '18.00'. */
export type DayDraft = Settings['hours']['week'][number]

/** A closed day as it is typed. Empty texts are left out. */
export type ClosedDayDraft = { date: string; name: string; lastDate: string; openUntil: string }

/** What the form of a section holds. The fields of the other sections stay empty. */
export type SiteDraft = Texts<typeof TEXT_FIELDS> & {
  week: DayDraft[]
  lunchFrom: string
  lunchTo: string
  closedDays: ClosedDayDraft[]
}

const empty: SiteDraft = { ...emptyTexts(TEXT_FIELDS), week: [], lunchFrom: '', lunchTo: '', closedDays: [] }

function draftOf(item: SectionItem): SiteDraft {
  switch (item.id) {
    case 'company':
      return { ...empty, ...textsOf(COMPANY_FIELDS, { ...item.value, foundedYear: String(item.value.foundedYear) }) }
    case 'contact':
      return { ...empty, ...textsOf(CONTACT_FIELDS, item.value), place: printedPlace(item.value) }
    case 'hours': {
      const { week, lunch, closedDays } = item.value
      const typed = week.map((day) => ({ ...day, from: printedClock(day.from), to: printedClock(day.to) }))
      const [lunchFrom, lunchTo] = [printedClock(lunch?.from ?? ''), printedClock(lunch?.to ?? '')]
      return { ...empty, week: typed, lunchFrom, lunchTo, closedDays: closedDays.map(closedDayDraftOf) }
    }
    case 'orders': {
      const { quoteValidDays, quoteLeadDays, quoteVatRate, carriers } = item.value
      return {
        ...empty,
        quoteValidDays: String(quoteValidDays),
        quoteLeadDays: quoteLeadDays === null ? '' : String(quoteLeadDays),
        quoteVatRate: String(quoteVatRate),
        carriers: carriers.map(({ name, url }) => `${name} ${url}`.trim()).join('\n'),
      }
    }
    case 'notifications': {
      const { addresses, warrantyMonths, messageMonths, closedPageMonths, ...security } = item.value
      const { quoteReminderDays, pickupReminderDays } = item.value
      const { secondFactorRequired, securityContact } = security
      const months = [warrantyMonths, messageMonths, closedPageMonths].map(String) as [string, string, string]
      const [warranty, messages, pages] = months
      const texts = { warrantyMonths: warranty, messageMonths: messages, closedPageMonths: pages }
      const days = { quoteReminderDays: String(quoteReminderDays), pickupReminderDays: String(pickupReminderDays) }
      const required = secondFactorRequired ? SET : ''
      return {
        ...empty,
        ...texts,
        ...days,
        secondFactorRequired: required,
        securityContact,
        addresses: addresses.join('\n'),
      }
    }
    default:
      return { ...empty, ...item.value }
  }
}

/** Returns a whole number, or the text itself, which the schema refuses. */
const wholeNumber = (text: string) => (/^\s*\d{1,9}\s*$/.test(text) ? Number(text) : text)

/** The times of a closed day are not shown, so an unreadable one must not keep the form from being saved. */
const hiddenTime = (time: string) => (/^\d\d:\d\d$/.test(clockTime(time)) ? clockTime(time) : '09:00')

function dayOf({ isOpen, from, to }: DayDraft): DayDraft {
  const read = isOpen ? clockTime : hiddenTime
  return { isOpen, from: read(from), to: read(to) }
}

function closedDayDraftOf(day: Settings['hours']['closedDays'][number]): ClosedDayDraft {
  return { ...day, lastDate: day.lastDate ?? '', openUntil: printedClock(day.openUntil ?? '') }
}

function closedDayOf({ date, name, lastDate, openUntil }: ClosedDayDraft) {
  return { date, name, lastDate: lastDate || undefined, openUntil: clockTime(openUntil) || undefined }
}

/** Returns the lunch break as it is typed, or undefined if there is none. */
export function lunchOf({ lunchFrom, lunchTo }: SiteDraft): { from: string; to: string } | undefined {
  return lunchFrom || lunchTo ? { from: clockTime(lunchFrom), to: clockTime(lunchTo) } : undefined
}

/** Returns the carrier of a line: the name, and the address at its end. */
function carrierOf(line: string): Settings['orders']['carriers'][number] {
  const [, name = '', url = ''] = /^\s*(.*?)[\s,;:|]*(\S+:\/\/\S*)?\s*$/.exec(line) ?? []
  return { name, url }
}

/** Returns a section's draft as the API takes it. */
export function valueOf(section: FormSection, draft: SiteDraft): unknown {
  switch (section) {
    case 'company':
      return { ...draft, foundedYear: wholeNumber(draft.foundedYear) }
    case 'contact':
      return { ...draft, ...placeOf(draft.place) }
    case 'hours':
      return { week: draft.week.map(dayOf), lunch: lunchOf(draft), closedDays: draft.closedDays.map(closedDayOf) }
    case 'orders':
      return {
        quoteValidDays: wholeNumber(draft.quoteValidDays),
        quoteLeadDays: draft.quoteLeadDays.trim() === '' ? null : wholeNumber(draft.quoteLeadDays),
        quoteVatRate: wholeNumber(draft.quoteVatRate),
        carriers: draft.carriers
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map(carrierOf),
      }
    case 'notifications': {
      const addresses = draft.addresses.split('\n').filter((line) => line.trim() !== '')
      const { warrantyMonths, messageMonths, closedPageMonths, secondFactorRequired, securityContact } = draft
      return {
        addresses,
        warrantyMonths: wholeNumber(warrantyMonths),
        messageMonths: wholeNumber(messageMonths),
        closedPageMonths: wholeNumber(closedPageMonths),
        quoteReminderDays: wholeNumber(draft.quoteReminderDays),
        pickupReminderDays: wholeNumber(draft.pickupReminderDays),
        secondFactorRequired: secondFactorRequired === SET,
        securityContact,
      }
    }
    default:
      return draft
  }
}

function placeError(text: string): string[] {
  if (!text.trim()) return ['Haritadaki yeri yazın.']
  return /^https?:\/\//i.test(text.trim())
    ? ['Bu bağlantıda koordinat yok. Haritayı açıp adres çubuğundaki uzun bağlantıyı kopyalayın.']
    : ['Koordinatlar okunamadı. Örnek: 41.0082, 28.9784']
}

function check(draft: SiteDraft, item: SectionItem | null): FieldErrors {
  if (!item) return {}
  const { latitude, longitude, ...errors } = errorsOf(SECTIONS[item.id], valueOf(item.id, draft))
  return latitude || longitude ? { ...errors, place: placeError(draft.place) } : errors
}

const isSameList = <Row extends object>(a: Row[], b: Row[]) => JSON.stringify(a) === JSON.stringify(b)

/** The form of every section. */
export const siteForm: DraftForm<SectionItem, SiteDraft> = {
  empty,
  draftOf,
  isSame: (a, b) =>
    isSameTexts(TEXT_FIELDS, a, b) &&
    a.lunchFrom === b.lunchFrom &&
    a.lunchTo === b.lunchTo &&
    isSameList(a.week, b.week) &&
    isSameList(a.closedDays, b.closedDays),
  withoutFiles: (draft) => draft,
  check,
}

/** The form of 'Site Bilgileri'. */
export type SiteEditor = Editor<SectionItem, SiteDraft>
