'use client'

import { useRouter } from 'next/navigation'
import { SendingNotices } from '@/app/admin/(panel)/is-emirleri/[id]/_components/sending-notices'
import type { OpenOrder } from '@/app/admin/(panel)/is-emirleri/[id]/_components/use-order'
import { useOrderPart } from '@/app/admin/(panel)/is-emirleri/[id]/_components/use-order-part'
import { WithOrder } from '@/app/admin/(panel)/is-emirleri/[id]/_components/with-order'
import { ORDER_NAMES } from '@/app/admin/(panel)/is-emirleri/_components/order-draft'
import { OrderFields } from '@/app/admin/(panel)/is-emirleri/_components/order-fields'
import { FormActions } from '@/components/admin/editor/form-actions'
import { FormFrame } from '@/components/admin/editor/form-frame'
import { adminOrderPath } from '@/lib/site/admin-pages'

/** The form for customer, device and fault of an order. */
export function OrderEditor() {
  return <WithOrder>{(open) => <OrderForm key={open.order.id} open={open} />}</WithOrder>
}

function OrderForm({ open }: { open: OpenOrder }) {
  const router = useRouter()
  const path = adminOrderPath(open.order.id)
  // Where the e-mail address was corrected, the link's panel says who still has the link, and offers a new one.
  const onSaved = (): void => router.push(part.draft.email === open.order.email ? path : `${path}#baglanti`)
  const part = useOrderPart(open, { key: 'bilgiler', names: ORDER_NAMES, done: 'Kaydedildi.', onSaved })
  const { draft, isDirty, offers, form, sending, change, submit, takeTheirs } = part
  const { fields, isSending } = sending
  return (
    <div className="max-w-216">
      <SendingNotices
        sending={sending}
        offers={offers}
        onTakeTheirs={takeTheirs}
        onSaveMine={() => void submit({ mine: true })}
      />
      <FormFrame
        ref={form}
        title="Müşteri, cihaz, arıza"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}>
        <OrderFields draft={draft} fields={fields} disabled={isSending} change={change} />
        <FormActions isSaving={isSending} isDirty={isDirty} cancelHref={path} />
      </FormFrame>
    </div>
  )
}
