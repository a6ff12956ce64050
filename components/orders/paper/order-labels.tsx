'use client'

import { ArrowLeft, Tags } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import useSWR from 'swr'
import { ReadFailure } from '@/components/admin/list/loading-boundary'
import { readAdmin } from '@/components/admin/session/api'
import { ORDER_LIST_ERROR } from '@/components/orders/staff/words'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { ApiError } from '@/lib/api/client'
import { apiPath } from '@/lib/api/paths'
import type { OrderJson } from '@/lib/orders/order/output'
import { ADMIN_PATHS, MAX_LABELS } from '@/lib/site/admin-pages'
import { DeviceLabel } from './device-label'
import { PAPER_FRAME } from './order-sheet'
import styles from './paper.module.css'

async function readOrders(ids: readonly string[]): Promise<OrderJson[]> {
  const orders: OrderJson[] = []
  // Requested one after another, because many requests at once would delay other screens.
  for (const key of ids) orders.push((await readAdmin(apiPath('WorkOrders/[key]', { key }))).body)
  return orders
}

/** The labels of the orders in the URL, each on its own page. */
export function OrderLabels() {
  const ids = (useSearchParams().get('no') ?? '').split(',').filter(Boolean).slice(0, MAX_LABELS)
  // A reload would move the labels while staff check them.
  const options = { revalidateOnFocus: false }
  const { data, error, isValidating, mutate } = useSWR<OrderJson[], ApiError>(
    ['labels', ...ids],
    () => readOrders(ids),
    options,
  )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-edge px-admin py-3 print:hidden">
        <Link href={ADMIN_PATHS.orders} className="inline-flex min-h-11 items-center gap-2 text-ink-2 hover:text-ink">
          <Icon of={ArrowLeft} />
          İş Emirleri
        </Link>
        <Button icon={Tags} variant="act" disabled={!data?.length} onClick={() => window.print()}>
          {ids.length} Etiketi Yazdır
        </Button>
      </div>
      <div className="px-admin pt-6 pb-16 print:p-0">
        <h1 className="mb-6 text-h2 print:hidden">Cihaz Etiketleri</h1>
        <ReadFailure error={error} isReading={isValidating} reload={mutate} errorPrefix={ORDER_LIST_ERROR} />
        {!data && !error && <output>Yükleniyor…</output>}
        {ids.length === 0 && <p>Seçili iş emri yok. İş emirleri listesinde ‘Seç’ ile seçin.</p>}
        <ul className="flex flex-wrap gap-4 print:block">
          {data?.map((order) => (
            <li
              key={order.id}
              aria-label={order.number}
              className={`${PAPER_FRAME} max-w-[62mm]! print:not-first:break-before-page ${styles.label}`}>
              <DeviceLabel order={order} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
