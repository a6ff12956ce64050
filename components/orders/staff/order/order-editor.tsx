'use client'

import { sends } from '@/components/admin/form/use-submit'
import { useRouter } from 'next/navigation'
import { SendingNotices } from '@/components/orders/staff/sending'
import { type OpenOrder, WithOrder } from './use-order'
import { ORDER_NAMES, useOrderPart } from './use-order-part'
import { OrderFields } from './order-fields'
import { FormActions } from '@/components/admin/form/form-actions'
import { FormFrame } from '@/components/admin/form/form-frame'
import { adminOrderPath } from '@/lib/site/admin-pages'

export function OrderEditor() {
  return <WithOrder>{(open) => <OrderForm key={open.order.id} open={open} />}</WithOrder>
}

function OrderForm({ open }: { open: OpenOrder }) {
  const router = useRouter()
  const path = adminOrderPath(open.order.id)
  // Where the e-mail address was corrected, the link's panel says who still has the link, and offers a new one.
  const onSaved = (): void => router.push(part.draft.email === open.order.email ? path : `${path}#baglanti`)
  const part = useOrderPart(open, { key: 'bilgiler', names: ORDER_NAMES, done: 'Kaydedildi.', onSaved })
  const { draft, isDirty, form, sending, change, submit } = part
  const { fields, isSending } = sending
  return (
    <div className="max-w-216">
      <SendingNotices {...part} />
      <FormFrame ref={form} title="Müşteri, cihaz, arıza" onSubmit={sends(submit)}>
        <OrderFields draft={draft} fields={fields} disabled={isSending} change={change} />
        <FormActions isSaving={isSending} isDirty={isDirty} cancelHref={path} />
      </FormFrame>
    </div>
  )
}
