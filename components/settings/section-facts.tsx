import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { SearchPreview } from '@/components/admin/form/search-preview'
import type { FieldTable } from '@/lib/content/fields'
import { formatClock, formatLongDate, formatShortDate, istanbulDay } from '@/lib/platform/turkish/dates'
import { CURRENCIES, type Currency, currencyName } from '@/lib/platform/turkish/money'
import { DAYS, printedHours } from '@/lib/settings/company'
import { COMPANY_FIELDS, CONTACT_FIELDS, PLACE_FIELDS } from '@/lib/settings/fields'
import { calibrationOf, instrumentKey } from '@/lib/settings/instruments'
import { NOTICE_TEXT } from '@/lib/settings/notice-text'
import type { SettingsJson } from '@/lib/settings/output'
import { isTextSection, type TextSection } from '@/lib/settings/page-texts'
import { groupedIban } from '@/lib/settings/iban'
import { printedPlace } from '@/lib/settings/place'
import { useNow } from '@/components/admin/use-now'
import { Icon } from '@/components/ui/icon'
import type { BankAccount } from '@/lib/settings/schema'
import { SettingItem } from './setting-item'
import { QuestionFacts } from './questions/question-facts'
import { homeSearchPreview } from './home-result'
import { type SectionWithForm, SECTION_TABLES } from './sections'

/** How a field is shown: by default with its own label, in one column. */
type Cell<Value> = {
  name?: string
  width?: 'two' | 'all'
  isMono?: boolean
  /** Text for a blank value. */
  blank?: string
  print?: (value: Value, settings: SettingsJson) => ReactNode
}

type FieldSection = Exclude<SectionWithForm, 'hours' | 'instruments' | 'search' | 'bank' | 'questionTexts'>
type CellSection = Exclude<FieldSection, TextSection>

const NOT_SET = 'Yazılmadı, sitede görünmez'
const NOT_PRINTED = 'Yazılmadı, belgelerde görünmez'

const PROFILE: Cell<string> = { blank: NOT_SET, print: (url) => url.replace(/^https:\/\/(www\.)?/, '') }

