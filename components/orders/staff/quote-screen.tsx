'use client'

import { DeviceName } from '@/components/orders/device-name'
import { OrderQuote } from '@/components/orders/customer/order-quote'
import { Alert } from '@/components/ui/alert'
import { Link } from '@/components/ui/link'
import { adminOrderPath } from '@/lib/site/admin-pages'
import { GitCompareArrows } from 'lucide-react'
import { Panel, PANEL_CELL } from '@/components/orders/staff/panel'
import { type OpenOrder, useOrder } from '@/components/orders/staff/use-order'
import { WithOrder } from '@/components/orders/staff/with-order'
import { previewOf, standingWords, versionOf } from './quote-draft'
import { QuoteForm } from './quote-form'
import { useQuote } from './use-quote'

/** Whom the quote is for, beside the title. */
export function QuoteSubject() {
  const { order } = useOrder()
  if (!order) return null
  return (
    <p className="[overflow-wrap:anywhere]">
      {order.contactPerson}
      {(order.deviceBrand || order.deviceModel) && ', '}
      <DeviceName {...order} />
    </p>
  )
}

/** The form for a quote, and the quote as the customer will see it. */
export function QuoteScreen() {
  return <WithOrder>{(open) => <QuoteParts key={open.order.id} open={open} />}</WithOrder>
}

function QuoteParts({ open }: { open: OpenOrder }) {
  const { order } = open
  const { form, ...editor } = useQuote(open)
  const { quote, number, diagnosis } = order
  const version = versionOf(order)
  return (
    <>
      {quote && (
        <Alert
          density="compact"
          tone="neutral"
          icon={GitCompareArrows}
          className="mb-4 max-w-288"
          title={standingWords(quote)}
          text="Bu teklif gönderilince önceki geçersiz olur; verilmiş bir karar varsa düşer ve müşteriye yeniden sorulur."
        />
      )}
      <div className="grid max-w-288 grid-cols-[minmax(0,7fr)_minmax(19rem,4fr)] items-start gap-6 max-wide:grid-cols-1">
        <QuoteForm open={open} version={version} editor={editor} formRef={form} />
        <div className="grid min-w-0 gap-6">
          <section aria-labelledby="onizleme">
            <h2 id="onizleme" className="mb-3 text-[1.1875rem] leading-[1.25]">
              Müşteri böyle görecek
            </h2>
            <OrderQuote number={number} quote={previewOf(editor.draft, version)} />
          </section>
          <Panel
            id="ne-bulduk"
            title="Ne bulduk"
            note={
              <Link href={`${adminOrderPath(order.id)}#tespit`} className="inline-flex min-h-11 items-center text-ink">
                Düzenle<span className="sr-only">: tespit</span>
              </Link>
            }>
            <p className={`whitespace-pre-line [overflow-wrap:anywhere] ${PANEL_CELL}`}>
              {diagnosis || 'Tespit henüz yazılmadı.'}
            </p>
          </Panel>
        </div>
      </div>
    </>
  )
}
