import { NOTICE_TEXT } from '@/lib/settings/notice-text'
import { SearchResult } from '@/components/admin/form/search-result'
import { printedClock, formatLongDate } from '@/lib/platform/turkish/dates'
import { printedPlace } from '@/lib/settings/place'
import type { SettingsJson } from '@/lib/settings/output'
import { DAYS, printedHours } from '@/lib/settings/company'
import { Fact, Facts } from './facts'
import { homeResult } from './home-result'
import { textFields, type TextSection } from '@/lib/settings/page-texts'
import type { FormSection } from './sections'

type FactsProps = { settings: SettingsJson; isSample: (field: string) => boolean; siteUrl: string }

const UNWRITTEN = 'Yazılmadı, sitede görünmez'
const UNPRINTED = 'Yazılmadı, belgelerde görünmez'

function CompanyFacts({ settings: { company }, isSample }: FactsProps) {
  return (
    <Facts>
      <Fact name="Kısa ad">{company.name}</Fact>
      <Fact name="Görünen ad">{company.fullName}</Fact>
      <Fact name="Kuruluş">{company.foundedYear}</Fact>
      <Fact name="Yasal unvan" isSample={isSample('legalName')} width="two">
        {company.legalName}
      </Fact>
      <Fact name="MERSİS no" isSample={isSample('mersis')}>
        {company.mersis ? <span className="mono">{company.mersis}</span> : UNWRITTEN}
      </Fact>
      <Fact name="Merkez" isSample={isSample('seat')}>
        {company.seat || UNPRINTED}
      </Fact>
      <Fact name="Ticaret sicil no" isSample={isSample('registryNumber')} width="two">
        {company.registryNumber ? <span className="mono">{company.registryNumber}</span> : UNPRINTED}
      </Fact>
      <Fact name="Slogan" width="all">
        {company.tagline || UNWRITTEN}
      </Fact>
      <Fact name="Özet" width="all">
        {company.summary || UNWRITTEN}
      </Fact>
    </Facts>
  )
}

function ContactFacts({ settings: { contact }, isSample }: FactsProps) {
  return (
    <Facts>
      <Fact name="Telefon" isSample={isSample('phone')}>
        {contact.phone}
      </Fact>
      <Fact name="WhatsApp" isSample={isSample('whatsapp')}>
        {contact.whatsapp || UNWRITTEN}
      </Fact>
      <Fact name="E-posta" isSample={isSample('email')}>
        {contact.email}
      </Fact>
      <Fact name="Adres" isSample={isSample('address')} width="two">
        {contact.address.replaceAll('\n', ', ')}
      </Fact>
      <Fact name="Haritadaki yeri" isSample={isSample('latitude')}>
        <span className="mono">{printedPlace(contact)}</span>
      </Fact>
    </Facts>
  )
}

function printedClosedDay({ date, lastDate, name, openUntil }: SettingsJson['hours']['closedDays'][number]): string {
  const days = lastDate ? `${formatLongDate(date)} – ${formatLongDate(lastDate)}` : formatLongDate(date)
  return `${days}, ${name}${openUntil ? ` (kapanış ${printedClock(openUntil)})` : ''}`
}

function HoursFacts({ settings: { hours } }: FactsProps) {
  const closed = DAYS.filter((_, day) => !hours.week[day]?.isOpen)
  return (
    <Facts>
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
    </Facts>
  )
}

function SocialFacts({ settings: { social }, isSample }: FactsProps) {
  const profiles = [
    ['LinkedIn', 'linkedin'],
    ['Instagram', 'instagram'],
    ['YouTube', 'youtube'],
  ] as const
  return (
    <Facts>
      {profiles.map(([name, field]) => (
        <Fact key={field} name={name} isSample={isSample(field)}>
          {social[field].replace(/^https:\/\/(www\.)?/, '') || UNWRITTEN}
        </Fact>
      ))}
    </Facts>
  )
}

function SearchFacts({ settings, siteUrl }: FactsProps) {
  return (
    <div className="px-5 py-4 max-sm:px-4">
      <SearchResult {...homeResult(settings, settings.search, siteUrl)} />
    </div>
  )
}

