import { Clock, Pencil, ReceiptText } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { errorsOf, fieldsOf } from '@/components/admin/form/draft-form'
import { OrderLink } from '@/components/admin/parts/order-link'
import { callAdmin, useRead } from '@/components/admin/session/api'
import { useNow } from '@/components/admin/use-now'
import { DeviceName } from '@/components/orders/device-name'
import { MoneyBar, MoneyKey } from '@/components/orders/money-bar'
import { BillingForm, useBillingForm } from '@/components/orders/staff/billing/billing-form'
import {
  BillingFrame,
  BillingLine,
  BillingLoading,
  SIDE_PADDING,
} from '@/components/orders/staff/billing/billing-frame'
import { amountNote, deadlineSentence, isToInvoice, stateNote } from '@/components/orders/staff/billing/words'
import { ACTION_LINK, ActionButton } from '@/components/ui/action-link'
import { ButtonLink } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { FillDefs } from '@/components/ui/hatch'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { apiPath } from '@/lib/api/paths'
import type { CustomerJson } from '@/lib/customers/output'
import type { BillingRowJson, OpenBalanceJson } from '@/lib/orders/billing/output'
import { customerTermsSchema } from '@/lib/orders/billing/schema'
import { ACCOUNT_STATE_WORDS, billingPath } from '@/lib/orders/billing/words'
import { stepName } from '@/lib/orders/steps'
import { stateLabel } from '@/lib/orders/words'
import { formatShortDate, istanbulDay } from '@/lib/platform/turkish/dates'
import { formatMoney } from '@/lib/platform/turkish/money'
import { parseWholeNumber } from '@/lib/platform/turkish/numbers'
import { formatSums, MoneyLines } from './money-lines'
import { customerName } from './words'

type OpenBalanceProps = { customer: CustomerJson; onTermsChanged: () => void }

/** A customer's open balance. `onTermsChanged` is called after the customer's own payment terms have changed. */
export function OpenBalance({ customer, onTermsChanged }: OpenBalanceProps) {
  const read = useRead(apiPath('Billing/customers/[key]', { key: customer.id }))
  const [isEditingTerms, setEditingTerms] = useState(false)
  const heading = useRef<HTMLElement>(null)
  const { data: balance } = read
  if (!balance)
    return (
      <BillingLoading
        {...read}
        title="Açık hesap"
        errorPrefix="Açık hesap yüklenirken bir hata oluştu: "
        className="mb-6"
      />
    )
  const name = customerName(customer)
  const toInvoiceCount = balance.orders.filter(({ state }) => isToInvoice(state)).length
  return (
    <BillingFrame
      id="hesap"
      title="Açık hesap"
      titleRef={heading}
      className="mb-6"
      note={
        balance.orders.length > 0 ? (
          <Link href={billingPath('open', name)} className={ACTION_LINK}>
            <Icon of={ReceiptText} className="size-4.5" />
            Muhasebe’de aç
          </Link>
        ) : (
          <span className="inline-flex items-center gap-2.5">
            <MoneyKey fill="solid" />
            <b>Açık yok</b>
          </span>
        )
      }>
      <FillDefs />
      {balance.orders.length > 0 && (
        <>
          <dl className="grid grid-cols-3 @max-sm:grid-cols-1">
            <Sum name="Faturalanacak" sums={balance.toInvoice} />
            <Sum name="Faturalandı, kalan" sums={balance.unpaid} />
            <Sum name="Açık, KDV dahil" sums={balance.open} isLarge />
          </dl>
          <ul>
            {balance.orders.map((row) => (
              <BalanceRow key={row.id} row={row} />
            ))}
          </ul>
        </>
      )}
      {isEditingTerms ? (
        <TermsForm
          customerId={customer.id}
          terms={balance.terms}
          save={async (paymentDays) => {
            const path = apiPath('Billing/customers/[key]', { key: customer.id })
            const { body } = await callAdmin(path, { method: 'PATCH', json: { paymentDays } })
            await read.mutate(body, { revalidate: false })
            onTermsChanged()
          }}
          onDone={() => {
            setEditingTerms(false)
            heading.current?.focus()
          }}
        />
      ) : (
        <BillingLine
          actions={
            <>
              <ActionButton icon={Pencil} onClick={() => setEditingTerms(true)}>
                Vadeyi değiştir
              </ActionButton>
              {toInvoiceCount > 0 && (
                <ButtonLink icon={ReceiptText} href={billingPath('to-invoice', name)}>
                  {toInvoiceCount} İşi Faturala
                </ButtonLink>
              )}
            </>
          }>
          {historyWords(balance)} Vade {balance.terms.days} gün
          {balance.terms.from === 'customer' ? ', bu müşteriye.' : ', Site Bilgileri’nden.'}
        </BillingLine>
      )}
    </BillingFrame>
  )
}

