import type { ReactNode } from 'react'
import { SearchPreview } from '@/components/admin/form/search-preview'
import type { FieldTable } from '@/lib/content/fields'
import { printedClock, formatLongDate } from '@/lib/platform/turkish/dates'
import { DAYS, printedHours } from '@/lib/settings/company'
import { COMPANY_FIELDS, CONTACT_FIELDS, PLACE_FIELDS } from '@/lib/settings/fields'
import { NOTICE_TEXT } from '@/lib/settings/notice-text'
import type { SettingsJson } from '@/lib/settings/output'
import { isTextSection, type TextSection } from '@/lib/settings/page-texts'
import { printedPlace } from '@/lib/settings/place'
import { Fact, Facts } from './facts'
import { homeResult } from './home-result'
import { type FormSection, SECTION_TABLES } from './sections'

/** How a field is read, where that is not its label and its value in one column. */
type Cell<Value> = {
  name?: string
  width?: 'two' | 'all'
  /** In the typeface with equal widths. */
  isMono?: boolean
  /** Read in place of a blank text. */
  blank?: string
  print?: (value: Value, settings: SettingsJson) => ReactNode
}

type FieldSection = Exclude<FormSection, 'hours' | 'search'>
type CellSection = Exclude<FieldSection, TextSection>

const UNWRITTEN = 'Yazılmadı, sitede görünmez'
const UNPRINTED = 'Yazılmadı, belgelerde görünmez'

const PROFILE: Cell<string> = { blank: UNWRITTEN, print: (url) => url.replace(/^https:\/\/(www\.)?/, '') }

