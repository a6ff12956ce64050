'use client'

import {
  BadgeCheck,
  ClipboardList,
  ExternalLink,
  Inbox,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Newspaper,
  Settings,
  SunMoon,
  Wrench,
} from 'lucide-react'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { signOut } from '@/components/admin/session/api'
import { SessionGate } from '@/components/admin/session/session'
import { mayLeave } from '@/components/admin/editor/unsaved-changes'
import { useStats } from '@/components/admin/shell/use-stats'
import { Link } from '@/components/ui/link'
import { Logo } from '@/components/site/logo'
import { Icon } from '@/components/ui/icon'
import { ADMIN_MENU, ADMIN_PATHS } from '@/lib/site/pages'

const ICONS: Record<(typeof ADMIN_MENU)[number]['path'], LucideIcon> = {
  [ADMIN_PATHS.dashboard]: LayoutDashboard,
  [ADMIN_PATHS.blog]: Newspaper,
  [ADMIN_PATHS.references]: BadgeCheck,
  [ADMIN_PATHS.services]: Wrench,
  [ADMIN_PATHS.messages]: Inbox,
  [ADMIN_PATHS.orders]: ClipboardList,
  [ADMIN_PATHS.settings]: Settings,
}

const ROW =
  'flex w-full items-center gap-3 px-5 text-left no-underline hover:bg-tint aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-sheet'

/** Links to the admin pages and the site, theme and sign-out. `touch` is the menu of narrow windows. */
export function AdminNav({ touch = false }: { touch?: boolean }) {
  const pathname = usePathname()
  const here = pathname === ADMIN_PATHS.home ? ADMIN_PATHS.dashboard : pathname
  const row = `${ROW} ${touch ? 'min-h-13 border-b border-line' : 'min-h-11'}`
  const leave = async () => {
    if (await mayLeave()) await signOut()
  }
  return (
    <>
      {!touch && (
        <Link
          href={ADMIN_PATHS.dashboard}
          className="flex h-18 flex-none items-center gap-3 border-b border-line px-5 no-underline">
          <Logo className="h-7.5 w-[82px]" />
          <span className="sr-only">Ölçev </span>
          <span className="border-l border-line pl-3 text-ink-2">Yönetim</span>
        </Link>
      )}
      <nav aria-label="Yönetim menüsü">
        <ul className={touch ? 'pb-3' : 'py-3'}>
          {ADMIN_MENU.map(({ path, label }) => (
            <li key={path}>
              <Link
                href={path}
                aria-current={here === path || here.startsWith(`${path}/`) ? 'page' : undefined}
                className={row}>
                <Icon of={ICONS[path]} />
                <span>{label}</span>
                {path === ADMIN_PATHS.messages && (
                  <SessionGate waiting={null}>
                    <UnreadCount />
                  </SessionGate>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="mt-auto border-t border-line py-3">
        <Row>
          <a href="/" target="_blank" rel="noopener" className={row}>
            <Icon of={ExternalLink} />
            <span>
              Siteyi Gör<span className="sr-only"> (yeni sekmede açılır)</span>
            </span>
          </a>
        </Row>
        <Row>
          <button type="button" data-switches-theme className={row}>
            <Icon of={SunMoon} />
            Temayı Değiştir
          </button>
        </Row>
        <Row>
          <button type="button" onClick={() => void leave()} className={row}>
            <Icon of={LogOut} />
            Çıkış Yap
          </button>
        </Row>
      </ul>
    </>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <li>{children}</li>
}

/** How many messages are unread; nothing when all are read. */
function UnreadCount() {
  const { data } = useStats()
  if (!data?.unreadCount) return null
  return (
    <span className="ml-auto rounded-ctl border border-current px-2 py-1 text-small leading-none font-semibold">
      {data.unreadCount}
      <span className="sr-only"> okunmamış mesaj</span>
    </span>
  )
}
