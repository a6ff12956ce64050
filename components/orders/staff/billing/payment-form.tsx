import { Choices } from '@/components/admin/form/choices'
import { choicesOf, errorsOf, fieldsOf } from '@/components/admin/form/draft-form'
import { useIdempotencyKey } from '@/components/admin/form/use-idempotency-key'
import { useNow } from '@/components/admin/use-now'
import { TextField } from '@/components/ui/field'
import { apiPath } from '@/lib/api/paths'
import { entityTag } from '@/lib/api/replies'
import { PAYMENT_FIELDS, PAYMENT_METHOD_WORDS, PAYMENT_METHODS } from '@/lib/orders/billing/fields'
import type { OrderBillingJson } from '@/lib/orders/billing/output'
import { paymentSchema } from '@/lib/orders/billing/schema'
import { dividePayment } from '@/lib/orders/quote/money'
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
import { controlOf } from '@/lib/records/field'
import { BillingForm, useBillingForm, FULL_WIDTH } from './billing-form'
import type { BillingRecord } from './use-billing'

type BillingPayment = OrderBillingJson['payments'][number]
type BillingInvoice = OrderBillingJson['invoices'][number]
type Money = { amount: number; currency: Currency }
type PaymentFormProps = { record: BillingRecord; payment: BillingPayment | null; onDone: () => void }

const METHOD_CHOICES = PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_METHOD_WORDS[value] }))

/** Returns a typed amount in the currency that the text names, or else in `defaultCurrency`. */
function parseMoney(text: string, defaultCurrency: Currency): Money {
  const namedCurrency = foreignCurrency(text, defaultCurrency)
  const currency = CURRENCIES.find((candidate) => candidate === namedCurrency) ?? defaultCurrency
  return { amount: parseAmount(text, currency) ?? Number.NaN, currency }
}

