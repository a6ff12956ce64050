'use client'

import { useDebounced } from '@/components/admin/list/list'
import { useRead } from '@/components/admin/session/api'
import { DeviceName } from '@/components/orders/device-name'
import { Button } from '@/components/ui/button'
import { apiPath } from '@/lib/api/paths'
import type { OrderJson, OrderRowJson } from '@/lib/orders/order/output'
import { stepCode, stepName } from '@/lib/orders/steps'
import { phoneKey } from '@/lib/platform/turkish/phone'
import { Panel } from '@/components/admin/parts/panel'
import { OrderLink } from '@/components/admin/parts/order-link'

const MAX_UNFOLDED_ROWS = 3

export function SamePhonePanel({ orders }: { orders: OrderJson['samePhone'] }) {
  if (orders.length === 0) return null
  const foldedOrders = orders.slice(MAX_UNFOLDED_ROWS)
  return (
    <Panel id="ayni-telefon" title="Bu telefonla açık iş emri">
      <Rows orders={orders.slice(0, MAX_UNFOLDED_ROWS)} />
      {foldedOrders.length > 0 && (
        <details className="border-t border-line">
          <summary className="min-h-11 cursor-pointer px-5 py-2.5 max-sm:px-4">Hepsi ({orders.length})</summary>
          <Rows orders={foldedOrders} />
        </details>
      )}
    </Panel>
  )
}

function Rows({ orders }: { orders: OrderJson['samePhone'] }) {
  return (
    <ul>
      {orders.map((order) => (
        <li
          key={order.id}
          className="flex flex-wrap items-center gap-x-4 border-b border-line px-5 py-1.5 last:border-0 max-sm:px-4">
          <OrderLink id={order.id} number={order.number} />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <DeviceName {...order} none="Cihaz belirtilmedi" />
          </span>
        </li>
      ))}
    </ul>
  )
}

const TYPING_PAUSE_MS = 400

type Customer = Pick<OrderRowJson, 'contactPerson' | 'companyName' | 'email'>

type SamePhoneOrdersProps = { customer: Customer & { phone: string }; onFill: (customer: Customer) => void }

/** Open orders with the same phone number, with a button that copies the customer of the latest one. They are only a hint, so a failed request shows nothing. */
export function SamePhoneOrders({ customer, onFill }: SamePhoneOrdersProps) {
  const { phone } = customer
  const debouncedPhone = useDebounced(phone, TYPING_PAUSE_MS)
  const hasPhone = phoneKey(debouncedPhone) !== ''
  const path = apiPath('WorkOrders', { state: 'open', page: '1', pageSize: '20', phone: debouncedPhone })
  const { data: orders } = useRead(hasPhone ? path : null, { keepPreviousData: hasPhone })
  const [latestOrder] = orders ?? []
  if (!latestOrder || !hasPhone) return null
  const { contactPerson, companyName, email } = latestOrder
  const isSameCustomer =
    customer.contactPerson === contactPerson && customer.companyName === companyName && customer.email === email
  return (
    <output className="block">
      <Panel id="ayni-telefon" title="Bu telefonla açık iş emri">
        <ul>
          {orders!.map((order) => (
            <li
              key={order.id}
              className="grid grid-cols-[6.5rem_minmax(0,1fr)_auto] items-center gap-x-3.5 border-t border-line px-5 py-2.5 leading-[1.35] [overflow-wrap:anywhere] first:border-0 max-sm:px-4">
              <OrderLink id={order.id} number={order.number} />
              <p className="min-w-0">
                <b className="block">
                  <DeviceName {...order} none="Cihaz belirtilmedi" />
                </b>
                <span className="text-small text-ink-2">
                  {[order.contactPerson, order.companyName].filter(Boolean).join(', ')}
                </span>
              </p>
              <span className="mono" title={stepName(order.step)}>
                {stepCode(order.step)}
              </span>
            </li>
          ))}
        </ul>
        {!isSameCustomer && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-5 py-3 max-sm:px-4">
            <p>Aynı müşteriyse adı ve firmayı buradan alın:</p>
            <Button onClick={() => onFill({ contactPerson, companyName, email })}>Bilgileri Doldur</Button>
          </div>
        )}
      </Panel>
    </output>
  )
}
