import { useNow } from '@/components/admin/use-now'
import { useDebounced } from '@/components/admin/list/list'
import { useRead } from '@/components/admin/session/api'
import { OrderWarranty } from '@/components/orders/staff/device/order-warranty'
import { Button } from '@/components/ui/button'
import { apiPath, withQuery } from '@/lib/api/paths'
import { type DeviceIdentity, serialKey } from '@/lib/orders/order/device-key'
import type { EarlierOrderJson } from '@/lib/orders/order/output'
import { covers } from '@/lib/orders/order/warranty'
import { stateLabel } from '@/lib/orders/words'
import { formatShortDate, istanbulDay } from '@/lib/platform/turkish/dates'
import { countWord, locativeOf } from '@/lib/platform/turkish/case'
import { Panel } from '@/components/admin/parts/panel'
import { OrderLink } from '@/components/admin/parts/order-link'

const TYPING_PAUSE_MS = 400

/**
 * Returns the earlier orders of the device whose serial number staff are typing, and calls `onFound` with the newest. After a failed
 * request it returns none, because they are only a hint.
 */
export function useEarlierOrders(
  device: DeviceIdentity,
  onFound: (latest: EarlierOrderJson) => void,
): EarlierOrderJson[] {
  const { serialNumber, deviceBrand } = device
  const typedQuery = new URLSearchParams({ serialNumber: serialNumber.trim(), deviceBrand: deviceBrand.trim() })
  const query = new URLSearchParams(useDebounced(typedQuery.toString(), TYPING_PAUSE_MS))
  const hasSerialNumber = serialKey(query.get('serialNumber')!) !== '' && serialKey(serialNumber) !== ''
  const { data: earlierOrders } = useRead(hasSerialNumber ? withQuery(apiPath('WorkOrders/device'), query) : null, {
    keepPreviousData: hasSerialNumber,
    onSuccess: ([latest]) => latest && onFound(latest),
  })
  return hasSerialNumber ? (earlierOrders ?? []) : []
}

type KnownDeviceProps = {
  earlierOrders: EarlierOrderJson[]
  serialNumber: string
  /** The customer of the new order, or ''. */
  customerId: string
  onFill: (order: EarlierOrderJson) => void
}

export function KnownDevice(props: KnownDeviceProps) {
  const { earlierOrders, serialNumber, customerId, onFill } = props
  const [latest] = earlierOrders
  if (!latest) return null
  return (
    <output className="block min-w-0">
      <Panel id="seri-no" title="Bu seri no kayıtlı" note={<span className="mono">{serialNumber.trim()}</span>}>
        <ul>
          {earlierOrders.map((order) => (
            <li
              key={order.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 border-t border-line px-5 pt-1 pb-3 leading-[1.35] [overflow-wrap:anywhere] first:border-0 max-sm:px-4">
              <OrderLink id={order.id} number={order.number} className="justify-self-start" />
              <p className="col-span-full row-start-2 min-w-0">
                {order.repair || stateLabel(order.state)}
                <span className="block text-small text-ink-2">
                  {order.companyName || order.contactPerson}, {formatShortDate(order.closedAt ?? order.createdAt)}
                </span>
              </p>
              <p className="text-right">
                <OrderWarranty order={order} short />
              </p>
            </li>
          ))}
        </ul>
        <div className="border-t border-line px-5 py-3 empty:hidden max-sm:px-4">
          {(!latest.customerId || latest.customerId !== customerId) && (
            <Button onClick={() => onFill(latest)}>
              Müşteriyi Doldur: {latest.companyName || latest.contactPerson}
            </Button>
          )}
        </div>
      </Panel>
    </output>
  )
}

/** Says how often a device with this serial number has come in, from whom, and whether it is here or under warranty. */
export function KnownSerialHint({ earlierOrders }: { earlierOrders: readonly EarlierOrderJson[] }) {
  const today = istanbulDay(useNow())
  const [latest] = earlierOrders
  const openOrder = earlierOrders.find(({ state }) => state === 'open')
  if (openOrder)
    return (
      <>
        Bu cihaz şu anda bizde: <OrderLink id={openOrder.id} number={openOrder.number} />
      </>
    )
  const name = latest!.companyName || latest!.contactPerson
  const isOneCustomer = earlierOrders.every(({ customerId }) => customerId === latest!.customerId)
  const isCovered = earlierOrders.some((order) => covers(order, today))
  const warrantyText = isCovered
    ? ', garantisi sürüyor'
    : earlierOrders.some(({ warrantyUntil }) => warrantyUntil)
      ? ', garantisi bitti'
      : ''
  return (
    <>
      Bu seri no {isOneCustomer && `${locativeOf(name)}n `}
      {countWord(earlierOrders.length)} kez geldi{warrantyText}. <a href="#seri-no">Geçmişi</a>
    </>
  )
}
