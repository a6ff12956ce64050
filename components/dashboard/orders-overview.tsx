'use client'

import { ReadFailure } from '@/components/admin/list/loading-boundary'
import { useOrderCounts } from '@/components/admin/shell/reads'
import { StepFilter } from '@/components/orders/staff/list/filter-links'
import { ORDER_LIST_ERROR } from '@/components/orders/staff/words'
import { Link } from '@/components/ui/link'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

/** The circuit with the number of open orders at each step. A failed request affects only this part of the dashboard. */
export function OrdersOverview() {
  const { data: counts, ...read } = useOrderCounts()
  return (
    <section aria-labelledby="atolye">
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="atolye" className="text-[1.1875rem] leading-[1.25]">
          Atölyedeki cihazlar
        </h2>
        <Link href={ADMIN_PATHS.orders} className="inline-flex min-h-11 items-center">
          {counts ? `${counts.states.open.toLocaleString('tr-TR')} açık iş emri` : 'Açık iş emirleri'}
        </Link>
      </div>
      <ReadFailure {...read} className="mb-6" errorPrefix={ORDER_LIST_ERROR} />
      {(counts || !read.error) && (
        <StepFilter
          label="Adıma göre süz"
          className="mb-6"
          steps={counts?.steps}
          hrefOf={(step) => `${ADMIN_PATHS.orders}?adim=${step}`}
        />
      )}
    </section>
  )
}
