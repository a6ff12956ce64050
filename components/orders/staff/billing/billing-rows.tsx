import { Pencil, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { SquareButton } from '@/components/ui/square-button'
import { METHOD_WORDS } from '@/lib/orders/billing/fields'
import { formatDayAndMonth, formatShortDate } from '@/lib/platform/turkish/dates'
import { formatAmount, formatMoney } from '@/lib/platform/turkish/money'
import { adminOrderPath } from '@/lib/site/admin-pages'
import { SIDE } from './billing-frame'
import type { Editing } from './editing'
import { InvoiceForm } from './invoice-form'
import { PaymentForm } from './payment-form'
import { isUnpaid } from './words'

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

/** Formats an amount, with its currency if that is not the order's. */
const amountIn = (amount: number, currency: string, ownCurrency: string) =>
  currency === ownCurrency ? formatAmount(amount) : formatMoney(amount, currency)

/** The invoices of an order. */
export function Invoices({ editing }: { editing: Editing }) {
  const { open, openForm, showForm, close, isNext } = editing
  const { billing } = open
  const { id, state, currency, invoices } = billing
  const edited = openForm?.what === 'invoice' ? openForm : null
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
            onEdit={() => showForm({ what: 'invoice', id: invoice.id })}
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
              variant={isNext && isFirst ? 'primary' : 'plain'}
              onClick={() => showForm({ what: 'invoice', id: null })}>
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

/** The payments of an order. */
export function Payments({ editing }: { editing: Editing }) {
  const { open, openForm, showForm, close, isNext } = editing
  const { state, currency, payments } = open.billing
  const edited = openForm?.what === 'payment' ? openForm : null
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
            onEdit={() => showForm({ what: 'payment', id: payment.id })}
          />
        ),
      )}>
      {edited && edited.id === null ? (
        <PaymentForm open={open} payment={null} onDone={close} />
      ) : (
        <Foot>
          <Button
            icon={Plus}
            variant={isNext && isUnpaid(state) ? 'primary' : 'plain'}
            onClick={() => showForm({ what: 'payment', id: null })}>
            Ödeme Ekle
          </Button>
        </Foot>
      )}
    </Column>
  )
}
