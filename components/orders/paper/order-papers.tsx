'use client'

import { ArrowLeft, Printer, Tag } from 'lucide-react'
import { useParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { ReadFailure } from '@/components/admin/list/reading'
import { useRead } from '@/components/admin/session/api'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { OrderJson } from '@/lib/orders/output'
import { LOAD_ERROR } from '@/components/orders/staff/words'
import { adminOrderPath } from '@/lib/site/admin-pages'
import { OrderSheet, type PaperCompany } from './order-sheet'
import styles from './paper.module.css'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import { QrCode } from '@/components/admin/qr-code'

/** What a button prints. The browser's own command prints both papers, each in its size. */
type Chosen = 'sheet' | 'label' | 'both'

export function OrderPapers({ company }: { company: PaperCompany }) {
  const { id } = useParams<{ id: string }>()
  // A reload while the paper is being checked would move it.
  const { data: order, ...read } = useRead<OrderJson>(`/api/WorkOrders/${id}`, { revalidateOnFocus: false })
  const [chosen, setChosen] = useState<Chosen>('both')
  useEffect(() => {
    const reset = () => setChosen('both')
    window.addEventListener('afterprint', reset)
    return () => window.removeEventListener('afterprint', reset)
  }, [])
  const print = (paper: Chosen) => {
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
        <div className={styles.desk} data-paper={chosen}>
          <OrderSheet order={order} company={company} />
          <DeviceLabel order={order} />
        </div>
      ) : (
        <div className="px-admin py-6">
          <h1 className="mb-6 text-h2">İş Emri Fişi</h1>
          {read.error ? <ReadFailure {...read} failed={LOAD_ERROR} /> : <output>Yükleniyor…</output>}
        </div>
      )}
    </>
  )
}

/** Characters of a model that one line takes. A longer one is set smaller, in two. */
const ONE_LINE = 28

/** The label that is stuck on the device: 62 × 62 mm. */
export function DeviceLabel({ order }: { order: OrderJson }) {
  const { number, deviceBrand, deviceModel, serialNumber, accessories } = order
  const isLong = deviceModel.length > ONE_LINE
  return (
    <section aria-labelledby="etiket" className={styles.label}>
      <h2 id="etiket">Cihaz etiketi, 62 mm</h2>
      <div className={styles.tag62}>
        <span className={styles.number}>{number}</span>
        <div lang="en" className={styles.brand}>
          {deviceBrand || deviceModel || number}
        </div>
        {deviceBrand && deviceModel && (
          <span className={`${styles.line} ${styles.mono} ${styles.model} ${isLong ? styles.long : ''}`}>
            {deviceModel}
          </span>
        )}
        <div className={styles.row}>
          <div>
            {serialNumber && (
              <span className={`${styles.line} ${styles.three} ${styles.mono}`}>S/N {serialNumber}</span>
            )}
            <span className={styles.one}>{order.companyName || order.contactPerson}</span>
            <span className={styles.one}>{formatDateTime(order.createdAt).slice(0, 10)}</span>
          </div>
          <QrCode text={order.trackingUrl} label="Müşterinin sayfası, etiketteki karekod" />
        </div>
        <div className={styles.rest}>
          {accessories && <span className={isLong ? styles.one : styles.line}>Yanında: {accessories}</span>}
          <span className={styles.private}>Karekod müşteriye özeldir.</span>
        </div>
      </div>
    </section>
  )
}
