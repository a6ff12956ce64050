import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { HydrationMarker } from '@/components/site/frame/hydration-marker'
import { CompanyLogo } from '@/components/site/frame/logo'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { getCompany } from '@/lib/settings/data'
import { PATHS, privacyLink } from '@/lib/site/pages'

type SlimFrameProps = {
  /** The number of the order, or null if there is none. */
  number: string | null
  children: ReactNode
}

/** Frame of a customer's page: logo, order number and phone number at the top, one line at the bottom. */
export async function SlimFrame({ number, children }: SlimFrameProps) {
  const company = await getCompany()
  const { phone, legalName, address } = company
  return (
    <>
      <header className="sticky top-0 z-20 border-b border-edge bg-sheet print:static">
        <div className="mx-auto grid h-15 max-w-316 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-4 px-gut max-sm:grid-cols-[minmax(0,1fr)_auto_auto] max-sm:gap-3.5">
          <Link href={PATHS.home} className="flex min-h-11 min-w-0 items-center justify-self-start no-underline">
            <CompanyLogo company={company} className="h-7.5 w-[82px] max-sm:h-6.5 max-sm:w-[71px]" />
            <span className="sr-only">{company.name}, ana sayfa</span>
          </Link>
          {number && (
            <p className="font-mono text-[1.125rem] leading-none tracking-[-0.03em] max-sm:text-[1rem]">
              <span className="sr-only">İş emri </span>
              {number}
            </p>
          )}
          <a
            id="telefon"
            href={phone.href}
            className="col-start-3 inline-flex min-h-11 items-center gap-2 justify-self-end font-title text-[1.25rem] font-semibold whitespace-nowrap no-underline hover:underline max-sm:w-11 max-sm:justify-center max-sm:rounded-ctl max-sm:border max-sm:border-edge">
            <Icon of={Phone} />
            <span className="sr-only">Ara: </span>
            <span className="max-sm:sr-only">{phone.display}</span>
          </a>
        </div>
      </header>
      <main id="icerik">
        <div className="mx-auto max-w-316 border-line wide:border-x">{children}</div>
      </main>
      <footer className="border-t-2 border-edge print:hidden">
        <div className="mx-auto flex min-h-15 max-w-316 flex-wrap items-center justify-between gap-x-8 border-line px-gut py-2 text-small text-ink-2 wide:border-x">
          <p className="max-sm:pt-2">{[legalName, address.street, address.city].filter(Boolean).join(', ')}</p>
          <Link href={privacyLink.href} className="inline-flex min-h-11 items-center">
            {privacyLink.label}
          </Link>
        </div>
      </footer>
      <HydrationMarker />
    </>
  )
}
