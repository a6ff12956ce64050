'use client'

import { ListView, MoreRows, SearchBox, useSearch } from '@/components/admin/list/list'
import { useAdminList } from '@/components/admin/list/use-admin-list'
import { SMALL_LINE } from '@/components/admin/parts/panel'
import { useRead } from '@/components/admin/session/api'
import { DuplicateNotice } from './duplicate-notice'
import { MoneyLines } from './money-lines'
import { CUSTOMER_LIST_ERROR, customerName } from './words'
import { Link } from '@/components/ui/link'
import { apiPath } from '@/lib/api/paths'
import type { CustomerRowJson } from '@/lib/customers/output'
import { formatShortDate } from '@/lib/platform/turkish/dates'
import { formatPhone } from '@/lib/platform/turkish/phone'
import { adminCustomerPath } from '@/lib/site/admin-pages'

/** The list of customers, latest order first, with a search and possible duplicates. */
export function Customers() {
  const { text, setText, search } = useSearch()
  const rows = useAdminList(apiPath('Customers'), { search })
  const duplicates = useRead(apiPath('Customers/duplicates'))
  // The list and the notices appear together, because later notices would move the list.
  const isWaiting = rows.isLoading || (!duplicates.data && !duplicates.error)
  const list = isWaiting ? { ...rows, items: [], total: 0, isLoading: true } : rows
  return (
    <div className="max-w-288">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <SearchBox
          label="Ad, firma, telefon, e-posta ya da seri no ara"
          text={text}
          setText={setText}
          className="w-96 max-sm:w-full"
        />
      </div>
      <ListView
        list={list}
        errorPrefix={CUSTOMER_LIST_ERROR}
        empty={{
          title: 'Henüz müşteri yok.',
          text: 'Her yeni iş emri müşterisini kendi ekler. Önceden eklemek için sağ üstteki Yeni Müşteri’ye basın.',
        }}
        search={{ term: search, clear: () => setText('') }}
        skeleton={{ rows: 6, row: 'min-h-18' }}>
        {(customers) => (
          <>
            {!search &&
              duplicates.data?.pairs.map(({ one, other }) => (
                <DuplicateNotice
                  key={one.id + other.id}
                  customer={one}
                  other={other}
                  onDistinct={() => void duplicates.reload()}
                />
              ))}
            <ul className="@container border border-line bg-paper">
              {customers.map((customer) => (
                <CustomerRow key={customer.id} customer={customer} />
              ))}
            </ul>
          </>
        )}
      </ListView>
      <MoreRows list={list} note="son iş emri üstte" />
    </div>
  )
}

/** Returns the text of the last column if there is no amount. */
function quoteText({ openOrders, waiting, declined }: CustomerRowJson): string {
  if (openOrders === 0) return 'açık iş yok'
  if (waiting.length > 0) return 'yanıt bekliyor'
  return declined > 0 ? 'teklif onaylanmadı' : 'henüz teklif yok'
}

/** A customer as a link. It has three layouts: one line, two lines, and a block on a phone. */
function CustomerRow({ customer }: { customer: CustomerRowJson }) {
  const { id, companyName, contactPerson, phone, email, devices, orders, openOrders, lastOrder, approved } = customer
  return (
    <li className="relative grid min-h-18 grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_9.5rem_9rem_9.5rem] items-center gap-x-6 gap-y-1 border-b border-line px-5 py-3 leading-[1.35] [overflow-wrap:anywhere] last:border-0 hover:bg-tint @max-lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem] @max-lg:gap-x-5 @max-sm:grid-cols-[minmax(0,1fr)_auto] @max-sm:px-4">
      <h2 className="font-sans text-[1.0625rem] leading-[1.35] font-semibold tracking-normal @max-sm:col-span-full">
        <Link href={adminCustomerPath(id)} className="no-underline after:absolute after:inset-0 hover:underline">
          {customerName(customer)}
        </Link>
        <span className={`${SMALL_LINE} font-normal`}>{companyName ? contactPerson : 'Firma belirtilmedi'}</span>
      </h2>
      <p className="min-w-0 @max-sm:col-span-full">
        {formatPhone(phone)}
        <span className={SMALL_LINE}>{email || 'E-posta yok'}</span>
      </p>
      <p className="@max-sm:col-start-1">
        {devices > 0 ? `${devices} cihaz` : 'Seri no yok'}
        <span className={SMALL_LINE}>
          {orders} iş emri{openOrders > 0 && `, ${openOrders} açık`}
        </span>
      </p>
      <p className="@max-lg:col-span-2 @max-sm:col-span-1 @max-sm:col-start-1">
        {lastOrder ? (
          <>
            <span className="mono">{lastOrder.number}</span>
            <span className={SMALL_LINE}>{formatShortDate(lastOrder.createdAt)}</span>
          </>
        ) : (
          <span className={SMALL_LINE}>İş emri yok</span>
        )}
      </p>
      <p className="text-right @max-sm:col-start-2 @max-sm:row-span-2 @max-sm:row-start-3 @max-sm:self-start">
        <MoneyLines sums={approved} className="mono text-small whitespace-nowrap" />
        <span className={SMALL_LINE}>{approved.length > 0 ? 'açık işlerde' : quoteText(customer)}</span>
      </p>
    </li>
  )
}
