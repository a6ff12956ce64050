import { Choices } from '@/components/admin/form/choices'
import { errorsOf, fieldsOf } from '@/components/admin/form/draft-form'
import { useIdempotencyKey } from '@/components/admin/form/use-idempotency-key'
import { useNow } from '@/components/admin/use-now'
import { TextField } from '@/components/ui/field'
import { apiPath } from '@/lib/api/paths'
import { PAYMENT_METHOD_WORDS, PAYMENT_METHODS } from '@/lib/orders/billing/fields'
import type { OrderBillingJson } from '@/lib/orders/billing/output'
import { paymentSchema } from '@/lib/orders/billing/schema'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import {
  CURRENCIES,
  type Currency,
  currencyName,
  foreignCurrency,
  formatAmount,
  formatMoney,
  parseAmount,
} from '@/lib/platform/turkish/money'
import { BillingForm, useBillingForm, FULL_WIDTH } from './billing-form'
import type { BillingRecord } from './use-billing'

type BillingPayment = OrderBillingJson['payments'][number]
type PaymentFormProps = { record: BillingRecord; payment: BillingPayment | null; onDone: () => void }

const METHOD_CHOICES = PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_METHOD_WORDS[value] }))

/** Returns a typed amount in the currency that the text names, or else in `ownCurrency`. */
function typedMoney(text: string, ownCurrency: Currency): { amount: number; currency: Currency } {
  const namedCurrency = foreignCurrency(text, ownCurrency)
  const currency = CURRENCIES.find((candidate) => candidate === namedCurrency) ?? ownCurrency
  return { amount: parseAmount(text, currency) ?? Number.NaN, currency }
}

/** Form for a new or existing payment. */
export function PaymentForm({ record, payment, onDone }: PaymentFormProps) {
  const { billing, send } = record
  const { id, approved, invoiced, currency: ownCurrency } = billing
  const today = istanbulDay(useNow())
  const idempotencyKey = useIdempotencyKey()
  const initialCurrency = payment?.currency ?? ownCurrency
  const unpaidBefore = billing.open + (payment && payment.currency === ownCurrency ? payment.amount : 0)
  const amount = payment?.amount ?? Math.max(unpaidBefore, 0)
  const form = useBillingForm(`is-emri/${id}/odeme/${payment?.id ?? ''}`, {
    day: payment?.day ?? today,
    amount: amount > 0 ? formatAmount(amount) : '',
    method: payment?.method ?? 'transfer',
    note: payment?.note ?? '',
  })
  const { draft, change } = form
  const field = fieldsOf(form)

  const input = () => ({
    day: draft.day,
    ...typedMoney(draft.amount, initialCurrency),
    method: draft.method,
    note: draft.note,
  })

  async function save() {
    const json = input()
    if (payment) {
      const path = apiPath('Billing/orders/[key]/payments/[paymentId]', { key: id, paymentId: payment.id })
      await send(path, { method: 'PUT', json })
    } else {
      const path = apiPath('Billing/orders/[key]/payments', { key: id })
      await send(path, { method: 'POST', json, headers: idempotencyKey.headersFor(json) })
      idempotencyKey.succeeded()
    }
  }

  function remainderText(): string {
    const typedAmount = typedMoney(draft.amount, initialCurrency)
    if (Number.isNaN(typedAmount.amount) || approved + invoiced === 0) return ''
    if (typedAmount.currency !== ownCurrency)
      return `${currencyName(typedAmount.currency)} olarak yazılır, kalandan düşmez; kalanı sonra “Kur” ile kapatın.`
    const remaining = unpaidBefore - typedAmount.amount
    if (remaining === 0) return 'Kalanın tamamı: bununla ödenmiş olur.'
    return remaining > 0
      ? `Bununla ${formatMoney(remaining, ownCurrency)} kalır.`
      : `Kalandan ${formatMoney(-remaining, ownCurrency)} fazla.`
  }

  return (
    <BillingForm
      form={form}
      label={payment ? 'Ödemeyi düzelt' : 'Ödeme ekle'}
      submitLabel="Ödemeyi Kaydet"
      errors={() => errorsOf(paymentSchema, input())}
      send={save}
      onDone={onDone}
      deleteAction={
        payment
          ? {
              text: `${formatMoney(payment.amount, payment.currency)} tutarındaki ödeme silinecek.`,
              remove: () =>
                send(apiPath('Billing/orders/[key]/payments/[paymentId]', { key: id, paymentId: payment.id }), {
                  method: 'DELETE',
                }),
            }
          : undefined
      }>
      <TextField label="Gün" id="odeme-gunu" type="date" max={today} required {...field('day')} />
      <TextField
        label={`Tutar, ${currencyName(initialCurrency)}`}
        id="odeme-tutari"
        required
        inputMode="decimal"
        autoComplete="off"
        hint={ownCurrency !== 'TRY' && 'TL ile ödendiyse 9.876,54 TL biçiminde yazın.'}
        className="[&_input]:mono [&_input]:text-right"
        {...field('amount')}
      />
      <Choices
        label="Nasıl"
        name="method"
        options={METHOD_CHOICES}
        value={draft.method}
        onChange={(method) => change({ method })}
        className={FULL_WIDTH}
      />
      <TextField label="Not" id="odeme-notu" optional autoComplete="off" className={FULL_WIDTH} {...field('note')} />
      <output className={`text-small leading-[1.4] text-ink-2 empty:hidden ${FULL_WIDTH}`}>{remainderText()}</output>
    </BillingForm>
  )
}
