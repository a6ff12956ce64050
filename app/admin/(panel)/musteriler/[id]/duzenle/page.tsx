import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { CustomerCrumb } from '@/components/customers/customer-links'
import { CustomerEditor } from '@/components/customers/customer-form'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

export const metadata = adminMetadata('Müşteriyi Düzenle')

export default guardedPage(ADMIN_PATHS.customers, () => (
  <AdminPage title="Müşteriyi düzenle" crumb={<CustomerCrumb />}>
    <CustomerEditor />
  </AdminPage>
))
