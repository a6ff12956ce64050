import { Choices } from '@/components/admin/form/choices'
import { choicesOf, errorsOf, fieldsOf } from '@/components/admin/form/draft-form'
import { TextField } from '@/components/ui/field'
import { apiPath } from '@/lib/api/paths'
import {
  DIFFERENCE_FIELDS,
  DIFFERENCE_KINDS,
  DIFFERENCE_WORDS,
  type DifferenceKind,
  NO_INVOICE_REASONS,
  NO_INVOICE_WORDS,
  type NoInvoiceReason,
  ORDER_ACCOUNT_FIELDS,
} from '@/lib/orders/billing/fields'
import { accountChangeSchema, differenceSchema, noInvoiceSchema } from '@/lib/orders/billing/schema'
import { controlOf } from '@/lib/records/field'
import { BillingForm, FULL_WIDTH, useBillingForm } from './billing-form'
import type { BillingRecord } from './use-billing'
import { differenceWords } from './words'

// Forms about an order's account as a whole. Invoices and payments have forms of their own.

/** Gives an order its own due date. If the field is empty, the due date of its invoices applies. */
export function DueForm({ record, onDone }: { record: BillingRecord; onDone: () => void }) {
  const { id, dueOn, clock: deadline } = record.billing
  const form = useBillingForm(`is-emri/${id}/vade`, { dueOn: dueOn ?? deadline?.day ?? '' }, record.stored?.etag)
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
        label={ORDER_ACCOUNT_FIELDS.ownDueOn.label}
        id="vade"
        type="date"
        hint="Yalnız bu iş emri için. Boşsa faturanın vadesi."
        {...fieldsOf(form)('dueOn')}
      />
    </BillingForm>
  )
}

const REASON_CHOICES = NO_INVOICE_REASONS.map((value) => ({ value, label: NO_INVOICE_WORDS[value] }))

/** Form to record that an order needs no invoice, and why. */
export function NoInvoiceForm({ record, onDone }: { record: BillingRecord; onDone: () => void }) {
  const { id } = record.billing
  const form = useBillingForm(`is-emri/${id}/fatura-yok`, { reason: 'warranty', text: '' }, record.stored?.etag)
  const { draft } = form
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
        options={REASON_CHOICES}
        {...choicesOf(form)('reason')}
        className={FULL_WIDTH}
      />
      {/* The form’s name already says ‘Fatura yok’. */}
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

const KIND_CHOICES = DIFFERENCE_KINDS.map((value) => ({ value, label: DIFFERENCE_WORDS[value] }))

type DifferenceFormProps = {
  record: BillingRecord
  side: 'invoice' | 'payment'
  /** The difference on the screen; negative if too little was invoiced or paid. */
  amount: number
  onDone: () => void
}

/** Asks for the reason for a difference, which then counts as settled. */
export function DifferenceForm({ record, side, amount, onDone }: DifferenceFormProps) {
  const { id, currency, foreign } = record.billing
  const likelyReason: string = side === 'payment' && foreign.length > 0 ? 'rate' : 'rounding'
  const form = useBillingForm(`is-emri/${id}/fark/${side}`, { kind: likelyReason, text: '' }, record.stored?.etag)
  const { draft } = form
  const json = { amount, kind: draft.kind as DifferenceKind, text: draft.text }
  return (
    <BillingForm
      form={form}
      label={differenceWords(side, amount, currency)}
      submitLabel="Nedenini Kaydet"
      errors={() => errorsOf(differenceSchema, json)}
      send={() =>
        record.send(apiPath('Billing/orders/[key]/differences/[of]', { key: id, of: side }), { method: 'PUT', json })
      }
      onDone={onDone}>
      <p className={FULL_WIDTH}>
        <b>{differenceWords(side, amount, currency)}.</b>{' '}
        {side === 'payment' && amount < 0 && 'Kalan beklenmez, iş emri ödenmiş sayılır.'}
      </p>
      <Choices
        label={DIFFERENCE_FIELDS.kind.label}
        options={KIND_CHOICES}
        {...choicesOf(form)('kind')}
        className={FULL_WIDTH}
      />
      <TextField
        {...controlOf(DIFFERENCE_FIELDS.text)}
        id="fark-aciklama"
        autoComplete="off"
        className={FULL_WIDTH}
        {...fieldsOf(form)('text')}
      />
    </BillingForm>
  )
}
