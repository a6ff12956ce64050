import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { ADMIN_PATHS } from '@/lib/site/pages'

const TITLE = 'KVKK'

export const metadata = adminMetadata(TITLE)

export default guardedPage(ADMIN_PATHS.privacy, () => (
  <AdminPage title={TITLE}>
    <p />
  </AdminPage>
))