/** Returns 'Son 12 ayda 7 fatura, 128.640,00 TL. Ortalama ödeme 11 gün.' */
function historyWords({ invoices, paymentDays, lastPayment, orders }: OpenBalanceJson): string {
  const hasOpenOrders = orders.length > 0
  return [
    invoices.count > 0 && `Son 12 ayda ${invoices.count} fatura, ${formatSums(invoices.sums).join(' ve ')}.`,
    paymentDays !== null && `Ortalama ödeme ${paymentDays} gün.`,
    !hasOpenOrders &&
      lastPayment &&
      `Son ödeme ${formatShortDate(lastPayment.day)}, ${formatMoney(lastPayment.amount, lastPayment.currency)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

type SumProps = { name: string; sums: OpenBalanceJson['open']; isLarge?: boolean }

function Sum({ name, sums, isLarge = false }: SumProps) {
  const size = isLarge ? 'text-[1.625rem] leading-[1.25]' : 'text-[1.25rem] leading-[1.4]'
  return (
    <div
      className={`min-w-0 border-line py-3.5 not-first:border-l @max-sm:not-first:border-t @max-sm:not-first:border-l-0 ${SIDE_PADDING}`}>
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className={`font-mono tracking-[-0.04em] @max-sm:text-[1.25rem] ${size}`}>
        {sums.length === 0 ? '–' : <MoneyLines sums={sums} />}
      </dd>
    </div>
  )
}

/** Returns an order's invoice numbers or, without invoices, its progress and billing state. */
function billingText(row: BillingRowJson): ReactNode {
  const { state, invoiceNumbers, deliveredOn, orderState, step } = row
  if (invoiceNumbers.length > 0) return <span className="mono">{invoiceNumbers.join(', ')}</span>
  const stage = deliveredOn
    ? `teslim ${formatShortDate(deliveredOn)}`
    : orderState === 'open'
      ? stepName(step)
      : stateLabel(orderState)
  const note = deliveredOn && state === 'to-invoice' ? '' : stateNote(row)
  return [stage, state && ACCOUNT_STATE_WORDS[state].toLocaleLowerCase('tr'), note].filter(Boolean).join(', ')
}

function BalanceRow({ row }: { row: BillingRowJson }) {
  const today = istanbulDay(useNow())
  const { id, number, state, clock: deadline, currency, amount } = row
  return (
    <li
      className={`grid min-h-15 grid-cols-[6.25rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-t border-line py-2 leading-[1.35] @max-sm:grid-cols-[minmax(0,1fr)_auto] ${SIDE_PADDING}`}>
      <OrderLink id={id} number={number} className="justify-self-start" />
      <div className="min-w-0 @max-sm:col-span-full @max-sm:row-start-2">
        <p>
          <DeviceName {...row} none="Cihaz belirtilmedi" />
          <span className="block text-small text-ink-2">{billingText(row)}</span>
        </p>
        <MoneyBar of={row} className="mt-1 max-w-48 @max-sm:max-w-none" />
        {deadline && (
          <p className={`flex gap-1.5 text-small ${deadline.days < 0 ? 'font-semibold' : 'text-ink-2'}`}>
            {deadline.days < 0 && <Icon of={Clock} className="size-4.5" />}
            {deadlineSentence(deadline, today)}
          </p>
        )}
      </div>
      <p className="text-right font-mono tracking-[-0.02em]">
        {formatMoney(amount, currency)}
        <span className="block font-sans text-small tracking-normal text-ink-2">{amountNote(state)}</span>
      </p>
    </li>
  )
}

type TermsFormProps = {
  customerId: string
  terms: OpenBalanceJson['terms']
  save: (days: number | null) => Promise<unknown>
  onDone: () => void
}

function TermsForm({ customerId, terms, save, onDone }: TermsFormProps) {
  const form = useBillingForm(`musteri/${customerId}/vade`, {
    paymentDays: terms.from === 'customer' ? String(terms.days) : '',
  })
  const text = form.draft.paymentDays.trim()
  const paymentDays = text === '' ? null : (parseWholeNumber(text, 'day') ?? Number.NaN)
  return (
    <BillingForm
      form={form}
      label="Vadeyi değiştir"
      submitLabel="Vadeyi Kaydet"
      errors={() => errorsOf(customerTermsSchema, { paymentDays })}
      send={() => save(paymentDays)}
      onDone={onDone}>
      {/* The control also says from when the days count. */}
      <TextField
        label="Vade, faturadan sonra kaç gün"
        id="musteri-vadesi"
        inputMode="numeric"
        autoComplete="off"
        hint="Boşsa Site Bilgileri’ndeki vade. Yazılmış faturalar değişmez."
        {...fieldsOf(form)('paymentDays')}
      />
    </BillingForm>
  )
}
