import type { Editor } from '@/components/admin/content/item-editor'
import type { ItemScreen } from '@/components/admin/content/use-open-item'
import { type DraftModel, errorsOf } from '@/components/admin/form/draft-form'
import type { z } from 'zod/mini'
import type { FieldErrors } from '@/lib/platform/app-error'
import {
  emptyTexts,
  type FieldTable,
  isSameTexts,
  splitLines,
  type StoredValues,
  type Texts,
  textsOf,
  valuesOf,
} from '@/lib/content/fields'
import { clockTime, formatClock } from '@/lib/platform/turkish/dates'
import { groupedIban } from '@/lib/settings/iban'
import { placeOf, printedPlace } from '@/lib/settings/place'
import type { Question } from '@/lib/settings/questions/questions'
import { SECTIONS, type Settings } from '@/lib/settings/schema'
import { type SectionWithForm, SECTION_TABLES } from './sections'

/** A section as the API returns it. */
export type SectionItem = { [Name in SectionWithForm]: { id: Name; value: Settings[Name] } }[SectionWithForm]

/** Body of a section's PUT. */
type SectionValue = z.input<(typeof SECTIONS)[SectionWithForm]>

const TEXT_FIELDS = {
  ...SECTION_TABLES.company,
  ...SECTION_TABLES.contact,
  ...SECTION_TABLES.social,
  ...SECTION_TABLES.search,
  ...SECTION_TABLES.orders,
  ...SECTION_TABLES.papers,
  ...SECTION_TABLES.notifications,
  ...SECTION_TABLES.homeTexts,
  ...SECTION_TABLES.aboutTexts,
  ...SECTION_TABLES.processTexts,
  ...SECTION_TABLES.formTexts,
  ...SECTION_TABLES.notice,
}

/** A day in the form, with times such as '08.30'. */
export type DayDraft = Settings['hours']['week'][number]

/** A closed day in the form. Empty texts are not sent. */
export type ClosedDayDraft = { date: string; name: string; lastDate: string; openUntil: string }

/** An instrument in the form. The date is empty if it is unknown. */
export type InstrumentDraft = { name: string; serialNumber: string; calibratedOn: string }
/** A bank account in the form, with its IBAN in groups of four. */
export type AccountDraft = Settings['bank']['accounts'][number]

/** Values of a section's form. The fields of the other sections stay empty. */
export type SiteDraft = Texts<typeof TEXT_FIELDS> & {
  week: DayDraft[]
  lunchFrom: string
  lunchTo: string
  closedDays: ClosedDayDraft[]
  instruments: InstrumentDraft[]
  accounts: AccountDraft[]
  questions: readonly Question[]
}

const emptyDraft: SiteDraft = {
  ...emptyTexts(TEXT_FIELDS),
  week: [],
  lunchFrom: '',
  lunchTo: '',
  closedDays: [],
  instruments: [],
  accounts: [],
  questions: [],
}

type FieldItem = Exclude<SectionItem, { id: 'hours' | 'instruments' | 'bank' | 'questionTexts' }>

/** Returns a section's value for its form, where carriers and the place on the map are texts. */
function fieldValuesOf({ id, value }: FieldItem): StoredValues<FieldTable> {
  if (id === 'contact') return { ...value, place: printedPlace(value) }
  if (id !== 'orders') return value
  return { ...value, carriers: value.carriers.map(({ name, url }) => `${name} ${url}`.trim()).join('\n') }
}

