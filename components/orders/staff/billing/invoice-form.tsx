import type { ComponentProps } from 'react'
import { errorsOf, fieldsOf } from '@/components/admin/form/draft-form'
import { useIdempotencyKey } from '@/components/admin/form/use-idempotency-key'
import { useNow } from '@/components/admin/use-now'
import { TextField } from '@/components/ui/field'
import { Options, SelectField } from '@/components/ui/select'
import { apiPath } from '@/lib/api/paths'
import { entityTag } from '@/lib/api/replies'
import { INVOICE_FIELDS, SHARE_FIELDS } from '@/lib/orders/billing/fields'
import type { OrderBillingJson } from '@/lib/orders/billing/output'
import { invoiceSchema } from '@/lib/orders/billing/schema'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { CURRENCIES, currencyName, formatAmount, parseAmount } from '@/lib/platform/turkish/money'
import { controlOf } from '@/lib/records/field'
import { BillingForm, useBillingForm } from './billing-form'
import type { BillingRecord } from './use-billing'

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'id'>

/** The number of an invoice, which is stored in capital letters. */
export const InvoiceNumberField = ({ className = '', ...props }: FieldProps) => (
  <TextField
    {...controlOf(INVOICE_FIELDS.number)}
    id="fatura-no"
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    className={`[&_input]:mono [&_input]:uppercase ${className}`}
    {...props}
  />
)

/** The day of an invoice, today at the latest. */
export const InvoiceDayField = (props: FieldProps) => (
  <TextField
    label={INVOICE_FIELDS.day.label}
    id="fatura-gunu"
    type="date"
    max={istanbulDay(useNow())}
    required
    {...props}
  />
)

type OrderInvoice = OrderBillingJson['invoices'][number]

const TENTHS = Array.from({ length: 10 }, (_, index) => String(index + 1))

type InvoiceFormProps = { record: BillingRecord; invoice: OrderInvoice | null; onDone: () => void }

/** Form for a new or existing invoice. The other orders of a shared invoice keep their shares. */
export function InvoiceForm({ record, invoice, onDone }: InvoiceFormProps) {
  const { billing, send } = record
  const { id, approved, invoiced } = billing
  const today = istanbulDay(useNow())
  const idempotencyKey = useIdempotencyKey()
  const uninvoiced = Math.max(approved - invoiced, 0)
  const amount = invoice?.amount ?? uninvoiced
  const form = useBillingForm(
    `is-emri/${id}/fatura/${invoice?.id ?? ''}`,
    {
      number: invoice?.number ?? '',
      day: invoice?.day ?? today,
      amount: amount > 0 ? formatAmount(amount) : '',
      withholding: String(invoice?.withholding ?? 0),
      currency: invoice?.currency ?? billing.currency,
      vatRate: String(invoice?.vatRate ?? billing.vatRate),
    },
    record.stored?.etag,
  )
  const { draft } = form
  const field = fieldsOf(form)
  // If staff cannot choose them, currency and VAT rate come from the quote or from an earlier invoice.
  const canChooseCurrency = approved === 0 && (invoice ? billing.invoices.length === 1 : billing.invoices.length === 0)
  const otherOrders = (invoice?.orders ?? []).filter((order) => order.id !== id)

  function readInput() {
    const ownShare = { id, amount: parseAmount(draft.amount, draft.currency) ?? Number.NaN }
    return {
      number: draft.number,
      day: draft.day,
      dueOn: invoice?.day === draft.day ? invoice.dueOn : null,
      currency: canChooseCurrency || invoice ? draft.currency : null,
      vatRate: canChooseCurrency || invoice ? Number(draft.vatRate) : null,
      withholding: Number(draft.withholding),
      orders: [ownShare, ...otherOrders.map((order) => ({ id: order.id, amount: order.amount }))],
    }
  }

  function errors() {
    const { 'orders.0.amount': amountErrors, ...rest } = errorsOf(invoiceSchema, readInput())
    return amountErrors ? { ...rest, amount: amountErrors } : rest
  }

  async function save() {
    const json = readInput()
    if (invoice) {
      const path = apiPath('Billing/invoices/[key]', { key: invoice.id })
      await send(path, { method: 'PUT', json, ifMatch: entityTag(invoice) })
    } else {
      await send(apiPath('Billing/invoices'), {
        method: 'POST',
        json,
        headers: idempotencyKey.headersFor(json),
        ifMatch: null,
      })
      idempotencyKey.reset()
    }
  }

  return (
    <BillingForm
      form={form}
      label={invoice ? `${invoice.number}: düzelt` : 'Fatura ekle'}
      submitLabel="Faturayı Kaydet"
      errors={errors}
      send={save}
      onDone={onDone}
      newRow={!invoice && 'fatura'}
      deleteAction={
        invoice && {
          text: `${invoice.number} silinecek${otherOrders.length > 0 ? `; ${otherOrders.length + 1} iş emrinin hepsinden kalkar` : ''}.`,
          remove: () =>
            send(apiPath('Billing/invoices/[key]', { key: invoice.id }), {
              method: 'DELETE',
              ifMatch: entityTag(invoice),
            }),
        }
      }>
      <InvoiceNumberField {...field('number')} />
      <InvoiceDayField {...field('day')} />
      <TextField
        label={`${SHARE_FIELDS.amount.label}${canChooseCurrency ? '' : `, ${currencyName(draft.currency)}`}`}
        id="fatura-tutari"
        required
        inputMode="decimal"
        autoComplete="off"
        hint={otherOrders.length > 0 && 'Faturanın bu iş emrine düşen payı.'}
        className="[&_input]:mono [&_input]:text-right"
        {...field('amount')}
      />
      {/* The options say that the value is in tenths. */}
      <SelectField label="KDV tevkifatı" id="fatura-tevkifat" {...field('withholding')}>
        <option value="0">Yok</option>
        <Options of={TENTHS.map((tenth) => [tenth, `${tenth}/10`])} />
      </SelectField>
      {canChooseCurrency && (
        <>
          <SelectField label={INVOICE_FIELDS.currency.label} id="fatura-para" {...field('currency')}>
            <Options of={CURRENCIES.map((currency) => [currency, currencyName(currency)])} />
          </SelectField>
          <TextField
            label={`${SHARE_FIELDS.vatRate.label} (%)`}
            id="fatura-kdv"
            inputMode="numeric"
            required
            {...field('vatRate')}
          />
        </>
      )}
    </BillingForm>
  )
}
