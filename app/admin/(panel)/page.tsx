import { Dashboard } from '@/components/dashboard/dashboard'
import { AdminPage, adminMetadata, guardedPage } from '@/components/admin/shell/admin-page'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

const TITLE = 'Kontrol Paneli'

export const metadata = adminMetadata(TITLE)

/** The dashboard at the panel's own address. */
export default guardedPage(ADMIN_PATHS.home, () => (
  <AdminPage title={TITLE}>
    <Dashboard />
  </AdminPage>
))
