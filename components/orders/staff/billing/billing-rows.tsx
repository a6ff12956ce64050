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
import type { BillingEditor } from './billing-editor'
import { InvoiceForm } from './invoice-form'
import { PaymentForm } from './payment-form'
import { isUnpaid } from './words'

type ColumnProps = { title: string; none: string; rows: ReactNode[]; children: ReactNode }

/** A column with rows, and the button or form for a new row. */
function Column({ title, none, rows, children }: ColumnProps) {
  return (
    <div className="flex min-w-0 flex-col border-line not-first:border-l @max-[47.5rem]:not-first:border-t @max-[47.5rem]:not-first:border-l-0 @max-[47.5rem]:not-first:border-edge">
      <h3 className={`border-b border-line py-2.75 font-sans text-[1rem] leading-[1.35] ${SIDE_PADDING}`}>{title}</h3>
      {rows.length > 0 ? (
        <ul>{rows}</ul>
      ) : (
        <p className={`border-b border-line py-3.5 text-ink-2 ${SIDE_PADDING}`}>{none}</p>
      )}
      {children}
    </div>
  )
}

const ColumnFoot = ({ children }: { children: ReactNode }) => <div className={`py-3 ${SIDE_PADDING}`}>{children}</div>

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

/** Formats an amount, with its currency if that is not the order's. */
const formatRowAmount = (amount: number, currency: string, orderCurrency: string) =>
  currency === orderCurrency ? formatAmount(amount) : formatMoney(amount, currency)

/** The invoices of an order. */
export function Invoices({ editor }: { editor: BillingEditor }) {
  const { record, openForm, showForm, close, isNext } = editor
  const { billing } = record
  const { id, state, currency, invoices } = billing
  const editedRow = openForm?.kind === 'invoice' ? openForm : null
  const needsFirstInvoice = invoices.length === 0 && state !== 'no-invoice' && state !== null
  return (
    <Column
      title="Faturalar"
      none={
        editedRow
          ? 'Fatura muhasebe programınızda ya da GİB portalında kesilir; burada numarası durur.'
          : 'Henüz fatura yok.'
      }
      rows={invoices.map((invoice) => {
        const { number, day, dueOn, withholding, amount, withheld, orders } = invoice
        if (editedRow?.id === invoice.id)
          return (
            <li key={invoice.id}>
              <InvoiceForm record={record} invoice={invoice} onDone={close} />
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
              orders.length > 1 && <SharedOrders key="orders" orders={orders} ownId={id} />,
            ]}
            amount={formatRowAmount(amount, invoice.currency, currency)}
            label={`${number}: düzelt`}
            onEdit={() => showForm({ kind: 'invoice', id: invoice.id })}
          />
        )
      })}>
      {editedRow && editedRow.id === null ? (
        <InvoiceForm record={record} invoice={null} onDone={close} />
      ) : (
        state !== 'no-invoice' && (
          <ColumnFoot>
            <Button
              icon={Plus}
              variant={isNext && needsFirstInvoice ? 'primary' : 'plain'}
              onClick={() => showForm({ kind: 'invoice', id: null })}>
              Fatura Ekle
            </Button>
          </ColumnFoot>
        )
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

/** The payments of an order. */
export function Payments({ editor }: { editor: BillingEditor }) {
  const { record, openForm, showForm, close, isNext } = editor
  const { state, currency, payments } = record.billing
  const editedRow = openForm?.kind === 'payment' ? openForm : null
  return (
    <Column
      title="Ödemeler"
      none="Henüz ödeme yok."
      rows={payments.map((payment) =>
        editedRow?.id === payment.id ? (
          <li key={payment.id}>
            <PaymentForm record={record} payment={payment} onDone={close} />
          </li>
        ) : (
          <Row
            key={payment.id}
            day={payment.day}
            title={PAYMENT_METHOD_WORDS[payment.method]}
            notes={[payment.note && `“${payment.note}”`]}
            amount={formatRowAmount(payment.amount, payment.currency, currency)}
            label={`${formatDayAndMonth(payment.day)} ödemesi: düzelt`}
            onEdit={() => showForm({ kind: 'payment', id: payment.id })}
          />
        ),
      )}>
      {editedRow && editedRow.id === null ? (
        <PaymentForm record={record} payment={null} onDone={close} />
      ) : (
        <ColumnFoot>
          <Button
            icon={Plus}
            variant={isNext && isUnpaid(state) ? 'primary' : 'plain'}
            onClick={() => showForm({ kind: 'payment', id: null })}>
            Ödeme Ekle
          </Button>
        </ColumnFoot>
      )}
    </Column>
  )
}
