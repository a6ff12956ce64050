'use client'

import { FormNotices } from '@/components/admin/form/form-notices'
import { useItemForm } from '@/components/admin/form/use-item-form'
import { submitHandler } from '@/components/admin/form/use-submit'
import { useRouter } from 'next/navigation'
import { type OrderRecord, WithOrder } from './use-order'
import { ORDER_NAMES, sectionFormOptions, sectionSaver } from './order-section'
import { OrderFormFields } from './order-fields'
import { FormActions } from '@/components/admin/form/form-actions'
import { FormFrame } from '@/components/admin/form/form-frame'
import { adminOrderPath } from '@/lib/site/admin-pages'

export function OrderEditor() {
  return <WithOrder>{(record) => <OrderForm key={record.order.id} record={record} />}</WithOrder>
}

function OrderForm({ record }: { record: OrderRecord }) {
  const router = useRouter()
  const path = adminOrderPath(record.order.id)
  const editor = useItemForm(sectionFormOptions(record, 'bilgiler', ORDER_NAMES))
  const { draft, isDirty, form, errors, isSending, change } = editor
  const save = sectionSaver(record, editor, 'Kaydedildi.')

  async function submit(options?: { overwrite: boolean }) {
    if (!(await save(options))) return
    // If the email address has changed, the link panel shows who still has the link and offers a new one.
    router.push(draft.email === record.order.email ? path : `${path}#baglanti`)
  }

  return (
    <div className="max-w-216">
      <FormNotices form={editor} submit={submit} />
      <FormFrame ref={form} title="Müşteri, cihaz, arıza" onSubmit={submitHandler(submit)}>
        <OrderFormFields draft={draft} errors={errors} disabled={isSending} change={change} />
        <FormActions isSaving={isSending} isDirty={isDirty} cancelHref={path} />
      </FormFrame>
    </div>
  )
}
