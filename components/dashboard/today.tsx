'use client'

import { TriangleAlert } from 'lucide-react'
import type { useToday } from '@/components/admin/shell/reads'
import { useOrderCounts } from '@/components/admin/shell/reads'
import { useAllowed } from '@/components/admin/shell/use-account'
import { TURN_WORDS } from '@/components/orders/staff/words'
import { TurnSquare } from '@/components/orders/turn-square'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { TodayJson, TodayRow } from '@/lib/dashboard/output'
import { TURNS } from '@/lib/orders/turn/turn'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

type Group = TodayJson['groups'][number]

/** The work of the day for the signed-in account. */
export function Today({ today }: { today: ReturnType<typeof useToday> }) {
  const { data, error, reload, isReading } = today
  return (
    <section
      aria-labelledby="bugun"
      aria-busy={!data && !error}
      className="@container mb-7 max-w-288 border-2 border-edge bg-paper">
      <header className="flex min-h-13 items-center justify-between gap-4 border-b-2 border-edge bg-sheet px-5 py-2 max-sm:px-4">
        <h2 id="bugun" className="text-[1.375rem] leading-[1.25]">
          Bugün
        </h2>
        {data && data.total > 0 && <span className="mono text-ink-2">{data.total.toLocaleString('tr-TR')} iş</span>}
      </header>
      {error && <Failure reason={error.message} isReading={isReading} reload={reload} />}
      {data?.groups.map((group) => (
        <TodayGroup key={group.name} group={group} />
      ))}
      {data?.groups.length === 0 && <NothingToDo />}
      {!data && !error && <Skeleton />}
    </section>
  )
}

const GROUP = 'grid grid-cols-[13.5rem_minmax(0,1fr)] border-edge @max-[62.5rem]:grid-cols-1 [&+&]:border-t'
const HEAD =
  'border-line border-r font-sans text-[1rem] leading-[1.35] font-normal tracking-normal @max-[62.5rem]:border-r-0 @max-[62.5rem]:border-b @max-[62.5rem]:bg-sheet'
const ROW =
  'relative grid min-h-11.5 grid-cols-[6.25rem_minmax(0,5fr)_minmax(0,6fr)_7.5rem] gap-x-5 pr-5 pl-9 leading-[1.4] @max-[40rem]:min-h-17 @max-[40rem]:grid-cols-[minmax(0,1fr)_auto] @max-[40rem]:gap-x-3 @max-[40rem]:gap-y-0.5 @max-[40rem]:px-4'
const HEAD_LINE =
  'flex items-baseline justify-between gap-3 px-5 py-2.75 font-semibold @max-[62.5rem]:min-h-11 @max-[62.5rem]:items-center @max-[62.5rem]:py-1.5 @max-[40rem]:px-4'

function TodayGroup({ group: { name, title, url, total, rows, above, more } }: { group: Group }) {
  const count = <span className="mono font-normal text-ink-2">{total.toLocaleString('tr-TR')}</span>
  return (
    <section aria-labelledby={`bugun-${name}`} className={GROUP}>
      <h3 id={`bugun-${name}`} className={HEAD}>
        {url ? (
          <Link href={url} className={`no-underline hover:bg-tint focus-visible:-outline-offset-3 ${HEAD_LINE}`}>
            <span className="underline decoration-1 underline-offset-[0.2em]">{title}</span>
            {count}
          </Link>
        ) : (
          <span className={HEAD_LINE}>
            {title}
            {count}
          </span>
        )}
      </h3>
      <ul className="min-w-0 *:border-line *:not-first:border-t">
        {rows.map((row) => (
          <li key={row.id}>
            <Row row={row} />
          </li>
        ))}
        {(above || more) && (
          <li className="flex flex-wrap items-center gap-x-4 pt-2 pr-5 pb-2.25 pl-9 text-small text-ink-2 @max-[40rem]:px-4">
            {above}
            {more && url ? (
              <Link href={url} className="inline-flex min-h-7 items-center text-ink max-sm:min-h-11">
                {more}
                <span className="sr-only"> ({title})</span>
              </Link>
            ) : (
              more
            )}
          </li>
        )}
      </ul>
    </section>
  )
}

const TONES: Record<TodayRow['tone'], string> = {
  plain: 'text-ink-2',
  strong: 'font-semibold text-ink',
  good: 'font-semibold text-ok',
}

