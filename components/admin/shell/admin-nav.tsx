'use client'

import {
  BadgeCheck,
  Boxes,
  ChartColumn,
  ClipboardList,
  ContactRound,
  ExternalLink,
  Globe,
  History,
  Inbox,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Newspaper,
  ReceiptText,
  Search,
  Settings,
  ShieldCheck,
  Signpost,
  Siren,
  SunMoon,
  TextQuote,
  Trash2,
  Users,
  Wrench,
} from 'lucide-react'
import { usePathname } from 'next/navigation'
import { type ReactNode, useId } from 'react'
import { maySignOut } from '@/components/admin/form/unsaved-changes'
import { signOut } from '@/components/admin/session/api'
import { SessionGate } from '@/components/admin/session/session'
import { useAccount, useMayOpen } from './use-account'
import { useOrderCounts, useStats } from './reads'
import { type CompanyIdentity, CompanyLogo } from '@/components/site/frame/logo'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { useHydrated } from '@/components/ui/use-hydrated'
import { ROLES } from '@/lib/access/roles'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { ADMIN_MENU, type MenuLink } from '@/lib/site/screens'

const { first, groups, account } = ADMIN_MENU

const ICONS: Record<MenuLink['path'], LucideIcon> = {
  [ADMIN_PATHS.dashboard]: LayoutDashboard,
  [ADMIN_PATHS.report]: ChartColumn,
  [ADMIN_PATHS.messages]: Inbox,
  [ADMIN_PATHS.orders]: ClipboardList,
  [ADMIN_PATHS.customers]: ContactRound,
  [ADMIN_PATHS.parts]: Boxes,
  [ADMIN_PATHS.billing]: ReceiptText,
  [ADMIN_PATHS.service]: Wrench,
  [ADMIN_PATHS.fault]: Siren,
  [ADMIN_PATHS.post]: Newspaper,
  [ADMIN_PATHS.reference]: BadgeCheck,
  [ADMIN_PATHS.bin]: Trash2,
  [ADMIN_PATHS.site]: Globe,
  [ADMIN_PATHS.texts]: TextQuote,
  [ADMIN_PATHS.redirect]: Signpost,
  [ADMIN_PATHS.users]: Users,
  [ADMIN_PATHS.audit]: History,
  [ADMIN_PATHS.privacy]: ShieldCheck,
  [ADMIN_PATHS.account]: Settings,
}

const COUNTS: Partial<Record<MenuLink['path'], () => ReactNode>> = {
  [ADMIN_PATHS.messages]: UnreadCount,
  [ADMIN_PATHS.orders]: NewsCount,
}

/** Links to the admin pages and the site, theme and sign-out. `touch` is the menu of narrow windows. */
export function AdminNav({ company, touch = false }: { company: CompanyIdentity; touch?: boolean }) {
  const id = useId()
  const classes = NAV_CLASSES[touch ? 'touch' : 'side']
  const row = `${classes.row} ${classes.height}`
  const mayOpen = useMayOpen()
  const isHydrated = useHydrated()
  const visibleGroups = groups
    .map((group) => ({ ...group, links: group.links.filter(({ path }) => mayOpen(path)) }))
    .filter(({ links }) => links.length > 0)
  const leave = async () => {
    if (await maySignOut()) await signOut()
  }
  return (
    <>
      {!touch && (
        <Link
          href={ADMIN_PATHS.dashboard}
          className="flex h-18 flex-none items-center gap-3 border-b border-line px-5 no-underline low-870:h-14 low-780:h-12">
          <CompanyLogo company={company} className="h-7.5 w-[82px]" />
          <span className="sr-only">{company.name} </span>
          <span className="flex-none border-l border-line pl-3 text-ink-2">Yönetim</span>
        </Link>
      )}
      {!touch && (
        <div className="flex-none border-b border-line px-3 py-2.5 low-870:py-1.5 low-780:py-1">
          <button
            type="button"
            data-opens-search
            aria-haspopup="dialog"
            aria-keyshortcuts="/ Control+K"
            className="flex min-h-10 w-full items-center gap-3 rounded-ctl border border-field bg-paper px-2 text-left text-ink-2 hover:border-ink hover:text-ink">
            <Icon of={Search} />
            Ara
            <kbd className="ml-auto rounded-ctl border border-line px-1.75 py-0.75 font-mono text-[0.9375rem] leading-none">
              /
            </kbd>
          </button>
        </div>
      )}
      <nav aria-label="Yönetim menüsü" className="flex min-h-0 flex-auto flex-col">
        <div className="scroll-shade min-h-0 flex-auto overflow-auto overscroll-contain">
          <ul className={`${classes.list} ${classes.first}`}>
            {first.map((link) => (
              <Entry key={link.path} link={link} classes={classes} />
            ))}
          </ul>
          {visibleGroups.map(({ label, links }, index) => {
            // A single group needs no title.
            const titleId = visibleGroups.length > 1 ? `${id}-${index}` : undefined
            return (
              <div key={label}>
                {titleId && (
                  <p id={titleId} className={classes.title}>
                    {label}
                  </p>
                )}
                <ul aria-labelledby={titleId} className={`${classes.list} ${titleId ? '' : classes.single}`}>
                  {links.map((link) => (
                    <Entry key={link.path} link={link} classes={classes} />
                  ))}
                </ul>
              </div>
            )
          })}
        </div>
        <ul className={`${classes.list} ${classes.foot}`}>
          <Entry link={account} classes={classes} isAccount />
          <li className={classes.cell}>
            <a href="/" target="_blank" rel="noopener" className={row}>
              <Icon of={ExternalLink} />
              <span>
                Siteyi Gör<span className="sr-only"> (yeni sekmede açılır)</span>
              </span>
            </a>
          </li>
          <li className={classes.cell}>
            <button type="button" data-switches-theme className={row}>
              <Icon of={SunMoon} />
              <span>Temayı Değiştir</span>
            </button>
          </li>
          <li className={classes.cell}>
            {/* Disabled until scripts run, because an earlier press would not sign out. */}
            <button type="button" disabled={!isHydrated} onClick={() => void leave()} className={row}>
              <Icon of={LogOut} />
              <span>Çıkış Yap</span>
            </button>
          </li>
        </ul>
      </nav>
    </>
  )
}

