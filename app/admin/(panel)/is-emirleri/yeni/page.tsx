import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { NewOrder } from './_components/new-order'
import { NewOrderCrumb, WithoutMessageLink } from './_components/new-order-links'

export const metadata = adminMetadata('Yeni İş Emri')

export default guardedPage(ADMIN_PATHS.orders, () => (
  <AdminPage title="Yeni İş Emri" crumb={<NewOrderCrumb />} note={<WithoutMessageLink />}>
    <NewOrder />
  </AdminPage>
))
