import { errorsOf, fieldsOf } from '@/components/admin/form/draft-form'
import { TextField } from '@/components/ui/field'
import { accountChangeSchema } from '@/lib/orders/billing/schema'
import { BillingForm, useBillingForm } from './billing-form'
import type { BillingRecord } from './use-billing'

/** Gives an order its own due date. If the field is empty, the due date of its invoices applies. */
export function DueForm({ record, onDone }: { record: BillingRecord; onDone: () => void }) {
  const { id, dueOn, clock: deadline } = record.billing
  const form = useBillingForm(`is-emri/${id}/vade`, { dueOn: dueOn ?? deadline?.day ?? '' })
  const json = { dueOn: form.draft.dueOn || null }
  return (
    <BillingForm
      form={form}
      label="Vadeyi değiştir"
      submitLabel="Vadeyi Kaydet"
      errors={() => errorsOf(accountChangeSchema, json)}
      send={() => record.send(record.path, { method: 'PATCH', json })}
      onDone={onDone}>
      <TextField
        label="Vade"
        id="vade"
        type="date"
        hint="Yalnız bu iş emri için. Boşsa faturanın vadesi."
        {...fieldsOf(form)('dueOn')}
      />
    </BillingForm>
  )
}
