import { DeviceName } from '@/components/orders/device-name'
import { Link } from '@/components/ui/link'
import type { OrderJson } from '@/lib/orders/output'
import { adminOrderPath } from '@/lib/site/admin-pages'
import { Panel } from './panel'

/** Orders that are shown at once. */
const FIRST = 3

/** Other open orders of the same telephone. */
export function SamePhonePanel({ orders }: { orders: OrderJson['samePhone'] }) {
  if (orders.length === 0) return null
  const rest = orders.slice(FIRST)
  return (
    <Panel id="ayni-telefon" title="Bu telefonla açık iş emri">
      <Rows orders={orders.slice(0, FIRST)} />
      {rest.length > 0 && (
        <details className="border-t border-line">
          <summary className="min-h-11 cursor-pointer px-5 py-2.5 max-[640px]:px-4">Hepsi ({orders.length})</summary>
          <Rows orders={rest} />
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
          className="flex flex-wrap items-center gap-x-4 border-b border-line px-5 py-1.5 last:border-0 max-[640px]:px-4">
          <Link href={adminOrderPath(order.id)} className="mono inline-flex min-h-11 items-center">
            {order.number}
          </Link>
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {order.deviceBrand || order.deviceModel ? <DeviceName {...order} /> : 'Cihaz belirtilmedi'}
          </span>
        </li>
      ))}
    </ul>
  )
}
