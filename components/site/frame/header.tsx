import { Phone, Search } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { CompanyLogo } from '@/components/site/frame/logo'
import { Menu } from '@/components/site/frame/menu'
import { NavLinks } from '@/components/site/frame/nav-links'
import { QuoteButton } from '@/components/site/frame/quote-button'
import { Icon } from '@/components/ui/icon'
import { SQUARE_BUTTON } from '@/components/ui/square-button'
import { ThemeSwitch } from '@/components/ui/theme-switch'
import { getCompany } from '@/lib/settings/data'
import { navigation, PATHS, quoteLink } from '@/lib/site/pages'

const NAV_LINK =
  'relative flex min-h-11 items-center px-2.75 text-[1rem] no-underline underline-offset-[0.4em] hover:underline aria-[current]:font-semibold aria-[current]:after:absolute aria-[current]:after:inset-x-2.75 aria-[current]:after:-bottom-3.75 aria-[current]:after:h-0.75 aria-[current]:after:bg-ink'

const MENU_LINK =
  'flex min-h-14 items-center justify-between border-b border-line px-gut text-[1.125rem] no-underline hover:bg-tint focus-visible:-outline-offset-3 aria-[current]:font-semibold aria-[current]:after:h-1.75 aria-[current]:after:w-6.5 aria-[current]:after:bg-ink'

const MENU_ACTION =
  'flex min-h-14 items-center justify-center gap-2.5 rounded-ctl border px-gut text-[1.125rem] font-semibold no-underline'

/** Header of every page: name, navigation, theme switch, 'Teklif Al', and on narrow windows the menu. */
export async function SiteHeader() {
  const company = await getCompany()
  const [first, second] = company.taglineLines
  return (
    <header className="sticky top-0 z-20 border-b border-edge bg-sheet font-header print:static">
      <div className="mx-auto flex h-18 max-w-316 items-center gap-4 px-gut max-xs:h-15 max-xs:gap-2 lg:max-3xl:mr-19">
        <Link href="/" className="flex min-h-11 min-w-0 items-center gap-3.5 no-underline">
          <CompanyLogo company={company} />
          <span className="sr-only">{company.name} </span>
          {first && (
            <span className="hidden border-l border-line pl-3.5 text-[14px] leading-[1.2] text-ink-2 wide:block">
              {first}
              <br />
              {second}
            </span>
          )}
          <span className="sr-only">, ana sayfa</span>
        </Link>
        <nav aria-label="Ana menü" className="ml-auto hidden gap-1 nav:flex print:hidden">
          <NavLinks links={navigation} linkClassName={NAV_LINK} />
        </nav>
        <div className="flex flex-none items-center gap-1 max-nav:ml-auto max-xs:gap-0 print:hidden">
          <Link href={PATHS.search} aria-label="Sitede ara" className={`${SQUARE_BUTTON} max-xs:hidden`}>
            <Icon of={Search} />
          </Link>
          <ThemeSwitch />
          <QuoteButton
            variant="plain"
            size="compact"
            className="ml-1 max-[18rem]:hidden only-action:border-fault only-action:bg-fault only-action:text-on-fault only-action:hover:border-fault-hover only-action:hover:bg-fault-hover"
          />
          <Menu logo={<CompanyLogo company={company} />}>
            <nav aria-label="Menü">
              <NavLinks links={navigation} linkClassName={MENU_LINK} />
            </nav>
            <Link href={PATHS.search} className={MENU_LINK}>
              Sitede Ara
            </Link>
            <div className="grid gap-3 px-gut py-5">
              <Link
                href={quoteLink.href}
                className={`${MENU_ACTION} border-fault bg-fault text-on-fault hover:bg-fault-hover`}>
                {quoteLink.label}
              </Link>
              <a href={company.phone.href} className={`${MENU_ACTION} border-edge hover:bg-tint`}>
                <Icon of={Phone} />
                {company.phone.display}
              </a>
            </div>
          </Menu>
        </div>
      </div>
    </header>
  )
}
