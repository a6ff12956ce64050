'use client'

import { Inbox, type LucideIcon, Newspaper, Plus, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import { ListFrame } from '@/components/admin/list/list'
import { ReadFailure } from '@/components/admin/list/loading-boundary'
import { useAllowed } from '@/components/admin/shell/use-account'
import { useStats } from '@/components/admin/shell/reads'
import { Link } from '@/components/ui/link'
import { Icon } from '@/components/ui/icon'
import { type GuardedPath, SCREEN_ACCESS } from '@/lib/access/screen-access'
import type { Stats } from '@/lib/dashboard/output'
import { ADMIN_PATHS, newOrderPath } from '@/lib/site/admin-pages'
import { KIND_ENTRIES } from '@/lib/site/kinds'
import { CopiesLine } from './copies-line'
import { LatestMessages } from './latest-messages'
import { OrdersOverview } from './orders-overview'
import { PlaceholderLine } from './placeholder-line'
import { WaitingOrders } from './waiting-orders'

type Card = { screen: GuardedPath; label: string; icon: LucideIcon; count: keyof Stats }

const CARDS: Card[] = [
  { screen: ADMIN_PATHS.messages, label: 'Gelen Mesajlar', icon: Inbox, count: 'messageCount' },
  { screen: ADMIN_PATHS.post, label: 'Toplam Blog Yazısı', icon: Newspaper, count: 'blogPostCount' },
  { screen: ADMIN_PATHS.service, label: 'Hizmet Kategorisi', icon: Wrench, count: 'serviceCount' },
]

/** Classes for the columns, by the number of cards. */
const COLUMNS = ['', '', 'sm:grid-cols-2', 'sm:grid-cols-3']

type QuickAction = { screen: GuardedPath; href?: string; label: string }

const QUICK_ACTIONS: QuickAction[] = [
  { screen: ADMIN_PATHS.orders, href: newOrderPath(), label: 'Yeni iş emri' },
  ...KIND_ENTRIES.flatMap(([kind, { quickAction }]) => (quickAction ? [{ ...quickAction, kind }] : []))
    .toSorted((a, b) => a.place - b.place)
    .map(({ kind, label }) => ({ screen: ADMIN_PATHS[kind], label })),
]

/** Texts about the role's work, by its access. */
const WORK = {
  all: 'Sitenin içeriğini ve gelen iş emirlerini',
  content: 'Sitenin içeriğini',
  orders: 'Gelen iş emirlerini',
}

/**
 * Welcome, three counts, work orders, the last days (rendered by the server), latest messages and quick actions, as far as the
 * role may see them.
 */
export function Dashboard({ lastDays }: { lastDays?: ReactNode }) {
  const { data, ...stats } = useStats()
  const isAllowed = useAllowed()
  const opens = ({ screen }: { screen: GuardedPath }) => isAllowed(SCREEN_ACCESS[screen])
  const [hasContent, hasOrders, hasMessages] = [isAllowed('content'), isAllowed('orders'), isAllowed('messages')]
  const cards = CARDS.filter(opens)
  return (
    <div className="max-w-288">
      <ReadFailure {...stats} className="mb-4" errorPrefix="Veriler yüklenirken bir hata oluştu: " />
      <p className="mb-6 max-w-[40em] text-ink-2">
        Hoş geldiniz. {hasContent ? WORK[hasOrders ? 'all' : 'content'] : WORK.orders} buradan yönetirsiniz.
      </p>
      {isAllowed('settings') && (
        <>
          <CopiesLine />
          <PlaceholderLine />
        </>
      )}
      <ul aria-busy={!data && !stats.error} className={`mb-6 grid border-2 border-edge ${COLUMNS[cards.length]}`}>
        {cards.map(({ screen, label, icon, count }) => (
          <li key={screen} className="border-line max-sm:not-first:border-t sm:not-first:border-l">
            <Link
              href={screen}
              className="grid h-full gap-x-3 no-underline hover:bg-paper max-sm:grid-cols-[20px_minmax(0,1fr)_auto] max-sm:items-center max-sm:px-4 max-sm:py-3 sm:grid-cols-[minmax(0,1fr)_20px] sm:px-5 sm:pt-4 sm:pb-4.5">
              <span className="text-ink-2 sm:order-2">
                <Icon of={icon} />
              </span>
              <span className="text-ink-2">{label}</span>
              <b
                className={`font-title text-[3rem] leading-[1.1] max-sm:text-[2rem] sm:order-3 sm:col-span-2 ${stats.error ? 'text-bad' : ''}`}>
                <Count value={stats.error ? 'Hata' : data?.[count]} />
              </b>
            </Link>
          </li>
        ))}
      </ul>
      {!stats.error && hasOrders && <OrdersOverview />}
      {lastDays}
      {!stats.error && (
        <div
          className={`grid items-start gap-6 ${hasOrders || hasMessages ? 'nav:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : ''}`}>
          {(hasOrders || hasMessages) && (
            <div className="grid gap-6">
              {hasOrders && <WaitingOrders />}
              {hasMessages && <LatestMessages />}
            </div>
          )}
          <ListFrame title="Sık yapılanlar">
            <ul>
              {QUICK_ACTIONS.filter(opens).map(({ screen, href = screen, label }) => (
                <li key={label} className="border-b border-line last:border-0">
                  <Link href={href} className="flex min-h-13 items-center gap-3 px-4 no-underline hover:bg-tint">
                    <Icon of={Plus} />
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </ListFrame>
        </div>
      )}
    </div>
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