/** A task. The whole row is a link. */
function Row({ row: { url, code, title, text, tone, isNew, age } }: { row: TodayRow }) {
  return (
    <Link
      href={url}
      className={`group items-baseline py-2.75 no-underline hover:bg-tint focus-visible:-outline-offset-3 @max-[62.5rem]:grid-cols-[6.25rem_minmax(0,1fr)_auto] @max-[62.5rem]:gap-y-px @max-[40rem]:pb-3 ${ROW}`}>
      {isNew && (
        <i
          aria-hidden
          className="absolute top-4.5 left-3.5 size-2.5 rounded-full bg-ink @max-[40rem]:top-4 @max-[40rem]:left-4"
        />
      )}
      <span
        className={`truncate font-mono text-[0.9375rem] @max-[62.5rem]:row-span-2 @max-[40rem]:row-span-1 ${isNew ? '@max-[40rem]:pl-4.5' : ''}`}>
        {code}
      </span>
      <b className="line-clamp-2 font-semibold decoration-1 underline-offset-[0.2em] [overflow-wrap:anywhere] group-hover:underline @max-[40rem]:col-span-2 @max-[40rem]:row-start-2">
        {title}
      </b>
      <span
        className={`truncate @max-[62.5rem]:col-start-2 @max-[62.5rem]:row-start-2 @max-[40rem]:col-span-2 @max-[40rem]:col-start-1 @max-[40rem]:row-start-3 @max-[40rem]:line-clamp-2 @max-[40rem]:text-small @max-[40rem]:whitespace-normal @max-[40rem]:[overflow-wrap:anywhere] ${TONES[tone]}`}>
        {isNew && <span className="sr-only">Yeni: </span>}
        {text}
      </span>
      <span className="text-right font-mono text-[0.9375rem] whitespace-nowrap @max-[62.5rem]:col-start-3 @max-[62.5rem]:row-start-1 @max-[40rem]:col-start-2">
        {age}
      </span>
    </Link>
  )
}

/** Says that there is nothing to do, and how many open orders wait for whom. */
function NothingToDo() {
  const hasOrders = useAllowed()('orders')
  return (
    <div className="px-5 pt-5 pb-4 max-sm:px-4">
      <p className="font-semibold">Bugün bekleyen iş yok.</p>
      {hasOrders && <OpenOrders />}
    </div>
  )
}

function OpenOrders() {
  const { data } = useOrderCounts()
  const openCount = data?.states.open
  if (openCount === 0) return <p className="mt-0.5 text-ink-2">Açık iş emri de yok.</p>
  return (
    <>
      <p className="mt-0.5 text-ink-2">
        {openCount === undefined ? '…' : openCount.toLocaleString('tr-TR')} açık iş emrinin sırası:
      </p>
      <p className="flex flex-wrap gap-x-6">
        {TURNS.map((turn) => (
          <Link
            key={turn}
            href={`${ADMIN_PATHS.orders}?sira=${TURN_WORDS[turn].slug}`}
            className="inline-flex min-h-11 items-center gap-2 text-ink">
            <TurnSquare of={turn} />
            {TURN_WORDS[turn].label} <span className="mono">{data?.turns[turn].toLocaleString('tr-TR')}</span>
          </Link>
        ))}
      </p>
    </>
  )
}

type FailureProps = { reason: string; isReading: boolean; reload: () => unknown }

/** Says why the work of the day could not be loaded. The last loaded state stays below. */
function Failure({ reason, isReading, reload }: FailureProps) {
  const hasOrders = useAllowed()('orders')
  return (
    <div role="alert" className="border-line px-5 pt-5 pb-5 not-last:border-b max-sm:px-4">
      <p className="flex gap-3 font-semibold text-bad">
        <Icon of={TriangleAlert} />
        <span className="min-w-0">Bugünün işleri yüklenirken bir hata oluştu: {reason}</span>
      </p>
      <p className="mt-0.5 mb-3.5 text-ink-2">Aşağıdaki sayılar {hasOrders && 've iş emirleri '}etkilenmedi.</p>
      <Button disabled={isReading} onClick={() => void reload()}>
        Yeniden Dene
      </Button>
    </div>
  )
}

const SKELETON_ROWS = [2, 3, 1]

const bar = (width: string) => <i aria-hidden className={`block h-3.5 bg-line opacity-60 ${width}`} />

function Skeleton() {
  return (
    <output className="block">
      <span className="sr-only">Yükleniyor…</span>
      {SKELETON_ROWS.map((rows) => (
        <span key={rows} aria-hidden className={GROUP}>
          <span className={`block ${HEAD}`}>
            <span className="block px-5 py-4 @max-[40rem]:px-4">{bar('w-3/5')}</span>
          </span>
          <span className="block *:border-line *:not-first:border-t">
            {Array.from({ length: rows }, (_, index) => (
              <span key={index} className={`items-center ${ROW}`}>
                {bar('')}
                {bar('w-7/10')}
                {bar('w-1/2')}
              </span>
            ))}
          </span>
        </span>
      ))}
    </output>
  )
}
