'use client'

import { AttentionFilter, CircuitFilter } from '@/components/orders/staff/filter-links'
import { useOrderCounts } from '@/components/admin/shell/use-order-counts'
import { LIST_ERROR } from '@/components/orders/staff/words'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

/** The circuit with the number of open orders at each step. Its failure leaves the rest of the dashboard as it is. */
export function OrdersOverview() {
  const { data, error, isValidating, mutate } = useOrderCounts()
  return (
    <section aria-labelledby="atolye">
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="atolye" className="text-[1.1875rem] leading-[1.25]">
          Atölyedeki cihazlar
        </h2>
        <Link href={ADMIN_PATHS.orders} className="inline-flex min-h-11 items-center">
          {data ? `${data.states.open.toLocaleString('tr-TR')} açık iş emri` : 'Açık iş emirleri'}
        </Link>
      </div>
      {error && (
        <Alert
          tone="bad"
          className="mb-6"
          title={LIST_ERROR + error.message}
          actions={
            <Button disabled={isValidating} onClick={() => void mutate()}>
              Yeniden Dene
            </Button>
          }
        />
      )}
      {(data || !error) && (
        <>
          <CircuitFilter
            label="Adıma göre süz"
            steps={data?.steps}
            hrefOf={(step) => `${ADMIN_PATHS.orders}?adim=${step}`}
          />
          <AttentionFilter counts={data} />
        </>
      )}
    </section>
  )
}
