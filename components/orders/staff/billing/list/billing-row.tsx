import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNow } from '@/components/admin/use-now'
import { DeviceName } from '@/components/orders/device-name'
import { MoneyBar } from '@/components/orders/money-bar'
import { amountNote, deadlineWords, isToInvoice, stateInList, stateNote } from '@/components/orders/staff/billing/words'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { BillingRowJson } from '@/lib/orders/billing/output'
import { stepName } from '@/lib/orders/steps'
import { stateLabel } from '@/lib/orders/words'
import { formatShortDate, istanbulDay } from '@/lib/platform/turkish/dates'
import { formatMoney } from '@/lib/platform/turkish/money'
import { adminOrderPath } from '@/lib/site/admin-pages'

/** Returns '28.01', with the year unless it is this year. */
const shortDay = (day: string, today: string) =>
  formatShortDate(day).slice(0, day.slice(0, 4) === today.slice(0, 4) ? 5 : undefined)

const SMALL_LINE = 'block text-small text-ink-2'

/** Classes of a row: one line, two lines below 56 rem, a block on a phone. */
const BILLING_ROW =
  'relative grid min-h-18 grid-cols-[6.75rem_minmax(0,1.15fr)_minmax(0,1fr)_10.25rem_9.25rem] items-center gap-x-5 gap-y-0.5 border-b border-line py-3 pr-5 leading-[1.35] [overflow-wrap:anywhere] last:border-0 @max-lg:grid-cols-[6.75rem_minmax(0,1fr)_10rem] @max-lg:items-start @max-lg:gap-y-1.5 @max-lg:py-3.5 @max-[35rem]:grid-cols-[minmax(0,1fr)_auto] @max-[35rem]:gap-x-3 @max-[35rem]:gap-y-1 @max-[35rem]:pr-4'

type BillingRowProps = { row: BillingRowJson; isSelected?: boolean; children?: ReactNode }

/** An order with its billing state. The whole row links to the order or, with a checkbox as `children`, selects it. */
export function BillingRow({ row, isSelected, children }: BillingRowProps) {
  const { id, number, state, orderState, step, deliveredOn, customerName, currency, amount } = row
  const today = istanbulDay(useNow())
  const note = stateNote(row)
  const rowClasses = isSelected ? 'bg-tint shadow-[inset_4px_0_0_var(--ink)]' : 'hover:bg-tint'
  return (
    <li className={`${BILLING_ROW} ${children ? 'pl-12' : 'pl-5 @max-[35rem]:pl-4'} ${rowClasses}`}>
      {children}
      <h2 className="text-body leading-[1.4] font-normal tracking-normal @max-lg:row-span-2 @max-[35rem]:row-span-1">
        <Link
          href={adminOrderPath(id)}
          className={`mono ${children ? 'relative z-1' : 'after:absolute after:inset-0 after:focus-visible:-outline-offset-3'}`}>
          {number}
        </Link>
        <span className={`font-sans ${SMALL_LINE}`}>
          {deliveredOn
            ? `teslim ${shortDay(deliveredOn, today)}`
            : orderState === 'open'
              ? stepName(step)
              : stateLabel(orderState)}
        </span>
      </h2>
      <p className="min-w-0 @max-[35rem]:col-span-full">
        <b className="block">{customerName}</b>
        <span className={SMALL_LINE}>
          <DeviceName {...row} none="Cihaz belirtilmedi" />
        </span>
      </p>
      <div className="grid min-w-0 gap-1 @max-lg:col-start-2 @max-lg:row-start-2 @max-[35rem]:col-span-full @max-[35rem]:col-start-1 @max-[35rem]:row-auto">
        {state && (
          <p>
            <b>{stateInList(state)}</b>
            {note && (
              <>
                , <span className={state === 'invoiced' ? 'mono' : ''}>{note}</span>
              </>
            )}
          </p>
        )}
        <MoneyBar of={row} className="max-w-52 @max-[35rem]:max-w-none" />
      </div>
      <p className="text-right font-mono tracking-[-0.02em] whitespace-nowrap @max-[35rem]:col-start-2 @max-[35rem]:row-start-1">
        {amount === 0 ? '–' : formatMoney(amount, currency)}
        <span className={`font-sans tracking-normal ${SMALL_LINE}`}>{amount > 0 && amountNote(state)}</span>
      </p>
      <DeadlineCell row={row} />
    </li>
  )
}

function DeadlineCell({ row: { clock: deadline, state } }: { row: BillingRowJson }) {
  const today = istanbulDay(useNow())
  const cellClasses =
    'text-small leading-[1.4] @max-lg:col-start-3 @max-lg:row-start-2 @max-lg:text-right @max-[35rem]:col-span-full @max-[35rem]:col-start-1 @max-[35rem]:row-auto @max-[35rem]:text-left'
  if (!deadline) return <p className={`text-ink-2 ${cellClasses}`}>{isToInvoice(state) && 'süre teslimde başlar'}</p>
  const { text, note, isLate } = deadlineWords(deadline, today)
  return (
    <p
      className={`${cellClasses} ${isLate ? 'flex items-start gap-1.5 font-semibold @max-lg:justify-end @max-[35rem]:justify-start' : ''}`}>
      {isLate && <Icon of={Clock} className="mt-px size-4.5" />}
      <span>
        {text}
        <span className="block font-normal text-ink-2 @max-[35rem]:inline @max-[35rem]:before:content-[',_']">
          {note}
        </span>
      </span>
    </p>
  )
}
