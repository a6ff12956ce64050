import { Pencil, Plus } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { SquareButton } from '@/components/ui/square-button'
import { PAYMENT_METHOD_WORDS } from '@/lib/orders/billing/fields'
import { formatDayAndMonth, formatShortDate } from '@/lib/platform/turkish/dates'
import { formatAmount, formatMoney } from '@/lib/platform/turkish/money'
import { adminOrderPath } from '@/lib/site/admin-pages'
import { SIDE_PADDING } from './billing-frame'
import { InvoiceForm } from './invoice-form'
import { PaymentForm } from './payment-form'
import type { BillingEditor } from './use-billing'
import { isUnpaid } from './words'

type ColumnProps<Row> = {
  title: string
  none: string
  rows: readonly Row[]
  /** Id of the row in the form, null for a new row, or undefined if the form is closed. */
  editedId: string | null | undefined
  renderForm: (row: Row | null) => ReactNode
  addButton: ReactNode
  /** Renders a row. */
  children: (row: Row) => ReactNode
}

/** A column with rows, and the button or form for a new row. */
function Column<Row extends { id: string }>(props: ColumnProps<Row>) {
  const { title, none, rows, editedId, renderForm, addButton, children } = props
  return (
    <div className="flex min-w-0 flex-col border-line not-first:border-l @max-[47.5rem]:not-first:border-t @max-[47.5rem]:not-first:border-l-0 @max-[47.5rem]:not-first:border-edge">
      <h3 className={`border-b border-line py-2.75 font-sans text-[1rem] leading-[1.35] ${SIDE_PADDING}`}>{title}</h3>
      {rows.length > 0 ? (
        <ul>
          {rows.map((row) => (
            <li key={row.id}>{row.id === editedId ? renderForm(row) : children(row)}</li>
          ))}
        </ul>
      ) : (
        <p className={`border-b border-line py-3.5 text-ink-2 ${SIDE_PADDING}`}>{none}</p>
      )}
      {editedId === null ? renderForm(null) : addButton && <div className={`py-3 ${SIDE_PADDING}`}>{addButton}</div>}
    </div>
  )
}

type RowProps = { day: string; title: ReactNode; notes: ReactNode[]; amount: string; label: string; onEdit: () => void }

function Row({ day, title, notes, amount, label, onEdit }: RowProps) {
  return (
    <div className="grid min-h-15 grid-cols-[6rem_minmax(0,1fr)_auto_44px] items-center gap-x-3.5 border-b border-line py-1.5 pr-2 pl-5 @max-[32.5rem]:grid-cols-[minmax(0,1fr)_auto_44px] @max-[32.5rem]:gap-x-2 @max-[32.5rem]:pr-1 @max-[32.5rem]:pl-4">
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
    </div>
  )
}

/** Formats an amount, with its currency if that is not the order's. */
const formatRowAmount = (amount: number, currency: string, orderCurrency: string) =>
  currency === orderCurrency ? formatAmount(amount) : formatMoney(amount, currency)

export function Invoices({ editor }: { editor: BillingEditor }) {
  const { record, openForm, showForm, close, isNext } = editor
  const { id, state, currency, invoices } = record.billing
  const editedId = openForm?.kind === 'invoice' ? openForm.id : undefined
  return (
    <Column
      title="Faturalar"
      none={
        editedId === null
          ? 'Fatura muhasebe programınızda ya da GİB portalında kesilir; burada numarası durur.'
          : 'Henüz fatura yok.'
      }
      rows={invoices}
      editedId={editedId}
      renderForm={(invoice) => <InvoiceForm record={record} invoice={invoice} onDone={close} />}
      addButton={
        state !== 'no-invoice' && (
          <Button
            icon={Plus}
            variant={isNext && invoices.length === 0 && state !== null ? 'primary' : 'plain'}
            onClick={() => showForm({ kind: 'invoice', id: null })}>
            Fatura Ekle
          </Button>
        )
      }>
      {({ id: invoiceId, number, day, dueOn, withholding, amount, withheld, orders, currency: invoiceCurrency }) => (
        <Row
          day={day}
          title={<span className="mono">{number}</span>}
          notes={[
            `vade ${formatShortDate(dueOn)}`,
            withholding > 0 && `tevkifat ${withholding}/10, alınacak ${formatAmount(amount - withheld)}`,
            orders.length > 1 && <SharedOrders key="orders" orders={orders} ownId={id} />,
          ]}
          amount={formatRowAmount(amount, invoiceCurrency, currency)}
          label={`${number}: düzelt`}
          onEdit={() => showForm({ kind: 'invoice', id: invoiceId })}
        />
      )}
    </Column>
  )
}

function SharedOrders({ orders, ownId }: { orders: { id: string; number: string }[]; ownId: string }) {
  const others = orders.filter(({ id }) => id !== ownId)
  return (
    <>
      {orders.length} iş emri: bu{others.length > 1 && ','}
      {others.map(({ id, number }, index) => (
        <Fragment key={id}>
          {index === others.length - 1 ? ' ve ' : ' '}
          {/* No line begins with the comma. */}
          <span className="whitespace-nowrap">
            <Link href={adminOrderPath(id)} className="inline-flex min-h-8 items-center pointer-coarse:min-h-11">
              {number}
            </Link>
            {index < others.length - 2 && ','}
          </span>
        </Fragment>
      ))}
    </>
  )
}

export function Payments({ editor }: { editor: BillingEditor }) {
  const { record, openForm, showForm, close, isNext } = editor
  const { state, currency, payments } = record.billing
  return (
    <Column
      title="Ödemeler"
      none="Henüz ödeme yok."
      rows={payments}
      editedId={openForm?.kind === 'payment' ? openForm.id : undefined}
      renderForm={(payment) => <PaymentForm record={record} payment={payment} onDone={close} />}
      addButton={
        <Button
          icon={Plus}
          variant={isNext && isUnpaid(state) ? 'primary' : 'plain'}
          onClick={() => showForm({ kind: 'payment', id: null })}>
          Ödeme Ekle
        </Button>
      }>
      {(payment) => (
        <Row
          day={payment.day}
          title={PAYMENT_METHOD_WORDS[payment.method]}
          notes={[payment.note && `“${payment.note}”`]}
          amount={formatRowAmount(payment.amount, payment.currency, currency)}
          label={`${formatDayAndMonth(payment.day)} ödemesi: düzelt`}
          onEdit={() => showForm({ kind: 'payment', id: payment.id })}
        />
      )}
    </Column>
  )
}
