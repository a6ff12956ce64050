'use client'

import { Download, ListChecks } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useRef, useState } from 'react'
import { EmptyList, ListView, MoreRows, SearchBox } from '@/components/admin/list/list'
import { SortField } from '@/components/admin/list/sort-field'
import { useAdminList } from '@/components/admin/list/use-admin-list'
import { useSearchInAddress } from '@/components/admin/list/use-search-in-address'
import { useRead } from '@/components/admin/session/api'
import { SelectRow } from '@/components/admin/bulk/selection'
import { PageHeaderAction } from '@/components/admin/shell/page-header-action'
import { BILLING_COUNTS_PATH } from '@/components/orders/staff/billing/use-billing'
import { BILLING_LIST_ERROR, isToInvoice } from '@/components/orders/staff/billing/words'
import { Button } from '@/components/ui/button'
import { FillDefs } from '@/components/ui/hatch'
import { Link } from '@/components/ui/link'
import { apiPath } from '@/lib/api/paths'
import type { BillingCountsJson } from '@/lib/orders/billing/output'
import { BILLING_SORTS } from '@/lib/orders/billing/schema'
import { BILLING_FILTER_WORDS } from '@/lib/orders/billing/words'
import { formatDayAndMonth } from '@/lib/platform/turkish/dates'
import { formatMoney } from '@/lib/platform/turkish/money'
import { AccountantFile } from './accountant-file'
import { BillingRow } from './billing-row'
import {
  BILLING_SORT_WORDS,
  billingFilterOf,
  type BillingView,
  billingViewOf,
  billingViewPath,
  isSearchOfAll,
} from './billing-view'
import { InvoiceBar, useBulkInvoice, InvoiceNotice } from './invoice-bar'
import { OtherFilters, StateFilter } from './state-filter'

/** The list of orders to invoice, invoiced orders and paid orders, with filters and sums. */
export function BillingScreen() {
  const view = billingViewOf(useSearchParams())
  const { filter, search, sort } = view
  const { text, setText } = useSearchInAddress(search, (words) => billingViewPath({ ...view, search: words }))
  const { data: counts } = useRead(BILLING_COUNTS_PATH)
  const apiFilter = billingFilterOf(view)
  const list = useAdminList(apiPath('Billing'), { search, filter: apiFilter })
  const bulk = useBulkInvoice({
    rows: list.items,
    listKey: new URLSearchParams({ ...apiFilter, search }).toString(),
    reload: list.reload,
  })
  const { isSelecting } = bulk
  const [isFileOpen, setFileOpen] = useState(false)
  const fileButton = useRef<HTMLButtonElement>(null)

  function toggleSelection() {
    bulk.toggleMode()
    if (!isSelecting && filter !== 'to-invoice')
      window.history.replaceState(null, '', billingViewPath({ ...view, filter: 'to-invoice' }))
  }

  return (
    <div className="max-w-288">
      <FillDefs />
      <PageHeaderAction>
        <Button ref={fileButton} icon={Download} aria-expanded={isFileOpen} onClick={() => setFileOpen(!isFileOpen)}>
          Muhasebeciye CSV
        </Button>
      </PageHeaderAction>
      {isFileOpen && (
        <AccountantFile
          onClose={() => {
            setFileOpen(false)
            fileButton.current?.focus()
          }}
        />
      )}
      <SearchBox
        label="İş emri, müşteri, fatura no ya da vergi no ara"
        placeholder="İş emri, müşteri, fatura no, vergi no"
        text={text}
        setText={setText}
        className="mb-4 max-w-120 max-sm:mb-3 max-sm:max-w-none"
      />
      <StateFilter view={view} counts={counts} />
      <OtherFilters view={view} counts={counts} />
      <InvoiceNotice bulk={bulk} />
      {(list.total > 0 || list.isLoading || isSelecting) && (
        <div className="mb-2 flex flex-wrap items-center gap-3 text-ink-2">
          <p className="mr-auto flex-[1_1_18rem] max-sm:sr-only">
            {list.isLoading ? '…' : <CountLine view={view} total={list.total} counts={counts} />}
          </p>
          <SortField
            sorts={BILLING_SORTS}
            words={BILLING_SORT_WORDS}
            value={sort}
            pathOf={(newSort) => billingViewPath({ ...view, sort: newSort })}
          />
          {(isSelecting || counts?.filters['to-invoice']?.count !== 0) && (
            <Button icon={isSelecting ? undefined : ListChecks} className="px-3.5! text-ink" onClick={toggleSelection}>
              {isSelecting ? 'Vazgeç' : 'Birkaçını Seç'}
            </Button>
          )}
        </div>
      )}
      <ListView
        list={list}
        errorPrefix={BILLING_LIST_ERROR}
        empty={<NoOrders view={view} counts={counts} />}
        skeleton={{ rows: 6, row: 'min-h-18 max-lg:min-h-30' }}>
        {(rows) => (
          <ul className="@container border border-line bg-paper">
            {rows.map((row) => (
              <BillingRow key={row.id} row={row} isSelected={isSelecting && bulk.selected.has(row.id)}>
                {isSelecting && (
                  <SelectRow
                    name={row.number}
                    isSelected={bulk.selected.has(row.id)}
                    disabled={bulk.editor.isSending || !isToInvoice(row.state)}
                    onToggle={() => bulk.toggle(row.id)}
                  />
                )}
              </BillingRow>
            ))}
          </ul>
        )}
      </ListView>
      {isSelecting && <InvoiceBar bulk={bulk} />}
      <MoreRows list={list} />
    </div>
  )
}

