import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { Crumb } from '@/components/admin/shell/crumb'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { RedirectImportScreen } from '@/components/redirects/import/import-screen'

const TITLE = 'CSV içe aktar'

export const metadata = adminMetadata(TITLE)

export default guardedPage(ADMIN_PATHS.redirect, () => (
  <AdminPage title={TITLE} note={<Crumb href={ADMIN_PATHS.redirect}>Yönlendirmeler</Crumb>}>
    <RedirectImportScreen />
  </AdminPage>
))
