import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { BillingScreen } from '@/components/orders/staff/billing/list/billing-screen'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

export const metadata = adminMetadata('Muhasebe')

export default guardedPage(ADMIN_PATHS.billing, () => (
  <AdminPage title="Muhasebe">
    <BillingScreen />
  </AdminPage>
))
