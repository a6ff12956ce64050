import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { RedirectsScreen } from '@/components/redirects/redirects-screen'

const TITLE = 'Yönlendirmeler'

export const metadata = adminMetadata(TITLE)

export default guardedPage(ADMIN_PATHS.redirect, () => (
  <AdminPage title={TITLE} hasActions>
    <RedirectsScreen />
  </AdminPage>
))
