import type { Editor } from '@/components/admin/content/item-editor'
import type { ItemScreen } from '@/components/admin/content/use-open-item'
import { type DraftForm, errorsOf } from '@/components/admin/form/draft-form'
import type { z } from 'zod/mini'
import type { FieldErrors } from '@/lib/platform/app-error'
import { emptyTexts, type Field, isSameTexts, namesOf, SET, splitLines, type Texts } from '@/lib/content/fields'
import { clockTime, printedClock } from '@/lib/platform/turkish/dates'
import { type NumberUnit, parseWhole } from '@/lib/platform/turkish/units'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { placeOf, printedPlace } from '@/lib/settings/place'
import { SECTIONS, type Settings } from '@/lib/settings/schema'
import { type FormSection, SECTION_TABLES } from './sections'

/** A section as the API shows it. */
export type SectionItem = { [Name in FormSection]: { id: Name; value: Settings[Name] } }[FormSection]

/** A section as the API takes it. */
type SectionValue = z.input<(typeof SECTIONS)[FormSection]>

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

type Carrier = Settings['orders']['carriers'][number]

/** Returns a value as it stands in its field: a list has a line for each item. */
function typedText(value: unknown): string {
  if (Array.isArray(value)) {
    const items = value as (string | Carrier)[]
    return items.map((item) => (typeof item === 'string' ? item : `${item.name} ${item.url}`.trim())).join('\n')
  }
  if (typeof value === 'boolean') return value ? SET : ''
  return typeof value === 'number' ? String(value) : ((value ?? '') as string)
}

function draftOf(item: SectionItem): SiteDraft {
  if (item.id === 'hours') {
    const { week, lunch, closedDays } = item.value
    const typed = week.map((day) => ({ ...day, from: printedClock(day.from), to: printedClock(day.to) }))
    const [lunchFrom, lunchTo] = [printedClock(lunch?.from ?? ''), printedClock(lunch?.to ?? '')]
    return { ...empty, week: typed, lunchFrom, lunchTo, closedDays: closedDays.map(closedDayDraftOf) }
  }
  const value = item.value as Record<string, unknown>
  const texts = namesOf(TEXT_FIELDS).flatMap((name) => (name in value ? [[name, typedText(value[name])]] : []))
  const place = item.id === 'contact' ? printedPlace(item.value) : ''
  return { ...empty, ...(Object.fromEntries(texts) as Partial<SiteDraft>), place }
}

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
function carrierOf(line: string): Carrier {
  const [, name = '', url = ''] = /^\s*(.*?)[\s,;:|]*(\S+:\/\/\S*)?\s*$/.exec(line) ?? []
  return { name, url }
}

function unitOf(name: string): NumberUnit | undefined {
  const field: Field = TEXT_FIELDS[name as keyof typeof TEXT_FIELDS]
  return field.kind === 'line' ? field.unit : undefined
}

/** Reads a field's text as a value of the kind that the section begins with. */
function readText(name: string, text: string, initial: unknown): unknown {
  if (name === 'carriers') return splitLines(text).map(carrierOf)
  if (name === 'addresses') return splitLines(text)
  if (typeof initial === 'boolean') return text === SET
  if (initial === null && text.trim() === '') return null
  return typeof initial === 'number' || initial === null ? (parseWhole(text, unitOf(name)) ?? text) : text
}

/** Returns a section's draft as the API takes it. */
export function valueOf(section: FormSection, draft: SiteDraft): SectionValue {
  if (section === 'hours') {
    return { week: draft.week.map(dayOf), lunch: lunchOf(draft), closedDays: draft.closedDays.map(closedDayOf) }
  }
  const initial: Record<string, unknown> = DEFAULT_SETTINGS[section]
  const texts = draft as unknown as Record<string, string>
  const names = Object.keys(SECTION_TABLES[section])
  const values = names.map((name) => [name, readText(name, texts[name]!, initial[name])])
  return { ...Object.fromEntries(values), ...(section === 'contact' && placeOf(draft.place)) } as SectionValue
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
export type SiteItems = ItemScreen<SectionItem, SiteDraft>