function Terms({ text }: { text: string }) {
  if (text === '') return UNPRINTED
  return (
    <ol className="list-decimal pl-5">
      {text.split('\n').map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ol>
  )
}

function OrderFacts({ settings: { orders } }: FactsProps) {
  const { quoteValidDays, quoteLeadDays, quoteVatRate, carriers } = orders
  return (
    <Facts>
      <Fact name="Teklif geçerliliği">{quoteValidDays > 0 ? `${quoteValidDays} gün` : 'Her teklifte seçilir'}</Fact>
      <Fact name="Onaydan sonra">{quoteLeadDays === null ? 'Her teklifte yazılır' : `${quoteLeadDays} iş günü`}</Fact>
      <Fact name="KDV oranı">%{quoteVatRate}</Fact>
      <Fact name="Kargo firmaları" width="all">
        {carriers.length === 0
          ? 'Yazılmadı'
          : carriers.map(({ name, url }) => (
              <span key={name} className="block">
                {name}
                {url && <span className="mono text-ink-2"> {url}</span>}
              </span>
            ))}
      </Fact>
    </Facts>
  )
}

function PaperFacts({ settings: { papers } }: FactsProps) {
  return (
    <Facts>
      <Fact name="Teklif koşulları" width="all">
        <Terms text={papers.quoteTerms} />
      </Fact>
      <Fact name="Garanti koşulları" width="all">
        <Terms text={papers.warrantyTerms} />
      </Fact>
    </Facts>
  )
}

const reminder = (days: number) => (days > 0 ? `${days} günde bir` : 'Kapalı')

function NotificationFacts({ settings: { notifications, contact } }: FactsProps) {
  const { addresses, warrantyMonths, messageMonths, closedPageMonths, ...security } = notifications
  const { quoteReminderDays, pickupReminderDays } = notifications
  return (
    <Facts>
      <Fact name="Yeni mesaj ve karar e-postası" width="two">
        {addresses.length === 0
          ? `${contact.email} (firmanın adresi)`
          : addresses.map((address) => (
              <span key={address} className="block">
                {address}
              </span>
            ))}
      </Fact>
      <Fact name="Garanti süresi">{warrantyMonths} ay</Fact>
      <Fact name="Mesajlar saklanır">{messageMonths} ay</Fact>
      <Fact name="Takip sayfası kapanıştan sonra">{closedPageMonths} ay açık kalır</Fact>
      <Fact name="Yanıtsız teklif hatırlatması">{reminder(quoteReminderDays)}</Fact>
      <Fact name="Teslim bekleyen hatırlatması">{reminder(pickupReminderDays)}</Fact>
      <Fact name="İki adımlı giriş">{security.secondFactorRequired ? 'Herkes için zorunlu' : 'İsteğe bağlı'}</Fact>
      <Fact name="Güvenlik bildirimi adresi">{security.securityContact || 'Yazılmadı, security.txt yok'}</Fact>
    </Facts>
  )
}

/** The beginning of each text of a page. */
function textFacts(section: TextSection) {
  const fields = Object.entries<{ label: string }>(textFields(section))
  return function TextFacts({ settings }: FactsProps) {
    const texts: Record<string, string> = settings[section]
    return (
      <Facts>
        {fields.map(([name, { label }]) => (
          <Fact key={name} name={label} width="all">
            <span className="line-clamp-2 whitespace-pre-line">{texts[name]}</span>
          </Fact>
        ))}
      </Facts>
    )
  }
}

function NoticeFacts({ settings: { notice } }: FactsProps) {
  return (
    <Facts>
      <Fact name="Sürüm" width="all">
        {notice.version}, {formatLongDate(notice.since)}
        {notice.text === NOTICE_TEXT && ': sitenin taslağı, yayımdan önce hukuk danışmanınız okumalı'}
      </Fact>
      <Fact name="Metin" width="all">
        <span className="line-clamp-2 whitespace-pre-line">{notice.text}</span>
      </Fact>
    </Facts>
  )
}

/** What each section shows while it is only read. */
export const SECTION_FACTS: Record<FormSection, (props: FactsProps) => React.ReactNode> = {
  company: CompanyFacts,
  contact: ContactFacts,
  hours: HoursFacts,
  social: SocialFacts,
  search: SearchFacts,
  orders: OrderFacts,
  papers: PaperFacts,
  notifications: NotificationFacts,
  homeTexts: textFacts('homeTexts'),
  aboutTexts: textFacts('aboutTexts'),
  processTexts: textFacts('processTexts'),
  formTexts: textFacts('formTexts'),
  notice: NoticeFacts,
}