const TERMS: Cell<string> = {
  width: 'all',
  blank: UNPRINTED,
  print: (text) => (
    <ol className="list-decimal pl-5">
      {text.split('\n').map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ol>
  ),
}

/** The beginning of a long text. */
const BEGINNING: Cell<string> = {
  width: 'all',
  print: (text) => <span className="line-clamp-2 whitespace-pre-line">{text}</span>,
}

const months = (count: number) => `${count} ay`
const reminder = (days: number) => (days > 0 ? `${days} günde bir` : 'Kapalı')

const CELLS: { [Name in CellSection]: { [Field in keyof SettingsJson[Name]]?: Cell<SettingsJson[Name][Field]> } } = {
  company: {
    foundedYear: { name: 'Kuruluş' },
    legalName: { width: 'two' },
    mersis: { isMono: true, blank: UNWRITTEN },
    seat: { blank: UNPRINTED },
    registryNumber: { width: 'two', isMono: true, blank: UNPRINTED },
    tagline: { width: 'all', blank: UNWRITTEN },
    summary: { width: 'all', blank: UNWRITTEN },
  },
  contact: {
    whatsapp: { blank: UNWRITTEN },
    address: { width: 'two', print: (address) => address.replaceAll('\n', ', ') },
  },
  social: { linkedin: PROFILE, instagram: PROFILE, youtube: PROFILE },
  orders: {
    quoteValidDays: {
      name: 'Teklif geçerliliği',
      print: (days) => (days > 0 ? `${days} gün` : 'Her teklifte seçilir'),
    },
    quoteLeadDays: {
      name: 'Onaydan sonra',
      print: (days) => (days === null ? 'Her teklifte yazılır' : `${days} iş günü`),
    },
    quoteVatRate: { name: 'KDV oranı', print: (rate) => `%${rate}` },
    carriers: {
      width: 'all',
      print: (carriers) =>
        carriers.length === 0
          ? 'Yazılmadı'
          : carriers.map(({ name, url }) => (
              <span key={name} className="block">
                {name}
                {url && <span className="mono text-ink-2"> {url}</span>}
              </span>
            )),
    },
  },
  papers: { quoteTerms: TERMS, warrantyTerms: TERMS },
  notifications: {
    addresses: {
      width: 'two',
      print: (addresses, { contact }) =>
        addresses.length === 0
          ? `${contact.email} (firmanın adresi)`
          : addresses.map((address) => (
              <span key={address} className="block">
                {address}
              </span>
            )),
    },
    warrantyMonths: { name: 'Garanti süresi', print: months },
    messageMonths: { name: 'Mesajlar saklanır', print: months },
    closedPageMonths: { name: 'Takip sayfası kapanıştan sonra', print: (count) => `${months(count)} açık kalır` },
    quoteReminderDays: { name: 'Yanıtsız teklif hatırlatması', print: reminder },
    pickupReminderDays: { name: 'Teslim bekleyen hatırlatması', print: reminder },
    secondFactorRequired: {
      name: 'İki adımlı giriş',
      print: (isRequired) => (isRequired ? 'Herkes için zorunlu' : 'İsteğe bağlı'),
    },
    securityContact: { blank: 'Yazılmadı, security.txt yok' },
  },
  notice: { text: { ...BEGINNING, name: 'Metin' } },
}

// The year fills the first row of three.
const { name, fullName, foundedYear, ...otherFields } = COMPANY_FIELDS

/** The fields of each section in the order of the sheet. */
const TABLES: Record<FieldSection, FieldTable> = {
  ...SECTION_TABLES,
  company: { name, fullName, foundedYear, ...otherFields },
  contact: CONTACT_FIELDS,
}

type FactsProps = {
  section: FormSection
  settings: SettingsJson
  isSample: (field: string) => boolean
  siteUrl: string
}

type FieldFactsProps = Pick<FactsProps, 'settings' | 'isSample'> & { section: FieldSection }

function cellOf(section: FieldSection, field: string): Cell<never> {
  if (isTextSection(section)) return BEGINNING
  const cells: Record<string, Cell<never>> = CELLS[section]
  return cells[field] ?? {}
}

/** A cell for each field of a section. */
function FieldFacts({ section, settings, isSample }: FieldFactsProps) {
  const values: Record<string, unknown> = settings[section]
  return Object.entries(TABLES[section]).map(([field, { label }]) => {
    const { name = label, width, isMono, blank, print } = cellOf(section, field)
    const value = values[field]
    const printed = value === '' && blank ? blank : print ? print(value as never, settings) : (value as ReactNode)
    return (
      <Fact key={field} name={name} isSample={isSample(field)} width={width}>
        {isMono && value !== '' ? <span className="mono">{printed}</span> : printed}
      </Fact>
    )
  })
}

function printedClosedDay({ date, lastDate, name, openUntil }: SettingsJson['hours']['closedDays'][number]): string {
  const days = lastDate ? `${formatLongDate(date)} – ${formatLongDate(lastDate)}` : formatLongDate(date)
  return `${days}, ${name}${openUntil ? ` (kapanış ${printedClock(openUntil)})` : ''}`
}

function HoursFacts({ hours }: Pick<SettingsJson, 'hours'>) {
  const closed = DAYS.filter((_, day) => !hours.week[day]?.isOpen)
  return (
    <>
      {printedHours(hours).map(({ days, time }) => (
        <Fact key={days} name={days}>
          <span className="mono">{time}</span>
        </Fact>
      ))}
      {closed.length > 0 && <Fact name={closed.join(', ')}>Kapalı</Fact>}
      {hours.closedDays.length > 0 && (
        <Fact name="Kapalı günler" width="all">
          {hours.closedDays.map(printedClosedDay).join('; ')}
        </Fact>
      )}
    </>
  )
}

/** What a section shows while it is only read. */
export function SectionFacts({ section, settings, isSample, siteUrl }: FactsProps) {
  const { contact, hours, notice, search } = settings
  if (section === 'search') {
    return (
      <div className="px-5 py-4 max-sm:px-4">
        <SearchPreview {...homeResult(settings, search, siteUrl)} />
      </div>
    )
  }
  return (
    <Facts>
      {section === 'notice' && (
        <Fact name="Sürüm" width="all">
          {notice.version}, {formatLongDate(notice.since)}
          {notice.text === NOTICE_TEXT && ': sitenin taslağı, yayımdan önce hukuk danışmanınız okumalı'}
        </Fact>
      )}
      {section === 'hours' ? (
        <HoursFacts hours={hours} />
      ) : (
        <FieldFacts section={section} settings={settings} isSample={isSample} />
      )}
      {section === 'contact' && (
        <Fact name={PLACE_FIELDS.place.label} isSample={isSample('latitude')}>
          <span className="mono">{printedPlace(contact)}</span>
        </Fact>
      )}
    </Facts>
  )
}
