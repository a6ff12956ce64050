import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { Crumb } from '@/components/admin/shell/crumb'
import { NewCustomer } from '@/components/customers/customer-form'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

export const metadata = adminMetadata('Yeni Müşteri')

export default guardedPage(ADMIN_PATHS.customers, () => (
  <AdminPage title="Yeni Müşteri" crumb={<Crumb href={ADMIN_PATHS.customers}>Müşteriler</Crumb>}>
    <NewCustomer />
  </AdminPage>
))
