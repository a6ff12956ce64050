import { ShipmentItem, ShipmentList } from '@/components/orders/shipment-list'
import type { CustomerOrderJson } from '@/lib/orders/tracking-output'
import { Part } from './order-parts'

/** How the device of an order came and goes, for its customer. */
export function Shipments({ shipments }: Pick<CustomerOrderJson, 'shipments'>) {
  if (shipments.length === 0) return null
  return (
    <Part id="kargo" title="Kargo">
      <div className="border border-line">
        <ShipmentList>
          {shipments.map((shipment, index) => (
            <ShipmentItem key={`${index} ${shipment.day}`} shipment={shipment} customer="Siz" />
          ))}
        </ShipmentList>
      </div>
    </Part>
  )
}
