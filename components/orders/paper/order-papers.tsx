'use client'

import { Printer, Tag } from 'lucide-react'
import { useParams, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { ReadFailure } from '@/components/admin/list/loading-boundary'
import { useRead } from '@/components/admin/session/api'
import { Crumb } from '@/components/admin/shell/crumb'
import { Button } from '@/components/ui/button'
import { apiPath } from '@/lib/api/paths'
import { ORDER_LOAD_ERROR } from '@/components/orders/staff/words'
import { adminOrderPath, PRINT_QUERY } from '@/lib/site/admin-pages'
import { DeviceLabel } from './device-label'
import { OrderSheet, PAPER_FRAME, type SheetCompany } from './order-sheet'
import styles from './paper.module.css'

/** What a button prints. The browser's print command prints sheet and label, each in its size. */
type PrintTarget = 'sheet' | 'label' | 'both'

function print(target: PrintTarget, setTarget: (target: PrintTarget) => void): void {
  flushSync(() => setTarget(target))
  window.print()
}

export function OrderPapers({ company }: { company: SheetCompany }) {
  const { id } = useParams<{ id: string }>()
  // A reload could change the page while staff check it.
  const { data: order, ...read } = useRead(apiPath('WorkOrders/[key]', { key: id }), { revalidateOnFocus: false })
  const [target, setTarget] = useState<PrintTarget>('both')
  useEffect(() => {
    const reset = () => setTarget('both')
    window.addEventListener('afterprint', reset)
    return () => window.removeEventListener('afterprint', reset)
  }, [])
  const isPrintRequested = useSearchParams().has(PRINT_QUERY) && order !== undefined
  useEffect(() => {
    // The query is removed, so that a reload does not print again. The timer is needed because effects must not call `flushSync`.
    const timer = isPrintRequested
      ? setTimeout(() => {
          window.history.replaceState(null, '', window.location.pathname)
          print('label', setTarget)
        })
      : undefined
    return () => clearTimeout(timer)
  }, [isPrintRequested])

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-edge px-admin py-3 print:hidden">
        <Crumb href={adminOrderPath(id)}>
          {order ? (
            <>
              <span className="sr-only">İş emrine dön: </span>
              <span className="mono">{order.number}</span>
            </>
          ) : (
            'İş emrine dön'
          )}
        </Crumb>
        <div className="flex flex-wrap gap-3">
          <Button icon={Tag} disabled={!order} onClick={() => print('label', setTarget)}>
            Etiketi Yazdır
          </Button>
          <Button icon={Printer} variant="primary" disabled={!order} onClick={() => print('sheet', setTarget)}>
            Fişi Yazdır
          </Button>
        </div>
      </div>
      {order ? (
        <div
          className="grid justify-items-center gap-8 px-[clamp(0.5rem,3vw,2rem)] pt-6 pb-16 print:block print:p-0"
          data-paper={target}>
          <OrderSheet order={order} company={company} />
          <section aria-labelledby="etiket" className={`${PAPER_FRAME} ${styles.label}`}>
            <h2 id="etiket" className="mb-3 text-h3 print:hidden">
              Cihaz etiketi, 62 mm
            </h2>
            <DeviceLabel order={order} />
          </section>
        </div>
      ) : (
        <div className="px-admin py-6">
          <h1 className="mb-6 text-h2">İş Emri Fişi</h1>
          {read.error ? (
            <ReadFailure {...read} listScreen="orders" errorPrefix={ORDER_LOAD_ERROR} />
          ) : (
            <output>Yükleniyor…</output>
          )}
        </div>
      )}
    </>
  )
}
