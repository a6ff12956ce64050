import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { CustomerCrumb } from '@/components/customers/customer-links'
import { MergeScreen } from '@/components/customers/merge-screen'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

export const metadata = adminMetadata('Birleştir')

export default guardedPage(ADMIN_PATHS.customers, () => (
  <AdminPage title="Birleştir" crumb={<CustomerCrumb />} note="İki kayıt bir müşteri olur">
    <MergeScreen />
  </AdminPage>
))
