import { SessionGate } from '@/components/admin/session/session'
import { adminMetadata, guardedPage } from '@/components/admin/shell/admin-page'
import { OrderLabels } from '@/components/orders/paper/order-labels'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

export const metadata = adminMetadata('Cihaz Etiketleri')

/** The labels of several devices, printed together. */
export default guardedPage(ADMIN_PATHS.orders, () => (
  <SessionGate waiting={<output className="block px-admin py-6">Yükleniyor…</output>}>
    <OrderLabels />
  </SessionGate>
))
