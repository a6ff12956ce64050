'use client'

import { FormNotices } from '@/components/admin/form/form-notices'
import { submitHandler } from '@/components/admin/form/use-submit'
import { useRouter } from 'next/navigation'
import { type OrderRecord, WithOrder } from './use-order'
import { ORDER_NAMES, useSectionForm } from './order-section'
import { ArrivalFields, CustomerFields, DeviceFields, FaultField } from './order-fields'
import { FormActions } from '@/components/admin/form/form-actions'
import { FormFrame, FormSection } from '@/components/admin/form/form-frame'
import { adminOrderPath } from '@/lib/site/admin-pages'

export function OrderEditor() {
  return <WithOrder>{(record) => <OrderForm key={record.order.id} record={record} />}</WithOrder>
}

function OrderForm({ record }: { record: OrderRecord }) {
  const router = useRouter()
  const path = adminOrderPath(record.order.id)
  const editor = useSectionForm(record, 'bilgiler', ORDER_NAMES, 'Kaydedildi.')
  const { draft, isDirty, form, errors, isSending, change } = editor
  const fields = { draft, errors, change }

  async function submit(options?: { overwrite: boolean }) {
    if (!(await editor.submit(options))) return
    // If the email address has changed, the link panel shows who still has the link and offers a new one.
    router.push(draft.email === record.order.email ? path : `${path}#baglanti`)
  }

  return (
    <div className="max-w-216">
      <FormNotices form={editor} submit={submit} />
      <FormFrame ref={form} title="Müşteri, cihaz, arıza" onSubmit={submitHandler(submit)}>
        <FormSection name="Müşteri" disabled={isSending}>
          <CustomerFields {...fields} />
        </FormSection>
        <FormSection name="Cihaz" disabled={isSending}>
          <DeviceFields {...fields} />
          <ArrivalFields {...fields} />
        </FormSection>
        <FormSection name="Arıza" disabled={isSending}>
          <FaultField {...fields} />
        </FormSection>
        <FormActions isSaving={isSending} isDirty={isDirty} cancelHref={path} />
      </FormFrame>
    </div>
  )
}