type CountLineProps = { view: BillingView; total: number; counts: BillingCountsJson | undefined }

/** Shows '9 iş emri, en eskisi üstte. Vadesi geçen: 30.178,60 TL ve 212,40 EUR'. */
function CountLine({ view, total, counts }: CountLineProps) {
  const { filter, sort } = view
  const name = filter === 'open' || isSearchOfAll(view) ? '' : `${BILLING_FILTER_WORDS[filter].label}: `
  const overdueSums = filter === 'open' && !view.search ? (counts?.filters.overdue?.sums ?? []) : []
  return (
    <>
      {`${name}${total.toLocaleString('tr-TR')} iş emri, ${BILLING_SORT_WORDS[sort].note}`}
      {overdueSums.length > 0 && '. Vadesi geçen: '}
      {overdueSums.map(({ currency, amount }, index) => (
        <span key={currency}>
          {index > 0 && ' ve '}
          <span className="mono whitespace-nowrap">{formatMoney(amount, currency)}</span>
        </span>
      ))}
    </>
  )
}

function NoOrders({ view, counts }: Omit<CountLineProps, 'total'>) {
  const { filter, search } = view
  const nextDue = counts?.nextDue
  const hasNoOrders = counts && Object.values(counts.filters).every(({ count }) => count === 0)
  if (search)
    return (
      <FramedEmptyList
        title={`“${search}” bulunamadı.`}
        text={`Fatura no, iş emri no, müşteri adı ya da vergi no yazın.${isSearchOfAll(view) ? ' Ödenmiş olanlar da arandı.' : ''}`}
        action={
          isSearchOfAll(view) || (
            <Link
              href={billingViewPath({ ...view, filter: 'open' })}
              className="inline-flex min-h-11 items-center text-ink">
              Hepsinde ara
            </Link>
          )
        }
      />
    )
  if (hasNoOrders)
    return (
      <FramedEmptyList
        title="Henüz faturalanacak iş yok."
        text="Onaylı bir iş emri teslim edilince burada “Faturalanacak” olarak görünür. Fatura muhasebe programınızda ya da GİB portalında kesilir; burada numarası, günü ve ödemesi durur."
      />
    )
  return (
    <FramedEmptyList
      title={BILLING_FILTER_WORDS[filter].none}
      text={
        (filter === 'overdue' || filter === 'due-soon') &&
        nextDue &&
        `İlk vade ${formatDayAndMonth(nextDue.day)}: ${nextDue.customerName}, ${formatMoney(nextDue.amount, nextDue.currency)}.`
      }
    />
  )
}

const FramedEmptyList = (props: Parameters<typeof EmptyList>[0]) => (
  <div className="border border-line bg-paper">
    <EmptyList {...props} />
  </div>
)
