import type { ReactNode } from 'react'
import { formatPhone, telHref } from '@/lib/platform/turkish/phone'

/** Classes of a link in a title block. On a phone it is a touch target. */
export const FACT_LINK = 'mr-4 inline-flex min-h-8 items-center pointer-coarse:min-h-11 max-sm:min-h-11'

export function TitleBlock({ children }: { children: ReactNode }) {
  return (
    <dl className="mb-6 grid max-w-288 grid-cols-[1.15fr_1.15fr_1fr_auto] border-2 border-edge leading-[1.4] [overflow-wrap:anywhere] max-xl:grid-cols-2 max-sm:grid-cols-1">
      {children}
    </dl>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-line px-5 pt-3 pb-3.5 not-first:border-l max-xl:odd:border-l-0 max-xl:nth-[n+3]:border-t max-sm:px-4 max-sm:not-first:border-t max-sm:not-first:border-l-0">
      <dt className="text-small text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export function ContactLinks({ phone, email }: { phone: string; email: string }) {
  const tel = telHref(phone)
  return (
    <>
      {tel ? (
        <a href={tel} className={FACT_LINK}>
          {formatPhone(phone)}
        </a>
      ) : (
        <span className="mr-4">{phone}</span>
      )}
      {email ? (
        <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={FACT_LINK}>
          {email}
        </a>
      ) : (
        <span className="text-ink-2">E-posta yok</span>
      )}
    </>
  )
}