function draftOf(item: SectionItem): SiteDraft {
  if (item.id === 'hours') {
    const { week, lunch, closedDays } = item.value
    const days = week.map((day) => ({ ...day, from: formatClock(day.from), to: formatClock(day.to) }))
    const [lunchFrom, lunchTo] = [formatClock(lunch?.from ?? ''), formatClock(lunch?.to ?? '')]
    return { ...emptyDraft, week: days, lunchFrom, lunchTo, closedDays: closedDays.map(closedDayDraftOf) }
  }
  if (item.id === 'instruments') {
    const instruments = item.value.instruments.map((instrument) => ({
      ...instrument,
      calibratedOn: instrument.calibratedOn ?? '',
    }))
    return { ...emptyDraft, instruments }
  }
  if (item.id === 'bank')
    return {
      ...emptyDraft,
      accounts: item.value.accounts.map((account) => ({ ...account, iban: groupedIban(account.iban) })),
    }
  if (item.id === 'questionTexts') return { ...emptyDraft, questions: item.value.questions }
  return { ...emptyDraft, ...textsOf<FieldTable>(SECTION_TABLES[item.id], fieldValuesOf(item)) }
}

/** The form hides the times of a closed day, so an invalid time must not prevent saving. */
const hiddenTime = (time: string) => (/^\d\d:\d\d$/.test(clockTime(time)) ? clockTime(time) : '09:00')

function dayOf({ isOpen, from, to }: DayDraft): DayDraft {
  const parse = isOpen ? clockTime : hiddenTime
  return { isOpen, from: parse(from), to: parse(to) }
}

function closedDayDraftOf(day: Settings['hours']['closedDays'][number]): ClosedDayDraft {
  return { ...day, lastDate: day.lastDate ?? '', openUntil: formatClock(day.openUntil ?? '') }
}

function closedDayOf({ date, name, lastDate, openUntil }: ClosedDayDraft) {
  return { date, name, lastDate: lastDate || undefined, openUntil: clockTime(openUntil) || undefined }
}

/** Returns the lunch break of the form, or undefined if there is none. */
export function lunchOf({ lunchFrom, lunchTo }: SiteDraft): { from: string; to: string } | undefined {
  return lunchFrom || lunchTo ? { from: clockTime(lunchFrom), to: clockTime(lunchTo) } : undefined
}

/** Parses the line of a carrier: the name, and the address at its end. */
function carrierOf(line: string) {
  const [, name = '', url = ''] = /^\s*(.*?)[\s,;:|]*(\S+:\/\/\S*)?\s*$/.exec(line) ?? []
  return { name, url }
}

/** Returns the body of a section's PUT. */
export function valueOf(section: SectionWithForm, draft: SiteDraft): SectionValue {
  if (section === 'hours') {
    return { week: draft.week.map(dayOf), lunch: lunchOf(draft), closedDays: draft.closedDays.map(closedDayOf) }
  }
  if (section === 'instruments') {
    return {
      instruments: draft.instruments.map((instrument) => ({
        ...instrument,
        calibratedOn: instrument.calibratedOn || null,
      })),
    }
  }
  if (section === 'bank') return { accounts: draft.accounts }
  const { week: _, closedDays: _1, instruments: _2, accounts: _3, questions, ...texts } = draft
  if (section === 'questionTexts') return { questions: [...questions] }
  const values = valuesOf<FieldTable>(SECTION_TABLES[section], texts)
  if (section === 'contact') return { ...values, ...placeOf(draft.place) } as SectionValue
  if (section !== 'orders') return values
  return { ...values, carriers: splitLines(draft.carriers).map(carrierOf) } as SectionValue
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

const OTHER_FIELDS = ['week', 'lunchFrom', 'lunchTo', 'closedDays', 'instruments', 'accounts', 'questions'] as const

/** The form of every section. */
export const siteForm: DraftModel<SectionItem, SiteDraft> = {
  empty: emptyDraft,
  draftOf,
  isSame: (a, b) =>
    isSameTexts(TEXT_FIELDS, a, b) && OTHER_FIELDS.every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name])),
  withoutFiles: (draft) => draft,
  check,
}

/** The editor of a section. */
export type SiteEditor = Editor<SectionItem, SiteDraft>
export type SectionScreen = ItemScreen<SectionItem, SiteDraft>