/** What each order gets of the payment of a whole invoice. */
function Division({ money: { amount, currency }, invoice }: { money: Money; invoice: BillingInvoice }) {
  const isForeign = currency !== invoice.currency
  return (
    <ul aria-label="İş emirlerine dağılım" className={`border-t border-line text-small ${FULL_WIDTH}`}>
      {dividePayment(amount, invoice.orders, isForeign).map(({ id, number, open, part }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5">
          <span className="mono">{number}</span>
          <span className="ml-auto text-right">
            <span className="mono">{formatMoney(part, currency)}</span>
            {!isForeign && part !== open && (
              <span className="block text-ink-2">
                {formatMoney(Math.abs(open - part), currency)} {part < open ? 'kalır' : 'fazla'}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Form for a new or existing payment. A new one may pay an invoice of several orders as a whole. */
export function PaymentForm({ record, payment, onDone }: PaymentFormProps) {
  const { billing, send } = record
  const { id, approved, invoiced, currency: orderCurrency } = billing
  const today = istanbulDay(useNow())
  const idempotencyKey = useIdempotencyKey()
  const initialCurrency = payment?.currency ?? orderCurrency
  const unpaidBefore = billing.open + (payment && payment.currency === orderCurrency ? payment.amount : 0)
  const sharedInvoices = payment
    ? []
    : billing.invoices.filter(({ orders }) => orders.some((order) => order.id !== id && order.open > 0))
  const invoiceOf = (invoiceId: string) => sharedInvoices.find((shared) => shared.id === invoiceId)
  /** Returns the amount that the form starts with, for a whole invoice or for the order. */
  function initialAmount(invoiceId: string): string {
    const amount = payment?.amount ?? invoiceOf(invoiceId)?.open ?? unpaidBefore
    return amount > 0 ? formatAmount(amount) : ''
  }
  const initialInvoiceId = sharedInvoices[0]?.id ?? ''
  const form = useBillingForm(
    `is-emri/${id}/odeme/${payment?.id ?? ''}`,
    {
      invoiceId: initialInvoiceId,
      day: payment?.day ?? today,
      amount: initialAmount(initialInvoiceId),
      method: payment?.method ?? 'transfer',
      note: payment?.note ?? '',
    },
    record.stored?.etag,
  )
  const { draft, change } = form
  const field = fieldsOf(form)
  const invoice = invoiceOf(draft.invoiceId)
  const isAmountUntouched = draft.amount === initialAmount(draft.invoiceId)
  const money = parseMoney(draft.amount, initialCurrency)

  const readInput = () => ({ day: draft.day, ...money, method: draft.method, note: draft.note })

  async function save() {
    const json = readInput()
    if (payment) {
      const path = apiPath('Billing/orders/[key]/payments/[paymentId]', { key: id, paymentId: payment.id })
      await send(path, { method: 'PUT', json })
    } else if (invoice) {
      const path = apiPath('Billing/invoices/[key]/payments', { key: invoice.id })
      // The key ignores the balance due: an earlier attempt whose response was lost may have changed it.
      const headers = idempotencyKey.headersFor({ ...json, invoiceId: invoice.id })
      await send(path, { method: 'POST', json: { ...json, open: invoice.open }, headers, ifMatch: entityTag(invoice) })
    } else {
      const path = apiPath('Billing/orders/[key]/payments', { key: id })
      await send(path, { method: 'POST', json, headers: idempotencyKey.headersFor(json) })
    }
    idempotencyKey.reset()
  }

  function remainderText(): string {
    if (Number.isNaN(money.amount) || approved + invoiced === 0) return ''
    if (money.currency !== orderCurrency)
      return `${currencyName(money.currency)} olarak yazılır, kalandan düşmez; kalanı sonra “Kur” ile kapatın.`
    const remaining = (invoice?.open ?? unpaidBefore) - money.amount
    if (remaining === 0) return 'Kalanın tamamı: bununla ödenmiş olur.'
    return remaining > 0
      ? `Bununla ${formatMoney(remaining, orderCurrency)} kalır.`
      : `Kalandan ${formatMoney(-remaining, orderCurrency)} fazla.`
  }

  return (
    <BillingForm
      form={form}
      label={payment ? 'Ödemeyi düzelt' : 'Ödeme ekle'}
      submitLabel="Ödemeyi Kaydet"
      errors={() => errorsOf(paymentSchema, readInput())}
      send={save}
      onDone={onDone}
      newRow={!payment && 'ödeme'}
      deleteAction={
        payment && {
          text: `${formatMoney(payment.amount, payment.currency)} tutarındaki ödeme silinecek.`,
          remove: () =>
            send(apiPath('Billing/orders/[key]/payments/[paymentId]', { key: id, paymentId: payment.id }), {
              method: 'DELETE',
            }),
        }
      }>
      {sharedInvoices.length > 0 && (
        <Choices
          label={
            sharedInvoices.length === 1
              ? `Bu fatura ${sharedInvoices[0]!.orders.length} iş emrini kapsıyor. Ne ödendi?`
              : 'Faturalar birkaç iş emrini kapsıyor. Ne ödendi?'
          }
          name="invoiceId"
          options={[
            ...sharedInvoices.map(({ id: value, number }) => ({
              value,
              label: sharedInvoices.length === 1 ? 'Faturanın tamamı' : `${number}, tamamı`,
            })),
            { value: '', label: 'Yalnız bu iş emri' },
          ]}
          value={invoice?.id ?? ''}
          onChange={(invoiceId) =>
            change({ invoiceId, ...(isAmountUntouched && { amount: initialAmount(invoiceId) }) })
          }
          className={FULL_WIDTH}
        />
      )}
      {/* The form is about a payment. */}
      <TextField label="Gün" id="odeme-gunu" type="date" max={today} required {...field('day')} />
      <TextField
        label={`${PAYMENT_FIELDS.amount.label}, ${currencyName(initialCurrency)}`}
        id="odeme-tutari"
        required
        inputMode="decimal"
        autoComplete="off"
        hint={orderCurrency !== 'TRY' && 'TL ile ödendiyse 9.876,54 TL biçiminde yazın.'}
        className="[&_input]:mono [&_input]:text-right"
        {...field('amount')}
      />
      <Choices
        label={PAYMENT_FIELDS.method.label}
        options={METHOD_CHOICES}
        {...choicesOf(form)('method')}
        className={FULL_WIDTH}
      />
      <TextField
        {...controlOf(PAYMENT_FIELDS.note)}
        id="odeme-notu"
        autoComplete="off"
        className={FULL_WIDTH}
        {...field('note')}
      />
      <output className={`text-small leading-[1.4] text-ink-2 empty:hidden ${FULL_WIDTH}`}>{remainderText()}</output>
      {invoice && money.amount > 0 && <Division money={money} invoice={invoice} />}
    </BillingForm>
  )
}
