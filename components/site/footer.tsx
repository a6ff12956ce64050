import type { ReactNode } from 'react'
import { Link } from '@/components/site/link'
import { Logo } from '@/components/site/logo'
import { company } from '@/lib/site/company'
import { navigation, privacyLink } from '@/lib/site/navigation'

const LINK = 'inline-flex min-h-9 items-center max-xl:min-h-11 pointer-coarse:min-h-11'

/** Line to the left and above, as cells of a title block share them; on phones two cells to a row. */
const CELL =
  'border-line px-gut py-6 max-xl:border-t xl:border-l max-sm:py-2.5 max-sm:text-small max-sm:leading-[1.4] print:max-sm:py-2'

function Cell({ name, className = '', nameClassName = '', id, children }: CellProps) {
  return (
    <div id={id} className={`${CELL} ${className}`}>
      <span className={`mb-1 block text-small text-ink-2 ${nameClassName}`}>{name}</span>
      {children}
    </div>
  )
}
type CellProps = { name: string; id?: string; className?: string; nameClassName?: string; children: ReactNode }

/** Title block at the sheet's end: who the company is, how it is reached, all pages. */
export function Footer() {
  return (
    <footer className="border-t-2 border-edge bg-sheet">
      <div className="mx-auto grid max-w-316 grid-cols-2 border-edge lg:border-r lg:max-3xl:mr-19 xl:grid-cols-[1.35fr_1.2fr_1fr_1fr] min-[1328px]:border-l">
        <div className="col-span-full flex items-center gap-4 px-gut py-4 sm:block sm:py-6 xl:col-span-1 xl:row-span-2 max-sm:text-small max-sm:leading-[1.4]">
          <Logo className="h-7.5 w-[82px] sm:mb-5 sm:h-10 sm:w-[109px]" />
          <p className="leading-normal text-balance">{company.legalName}</p>
          <p className="mt-2 hidden leading-normal text-balance text-ink-2 sm:block">{company.summary}</p>
        </div>
        <Cell name="Adres" className="max-sm:order-1 max-sm:pr-2">
          <address className="leading-normal text-balance not-italic">
            {company.address.lines[0]}
            <br />
            {company.address.lines[1]}
          </address>
        </Cell>
        <Cell name="Telefon" className="max-sm:order-3 max-sm:pr-2">
          <a href={company.phone.href} className={LINK}>
            {company.phone.display}
          </a>
        </Cell>
        <Cell name="E-posta" className="max-sm:order-4 max-sm:border-l max-sm:pr-2 max-sm:pl-3">
          <a href={company.email.href} className={LINK}>
            {company.email.display}
          </a>
        </Cell>
        <Cell
          name="Sayfalar"
          id="sayfalar"
          className="max-sm:order-5 max-sm:col-span-full max-sm:py-1 xl:border-t"
          nameClassName="max-sm:hidden"
        >
          <ul className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-3 max-sm:gap-x-2">
            {navigation.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className={LINK}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Cell>
        <Cell name="Çalışma saatleri" className="max-sm:order-2 max-sm:border-l max-sm:pr-2 max-sm:pl-3 xl:border-t">
          <p className="leading-normal sm:text-balance">
            {company.hours.map(({ days, time }) => (
              <span key={days} className="block">
                {days} <span className="whitespace-nowrap">{time}</span>
              </span>
            ))}
          </p>
        </Cell>
        <Cell
          name="Sosyal"
          className="max-sm:order-6 max-sm:col-span-full max-sm:py-1 xl:border-t"
          nameClassName="max-sm:hidden"
        >
          <ul className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-5">
            {company.social.map(({ label, href }) => (
              <li key={label} lang="en">
                <a href={href} className={LINK}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Cell>
        <div className="col-span-full flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-edge px-gut py-4 text-small text-ink-2 max-sm:order-7 max-sm:justify-start max-sm:gap-x-5 max-sm:py-2 max-sm:leading-[1.4]">
          {company.mersis && <span>MERSİS {company.mersis}</span>}
          <Link href={privacyLink.href}>{privacyLink.label}</Link>
          <span>© 2026 {company.fullName}</span>
        </div>
      </div>
    </footer>
  )
}
