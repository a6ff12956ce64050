import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { ReferencesScreen } from '@/components/references/references-screen'

const TITLE = 'Referans Yönetimi'

export const metadata = adminMetadata(TITLE)

export default guardedPage(ADMIN_PATHS.reference, () => (
  <AdminPage title={TITLE} hasActions>
    <ReferencesScreen />
  </AdminPage>
))
