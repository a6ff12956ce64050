import type { OrderJson } from '@/lib/orders/output'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import styles from './paper.module.css'
import { QrCode } from '@/components/admin/qr-code'

/** Characters of a model that one line takes. A longer one is set smaller, in two. */
const ONE_LINE = 28

/** The label that is stuck on the device: 62 × 62 mm. */
export function DeviceLabel({ order }: { order: OrderJson }) {
  const { number, deviceBrand, deviceModel, serialNumber, accessories } = order
  const isLong = deviceModel.length > ONE_LINE
  return (
    <section aria-labelledby="etiket" className={styles.label}>
      <h2 id="etiket">Cihaz etiketi, 62 mm</h2>
      <div className={styles.tag62}>
        <span className={styles.number}>{number}</span>
        <div lang="en" className={styles.brand}>
          {deviceBrand || deviceModel || number}
        </div>
        {deviceBrand && deviceModel && (
          <span className={`${styles.line} ${styles.mono} ${styles.model} ${isLong ? styles.long : ''}`}>
            {deviceModel}
          </span>
        )}
        <div className={styles.row}>
          <div>
            {serialNumber && (
              <span className={`${styles.line} ${styles.three} ${styles.mono}`}>S/N {serialNumber}</span>
            )}
            <span className={styles.one}>{order.companyName || order.contactPerson}</span>
            <span className={styles.one}>{formatDateTime(order.createdAt).slice(0, 10)}</span>
          </div>
          <QrCode text={order.trackingUrl} label="Müşterinin sayfası, etiketteki karekod" />
        </div>
        <div className={styles.rest}>
          {accessories && <span className={isLong ? styles.one : styles.line}>Yanında: {accessories}</span>}
          <span className={styles.private}>Karekod müşteriye özeldir.</span>
        </div>
      </div>
    </section>
  )
}
