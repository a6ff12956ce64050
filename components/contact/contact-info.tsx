import { Fragment, type ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { getCompany, getSettings } from '@/lib/settings/data'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { closedPeriodSentences } from '@/lib/settings/hours/closed-days'
import type { Company } from '@/lib/settings/company'
import { currentTime } from '@/lib/platform/runtime/render-context'
import { trackingLink } from '@/lib/site/pages'

const LINK = 'inline-flex min-h-11 items-center'

export async function ContactInfo() {
  const company = await getCompany()
  const { whatsapp, email, map } = company
  return (
    <dl>
      <Phone label="Telefon" company={company} />
      {whatsapp && (
        <Entry label="WhatsApp">
          <a href={whatsapp.href} className={LINK}>
            {whatsapp.display}
          </a>
        </Entry>
      )}
      <Entry label="E-posta">
        <a href={email.href} className={LINK}>
          {email.display}
        </a>
      </Entry>
      <Entry label="Cihazınız bizde mi?">
        <Link href={trackingLink.href} className={LINK}>
          {trackingLink.label}
        </Link>
      </Entry>
      <Entry label="Adres">
        <Address company={company} />
        <a href={map.directionsUrl} className={LINK}>
          Yol tarifi
        </a>
      </Entry>
      <Hours company={company} />
    </dl>
  )
}

/** Details for people who have sent a message: phone, address and hours. */
export async function AfterSendingInfo() {
  const company = await getCompany()
  return (
    <dl>
      <Phone label="Hat duruyorsa" company={company} />
      <Entry label="Cihazı göndereceğiniz adres">
        <Address company={company} />
      </Entry>
      <Hours company={company} />
    </dl>
  )
}

function Phone({ label, company: { phone } }: { label: string; company: Company }) {
  return (
    <Entry label={label}>
      <a
        href={phone.href}
        className={`${LINK} font-title text-[1.5rem] leading-[1.2] font-semibold no-underline hover:underline`}>
        {phone.display}
      </a>
    </Entry>
  )
}

function Address({ company: { address } }: { company: Company }) {
  return (
    <address className="not-italic">
      {address.lines.map((line) => (
        <Fragment key={line}>
          {line}
          <br />
        </Fragment>
      ))}
    </address>
  )
}

async function Hours({ company: { hours } }: { company: Company }) {
  const settings = await getSettings()
  const closed = closedPeriodSentences(settings.hours, istanbulDay(currentTime()))
  return (
    <Entry label="Çalışma saatleri">
      {hours.map(({ days, time }) => (
        <span key={days} className="block">
          {days} <span className="whitespace-nowrap">{time}</span>
        </span>
      ))}
      {closed.map((sentence) => (
        <span key={sentence} className="mt-1 block text-body font-semibold">
          {sentence}
        </span>
      ))}
    </Entry>
  )
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-4 first:pt-0">
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className="text-[1.125rem]">{children}</dd>
    </div>
  )
}
