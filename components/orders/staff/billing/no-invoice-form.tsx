import { Choices } from '@/components/admin/form/choices'
import { errorsOf, fieldsOf } from '@/components/admin/form/draft-form'
import { TextField } from '@/components/ui/field'
import { apiPath } from '@/lib/api/paths'
import { NO_INVOICE_REASONS, NO_INVOICE_WORDS, type NoInvoiceReason } from '@/lib/orders/billing/fields'
import { noInvoiceSchema } from '@/lib/orders/billing/schema'
import { BillingForm, useBillingForm, FULL_WIDTH } from './billing-form'
import type { BillingRecord } from './use-billing'

const REASON_CHOICES = NO_INVOICE_REASONS.map((value) => ({ value, label: NO_INVOICE_WORDS[value] }))

/** Form to record that an order needs no invoice, and why. */
export function NoInvoiceForm({ record, onDone }: { record: BillingRecord; onDone: () => void }) {
  const { id } = record.billing
  const form = useBillingForm(`is-emri/${id}/fatura-yok`, { reason: 'warranty', text: '' })
  const { draft, change } = form
  const json = { reason: draft.reason as NoInvoiceReason, text: draft.text }
  return (
    <BillingForm
      form={form}
      label="Fatura yok"
      submitLabel="Fatura Yok Olarak Kaydet"
      errors={() => errorsOf(noInvoiceSchema, json)}
      send={() => record.send(apiPath('Billing/orders/[key]/no-invoice', { key: id }), { method: 'PUT', json })}
      onDone={onDone}>
      <Choices
        label="Neden fatura yok?"
        name="reason"
        options={REASON_CHOICES}
        value={json.reason}
        onChange={(reason) => change({ reason })}
        className={FULL_WIDTH}
      />
      <TextField
        label="Açıklama"
        labelNote="(“Başka” seçilirse zorunlu)"
        id="fatura-yok-nedeni"
        autoComplete="off"
        className={FULL_WIDTH}
        {...fieldsOf(form)('text')}
      />
    </BillingForm>
  )
}
