import { ContactRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Panel } from '@/components/admin/parts/panel'
import { useNow } from '@/components/admin/use-now'
import { DeviceName } from '@/components/orders/device-name'
import { CustomerLink } from '@/components/orders/staff/customer-link'
import { OrderLink } from '@/components/admin/parts/order-link'
import { TurnSquare } from '@/components/orders/turn-square'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { CustomerJson, OrderOfCustomerJson } from '@/lib/customers/output'
import { STATE_WORDS } from '@/lib/orders/order/fields'
import { elapsedWords, formatShortDate } from '@/lib/platform/turkish/dates'
import { formatPhone } from '@/lib/platform/turkish/phone'

type Customer = Record<'customerId' | 'contactPerson' | 'companyName' | 'phone' | 'email', string>

type KnownCustomerProps = { customer: Customer; onChange: () => void }

/** The known customer of a new order, shown instead of the customer's fields. `onChange` shows the fields. */
export function KnownCustomer({ customer, onChange }: KnownCustomerProps) {
  const { customerId, contactPerson, companyName, phone, email } = customer
  const link = (name: ReactNode) => <CustomerLink id={customerId}>{name}</CustomerLink>
  return (
    <div className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-line bg-paper px-5 py-3.5 leading-[1.4] [overflow-wrap:anywhere] max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:border-t max-sm:px-4">
      <Icon of={ContactRound} className="size-5 max-sm:hidden" />
      <p className="min-w-0">
        <b>{companyName ? contactPerson : link(contactPerson)}</b>
        {companyName && <>, {link(companyName)}</>}
        <span className="block text-ink-2">{[formatPhone(phone), email].filter(Boolean).join(', ')}</span>
      </p>
      <Button onClick={onChange}>Değiştir</Button>
    </div>
  )
}

/** Maximum number of orders that are shown, open orders first. */
const MAX_ORDERS = 8

export function CustomerOrders({ customer }: { customer: CustomerJson }) {
  const { id, companyName, contactPerson, orderList } = customer
  const openOrders = orderList.filter(({ state }) => state === 'open')
  const orders = [...openOrders, ...orderList.filter(({ state }) => state !== 'open')].slice(0, MAX_ORDERS)
  if (orders.length === 0) return null
  return (
    <Panel
      id="musteri-isleri"
      title={companyName || contactPerson}
      note={<CustomerLink id={id}>Kaydı aç</CustomerLink>}>
      <ul>
        {orders.map((order) => (
          <OrderLine key={order.id} order={order} />
        ))}
      </ul>
    </Panel>
  )
}

function OrderLine({ order }: { order: OrderOfCustomerJson }) {
  const { id, number, state, turn, closedAt, stepSince } = order
  const now = useNow()
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)_auto] items-center gap-x-3.5 border-t border-line px-5 py-2.5 leading-[1.35] [overflow-wrap:anywhere] first:border-0 max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:px-4">
      <OrderLink id={id} number={number} className="justify-self-start" />
      <p className="min-w-0 max-sm:col-span-full max-sm:row-start-2">
        <DeviceName {...order} none="Cihaz belirtilmedi" />
        <span className="block text-small text-ink-2">
          {turn ? (
            <>
              <TurnSquare of={turn.on} /> {turn.words}
            </>
          ) : (
            STATE_WORDS[state].past
          )}
        </span>
      </p>
      <span className="mono text-right">
        {turn ? elapsedWords(turn.since, now) : formatShortDate(closedAt ?? stepSince)}
      </span>
    </li>
  )
}
