import { Fragment, type ReactNode } from 'react'
import { DeviceWithUs } from '@/components/site/device-with-us'
import { company } from '@/lib/site/company'

const LINK = 'inline-flex min-h-11 items-center'

/** Contact details and opening hours. */
export function ContactInfo() {
  const { whatsapp, email, directionsUrl } = company
  return (
    <dl>
      <Phone label="Telefon" />
      <Entry label="WhatsApp">
        <a href={whatsapp.href} className={LINK}>
          {whatsapp.display}
        </a>
      </Entry>
      <Entry label="E-posta">
        <a href={email.href} className={LINK}>
          {email.display}
        </a>
      </Entry>
      <DeviceWithUs />
      <Entry label="Adres">
        <Address />
        <a href={directionsUrl} className={LINK}>
          Yol tarifi
        </a>
      </Entry>
      <Hours />
    </dl>
  )
}

/** What matters once the message is sent. */
export function SentInfo() {
  return (
    <dl>
      <Phone label="Hat duruyorsa" />
      <Entry label="Cihazı göndereceğiniz adres">
        <Address />
      </Entry>
      <Hours />
    </dl>
  )
}

function Phone({ label }: { label: string }) {
  return (
    <Entry label={label}>
      <a
        href={company.phone.href}
        className={`${LINK} font-title text-[1.5rem] leading-[1.2] font-semibold no-underline hover:underline`}>
        {company.phone.display}
      </a>
    </Entry>
  )
}

function Address() {
  return (
    <address className="not-italic">
      {company.address.lines.map((line) => (
        <Fragment key={line}>
          {line}
          <br />
        </Fragment>
      ))}
    </address>
  )
}

function Hours() {
  return (
    <Entry label="Çalışma saatleri">
      {company.hours.map(({ days, time }) => (
        <span key={days} className="block">
          {days} <span className="whitespace-nowrap">{time}</span>
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