const TERMS: Cell<string> = {
  width: 'all',
  blank: NOT_PRINTED,
  print: (text) => (
    <ol className="list-decimal pl-5">
      {text.split('\n').map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ol>
  ),
}

/** Shows only the first lines of a long text. */
const EXCERPT: Cell<string> = {
  width: 'all',
  print: (text) => <span className="line-clamp-2 whitespace-pre-line">{text}</span>,
}

const months = (count: number) => `${count} ay`
const reminder = (days: number) => (days > 0 ? `${days} günde bir` : 'Kapalı')

const CELLS: { [Name in CellSection]: { [Field in keyof SettingsJson[Name]]?: Cell<SettingsJson[Name][Field]> } } = {
  company: {
    foundedYear: { name: 'Kuruluş' },
    legalName: { width: 'two' },
    mersis: { isMono: true, blank: NOT_SET },
    seat: { blank: NOT_PRINTED },
    registryNumber: { width: 'two', isMono: true, blank: NOT_PRINTED },
    tagline: { width: 'all', blank: NOT_SET },
    summary: { width: 'all', blank: NOT_SET },
  },
  contact: {
    whatsapp: { blank: NOT_SET },
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
    invoiceDays: { print: (days) => `${days} gün` },
    paymentDays: { print: (days) => `${days} gün` },
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
    answerHours: {
      name: 'Mesaja yanıt',
      print: (count) => (count === null ? 'Söz verilmez' : `${count} çalışma saati`),
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
  notice: { text: { ...EXCERPT, name: 'Metin' } },
}

// The year comes third, because the first row has three cells.
const { name, fullName, foundedYear, ...otherFields } = COMPANY_FIELDS

/** The fields of each section in the order of the screen. */
const TABLES: Record<FieldSection, FieldTable> = {
  ...SECTION_TABLES,
  company: { name, fullName, foundedYear, ...otherFields },
  contact: CONTACT_FIELDS,
}

type FactsProps = { section: SectionWithForm; settings: SettingsJson; siteUrl: string }

const isPlaceholder = ({ placeholders }: SettingsJson, section: SectionWithForm, field: string) =>
  placeholders.some((placeholder) => placeholder.section === section && placeholder.field === field)

function cellOf(section: FieldSection, field: string): Cell<never> {
  if (isTextSection(section)) return EXCERPT
  const cells: Record<string, Cell<never>> = CELLS[section]
  return cells[field] ?? {}
}

/** Returns the text of a value whose cell has no `print`. */
const printedValue = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'Evet' : 'Hayır') : (value as ReactNode)

function FieldFacts({ section, settings }: { section: FieldSection; settings: SettingsJson }) {
  const values: Record<string, unknown> = settings[section]
  return Object.entries(TABLES[section]).map(([field, { label }]) => {
    const { name = label, width, isMono, blank, print } = cellOf(section, field)
    const value = values[field]
    const printed = value === '' && blank ? blank : print ? print(value as never, settings) : printedValue(value)
    return (
      <SettingItem key={field} name={name} isPlaceholder={isPlaceholder(settings, section, field)} width={width}>
        {isMono && value !== '' ? <span className="mono">{printed}</span> : printed}
      </SettingItem>
    )
  })
}

function printedClosedDay({ date, lastDate, name, openUntil }: SettingsJson['hours']['closedDays'][number]): string {
  const days = lastDate ? `${formatLongDate(date)} – ${formatLongDate(lastDate)}` : formatLongDate(date)
  return `${days}, ${name}${openUntil ? ` (kapanış ${formatClock(openUntil)})` : ''}`
}

function HoursFacts({ hours }: Pick<SettingsJson, 'hours'>) {
  const closedDays = DAYS.filter((_, day) => !hours.week[day]?.isOpen)
  return (
    <>
      {printedHours(hours).map(({ days, time }) => (
        <SettingItem key={days} name={days}>
          <span className="mono">{time}</span>
        </SettingItem>
      ))}
      {closedDays.length > 0 && <SettingItem name={closedDays.join(', ')}>Kapalı</SettingItem>}
      {hours.closedDays.length > 0 && (
        <SettingItem name="Kapalı günler" width="all">
          {hours.closedDays.map(printedClosedDay).join('; ')}
        </SettingItem>
      )}
    </>
  )
}

function InstrumentFacts({ instruments }: SettingsJson['instruments']) {
  const today = istanbulDay(useNow())
  if (instruments.length === 0)
    return (
      <SettingItem name="Aletler" width="all">
        Yazılmadı, yük testinde elle yazılır
      </SettingItem>
    )
  return instruments.map((instrument) => {
    const { name, serialNumber, calibratedOn } = instrument
    const { words, isDoubtful } = calibrationOf(instrument, today)
    return (
      <SettingItem key={instrumentKey(instrument)} name={name}>
        {serialNumber && (
          <span className="block">
            S/N <span className="mono">{serialNumber}</span>
          </span>
        )}
        <span className={`flex gap-2 ${isDoubtful ? 'font-semibold' : ''}`}>
          {isDoubtful && <Icon of={TriangleAlert} className="size-5" />}
          <span>
            {calibratedOn ? <span className="mono">{formatShortDate(calibratedOn)}</span> : 'Kalibrasyon'}
            {calibratedOn && ','} {words}
          </span>
        </span>
      </SettingItem>
    )
  })
}

const WITH_CURRENCY: Record<Currency, string> = { TRY: 'TL ile', EUR: 'Euroyla', USD: 'Dolarla' }

function BankFacts({ accounts, quoteTerms }: { accounts: readonly BankAccount[]; quoteTerms: string }) {
  if (accounts.length === 0) {
    const mentionsTransfer = quoteTerms.toLocaleLowerCase('tr').includes('havale')
    return (
      <SettingItem name="Hesap yazılmadı." width="all">
        {mentionsTransfer
          ? 'Teklif koşullarında “havale ile” yazıyor, ama müşteri hesabı sizden sormak zorunda.'
          : 'Müşteri hesabı sizden sormak zorunda.'}
      </SettingItem>
    )
  }
  const missingCurrencies = CURRENCIES.filter((currency) => accounts.every((account) => account.currency !== currency))
  return (
    <>
      {accounts.map(({ bank, holder, iban, currency }) => (
        <SettingItem key={iban} name={`${bank}, ${currencyName(currency)}`} width="all">
          <span className="mono">{groupedIban(iban)}</span>
          <span className="block">{holder}</span>
        </SettingItem>
      ))}
      {missingCurrencies.map((currency) => (
        <SettingItem key={currency} name={currencyName(currency)} width="all">
          <span className="text-ink-2">Hesap yok. {WITH_CURRENCY[currency]} verilen teklifte hesap yazmaz.</span>
        </SettingItem>
      ))}
    </>
  )
}

/** The values of a section whose form is closed. */
export function SectionFacts({ section, settings, siteUrl }: FactsProps) {
  const { contact, hours, notice, search } = settings
  if (section === 'search') {
    return (
      <div className="px-5 py-4 max-sm:px-4">
        <SearchPreview {...homeSearchPreview(settings, search, siteUrl)} />
      </div>
    )
  }
  if (section === 'questionTexts') return <QuestionFacts questions={settings.questionTexts.questions} />
  return (
    <dl className="grid overflow-hidden [grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr))]">
      {section === 'notice' && (
        <SettingItem name="Sürüm" width="all">
          {notice.version}, {formatLongDate(notice.since)}
          {notice.text === NOTICE_TEXT && ': sitenin taslağı, yayımdan önce hukuk danışmanınız okumalı'}
        </SettingItem>
      )}
      {section === 'hours' ? (
        <HoursFacts hours={hours} />
      ) : section === 'instruments' ? (
        <InstrumentFacts {...settings.instruments} />
      ) : section === 'bank' ? (
        <BankFacts accounts={settings.bank.accounts} quoteTerms={settings.papers.quoteTerms} />
      ) : (
        <FieldFacts section={section} settings={settings} />
      )}
      {section === 'contact' && (
        <SettingItem name={PLACE_FIELDS.place.label} isPlaceholder={isPlaceholder(settings, 'contact', 'latitude')}>
          <span className="mono">{printedPlace(contact)}</span>
        </SettingItem>
      )}
    </dl>
  )
}