type EntryProps = { link: MenuLink; classes: Record<keyof (typeof NAV_CLASSES)['side'], string>; isAccount?: boolean }

/** A link of the menu. It is highlighted on its screen and on the screens below it. */
function Entry({ link: { path, label }, classes, isAccount = false }: EntryProps) {
  const pathname = usePathname()
  const openPath = pathname === ADMIN_PATHS.home ? ADMIN_PATHS.dashboard : pathname
  const isBelow =
    openPath.startsWith(`${path}/`) || (openPath === ADMIN_PATHS.readiness && path === ADMIN_PATHS.dashboard)
  const current = openPath === path ? 'page' : isBelow || undefined
  const Count = COUNTS[path]
  return (
    <li className={classes.cell}>
      <Link
        href={path}
        aria-current={current}
        className={`${classes.row} ${isAccount ? classes.account : classes.height}`}>
        <Icon of={ICONS[path]} />
        <span className="min-w-0">
          {label}
          {isAccount && <AccountName />}
        </span>
        {Count && (
          <SessionGate waiting={null}>
            <Count />
          </SessionGate>
        )}
      </Link>
    </li>
  )
}

/** Name and role of the account. A long name is truncated, so that the role fits. */
function AccountName() {
  const { data } = useAccount()
  return (
    <small className="flex min-h-[1.25em] text-small leading-[1.25] font-normal text-ink-2 [[aria-current]_&]:text-inherit">
      {data && (
        <>
          <span className="truncate">{data.name || data.email}</span>
          <span className="flex-none whitespace-pre">, {ROLES[data.role].label}</span>
        </>
      )}
    </small>
  )
}

function UnreadCount() {
  return <Count count={useStats().data?.unreadCount} label="okunmamış mesaj" />
}

function NewsCount() {
  const { 'new-decision': decisions = 0, 'new-photo': photos = 0 } = useOrderCounts().data?.attention ?? {}
  const nouns = [decisions && 'karar', photos && 'fotoğraf'].filter(Boolean).join(' ve ')
  return <Count count={decisions + photos} label={`yeni ${nouns}`} />
}

function Count({ count, label }: { count: number | undefined; label: string }) {
  if (!count) return null
  return (
    <span className="ml-auto rounded-ctl border border-current px-2 py-1 text-small leading-none font-semibold">
      {count}
      <span className="sr-only"> {label}</span>
    </span>
  )
}

const ROW =
  'flex h-full w-full items-center text-left no-underline hover:bg-tint aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-sheet'

/**
 * Classes of the menu: rows at the side, or two columns of cells in narrow windows. In short windows the rows are closer together,
 * and the rows at the foot become a single row of icons. A manager's menu then fits into a height of 720 px at the side and 740 px
 * on a phone. In even shorter windows it scrolls.
 */
const NAV_CLASSES = {
  side: {
    list: '',
    first: 'pt-3 low-1180:pt-2 low-870:pt-1',
    title:
      'mt-2 border-t border-line px-5 pt-3 pb-1 text-small leading-[1.25] text-ink-2 low-1180:mt-1 low-1180:pt-2 low-870:mt-0.75 low-870:pt-1.25 low-870:pb-0.5',
    single: 'mt-2 border-t border-line pt-2',
    cell: '',
    row: `${ROW} gap-3 px-5`,
    height:
      'min-h-11 pointer-fine:min-h-10 low-1180:min-h-8.75 low-1010:min-h-7.75 low-870:min-h-7 low-780:min-h-6.5 low-780:leading-[1.3]',
    account: 'min-h-13',
    foot: 'flex-none border-t border-line py-2 *:border-line low-1180:grid low-1180:grid-cols-4 low-1180:*:not-first:border-l low-1180:[&_:is(a,button)]:min-h-11 low-1180:[&_:is(a,button)]:justify-center low-1180:[&_:is(a,button)]:p-0 low-1180:[&_span]:sr-only',
  },
  touch: {
    list: 'grid grid-cols-2',
    first: '',
    title:
      'border-b border-line px-3 pt-2.5 pb-1.5 text-small leading-[1.25] text-ink-2 [@media(max-height:820px)]:pt-1.5 [@media(max-height:820px)]:pb-1',
    single: '',
    cell: 'min-w-0 border-b border-line odd:not-last:border-r last:odd:col-span-2',
    row: `${ROW} gap-2.5 px-3 leading-[1.2]`,
    height: 'min-h-13 [@media(max-height:820px)]:min-h-11',
    account: 'min-h-13 [@media(max-height:820px)]:min-h-11',
    foot: 'flex-none border-t border-edge *:first:col-span-2 *:first:border-r-0 *:last:col-span-2 *:last:border-b-0 *:nth-2:border-r *:nth-3:border-r-0',
  },
} as const satisfies Record<string, Record<string, string>>
