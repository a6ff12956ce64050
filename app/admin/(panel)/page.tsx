import { Dashboard, Welcome } from '@/components/dashboard/dashboard'
import { RecentFigures } from '@/components/dashboard/recent-figures'
import { AdminPage, adminMetadata, guardedPage } from '@/components/admin/shell/admin-page'
import { getDashboardFigures } from '@/lib/report/data'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

const TITLE = 'Kontrol Paneli'

export const metadata = adminMetadata(TITLE)

/** The dashboard at the panel's own address. */
export default guardedPage(ADMIN_PATHS.home, async (_, session) => (
  <AdminPage title={TITLE} note={<Welcome />}>
    <Dashboard recentFigures={<RecentFigures figures={await getDashboardFigures(session)} />} />
  </AdminPage>
))
