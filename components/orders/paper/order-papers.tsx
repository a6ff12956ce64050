'use client'

import { ArrowLeft, Printer, Tag } from 'lucide-react'
import { useParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { ReadFailure } from '@/components/admin/list/loading-boundary'
import { useRead } from '@/components/admin/session/api'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { apiPath } from '@/lib/api/paths'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import type { OrderJson } from '@/lib/orders/order/output'
import { ORDER_LOAD_ERROR } from '@/components/orders/staff/words'
import { adminOrderPath } from '@/lib/site/admin-pages'
import { PAPER_MONO, ORDER_NUMBER, OrderSheet, PAPER, type SheetCompany, PAPER_FRAME } from './order-sheet'
import styles from './paper.module.css'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import { QrCode } from '@/components/admin/qr-code'

/** What a button prints. The browser's print command prints both papers, each in its size. */
type PrintTarget = 'sheet' | 'label' | 'both'

export function OrderPapers({ company }: { company: SheetCompany }) {
  const { id } = useParams<{ id: string }>()
  // A reload would move the paper while staff check it.
  const { data: order, ...read } = useRead(apiPath('WorkOrders/[key]', { key: id }), { revalidateOnFocus: false })
  const [chosen, setChosen] = useState<PrintTarget>('both')
  useEffect(() => {
    const reset = () => setChosen('both')
    window.addEventListener('afterprint', reset)
    return () => window.removeEventListener('afterprint', reset)
  }, [])
  const print = (paper: PrintTarget) => {
    flushSync(() => setChosen(paper))
    window.print()
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-edge px-admin py-3 print:hidden">
        <Link href={adminOrderPath(id)} className="inline-flex min-h-11 items-center gap-2 text-ink-2 hover:text-ink">
          <Icon of={ArrowLeft} />
          {order ? (
            <>
              <span className="sr-only">İş emrine dön: </span>
              <span className="mono">{order.number}</span>
            </>
          ) : (
            'İş emrine dön'
          )}
        </Link>
        <div className="flex flex-wrap gap-3">
          <Button icon={Tag} disabled={!order} onClick={() => print('label')}>
            Etiketi Yazdır
          </Button>
          <Button icon={Printer} variant="act" disabled={!order} onClick={() => print('sheet')}>
            Fişi Yazdır
          </Button>
        </div>
      </div>
      {order ? (
        <div
          className="grid justify-items-center gap-8 px-[clamp(0.5rem,3vw,2rem)] pt-6 pb-16 print:block print:p-0"
          data-paper={chosen}>
          <OrderSheet order={order} company={company} />
          <DeviceLabel order={order} />
        </div>
      ) : (
        <div className="px-admin py-6">
          <h1 className="mb-6 text-h2">İş Emri Fişi</h1>
          {read.error ? <ReadFailure {...read} errorPrefix={ORDER_LOAD_ERROR} /> : <output>Yükleniyor…</output>}
        </div>
      )}
    </>
  )
}

/** Characters of a model that fit on one line. A longer one is set smaller, on two. */
const ONE_LINE = 28

/** The label for the device: 62 × 62 mm. */
function DeviceLabel({ order }: { order: OrderJson }) {
  const { number, deviceBrand, deviceModel, serialNumber, accessories } = order
  const isLong = deviceModel.length > ONE_LINE
  return (
    <section aria-labelledby="etiket" className={`${PAPER_FRAME} [overflow-wrap:anywhere] ${styles.label}`}>
      <h2 id="etiket" className="mb-3 text-h3 print:hidden">
        Cihaz etiketi, 62 mm
      </h2>
      <div className={`${PAPER} size-[62mm] overflow-hidden px-[3mm] py-[2.5mm] text-[9pt] leading-[1.3]`}>
        <span className={`${ORDER_NUMBER} text-[19pt]`}>{number}</span>
        <div
          lang="en"
          className="mt-[1mm] truncate border-[1.5px] border-edge px-[1.5mm] py-[0.5mm] font-title text-[11pt] leading-[1.2] font-semibold uppercase">
          {deviceBrand || deviceModel || number}
        </div>
        {deviceBrand && deviceModel && (
          <span className={`mt-[1mm] line-clamp-2 ${PAPER_MONO} ${isLong ? 'text-[8pt] leading-[1.2]' : ''}`}>
            {deviceModel}
          </span>
        )}
        <div className="mt-[1mm] grid h-[24mm] grid-cols-[minmax(0,1fr)_24mm] gap-[2mm] overflow-hidden">
          <div>
            {serialNumber && <span className={`line-clamp-3 ${PAPER_MONO}`}>S/N {serialNumber}</span>}
            <span className="line-clamp-1">{order.companyName || order.contactPerson}</span>
            <span className="line-clamp-1">{formatDateTime(order.createdAt).slice(0, 10)}</span>
          </div>
          <QrCode text={order.trackingUrl} label="Müşterinin sayfası, etiketteki karekod" className="size-[24mm]" />
        </div>
        <div className="mt-[1mm] border-t border-line pt-[0.75mm] text-[8pt] leading-[1.25]">
          {accessories && (
            <span className={isLong ? 'line-clamp-1' : 'line-clamp-2'}>
              {ORDER_FIELDS.accessories.label}: {accessories}
            </span>
          )}
          <span className="text-[7pt]">Karekod müşteriye özeldir.</span>
        </div>
      </div>
    </section>
  )
}
