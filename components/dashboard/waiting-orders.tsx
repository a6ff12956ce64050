'use client'

import type { ReactNode } from 'react'
import { EmptyList, ListFrame } from '@/components/admin/list/list'
import { ListSkeleton } from '@/components/admin/list/loading-boundary'
import { useNow } from '@/components/admin/use-now'
import { useOrderCounts } from '@/components/admin/shell/reads'
import { attentionPath } from '@/components/orders/staff/words'
import { Link } from '@/components/ui/link'
import type { Attention } from '@/lib/orders/order/schema'
import type { CountsJson, OrderRowJson } from '@/lib/orders/order/output'
import { elapsedWords } from '@/lib/platform/turkish/dates'
import { ADMIN_PATHS, adminOrderPath } from '@/lib/site/admin-pages'
import { decisionWords, waitingWords } from './order-words'

/** Decisions and photos that staff have not seen, and the orders that have waited longest. */
export function WaitingOrders() {
  const { data, error } = useOrderCounts()
  const now = useNow()
  if (error && !data) return null
  return (
    <>
      <NewOnes attention="new-decision" title="Yeni kararlar" counts={data?.attention}>
        {data?.decided.map((order) => {
          const { text, isGood } = decisionWords(order.quote)
          return (
            <Row
              key={order.id}
              order={order}
              since={order.quote?.decidedAt ?? order.updatedAt}
              now={now}
              news="Yeni karar">
              <span className={`font-semibold ${isGood ? 'text-ok' : 'text-ink'}`}>{text}</span>
            </Row>
          )
        })}
      </NewOnes>
      <NewOnes attention="new-photo" title="Yeni fotoğraflar" counts={data?.attention}>
        {data?.photographed.map((order) => (
          <Row key={order.id} order={order} since={order.updatedAt} now={now} news="Yeni fotoğraf">
            <span className="font-semibold text-ink">{order.newPhotos} yeni fotoğraf</span>
          </Row>
        ))}
      </NewOnes>
      <ListFrame
        title="En uzun bekleyenler"
        count={
          <Link href={ADMIN_PATHS.orders} className="inline-flex min-h-11 items-center text-ink">
            Tümü<span className="sr-only"> (iş emirleri)</span>
          </Link>
        }>
        {!data && <ListSkeleton rows={5} />}
        {data?.waiting.length === 0 && (
          <EmptyList
            title="Bekleyen iş emri yok."
            text="Açık iş emirleri burada, bulundukları adımda en uzun bekleyen üstte görünür."
          />
        )}
        <Waiting orders={data?.waiting ?? []} />
      </ListFrame>
    </>
  )
}

type NewsProps = {
  attention: Attention
  title: string
  counts: CountsJson['attention'] | undefined
  children: ReactNode
}

/** The first orders with news from the customer, their number, and a link to all. */
function NewOnes({ attention, title, counts, children }: NewsProps) {
  if (!counts?.[attention]) return null
  return (
    <ListFrame
      title={title}
      count={
        <span className="inline-flex items-center gap-4">
          <span className="mono">{counts[attention].toLocaleString('tr-TR')}</span>
          <Link href={attentionPath(attention)} className="inline-flex min-h-11 items-center text-ink">
            Tümü<span className="sr-only"> ({title.toLocaleLowerCase('tr')})</span>
          </Link>
        </span>
      }>
      <ul>{children}</ul>
    </ListFrame>
  )
}

function Waiting({ orders }: { orders: OrderRowJson[] }) {
  const now = useNow()
  return (
    <ul>
      {orders.map((order) => {
        const { text, late } = waitingWords(order, now)
        return (
          <Row key={order.id} order={order} since={order.stepSince} now={now}>
            {text}
            {late && <b className="text-ink">, {late}</b>}
          </Row>
        )
      })}
    </ul>
  )
}

type RowProps = { order: OrderRowJson; since: string; now: Date; news?: string; children: ReactNode }

/** Number, customer, a sentence, and its age. */
function Row({ order, since, now, news, children }: RowProps) {
  return (
    <li className="grid grid-cols-[10px_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-0.5 border-b border-line px-4 py-2.5 last:border-0 sm:grid-cols-[10px_6.5rem_minmax(0,1fr)_auto]">
      <i aria-hidden className={`size-2.5 rounded-full ${news ? 'bg-ink' : ''}`} />
      <Link
        href={adminOrderPath(order.id)}
        className="inline-flex min-h-8 items-center font-mono tracking-[-0.01em] max-sm:min-h-11 pointer-coarse:min-h-11">
        {news && <span className="sr-only">{news}: </span>}
        {order.number}
      </Link>
      <div className="min-w-0 max-sm:col-start-2 max-sm:col-end-4 max-sm:row-start-2">
        <p className="line-clamp-2 leading-[1.3] font-semibold [overflow-wrap:anywhere]">
          {[order.companyName, order.contactPerson].filter(Boolean).join(', ')}
        </p>
        <p className="line-clamp-2 text-small text-ink-2 [overflow-wrap:anywhere]">{children}</p>
      </div>
      <span className="text-right font-mono tracking-[-0.01em] whitespace-nowrap">{elapsedWords(since, now)}</span>
    </li>
  )
}
