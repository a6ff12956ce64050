'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { CsvDownload } from '@/components/admin/list/csv-download'
import { MoreRows, ListView, SearchBox, EmptyList } from '@/components/admin/list/list'
import { useAdminList } from '@/components/admin/list/use-admin-list'
import { AttentionFilter, CircuitFilter, OrderStateFilter } from '@/components/orders/staff/list/filter-links'
import { useOrderCounts } from '@/components/admin/shell/reads'
import { ATTENTION_WORDS, ORDER_LIST_ERROR, MINE_WORDS } from '@/components/orders/staff/words'
import { Link } from '@/components/ui/link'
import { apiPath } from '@/lib/api/paths'
import { stepTitle } from '@/lib/orders/steps'
import { STATE_WORDS } from '@/lib/orders/words'
import { apiFilterOf, orderFilterOf, filterPath, type OrderFilter } from './order-filter'
import { OrderListRow } from './order-row'

const SEARCH_DELAY_MS = 250

/** Text of the search box. It goes into the address when typing pauses, so that links and 'back' keep the search. */
function useSearchInAddress(filter: OrderFilter) {
  const [text, setText] = useState(filter.search)
  const [known, setKnown] = useState(filter.search)
  // The address changed by a link or 'back', not by typing.
  if (filter.search !== known) {
    setKnown(filter.search)
    if (filter.search !== text.trim()) setText(filter.search)
  }
  const words = text.trim().slice(0, 200)
  const path = filterPath({ ...filter, search: words })
  useEffect(() => {
    if (words === filter.search) return undefined
    const timer = setTimeout(() => window.history.replaceState(null, '', path), words ? SEARCH_DELAY_MS : 0)
    return () => clearTimeout(timer)
  }, [words, path, filter.search])
  return { text, setText }
}

export function OrdersScreen() {
  const filter = orderFilterOf(useSearchParams())
  const { text, setText } = useSearchInAddress(filter)
  const counts = useOrderCounts()
  const list = useAdminList(apiPath('WorkOrders'), { search: filter.search, filter: apiFilterOf(filter) })
  const csvPath = apiPath('WorkOrders', { ...apiFilterOf(filter), q: filter.search || undefined })
  const isFiltered = Boolean(
    filter.search ||
    filter.step ||
    filter.attention ||
    filter.mine ||
    filter.state !== 'open' ||
    counts.data?.states.open,
  )
  return (
    <div className="max-w-288">
      <CircuitFilter
        label="Adıma göre süz"
        steps={counts.data?.steps}
        current={filter.step}
        hrefOf={(step) =>
          filterPath(
            step === filter.step ? { ...filter, step: undefined } : { ...filter, mine: undefined, step, state: 'open' },
          )
        }
      />
      <AttentionFilter
        counts={counts.data}
        current={filter.mine ? 'mine' : filter.attention}
        minePath={filterPath({ state: 'open', search: filter.search, ...(!filter.mine && { mine: true }) })}
        hrefOf={(attention) =>
          filterPath(
            attention === filter.attention
              ? { state: 'open', search: filter.search }
              : { attention, state: 'all', search: filter.search },
          )
        }
      />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <SearchBox
          label="Numara, ad, firma, cihaz ya da seri no ara"
          text={text}
          setText={setText}
          className="w-96 max-sm:w-full"
        />
        <OrderStateFilter filter={filter} counts={counts.data?.states} />
      </div>
      <ListView
        list={list}
        errorPrefix={ORDER_LIST_ERROR}
        empty={
          isFiltered ? (
            <NoHits filter={filter} />
          ) : (
            {
              title: 'Henüz iş emri yok.',
              text: 'Bir mesajdan ‘İş Emri Aç’ ile ya da sağ üstteki Yeni İş Emri ile başlayın.',
            }
          )
        }
        skeleton={{ rows: 6, row: 'min-h-18' }}>
        {(orders) => (
          <ul className="@container border border-line bg-paper">
            {orders.map((order) => (
              <OrderListRow key={order.id} order={order} />
            ))}
          </ul>
        )}
      </ListView>
      <MoreRows list={list} note="son değişen üstte" actions={<CsvDownload path={csvPath} name="is-emirleri" />} />
    </div>
  )
}

function NoHits({ filter }: { filter: OrderFilter }) {
  const { step, attention, mine, state, search } = filter
  const ofAttention = mine ? MINE_WORDS.none : attention && ATTENTION_WORDS[attention].none
  const of = ofAttention ? ofAttention : state === 'all' ? 'iş emri' : STATE_WORDS[state].none
  const what = step ? `${stepTitle(step)} adımında iş emri` : of
  const wider = search
    ? step
      ? { label: 'Aramayı bütün adımlarda yap', path: filterPath({ state: 'open', search }) }
      : state === 'all' && !attention
        ? { label: 'Aramayı temizle', path: filterPath({ state: 'open', search: '' }) }
        : { label: 'Aramayı bütün durumlarda yap', path: filterPath({ state: 'all', search }) }
    : { label: 'Açık iş emirlerini göster', path: filterPath({ state: 'open', search: '' }) }
  return (
    <div className="border border-line bg-paper">
      <EmptyList
        title={search ? `“${search}” için ${what} yok.` : `${what[0]!.toLocaleUpperCase('tr')}${what.slice(1)} yok.`}
        action={
          (search || step || mine || state !== 'open') && (
            <Link href={wider.path} className="inline-flex min-h-11 items-center text-ink">
              {wider.label}
            </Link>
          )
        }
      />
    </div>
  )
}
