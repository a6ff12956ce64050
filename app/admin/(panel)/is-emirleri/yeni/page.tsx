import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { NewOrderScreen, NewOrderCrumb, WithoutMessageLink } from '@/components/orders/staff/new/new-order'

export const metadata = adminMetadata('Yeni İş Emri')

export default guardedPage(ADMIN_PATHS.orders, () => (
  <AdminPage title="Yeni İş Emri" crumb={<NewOrderCrumb />} note={<WithoutMessageLink />}>
    <NewOrderScreen />
  </AdminPage>
))
