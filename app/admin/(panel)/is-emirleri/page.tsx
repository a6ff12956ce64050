import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { NewOrderLink } from '@/components/orders/staff/new/new-order'
import { OrdersScreen } from '@/components/orders/staff/list/orders'

export const metadata = adminMetadata('İş Emirleri')

export default guardedPage(ADMIN_PATHS.orders, () => (
  <AdminPage title="İş Emirleri" note={<NewOrderLink />}>
    <OrdersScreen />
  </AdminPage>
))
