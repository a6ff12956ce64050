import { Fragment, type ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { CompanyLogo } from '@/components/site/frame/logo'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { getCompany } from '@/lib/settings/data'
import { footerLinks, privacyLink } from '@/lib/site/pages'

const LINK = 'inline-flex min-h-9 items-center max-xl:min-h-11 pointer-coarse:min-h-11'

type CellProps = {
  name: string
  id?: string
  /** Whether the cell spans the row and hides its name on phones. */
  wide?: boolean
  className?: string
  children: ReactNode
}

/** A cell of the title block. Its borders are shared with its neighbours. */
function Cell({ name, id, wide, className = '', children }: CellProps) {
  const phoneClasses = wide ? 'max-sm:col-span-full max-sm:py-1' : 'max-sm:py-2.5'
  return (
    <div
      id={id}
      className={`border-line px-gut py-6 max-xl:border-t max-sm:text-small max-sm:leading-[1.4] xl:border-l ${phoneClasses} ${className}`}>
      <span className={`mb-1 block text-small text-ink-2 ${wide ? 'max-sm:hidden' : ''}`}>{name}</span>
      {children}
    </div>
  )
}

/** Title block at the end of the page: company, contact details, all pages. */
export async function Footer() {
  const company = await getCompany()
  const { address, hours, social } = company
  return (
    <footer className="border-t-2 border-edge bg-sheet print:hidden">
      <div className="mx-auto grid max-w-316 grid-cols-[1fr_1fr] border-edge max-[18rem]:wrap-anywhere lg:border-r lg:max-3xl:mr-19 xl:grid-cols-[1.35fr_1.2fr_1fr_1fr] wide:border-l">
        <div className="col-span-full flex items-center gap-4 px-gut py-4 sm:block sm:py-6 xl:col-span-1 xl:row-span-2 max-sm:text-small max-sm:leading-[1.4]">
          <CompanyLogo
            company={company}
            className="h-7.5 w-[82px] sm:mb-5 sm:h-10 sm:w-[109px]"
            marginClassName="sm:mb-4"
          />
          <p className="leading-[1.5] text-balance">{company.legalName}</p>
          {company.summary && (
            <p className="mt-2 hidden leading-[1.5] text-balance text-ink-2 sm:block">{company.summary}</p>
          )}
        </div>
        <Cell name="Adres" className="max-sm:order-1 max-sm:pr-2">
          <address className="leading-[1.5] text-balance not-italic">
            {address.lines.map((line, index) => (
              <Fragment key={index}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
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
        <Cell wide name="Sayfalar" id="sayfalar" className="max-sm:order-5 xl:border-t">
          <ul className="grid grid-cols-[1fr_1fr] gap-x-4 max-sm:grid-cols-[1fr_1fr_1fr] max-sm:gap-x-2 max-[18rem]:grid-cols-[1fr_1fr]">
            {footerLinks.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className={LINK}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Cell>
        <Cell
          name="Çalışma saatleri"
          className={`max-sm:order-2 max-sm:border-l max-sm:pr-2 max-sm:pl-3 xl:border-t${social.length > 0 ? '' : ' sm:col-span-2'}`}>
          <p className="leading-[1.5] sm:text-balance">
            {hours.map(({ days, time }, index) => (
              <Fragment key={days}>
                {index > 0 && <br />}
                {days} <span className="whitespace-nowrap">{time}</span>
              </Fragment>
            ))}
          </p>
        </Cell>
        {social.length > 0 && (
          <Cell wide name="Sosyal" className="max-sm:order-6 xl:border-t">
            <ul className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-5">
              {social.map(({ label, href }) => (
                <li key={label} lang="en">
                  <a href={href} className={LINK}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </Cell>
        )}
        <div className="col-span-full flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-edge px-gut py-4 text-small text-ink-2 max-sm:order-7 max-sm:justify-start max-sm:gap-x-5 max-sm:gap-y-0 max-sm:py-2">
          {company.mersis && <span>MERSİS {company.mersis}</span>}
          <Link href={privacyLink.href}>{privacyLink.label}</Link>
          <span>
            © {istanbulDay(new Date()).slice(0, 4)} {company.fullName}
          </span>
        </div>
      </div>
    </footer>
  )
}
