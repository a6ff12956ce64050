import { Dashboard } from '@/components/dashboard/dashboard'
import { AdminPage, adminMetadata, guardedPage } from '@/components/admin/shell/admin-page'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

const TITLE = 'Kontrol Paneli'

export const metadata = adminMetadata(TITLE)

export default guardedPage(ADMIN_PATHS.dashboard, () => (
  <AdminPage title={TITLE}>
    <Dashboard />
  </AdminPage>
))
