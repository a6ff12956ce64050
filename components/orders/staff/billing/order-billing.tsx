import { Ban, CalendarClock, CalendarX2, Info, type LucideIcon, Pencil, Plus, Undo2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { FailureBox } from '@/components/admin/form/form-notices'
import { reasonOf } from '@/components/admin/session/api'
import { useNow } from '@/components/admin/use-now'
import { fillOf, MoneyBar, type MoneyFill, MoneyKey } from '@/components/orders/money-bar'
import { ActionButton } from '@/components/ui/action-link'
import { Button } from '@/components/ui/button'
import { FillDefs } from '@/components/ui/hatch'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { SquareButton } from '@/components/ui/square-button'
import { apiPath } from '@/lib/api/paths'
import type { OrderBillingJson } from '@/lib/orders/billing/output'
import { ACCOUNT_STATE_WORDS, METHOD_WORDS, NO_INVOICE_WORDS } from '@/lib/orders/billing/words'
import type { OrderJson } from '@/lib/orders/order/output'
import { isApproved } from '@/lib/orders/steps'
import { formatDateTime, formatDayAndMonth, formatShortDate, istanbulDay } from '@/lib/platform/turkish/dates'
import { formatAmount, formatMoney } from '@/lib/platform/turkish/money'
import { adminOrderPath } from '@/lib/site/admin-pages'
import { BillingFrame, BillingLine, BillingLoading, SIDE } from './billing-frame'
import { DifferenceForm } from './difference-form'
import { DueForm } from './due-form'
import { InvoiceForm } from './invoice-form'
import { NoInvoiceForm } from './no-invoice-form'
import { PaymentForm } from './payment-form'
import { type OpenBilling, useBilling } from './use-billing'
import {
  BILLING_SAVE_ERROR,
  clockSentence,
  differenceWords,
  explainedWords,
  isToInvoice,
  isUnpaid,
  termsWords,
} from './words'

/** What is being written: a new or stored row by its id, or a sentence about the account. */
type Writing =
  | { what: 'invoice' | 'payment'; id: string | null }
  | { what: 'difference'; of: 'invoice' | 'payment' }
  | { what: 'no-invoice' | 'due' }

type Editing = {
  open: OpenBilling
  writing: Writing | null
  write: (writing: Writing) => void
  /** Closes the form and focuses the section's title. */
  close: () => void
  /** Makes a call without a form. */
  act: (call: () => Promise<unknown>) => void
  /** Whether the next step is orange. */
  isNext: boolean
}

type BillingSectionProps = { order: OrderJson; className?: string }

/** Invoices and payments of an order from the approval on. */
export function BillingSection({ order, className }: BillingSectionProps) {
  const state = useBilling(order.id)
  const { stored } = state
  if (!stored?.item.state && !isApproved(order)) return null
  if (!stored)
    return (
      <BillingLoading
        {...state}
        title="Fatura ve ödeme"
        errorPrefix="Fatura ve ödeme yüklenirken bir hata oluştu: "
        className={className}
      />
    )
  return <Billing open={{ ...state, stored, billing: stored.item }} order={order} className={className} />
}

type BillingProps = { open: OpenBilling; order: OrderJson; className?: string }

function Billing({ open, order, className }: BillingProps) {
  const { billing } = open
  const { state, noInvoice, foreign, withheld, differences } = billing
  const [writing, write] = useState<Writing | null>(null)
  const [failure, setFailure] = useState('')
  const heading = useRef<HTMLElement>(null)
  const editing: Editing = {
    open,
    writing,
    write: (next) => {
      setFailure('')
      write(next)
    },
    close: () => {
      write(null)
      heading.current?.focus()
    },
    act: (call) => {
      setFailure('')
      void call().then(
        () => heading.current?.focus(),
        (error: unknown) => setFailure(BILLING_SAVE_ERROR + reasonOf(error)),
      )
    },
    isNext: order.state !== 'open' && writing === null,
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
            <MoneyKey fill={fillOf(state)} />
            <b>{ACCOUNT_STATE_WORDS[state]}</b>
          </span>
        )
      }>
      <FillDefs />
      {failure && (
        <div className={`pt-4 ${SIDE}`}>
          <FailureBox failure={{ text: failure }} />
        </div>
      )}
      {noInvoice && <NoInvoice said={noInvoice} editing={editing} />}
      {writing?.what === 'no-invoice' ? (
        <NoInvoiceForm open={open} onDone={editing.close} />
      ) : (
        (!noInvoice || billing.invoices.length + billing.payments.length > 0) && (
          <>
            <Sums billing={billing} />
            {writing?.what === 'due' ? (
              <DueForm open={open} onDone={editing.close} />
            ) : (
              <ClockLine billing={billing} editing={editing} />
            )}
            {withheld > 0 && <WithheldLine billing={billing} />}
            {foreign.map(({ currency, amount }) => (
              <BillingLine key={currency} icon={<LineIcon of={Info} />}>
                <b>{formatMoney(amount, currency)} başka para biriminde ödendi.</b> Ödenen toplamında değil.
              </BillingLine>
            ))}
            {(['invoice', 'payment'] as const).map((of) => {
              const difference = differences[of]
              return (
                difference && (
                  <DifferenceLine key={of} of={of} difference={difference} billing={billing} editing={editing} />
                )
              )
            })}
            <div className="grid grid-cols-2 border-t border-edge @max-[47.5rem]:grid-cols-1">
              <Invoices editing={editing} />
              <Payments editing={editing} />
            </div>
          </>
        )
      )}
    </BillingFrame>
  )
}

