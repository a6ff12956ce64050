import { Ban, CalendarClock, CalendarX2, Info, Pencil, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { FailureBox } from '@/components/admin/form/form-notices'
import { useCall } from '@/components/admin/session/use-call'
import { useNow } from '@/components/admin/use-now'
import { FILL_OF, MoneyBar, type MoneyFill, MoneyKey } from '@/components/orders/money-bar'
import { ActionButton } from '@/components/ui/action-link'
import { Button } from '@/components/ui/button'
import { FillDefs } from '@/components/ui/hatch'
import { Icon } from '@/components/ui/icon'
import { apiPath } from '@/lib/api/paths'
import type { OrderBillingJson } from '@/lib/orders/billing/output'
import { NO_INVOICE_WORDS, SHARE_FIELDS } from '@/lib/orders/billing/fields'
import { ACCOUNT_STATE_WORDS } from '@/lib/orders/billing/words'
import type { OrderJson } from '@/lib/orders/order/output'
import { isApproved } from '@/lib/orders/steps'
import { formatDateTime, istanbulDay } from '@/lib/platform/turkish/dates'
import { formatAmount, formatMoney } from '@/lib/platform/turkish/money'
import { DifferenceForm, DueForm, NoInvoiceForm } from './account-forms'
import { BillingFrame, BillingLine, BillingLoading, SIDE_PADDING } from './billing-frame'
import { Invoices, Payments } from './billing-rows'
import { type BillingEditor, type BillingRecord, type OpenForm, useBilling } from './use-billing'
import {
  BILLING_SAVE_ERROR,
  deadlineSentence,
  differenceWords,
  explanationText,
  isToInvoice,
  isUnpaid,
  termsWords,
} from './words'

type BillingSectionProps = { order: OrderJson; className?: string }

/** The invoices and payments of an order, shown once its quote is approved or it has a billing state. */
export function BillingSection({ order, className }: BillingSectionProps) {
  const record = useBilling(order.id)
  const { stored } = record
  if (!stored?.item.state && !isApproved(order)) return null
  if (!stored)
    return (
      <BillingLoading
        {...record}
        title="Fatura ve ödeme"
        errorPrefix="Fatura ve ödeme yüklenirken bir hata oluştu: "
        className={className}
      />
    )
  return <Billing record={{ ...record, billing: stored.item }} order={order} className={className} />
}

type BillingProps = { record: BillingRecord; order: OrderJson; className?: string }

function Billing({ record, order, className }: BillingProps) {
  const { billing } = record
  const { state, noInvoice, foreign, withheld, differences } = billing
  const [openForm, setOpenForm] = useState<OpenForm | null>(null)
  const { failure, run, forgetFailure } = useCall(BILLING_SAVE_ERROR)
  const heading = useRef<HTMLElement>(null)
  const editor: BillingEditor = {
    record,
    openForm,
    showForm: (newForm) => {
      forgetFailure()
      setOpenForm(newForm)
    },
    close: () => {
      setOpenForm(null)
      heading.current?.focus()
    },
    act: (call) => run(() => call().then(() => heading.current?.focus())),
    isNext: order.state !== 'open' && openForm === null,
  }
  return (
    <BillingFrame
      id="fatura"
      title="Fatura ve ödeme"
      titleRef={heading}
      className={className}
      note={
        state && (
          <span className="inline-flex items-center gap-2.5">
            <MoneyKey fill={FILL_OF[state]} />
            <b>{ACCOUNT_STATE_WORDS[state]}</b>
          </span>
        )
      }>
      <FillDefs />
      {failure && (
        <div className={`pt-4 ${SIDE_PADDING}`}>
          <FailureBox failure={{ text: failure }} />
        </div>
      )}
      {noInvoice && <NoInvoice noInvoice={noInvoice} editor={editor} />}
      {openForm?.kind === 'no-invoice' ? (
        <NoInvoiceForm record={record} onDone={editor.close} />
      ) : (
        (!noInvoice || billing.invoices.length + billing.payments.length > 0) && (
          <>
            <Sums billing={billing} />
            {openForm?.kind === 'due' ? (
              <DueForm record={record} onDone={editor.close} />
            ) : (
              <DeadlineLine billing={billing} editor={editor} />
            )}
            {withheld > 0 && <WithheldLine billing={billing} />}
            {foreign.map(({ currency, amount }) => (
              <BillingLine key={currency} icon={Info}>
                <b>{formatMoney(amount, currency)} başka para biriminde ödendi.</b> Ödenen toplamında değil.
              </BillingLine>
            ))}
            {(['invoice', 'payment'] as const).map((side) => {
              const difference = differences[side]
              return (
                difference && (
                  <DifferenceLine key={side} side={side} difference={difference} billing={billing} editor={editor} />
                )
              )
            })}
            <div className="grid grid-cols-2 border-t border-edge @max-[47.5rem]:grid-cols-1">
              <Invoices editor={editor} />
              <Payments editor={editor} />
            </div>
          </>
        )
      )}
    </BillingFrame>
  )
}

type NoInvoiceProps = { noInvoice: NonNullable<OrderBillingJson['noInvoice']>; editor: BillingEditor }

function NoInvoice({ noInvoice, editor }: NoInvoiceProps) {
  const { record, act } = editor
  const { reason, text, author, createdAt } = noInvoice
  return (
    <div
      className={`grid grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1 py-3.5 @max-[32.5rem]:grid-cols-[20px_minmax(0,1fr)] ${SIDE_PADDING}`}>
      <Icon of={Ban} />
      <div className="min-w-0">
        <p>
          {NO_INVOICE_WORDS[reason]}
          {text && `: ${text}`}
        </p>
        <p className="text-small text-ink-2">
          {author}, {formatDateTime(createdAt)}
        </p>
      </div>
      <ActionButton
        icon={Undo2}
        className="@max-[32.5rem]:col-start-2 @max-[32.5rem]:justify-self-start"
        onClick={() =>
          act(() =>
            record.send(apiPath('Billing/orders/[key]/no-invoice', { key: record.billing.id }), { method: 'DELETE' }),
          )
        }>
        Geri al
      </ActionButton>
    </div>
  )
}

/** Returns the name and amount of the balance, which is still to be invoiced, unpaid or overpaid. */
function balanceOf({ state, approved, open, invoiced }: OrderBillingJson): { name: string; amount: number } {
  if (isToInvoice(state) || state === null) return { name: 'Faturalanacak', amount: approved }
  if (open < 0) return { name: 'Fazla', amount: -open }
  return { name: isUnpaid(state) && invoiced < approved ? 'Faturadan kalan' : 'Kalan', amount: open }
}

function Sums({ billing }: { billing: OrderBillingJson }) {
  const { approved, invoiced, withheld, paid, currency } = billing
  const money = (amount: number) => formatMoney(amount, currency)
  const balance = balanceOf(billing)
  const cells: { name: string; fill?: MoneyFill; text: string }[] = [
    { name: 'Onaylanan', fill: 'outline', text: approved > 0 ? formatAmount(approved) : '–' },
    { name: 'Faturalanan', fill: 'hatch', text: invoiced > 0 ? formatAmount(invoiced) : '–' },
    ...(withheld > 0 ? [{ name: SHARE_FIELDS.withheld.label, text: `−${formatAmount(withheld)}` }] : []),
    { name: 'Ödenen', fill: 'solid', text: paid > 0 ? formatAmount(paid) : '–' },
  ]
  return (
    <div className={`pt-4 pb-4.5 ${SIDE_PADDING}`}>
      <MoneyBar
        of={billing}
        height={22}
        label={`Onaylanan ${money(approved)}, faturalanan ${money(invoiced)}, ödenen ${money(paid)}`}
      />
      <dl className="mt-2.5 flex flex-wrap items-end gap-x-4 gap-y-1.5 @max-[32.5rem]:grid @max-[32.5rem]:grid-cols-2">
        {cells.map(({ name, fill, text }) => (
          <div key={name} className="min-w-fit flex-[1_1_7rem] @max-[32.5rem]:min-w-0">
            <dt className="flex items-center gap-2 text-small text-ink-2">
              {fill && <MoneyKey fill={fill} className="h-3 w-5" />}
              {name}
            </dt>
            <dd className="font-mono text-[1.125rem] leading-[1.5] tracking-[-0.03em] whitespace-nowrap @max-sm:text-[min(1.125rem,5cqw)]">
              {text}
            </dd>
          </div>
        ))}
        <div className="min-w-fit flex-[1.3_1_11rem] text-right @max-[32.5rem]:min-w-0 @max-[32.5rem]:text-left">
          <dt className="text-small text-ink-2">{balance.name}</dt>
          <dd className="font-mono text-[1.75rem] leading-[1.2] tracking-[-0.05em] whitespace-nowrap @max-sm:text-[min(1.25rem,5cqw)]">
            {money(balance.amount)}
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** The current deadline, with the actions that change it. */
function DeadlineLine({ billing, editor }: { billing: OrderBillingJson; editor: BillingEditor }) {
  const { state, clock: deadline, byHand, invoices, payments, deliveredOn, open: unpaid } = billing
  const { record, showForm, act, openForm } = editor
  const today = istanbulDay(useNow())
  // True also if everything was paid in another currency.
  const canCloseRemainder = isUnpaid(state) && payments.length > 0
  const setByHand = (isByHand: boolean) =>
    act(() => record.send(record.path, { method: 'PATCH', json: { byHand: isByHand } }))
  const actions = openForm ? null : (
    <>
      {state === null && <ActionButton onClick={() => setByHand(true)}>Faturalanacaklara al</ActionButton>}
      {byHand && isToInvoice(state) && !deliveredOn && (
        <ActionButton icon={Undo2} onClick={() => setByHand(false)}>
          Elle almayı geri al
        </ActionButton>
      )}
      {invoices.length === 0 && state !== null && state !== 'no-invoice' && (
        <ActionButton icon={Ban} onClick={() => showForm({ kind: 'no-invoice' })}>
          Fatura yok
        </ActionButton>
      )}
      {canCloseRemainder && (
        <ActionButton onClick={() => showForm({ kind: 'difference', side: 'payment' })}>Kalanı kapat</ActionButton>
      )}
      {isUnpaid(state) && (
        <ActionButton icon={Pencil} onClick={() => showForm({ kind: 'due' })}>
          Vadeyi değiştir
        </ActionButton>
      )}
    </>
  )
  if (canCloseRemainder && openForm?.kind === 'difference' && openForm.side === 'payment')
    return <DifferenceForm record={record} side="payment" amount={-unpaid} onDone={editor.close} />
  if (deadline)
    return (
      <BillingLine icon={deadline.days < 0 ? CalendarX2 : CalendarClock} actions={actions}>
        <b>{deadlineSentence(deadline, today)}</b> {deadlineNote(billing)}
      </BillingLine>
    )
  if (state === null || isToInvoice(state))
    return (
      <BillingLine icon={CalendarClock} actions={actions}>
        {deliveredOn ? '' : 'Fatura süresi teslimde başlar.'}
      </BillingLine>
    )
  return null
}

function deadlineNote(billing: OrderBillingJson): string {
  const { clock: deadline, state, invoiceDays, paidOn, deliveredOn } = billing
  if (deadline?.of === 'payment') return termsWords(billing)
  if (state === 'paid-to-invoice')
    return paidOn && deliveredOn && paidOn < deliveredOn ? 'Ödeme teslimden önce geldi.' : 'Ödemesi geldi.'
  return `Fatura teslimden sonra en geç ${invoiceDays} gün içinde düzenlenir.`
}

function WithheldLine({ billing }: { billing: OrderBillingJson }) {
  const { withheld, receivable, currency, invoices, state } = billing
  const [rate, ...otherRates] = new Set(invoices.map(({ withholding }) => withholding))
  const vat = invoices.reduce((sum, invoice) => sum + invoice.vat, 0)
  const money = (amount: number) => <span className="whitespace-nowrap">{formatMoney(amount, currency)}</span>
  return (
    <BillingLine icon={Info}>
      KDV tevkifatı{otherRates.length === 0 && rate ? ` ${rate}/10` : ''}: {money(vat)} KDV’nin {money(withheld)}{' '}
      kısmını müşteri vergi dairesine yatırır. Alınacak {money(receivable)}
      {state === 'paid' ? ', alındı.' : '.'}
    </BillingLine>
  )
}

type DifferenceLineProps = {
  side: 'invoice' | 'payment'
  difference: NonNullable<OrderBillingJson['differences']['invoice']>
  billing: OrderBillingJson
  editor: BillingEditor
}

function DifferenceLine({ side, difference, billing, editor }: DifferenceLineProps) {
  const { record, openForm, showForm, act, close } = editor
  const { amount, explained } = difference
  const words = differenceWords(side, amount, billing.currency)
  if (openForm?.kind === 'difference' && openForm.side === side && !explained)
    return <DifferenceForm record={record} side={side} amount={amount} onDone={close} />
  if (explained)
    return (
      <BillingLine
        icon={Info}
        actions={
          <ActionButton
            icon={Undo2}
            onClick={() =>
              act(() =>
                record.send(apiPath('Billing/orders/[key]/differences/[of]', { key: billing.id, of: side }), {
                  method: 'DELETE',
                }),
              )
            }>
            Geri al<span className="sr-only">: {words}</span>
          </ActionButton>
        }>
        {words}. <span className="text-ink-2">{explanationText(difference)}</span>
      </BillingLine>
    )
  return (
    <BillingLine
      icon={Info}
      actions={
        <Button onClick={() => showForm({ kind: 'difference', side })}>
          Nedenini Yaz<span className="sr-only">: {words}</span>
        </Button>
      }>
      <b>{words}.</b>{' '}
      {side === 'invoice' && amount < 0
        ? 'İkinci fatura yazın ya da nedenini yazıp böyle bırakın.'
        : 'Kendiliğinden düzeltilmez.'}
    </BillingLine>
  )
}
