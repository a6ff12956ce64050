import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { FaultsScreen } from '@/components/faults/staff/faults-screen'

const TITLE = 'Arıza Kodları'

export const metadata = adminMetadata(TITLE)

export default guardedPage(ADMIN_PATHS.fault, () => (
  <AdminPage title={TITLE} hasActions>
    <FaultsScreen />
  </AdminPage>
))
