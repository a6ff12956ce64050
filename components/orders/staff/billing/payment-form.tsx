import { Choices } from '@/components/admin/form/choices'
import { errorsOf, fieldsOf } from '@/components/admin/form/draft-form'
import { useIdempotencyKey } from '@/components/admin/form/use-idempotency-key'
import { useNow } from '@/components/admin/use-now'
import { TextField } from '@/components/ui/field'
import { apiPath } from '@/lib/api/paths'
import { METHOD_WORDS, METHODS } from '@/lib/orders/billing/fields'
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
import { BillingForm, useBillingForm, WIDE } from './billing-form'
import type { OpenBilling } from './use-billing'

type PaymentOfOrder = OrderBillingJson['payments'][number]
type PaymentFormProps = { open: OpenBilling; payment: PaymentOfOrder | null; onDone: () => void }

const METHOD_CHOICES = METHODS.map((value) => ({ value, label: METHOD_WORDS[value] }))

/** Returns a typed amount in the currency that the text names, or else in `own`. */
function typedMoney(text: string, own: Currency): { amount: number; currency: Currency } {
  const namedCurrency = foreignCurrency(text, own)
  const currency = CURRENCIES.find((candidate) => candidate === namedCurrency) ?? own
  return { amount: parseAmount(text, currency) ?? Number.NaN, currency }
}

/** Form for a new or existing payment. */
export function PaymentForm({ open, payment, onDone }: PaymentFormProps) {
  const { billing, send } = open
  const { id, approved, invoiced, currency: own } = billing
  const today = istanbulDay(useNow())
  const attempt = useIdempotencyKey()
  const initialCurrency = payment?.currency ?? own
  const unpaidBefore = billing.open + (payment && payment.currency === own ? payment.amount : 0)
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
      await send(path, { method: 'POST', json, headers: attempt.headersFor(json) })
      attempt.succeeded()
    }
  }

  function restWords(): string {
    const typed = typedMoney(draft.amount, initialCurrency)
    if (Number.isNaN(typed.amount) || approved + invoiced === 0) return ''
    if (typed.currency !== own)
      return `${currencyName(typed.currency)} olarak yazılır, kalandan düşmez; kalanı sonra “Kur” ile kapatın.`
    const left = unpaidBefore - typed.amount
    if (left === 0) return 'Kalanın tamamı: bununla ödenmiş olur.'
    return left > 0 ? `Bununla ${formatMoney(left, own)} kalır.` : `Kalandan ${formatMoney(-left, own)} fazla.`
  }

  return (
    <BillingForm
      form={form}
      label={payment ? 'Ödemeyi düzelt' : 'Ödeme ekle'}
      submit="Ödemeyi Kaydet"
      errors={() => errorsOf(paymentSchema, input())}
      send={save}
      onDone={onDone}
      deletion={
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
        hint={own !== 'TRY' && 'TL ile ödendiyse 9.876,54 TL biçiminde yazın.'}
        className="[&_input]:mono [&_input]:text-right"
        {...field('amount')}
      />
      <Choices
        label="Nasıl"
        name="method"
        options={METHOD_CHOICES}
        value={draft.method}
        onChange={(method) => change({ method })}
        className={WIDE}
      />
      <TextField label="Not" id="odeme-notu" optional autoComplete="off" className={WIDE} {...field('note')} />
      <output className={`text-small leading-[1.4] text-ink-2 empty:hidden ${WIDE}`}>{restWords()}</output>
    </BillingForm>
  )
}
