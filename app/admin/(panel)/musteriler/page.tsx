import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { NewCustomerLink } from '@/components/customers/customer-links'
import { Customers } from '@/components/customers/customers'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

export const metadata = adminMetadata('Müşteriler')

export default guardedPage(ADMIN_PATHS.customers, () => (
  <AdminPage title="Müşteriler" note={<NewCustomerLink />}>
    <Customers />
  </AdminPage>
))
