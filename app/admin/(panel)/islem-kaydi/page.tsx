import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { AuditScreen } from '@/components/audit/audit-screen'

const TITLE = 'İşlem Kaydı'

export const metadata = adminMetadata(TITLE)

export default guardedPage(ADMIN_PATHS.audit, () => (
  <AdminPage title={TITLE} hasActions>
    <AuditScreen />
  </AdminPage>
))
