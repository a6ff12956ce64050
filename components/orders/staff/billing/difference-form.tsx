import { Choices } from '@/components/admin/form/choices'
import { errorsOf, fieldsOf } from '@/components/admin/form/draft-form'
import { TextField } from '@/components/ui/field'
import { apiPath } from '@/lib/api/paths'
import { DIFFERENCE_KINDS, DIFFERENCE_WORDS, type DifferenceKind } from '@/lib/orders/billing/fields'
import { differenceSchema } from '@/lib/orders/billing/schema'
import { BillingForm, useBillingForm, WIDE } from './billing-form'
import type { OpenBilling } from './use-billing'
import { differenceWords } from './words'

const KINDS = DIFFERENCE_KINDS.map((value) => ({ value, label: DIFFERENCE_WORDS[value] }))

type DifferenceFormProps = {
  open: OpenBilling
  of: 'invoice' | 'payment'
  /** The difference on the screen; negative if too little was invoiced or paid. */
  amount: number
  onDone: () => void
}

/** Asks for the reason of a difference, which then counts as settled. */
export function DifferenceForm({ open, of, amount, onDone }: DifferenceFormProps) {
  const { id, currency, foreign } = open.billing
  const usual: string = of === 'payment' && foreign.length > 0 ? 'rate' : 'rounding'
  const form = useBillingForm(`is-emri/${id}/fark/${of}`, { kind: usual, text: '' })
  const { draft, change } = form
  const json = { amount, kind: draft.kind as DifferenceKind, text: draft.text }
  return (
    <BillingForm
      form={form}
      label={differenceWords(of, amount, currency)}
      submit="Nedenini Kaydet"
      errors={() => errorsOf(differenceSchema, json)}
      send={() => open.send(apiPath('Billing/orders/[key]/differences/[of]', { key: id, of }), { method: 'PUT', json })}
      onDone={onDone}>
      <p className={WIDE}>
        <b>{differenceWords(of, amount, currency)}.</b>{' '}
        {of === 'payment' && amount < 0 && 'Kalan beklenmez, iş emri ödenmiş sayılır.'}
      </p>
      <Choices
        label="Neden"
        name="kind"
        options={KINDS}
        value={json.kind}
        onChange={(kind) => change({ kind })}
        className={WIDE}
      />
      <TextField
        label="Açıklama"
        id="fark-aciklama"
        optional
        autoComplete="off"
        className={WIDE}
        {...fieldsOf(form)('text')}
      />
    </BillingForm>
  )
}
