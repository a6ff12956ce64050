'use client'

import { DeviceName } from '@/components/orders/device-name'
import { type OpenOrder, useOrder, WithOrder } from './use-order'
import { versionOf } from './quote-draft'
import { QuoteForm } from './quote-form'
import { useQuote } from './use-quote'

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

export function QuoteScreen() {
  return <WithOrder>{(open) => <QuoteParts key={open.order.id} open={open} />}</WithOrder>
}

function QuoteParts({ open }: { open: OpenOrder }) {
  const { form, ...editor } = useQuote(open)
  return (
    <div className="max-w-288">
      <QuoteForm open={open} version={versionOf(open.order)} editor={editor} formRef={form} />
    </div>
  )
}
