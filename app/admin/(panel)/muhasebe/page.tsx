import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { PageHeaderArea, PageHeaderSlot } from '@/components/admin/shell/page-header-action'
import { BillingScreen } from '@/components/orders/staff/billing/list/billing-screen'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

const TITLE = 'Muhasebe'

export const metadata = adminMetadata(TITLE)

export default guardedPage(ADMIN_PATHS.billing, () => (
  <PageHeaderArea>
    <AdminPage title={TITLE} note={<PageHeaderSlot />}>
      <BillingScreen />
    </AdminPage>
  </PageHeaderArea>
))
