import { errorsOf, fieldsOf } from '@/components/admin/form/draft-form'
import { TextField } from '@/components/ui/field'
import { accountChangeSchema } from '@/lib/orders/billing/schema'
import { BillingForm, useBillingForm } from './billing-form'
import type { OpenBilling } from './use-billing'

/** Gives an order a due date of its own. If the field is empty, that of its invoices applies. */
export function DueForm({ open, onDone }: { open: OpenBilling; onDone: () => void }) {
  const { id, dueOn, clock } = open.billing
  const form = useBillingForm(`is-emri/${id}/vade`, { dueOn: dueOn ?? clock?.day ?? '' })
  const json = { dueOn: form.draft.dueOn || null }
  return (
    <BillingForm
      form={form}
      label="Vadeyi değiştir"
      submit="Vadeyi Kaydet"
      errors={() => errorsOf(accountChangeSchema, json)}
      send={() => open.send(open.path, { method: 'PATCH', json })}
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
