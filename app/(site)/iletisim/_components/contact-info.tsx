import { Fragment, type ReactNode } from 'react'
import { DeviceWithUs } from '@/components/site/device-with-us'
import { company } from '@/lib/site/company'

const LINK = 'inline-flex min-h-11 items-center'

/** Contact details and opening hours. */
export function ContactInfo() {
  const { phone, whatsapp, email, address, directionsUrl, hours } = company
  return (
    <dl>
      <Entry label="Telefon">
        <a
          href={phone.href}
          className={`${LINK} font-title text-[1.5rem] leading-[1.2] font-semibold no-underline hover:underline`}>
          {phone.display}
        </a>
      </Entry>
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
        <address className="not-italic">
          {address.lines.map((line) => (
            <Fragment key={line}>
              {line}
              <br />
            </Fragment>
          ))}
        </address>
        <a href={directionsUrl} className={LINK}>
          Yol tarifi
        </a>
      </Entry>
      <Entry label="Çalışma saatleri">
        {hours.map(({ days, time }) => (
          <span key={days} className="block">
            {days} <span className="whitespace-nowrap">{time}</span>
          </span>
        ))}
      </Entry>
    </dl>
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
