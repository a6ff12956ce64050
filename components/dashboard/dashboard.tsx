'use client'

import { Inbox, type LucideIcon, Newspaper, Plus, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import { ReadFailure } from '@/components/admin/list/loading-boundary'
import { useAllowed, useMayOpen } from '@/components/admin/shell/use-account'
import { useStats, useToday } from '@/components/admin/shell/reads'
import { useNow } from '@/components/admin/use-now'
import { Link } from '@/components/ui/link'
import { Icon } from '@/components/ui/icon'
import type { GuardedPath } from '@/lib/site/screens'
import type { Stats } from '@/lib/dashboard/output'
import { formatLongDate, formatWeekday } from '@/lib/platform/turkish/dates'
import { ADMIN_PATHS, newOrderPath } from '@/lib/site/admin-pages'
import { KIND_ENTRIES } from '@/lib/site/kinds'
import { ReadinessLine, useReadiness } from '@/components/readiness/readiness-line'
import { CopiesLine } from './copies-line'
import { OrdersOverview } from './orders-overview'
import { PlaceholderLine } from './placeholder-line'
import { Today } from './today'

type Card = { screen: GuardedPath; label: string; icon: LucideIcon; count: keyof Stats }

const CARDS: Card[] = [
  { screen: ADMIN_PATHS.messages, label: 'Gelen Mesajlar', icon: Inbox, count: 'messageCount' },
  { screen: ADMIN_PATHS.post, label: 'Toplam Blog Yazısı', icon: Newspaper, count: 'blogPostCount' },
  { screen: ADMIN_PATHS.service, label: 'Hizmet Kategorisi', icon: Wrench, count: 'serviceCount' },
]

type QuickAction = { screen: GuardedPath; href?: string; label: string }

const QUICK_ACTIONS: QuickAction[] = [
  { screen: ADMIN_PATHS.orders, href: newOrderPath(), label: 'Yeni iş emri' },
  ...KIND_ENTRIES.flatMap(([kind, { quickAction }]) => (quickAction ? [{ ...quickAction, kind }] : []))
    .toSorted((a, b) => a.position - b.position)
    .map(({ kind, label }) => ({ screen: ADMIN_PATHS[kind], label })),
]

/** The greeting next to the title. */
export function Welcome() {
  const now = useNow()
  return `Hoş geldiniz. Bugün ${formatLongDate(now)}, ${formatWeekday(now)}.`
}

/**
 * Counts, the work of the day, work orders, the figures of the last thirty days (rendered by the server) and quick
 * actions; each only if the role may see it. Sections below a line or list of unknown height are rendered after it has loaded.
 */
export function Dashboard({ recentFigures }: { recentFigures?: ReactNode }) {
  const { data: stats, ...statsRead } = useStats()
  const today = useToday()
  const isAllowed = useAllowed()
  const readiness = useReadiness(isAllowed('settings'))
  const mayOpen = useMayOpen()
  const isOpenable = ({ screen }: { screen: GuardedPath }) => mayOpen(screen)
  return (
    <div className="max-w-288">
      <ReadFailure {...statsRead} className="mb-4" errorPrefix="Veriler yüklenirken bir hata oluştu: " />
      {isAllowed('settings') && <CopiesLine />}
      <Cards cards={CARDS.filter(isOpenable)} stats={stats} hasFailed={statsRead.error !== undefined} />
      {isAllowed('settings') && <ReadinessLine />}
      {!readiness.isLoading && <Today today={today} />}
      {!readiness.isLoading && (today.data || today.error) && (
        <>
          {readiness.data?.isClosed && <PlaceholderLine />}
          {isAllowed('orders') && <OrdersOverview />}
          {recentFigures}
          <QuickActions actions={QUICK_ACTIONS.filter(isOpenable)} />
        </>
      )}
    </div>
  )
}

type CardsProps = { cards: readonly Card[]; stats: Stats | undefined; hasFailed: boolean }

/** The counts in one row. Fewer than three do not fill it, except on a phone. */
function Cards({ cards, stats, hasFailed }: CardsProps) {
  const columns = cards.length === 3 ? 'grid-cols-3' : 'w-fit auto-cols-[minmax(17rem,24rem)] grid-flow-col'
  return (
    <ul
      aria-busy={!stats && !hasFailed}
      className={`mb-6 grid border-2 border-edge max-sm:mb-4 max-sm:w-auto max-sm:auto-cols-fr ${columns}`}>
      {cards.map(({ screen, label, icon, count }) => (
        <li key={screen} className="min-w-0 border-line not-first:border-l">
          <Link
            href={screen}
            className="grid h-full min-h-13 grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3 px-5 py-1.5 no-underline hover:bg-paper focus-visible:-outline-offset-3 max-sm:grid-cols-1 max-sm:content-start max-sm:px-2.5 max-sm:pt-2 max-sm:pb-2.25">
            <span className="text-ink-2 max-sm:hidden">
              <Icon of={icon} />
            </span>
            <span className="text-ink-2 max-sm:row-start-2 max-sm:text-small max-sm:leading-[1.25]">{label}</span>
            <b
              className={`font-title text-[1.5rem] leading-[1.1] max-sm:row-start-1 max-sm:text-[1.375rem] max-sm:leading-[1.25] ${hasFailed ? 'text-bad' : ''}`}>
              <Count value={hasFailed ? 'Hata' : stats?.[count]} />
            </b>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function QuickActions({ actions }: { actions: readonly QuickAction[] }) {
  const columns = actions.length === 1 ? 'w-fit auto-cols-[minmax(17rem,auto)]' : 'auto-cols-fr'
  return (
    <section aria-labelledby="sik-yapilanlar">
      <h2 id="sik-yapilanlar" className="sr-only">
        Sık yapılanlar
      </h2>
      <ul
        className={`grid grid-flow-col border border-line bg-paper max-sm:w-auto max-sm:grid-flow-row max-sm:grid-cols-2 ${columns}`}>
        {actions.map(({ screen, href = screen, label }) => (
          <li
            key={label}
            className="border-line max-sm:last:odd:col-span-2 max-sm:even:border-l max-sm:nth-[n+3]:border-t sm:not-first:border-l">
            <Link
              href={href}
              className="flex min-h-13 items-center gap-3 px-5 py-1.5 leading-[1.3] no-underline hover:bg-tint focus-visible:-outline-offset-3 max-sm:gap-2 max-sm:pr-2 max-sm:pl-4">
              <Icon of={Plus} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A number, or a placeholder until it is loaded. */
function Count({ value }: { value: number | 'Hata' | undefined }) {
  if (value !== undefined) return typeof value === 'number' ? value.toLocaleString('tr-TR') : value
  return (
    <>
      <span className="sr-only">Yükleniyor…</span>
      <i aria-hidden className="inline-block h-[0.72em] w-[1.4em] bg-line opacity-60" />
    </>
  )
}
