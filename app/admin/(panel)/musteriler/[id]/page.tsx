import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { Crumb } from '@/components/admin/shell/crumb'
import { CustomerLinks, CustomerName } from '@/components/customers/customer-links'
import { CustomerScreen } from '@/components/customers/customer-screen'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

export const metadata = adminMetadata('Müşteri')

export default guardedPage(ADMIN_PATHS.customers, () => (
  <AdminPage
    title={<CustomerName />}
    crumb={<Crumb href={ADMIN_PATHS.customers}>Müşteriler</Crumb>}
    note={<CustomerLinks />}>
    <CustomerScreen />
  </AdminPage>
))
