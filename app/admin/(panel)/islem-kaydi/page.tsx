import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { ADMIN_PATHS } from '@/lib/site/pages'

const TITLE = 'İşlem Kaydı'

export const metadata = adminMetadata(TITLE)

export default guardedPage(ADMIN_PATHS.audit, () => (
  <AdminPage title={TITLE}>
    <p />
  </AdminPage>
))
