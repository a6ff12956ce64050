'use client'

import { LabelsScreen } from '@/components/admin/labels-screen'
import { ORDER_LIST_ERROR } from '@/components/orders/staff/words'
import { apiPath } from '@/lib/api/paths'
import { DeviceLabel } from './device-label'
import { PAPER_FRAME } from './order-sheet'
import styles from './paper.module.css'

/** The labels of the orders in the URL, each on its own page. */
export function OrderLabels() {
  return (
    <LabelsScreen
      title="Cihaz Etiketleri"
      list="orders"
      errorPrefix={ORDER_LIST_ERROR}
      none="Seçili iş emri yok. İş emirleri listesinde ‘Seç’ ile seçin."
      pathOf={(key) => apiPath('WorkOrders/[key]', { key })}>
      {(orders) => (
        <ul className="flex flex-wrap gap-4 print:block">
          {orders.map((order) => (
            <li
              key={order.id}
              aria-label={order.number}
              className={`${PAPER_FRAME} max-w-[62mm]! print:not-first:break-before-page ${styles.label}`}>
              <DeviceLabel order={order} />
            </li>
          ))}
        </ul>
      )}
    </LabelsScreen>
  )
}
