import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { BillingScreen } from '@/components/orders/staff/billing/list/billing-screen'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

const TITLE = 'Muhasebe'

export const metadata = adminMetadata(TITLE)

export default guardedPage(ADMIN_PATHS.billing, () => (
  <AdminPage title={TITLE} hasActions>
    <BillingScreen />
  </AdminPage>
))