const LineIcon = ({ of }: { of: LucideIcon }) => <Icon of={of} className="size-4.5" />

function NoInvoice({ said, editing }: { said: NonNullable<OrderBillingJson['noInvoice']>; editing: Editing }) {
  const { open, act } = editing
  const { reason, text, author, createdAt } = said
  return (
    <div
      className={`grid grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1 py-3.5 @max-[32.5rem]:grid-cols-[20px_minmax(0,1fr)] ${SIDE}`}>
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
            open.send(apiPath('Billing/orders/[key]/no-invoice', { key: open.billing.id }), { method: 'DELETE' }),
          )
        }>
        Geri al
      </ActionButton>
    </div>
  )
}

/** What is still open, or too much: its name and amount. */
function restOf({ state, approved, open, invoiced }: OrderBillingJson): { name: string; amount: number } {
  if (isToInvoice(state) || state === null) return { name: 'Faturalanacak', amount: approved }
  if (open < 0) return { name: 'Fazla', amount: -open }
  return { name: isUnpaid(state) && invoiced < approved ? 'Faturadan kalan' : 'Kalan', amount: open }
}

function Sums({ billing }: { billing: OrderBillingJson }) {
  const { approved, invoiced, withheld, paid, currency } = billing
  const money = (amount: number) => formatMoney(amount, currency)
  const rest = restOf(billing)
  const cells: { name: string; fill?: MoneyFill; text: string }[] = [
    { name: 'Onaylanan', fill: 'outline', text: approved > 0 ? formatAmount(approved) : '–' },
    { name: 'Faturalanan', fill: 'hatch', text: invoiced > 0 ? formatAmount(invoiced) : '–' },
    ...(withheld > 0 ? [{ name: 'Tevkifat', text: `−${formatAmount(withheld)}` }] : []),
    { name: 'Ödenen', fill: 'solid', text: paid > 0 ? formatAmount(paid) : '–' },
  ]
  return (
    <div className={`pt-4 pb-4.5 ${SIDE}`}>
      <MoneyBar
        of={billing}
        height={22}
        label={`Onaylanan ${money(approved)}, faturalanan ${money(invoiced)}, ödenen ${money(paid)}`}
      />
      <dl className="mt-2.5 flex flex-wrap items-end gap-x-4 gap-y-1.5 @max-[32.5rem]:grid @max-[32.5rem]:grid-cols-2">
        {cells.map(({ name, fill, text }) => (
          <div key={name} className="min-w-0 flex-[1_1_7rem]">
            <dt className="flex items-center gap-2 text-small text-ink-2">
              {fill && <MoneyKey fill={fill} className="h-3 w-5" />}
              {name}
            </dt>
            <dd className="font-mono text-[1.125rem] leading-[1.5] tracking-[-0.03em]">{text}</dd>
          </div>
        ))}
        <div className="min-w-0 flex-[1.3_1_11rem] text-right @max-[32.5rem]:text-left">
          <dt className="text-small text-ink-2">{rest.name}</dt>
          <dd className="font-mono text-[1.75rem] leading-[1.2] tracking-[-0.05em] whitespace-nowrap @max-sm:text-[min(1.25rem,5cqw)]">
            {money(rest.amount)}
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** The day that counts now, and what can be said about it. */
function ClockLine({ billing, editing }: { billing: OrderBillingJson; editing: Editing }) {
  const { state, clock, byHand, invoices, deliveredOn, open: rest } = billing
  const { open, write, act, writing } = editing
  const today = istanbulDay(useNow())
  const mark = (isByHand: boolean) => act(() => open.send(open.path, { method: 'PATCH', json: { byHand: isByHand } }))
  const actions = writing ? null : (
    <>
      {state === null && <ActionButton onClick={() => mark(true)}>Faturalanacaklara al</ActionButton>}
      {byHand && isToInvoice(state) && !deliveredOn && (
        <ActionButton icon={Undo2} onClick={() => mark(false)}>
          Elle almayı geri al
        </ActionButton>
      )}
      {invoices.length === 0 && state !== null && state !== 'no-invoice' && (
        <ActionButton icon={Ban} onClick={() => write({ what: 'no-invoice' })}>
          Fatura yok
        </ActionButton>
      )}
      {state === 'partly-paid' && (
        <ActionButton onClick={() => write({ what: 'difference', of: 'payment' })}>Kalanı kapat</ActionButton>
      )}
      {isUnpaid(state) && (
        <ActionButton icon={Pencil} onClick={() => write({ what: 'due' })}>
          Vadeyi değiştir
        </ActionButton>
      )}
    </>
  )
  if (state === 'partly-paid' && writing?.what === 'difference' && writing.of === 'payment')
    return <DifferenceForm open={open} of="payment" amount={-rest} onDone={editing.close} />
  if (clock)
    return (
      <BillingLine icon={<LineIcon of={clock.days < 0 ? CalendarX2 : CalendarClock} />} actions={actions}>
        <b>{clockSentence(clock, today)}</b> {clockNote(billing)}
      </BillingLine>
    )
  if (state === null || isToInvoice(state))
    return (
      <BillingLine icon={<LineIcon of={CalendarClock} />} actions={actions}>
        {deliveredOn ? '' : 'Fatura süresi teslimde başlar.'}
      </BillingLine>
    )
  return null
}

function clockNote(billing: OrderBillingJson): string {
  const { clock, state, invoiceDays, paidOn, deliveredOn } = billing
  if (clock?.of === 'payment') return termsWords(billing)
  if (state === 'paid-to-invoice')
    return paidOn && deliveredOn && paidOn < deliveredOn ? 'Ödeme teslimden önce geldi.' : 'Ödemesi geldi.'
  return `Fatura teslimden sonra en geç ${invoiceDays} gün içinde düzenlenir.`
}

function WithheldLine({ billing }: { billing: OrderBillingJson }) {
  const { withheld, receivable, currency, invoices, state } = billing
  const [rate, ...others] = new Set(invoices.map(({ withholding }) => withholding))
  const vat = invoices.reduce((sum, invoice) => sum + invoice.vat, 0)
  const money = (amount: number) => <span className="whitespace-nowrap">{formatMoney(amount, currency)}</span>
  return (
    <BillingLine icon={<LineIcon of={Info} />}>
      KDV tevkifatı{others.length === 0 && rate ? ` ${rate}/10` : ''}: {money(vat)} KDV’nin {money(withheld)} kısmını
      müşteri vergi dairesine yatırır. Alınacak {money(receivable)}
      {state === 'paid' ? ', alındı.' : '.'}
    </BillingLine>
  )
}

type DifferenceLineProps = {
  of: 'invoice' | 'payment'
  difference: NonNullable<OrderBillingJson['differences']['invoice']>
  billing: OrderBillingJson
  editing: Editing
}

function DifferenceLine({ of, difference, billing, editing }: DifferenceLineProps) {
  const { open, writing, write, act, close } = editing
  const { amount, explained } = difference
  const words = differenceWords(of, amount, billing.currency)
  if (writing?.what === 'difference' && writing.of === of && !explained)
    return <DifferenceForm open={open} of={of} amount={amount} onDone={close} />
  if (explained)
    return (
      <BillingLine
        icon={<LineIcon of={Info} />}
        actions={
          <ActionButton
            icon={Undo2}
            onClick={() =>
              act(() =>
                open.send(apiPath('Billing/orders/[key]/differences/[of]', { key: billing.id, of }), {
                  method: 'DELETE',
                }),
              )
            }>
            Geri al<span className="sr-only">: {words}</span>
          </ActionButton>
        }>
        {words}. <span className="text-ink-2">{explainedWords(difference)}</span>
      </BillingLine>
    )
  return (
    <BillingLine
      icon={<LineIcon of={Info} />}
      actions={
        <Button onClick={() => write({ what: 'difference', of })}>
          Nedenini Yaz<span className="sr-only">: {words}</span>
        </Button>
      }>
      <b>{words}.</b>{' '}
      {of === 'invoice' && amount < 0
        ? 'İkinci fatura yazın ya da nedenini yazıp böyle bırakın.'
        : 'Kendiliğinden düzeltilmez.'}
    </BillingLine>
  )
}

type ColumnProps = { title: string; none: string; rows: ReactNode[]; children: ReactNode }

/** A column with rows, and the button or form for a new one. */
function Column({ title, none, rows, children }: ColumnProps) {
  return (
    <div className="flex min-w-0 flex-col border-line not-first:border-l @max-[47.5rem]:not-first:border-t @max-[47.5rem]:not-first:border-l-0 @max-[47.5rem]:not-first:border-edge">
      <h3 className={`border-b border-line py-2.75 font-sans text-[1rem] leading-[1.35] ${SIDE}`}>{title}</h3>
      {rows.length > 0 ? <ul>{rows}</ul> : <p className={`border-b border-line py-3.5 text-ink-2 ${SIDE}`}>{none}</p>}
      {children}
    </div>
  )
}

const Foot = ({ children }: { children: ReactNode }) => <div className={`py-3 ${SIDE}`}>{children}</div>

type RowProps = { day: string; title: ReactNode; notes: ReactNode[]; amount: string; label: string; onEdit: () => void }

function Row({ day, title, notes, amount, label, onEdit }: RowProps) {
  return (
    <li className="grid min-h-15 grid-cols-[6rem_minmax(0,1fr)_auto_44px] items-center gap-x-3.5 border-b border-line py-1.5 pr-2 pl-5 @max-[32.5rem]:grid-cols-[minmax(0,1fr)_auto_44px] @max-[32.5rem]:gap-x-2 @max-[32.5rem]:pr-1 @max-[32.5rem]:pl-4">
      <time dateTime={day} className="font-mono text-small leading-[1.4]">
        {formatShortDate(day)}
      </time>
      <span className="min-w-0 leading-[1.35] @max-[32.5rem]:col-start-1 @max-[32.5rem]:row-start-2">
        {title}
        {notes.filter(Boolean).map((note, index) => (
          <span key={index} className="block text-small text-ink-2">
            {note}
          </span>
        ))}
      </span>
      <span className="text-right font-mono tracking-[-0.02em] whitespace-nowrap @max-[32.5rem]:col-start-2 @max-[32.5rem]:row-span-2 @max-[32.5rem]:row-start-1">
        {amount}
      </span>
      <SquareButton
        icon={Pencil}
        aria-label={label}
        onClick={onEdit}
        className="@max-[32.5rem]:col-start-3 @max-[32.5rem]:row-span-2 @max-[32.5rem]:row-start-1"
      />
    </li>
  )
}

/** An amount, with its currency if that is not the account's. */
const amountIn = (amount: number, currency: string, own: string) =>
  currency === own ? formatAmount(amount) : formatMoney(amount, currency)

function Invoices({ editing }: { editing: Editing }) {
  const { open, writing, write, close, isNext } = editing
  const { billing } = open
  const { id, state, currency, invoices } = billing
  const edited = writing?.what === 'invoice' ? writing : null
  const isFirst = invoices.length === 0 && state !== 'no-invoice' && state !== null
  return (
    <Column
      title="Faturalar"
      none={
        edited
          ? 'Fatura muhasebe programınızda ya da GİB portalında kesilir; burada numarası durur.'
          : 'Henüz fatura yok.'
      }
      rows={invoices.map((invoice) => {
        const { number, day, dueOn, withholding, amount, withheld, orders } = invoice
        if (edited?.id === invoice.id)
          return (
            <li key={invoice.id}>
              <InvoiceForm open={open} invoice={invoice} onDone={close} />
            </li>
          )
        return (
          <Row
            key={invoice.id}
            day={day}
            title={<span className="mono">{number}</span>}
            notes={[
              `vade ${formatShortDate(dueOn)}`,
              withholding > 0 && `tevkifat ${withholding}/10, alınacak ${formatAmount(amount - withheld)}`,
              orders.length > 1 && <SharedOrders key="orders" orders={orders} own={id} />,
            ]}
            amount={amountIn(amount, invoice.currency, currency)}
            label={`${number}: düzelt`}
            onEdit={() => write({ what: 'invoice', id: invoice.id })}
          />
        )
      })}>
      {edited && edited.id === null ? (
        <InvoiceForm open={open} invoice={null} onDone={close} />
      ) : (
        state !== 'no-invoice' && (
          <Foot>
            <Button
              icon={Plus}
              variant={isNext && isFirst ? 'act' : 'plain'}
              onClick={() => write({ what: 'invoice', id: null })}>
              Fatura Ekle
            </Button>
          </Foot>
        )
      )}
    </Column>
  )
}

function SharedOrders({ orders, own }: { orders: { id: string; number: string }[]; own: string }) {
  return (
    <>
      {orders.length} iş emri: bu
      {orders
        .filter(({ id }) => id !== own)
        .map(({ id, number }, index, { length }) => (
          <span key={id}>
            {index === length - 1 ? ' ve ' : ', '}
            <Link href={adminOrderPath(id)} className="inline-flex min-h-8 items-center pointer-coarse:min-h-11">
              {number}
            </Link>
          </span>
        ))}
    </>
  )
}

function Payments({ editing }: { editing: Editing }) {
  const { open, writing, write, close, isNext } = editing
  const { state, currency, payments } = open.billing
  const edited = writing?.what === 'payment' ? writing : null
  return (
    <Column
      title="Ödemeler"
      none="Henüz ödeme yok."
      rows={payments.map((payment) =>
        edited?.id === payment.id ? (
          <li key={payment.id}>
            <PaymentForm open={open} payment={payment} onDone={close} />
          </li>
        ) : (
          <Row
            key={payment.id}
            day={payment.day}
            title={METHOD_WORDS[payment.method]}
            notes={[payment.note && `“${payment.note}”`]}
            amount={amountIn(payment.amount, payment.currency, currency)}
            label={`${formatDayAndMonth(payment.day)} ödemesi: düzelt`}
            onEdit={() => write({ what: 'payment', id: payment.id })}
          />
        ),
      )}>
      {edited && edited.id === null ? (
        <PaymentForm open={open} payment={null} onDone={close} />
      ) : (
        <Foot>
          <Button
            icon={Plus}
            variant={isNext && isUnpaid(state) ? 'act' : 'plain'}
            onClick={() => write({ what: 'payment', id: null })}>
            Ödeme Ekle
          </Button>
        </Foot>
      )}
    </Column>
  )
}
