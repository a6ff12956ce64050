import { QrCode } from '@/components/admin/qr-code'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import type { OrderJson } from '@/lib/orders/order/output'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import { ORDER_NUMBER, PAPER, PAPER_MONO } from './order-sheet'

/** How many characters of a model fit on one line. A longer model has two lines in smaller type. */
const LINE_CHARACTERS = 28

/** The label for the device: 62 × 62 mm. */
export function DeviceLabel({ order }: { order: OrderJson }) {
  const { number, deviceBrand, deviceModel, serialNumber, accessories } = order
  const isLong = deviceModel.length > LINE_CHARACTERS
  return (
    <div
      className={`${PAPER} [overflow-wrap:anywhere] size-[62mm] overflow-hidden px-[3mm] py-[2.5mm] text-[9pt] leading-[1.3]`}>
      <span className={`${ORDER_NUMBER} text-[19pt]`}>{number}</span>
      <div
        lang="en"
        className="mt-[1mm] truncate border-[1.5px] border-edge px-[1.5mm] py-[0.5mm] font-title text-[11pt] leading-[1.2] font-semibold uppercase">
        {deviceBrand || deviceModel || number}
      </div>
      {deviceBrand && deviceModel && (
        <span className={`mt-[1mm] line-clamp-2 ${PAPER_MONO} ${isLong ? 'text-[8pt] leading-[1.2]' : ''}`}>
          {deviceModel}
        </span>
      )}
      <div className="mt-[1mm] grid h-[24mm] grid-cols-[minmax(0,1fr)_24mm] gap-[2mm] overflow-hidden">
        <div>
          {serialNumber && <span className={`line-clamp-3 ${PAPER_MONO}`}>S/N {serialNumber}</span>}
          <span className="line-clamp-1">{order.companyName || order.contactPerson}</span>
          <span className="line-clamp-1">{formatDateTime(order.createdAt).slice(0, 10)}</span>
        </div>
        <QrCode text={order.trackingUrl} label="Müşterinin sayfası, etiketteki karekod" className="size-[24mm]" />
      </div>
      <div className="mt-[1mm] border-t border-line pt-[0.75mm] text-[8pt] leading-[1.25]">
        {accessories && (
          <span className={isLong ? 'line-clamp-1' : 'line-clamp-2'}>
            {ORDER_FIELDS.accessories.label}: {accessories}
          </span>
        )}
        <span className="text-[7pt]">Karekod müşteriye özeldir.</span>
      </div>
    </div>
  )
}
