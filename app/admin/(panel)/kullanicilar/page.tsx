import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { UsersScreen } from '@/components/accounts/team/users-screen'

const TITLE = 'Kullanıcılar'

export const metadata = adminMetadata(TITLE)

export default guardedPage(ADMIN_PATHS.users, () => (
  <AdminPage title={TITLE} hasActions>
    <UsersScreen />
  </AdminPage>
))
