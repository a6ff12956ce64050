import { Choices } from '@/components/admin/form/choices'
import { errorsOf, fieldsOf } from '@/components/admin/form/draft-form'
import { TextField } from '@/components/ui/field'
import { apiPath } from '@/lib/api/paths'
import { DIFFERENCE_KINDS, DIFFERENCE_WORDS, type DifferenceKind } from '@/lib/orders/billing/fields'
import { differenceSchema } from '@/lib/orders/billing/schema'
import { BillingForm, useBillingForm, FULL_WIDTH } from './billing-form'
import type { BillingRecord } from './use-billing'
import { differenceWords } from './words'

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
  const form = useBillingForm(`is-emri/${id}/fark/${side}`, { kind: likelyReason, text: '' })
  const { draft, change } = form
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
        label="Neden"
        name="kind"
        options={KIND_CHOICES}
        value={json.kind}
        onChange={(kind) => change({ kind })}
        className={FULL_WIDTH}
      />
      <TextField
        label="Açıklama"
        id="fark-aciklama"
        optional
        autoComplete="off"
        className={FULL_WIDTH}
        {...fieldsOf(form)('text')}
      />
    </BillingForm>
  )
}
