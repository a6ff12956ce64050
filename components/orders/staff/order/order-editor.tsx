'use client'

import { FormNotices } from '@/components/admin/form/form-notices'
import { useItemForm } from '@/components/admin/form/use-item-form'
import { sends } from '@/components/admin/form/use-submit'
import { useRouter } from 'next/navigation'
import { type OpenOrder, WithOrder } from './use-order'
import { ORDER_NAMES, partFormOptions, savingPart } from './order-part'
import { OrderFormFields } from './order-fields'
import { FormActions } from '@/components/admin/form/form-actions'
import { FormFrame } from '@/components/admin/form/form-frame'
import { adminOrderPath } from '@/lib/site/admin-pages'

export function OrderEditor() {
  return <WithOrder>{(open) => <OrderForm key={open.order.id} open={open} />}</WithOrder>
}

function OrderForm({ open }: { open: OpenOrder }) {
  const router = useRouter()
  const path = adminOrderPath(open.order.id)
  const part = useItemForm(partFormOptions(open, 'bilgiler', ORDER_NAMES))
  const { draft, isDirty, form, fields, isSending, change } = part
  const save = savingPart(open, part, 'Kaydedildi.')

  async function submit(how?: { overwrite: boolean }) {
    if (!(await save(how))) return
    // If the email address has changed, the link panel shows who still has the link and offers a new one.
    router.push(draft.email === open.order.email ? path : `${path}#baglanti`)
  }

  return (
    <div className="max-w-216">
      <FormNotices form={part} onReload={part.discardEdits} onOverwrite={() => void submit({ overwrite: true })} />
      <FormFrame ref={form} title="Müşteri, cihaz, arıza" onSubmit={sends(submit)}>
        <OrderFormFields draft={draft} fields={fields} disabled={isSending} change={change} />
        <FormActions isSaving={isSending} isDirty={isDirty} cancelHref={path} />
      </FormFrame>
    </div>
  )
}
