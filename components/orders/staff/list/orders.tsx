'use client'

import { ListChecks } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { CsvDownload } from '@/components/admin/list/csv-download'
import { EmptyList, ListView, MoreRows, SearchBox } from '@/components/admin/list/list'
import { SortField } from '@/components/admin/list/sort-field'
import { useAdminList } from '@/components/admin/list/use-admin-list'
import { useSearchInAddress } from '@/components/admin/list/use-search-in-address'
import { SelectRow } from '@/components/admin/bulk/selection'
import { useOrderCounts } from '@/components/admin/shell/reads'
import { StepFilter, OrderFilters, TurnFilter } from '@/components/orders/staff/list/filter-links'
import { MINE_WORDS, ORDER_LIST_ERROR, SORT_WORDS, TURN_WORDS } from '@/components/orders/staff/words'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { apiPath } from '@/lib/api/paths'
import { ORDER_SORTS } from '@/lib/orders/order/schema'
import { stepTitle } from '@/lib/orders/steps'
import { STATE_WORDS } from '@/lib/orders/order/fields'
import { ATTENTION_WORDS } from '@/lib/orders/attention'
import { capitalise } from '@/lib/platform/turkish/case'
import { apiFilterOf, type OrderView, viewOf, viewPath } from './order-filter'
import { OrderRow } from './order-row'
import { AssignmentNote, OrdersBar, useBulkAssignment } from './bulk-assignment'

export function OrdersScreen() {
  const view = viewOf(useSearchParams())
  const { step, turn, attention, mine, state, search, sort } = view
  const { text, setText } = useSearchInAddress(search, (words) => viewPath({ ...view, search: words }))
  const { data: counts } = useOrderCounts()
  const filter = apiFilterOf(view)
  const list = useAdminList(apiPath('WorkOrders'), { search, filter })
  const bulk = useBulkAssignment({
    orders: list.items,
    listKey: new URLSearchParams({ ...filter, search }).toString(),
    reload: list.reload,
  })
  const { isSelecting } = bulk
  const csvPath = apiPath('WorkOrders', { ...filter, q: search || undefined })
  const mayHideOrders = Boolean(search || step || turn || attention || mine || state !== 'open' || counts?.states.open)
  return (
    <div className="max-w-288">
      <SearchBox
        label="Numara, ad, firma, cihaz ya da seri no ara"
        placeholder="Numara, ad, firma, seri no"
        text={text}
        setText={setText}
        className="mb-4 max-w-120 max-sm:mb-3 max-sm:max-w-none"
      />
      <StepFilter
        label="Adıma göre süz"
        steps={counts?.steps}
        current={step}
        hrefOf={(target) => viewPath({ state: 'open', search, sort, ...(target !== step && { step: target }) })}
      />
      <TurnFilter view={view} counts={counts?.turns} />
      <OrderFilters view={view} counts={counts} />
      {bulk.outcome && <AssignmentNote outcome={bulk.outcome} />}
      {(list.total > 0 || list.isLoading || isSelecting) && (
        <div className="mb-2 flex items-center gap-3 text-ink-2">
          <p className="mr-auto max-sm:sr-only">
            {list.isLoading ? '…' : `${countText(view, list.total)}, ${SORT_WORDS[sort].note}`}
          </p>
          <SortField
            sorts={ORDER_SORTS}
            words={SORT_WORDS}
            value={sort}
            pathOf={(newSort) => viewPath({ ...view, sort: newSort })}
          />
          <Button icon={isSelecting ? undefined : ListChecks} className="px-3.5! text-ink" onClick={bulk.toggleMode}>
            {isSelecting ? 'Vazgeç' : 'Seç'}
          </Button>
        </div>
      )}
      <ListView
        list={list}
        errorPrefix={ORDER_LIST_ERROR}
        empty={
          mayHideOrders ? (
            <NoHits view={view} openCount={counts?.states.open ?? 0} />
          ) : (
            {
              title: 'Henüz iş emri yok.',
              text: 'Bir mesajdan ‘İş Emri Aç’ ile ya da sağ üstteki Yeni İş Emri ile başlayın.',
            }
          )
        }
        skeleton={{ rows: 6, row: 'min-h-23 max-lg:min-h-36' }}>
        {(orders) => (
          <ul className="@container border border-line bg-paper">
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} isSelected={isSelecting && bulk.selected.has(order.id)}>
                {isSelecting && (
                  <SelectRow
                    name={order.number}
                    isSelected={bulk.selected.has(order.id)}
                    disabled={bulk.isBusy}
                    onToggle={() => bulk.toggle(order.id)}
                  />
                )}
              </OrderRow>
            ))}
          </ul>
        )}
      </ListView>
      {isSelecting && <OrdersBar bulk={bulk} />}
      <MoreRows list={list} actions={isSelecting || <CsvDownload path={csvPath} name="is-emirleri" />} />
    </div>
  )
}

/** Returns how many orders the list shows, and of which kind: '24 açık iş emri'. */
function countText({ step, turn, attention, mine, state }: OrderView, total: number): string {
  const count = total.toLocaleString('tr-TR')
  if (turn) return `${TURN_WORDS[turn].counted} ${count} iş emri`
  const isOpen = state === 'open' && !step && !attention && !mine
  return `${count} ${isOpen ? 'açık ' : ''}iş emri`
}

function NoHits({ view, openCount }: { view: OrderView; openCount: number }) {
  const { step, turn, attention, mine, state, search, sort } = view
  const turnSubject = turn && TURN_WORDS[turn].none
  const attentionSubject = mine ? MINE_WORDS.none : attention && ATTENTION_WORDS[attention].none
  const stateSubject = state === 'all' ? 'iş emri' : STATE_WORDS[state].none
  const subject = step ? `${stepTitle(step)} adımında iş emri` : (turnSubject ?? attentionSubject ?? stateSubject)
  const openOrdersLabel =
    openCount > 0 ? `${openCount.toLocaleString('tr-TR')} açık iş emrinin hepsi` : 'Açık iş emirlerini göster'
  const widerSearch = search
    ? step || turn
      ? {
          label: step ? 'Aramayı bütün adımlarda yap' : 'Aramayı bütün açık iş emirlerinde yap',
          view: { state: 'open' as const, search },
        }
      : state === 'all' && !attention
        ? { label: 'Aramayı temizle', view: { state: 'open' as const, search: '' } }
        : { label: 'Aramayı bütün durumlarda yap', view: { state: 'all' as const, search } }
    : { label: openOrdersLabel, view: { state: 'open' as const, search: '' } }
  return (
    <div className="border border-line bg-paper">
      <EmptyList
        title={search ? `“${search}” için ${subject} yok.` : `${capitalise(subject)} yok.`}
        text={
          turn === 'part' &&
          !search &&
          'Bir iş emrinde ‘Sorumlu ve termin’ altında ‘Parça bekleniyor’u işaretlerseniz burada durur; günü geçince ‘Bizde’ye döner.'
        }
        action={
          (search || step || turn || mine || state !== 'open') && (
            <Link href={viewPath({ ...widerSearch.view, sort })} className="inline-flex min-h-11 items-center text-ink">
              {widerSearch.label}
            </Link>
          )
        }
      />
    </div>
  )
}
