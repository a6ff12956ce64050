import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { LoadTestScreen, LoadTestSubject } from '@/components/orders/staff/load-test/load-test-screen'
import { OrderCrumb } from '@/components/orders/staff/order/order-header'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

export const metadata = adminMetadata('Yük Testi')

export default guardedPage(ADMIN_PATHS.orders, () => (
  <AdminPage title="Yük Testi" crumb={<OrderCrumb />} note={<LoadTestSubject />}>
    <LoadTestScreen />
  </AdminPage>
))
