import { OrderCrumb } from '@/components/orders/staff/order/order-header'
import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { OrderEditor } from '@/components/orders/staff/order/order-editor'

export const metadata = adminMetadata('İş Emrini Düzenle')

export default guardedPage(ADMIN_PATHS.orders, () => (
  <AdminPage title="İş emrini düzenle" crumb={<OrderCrumb />}>
    <OrderEditor />
  </AdminPage>
))
