import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { AccountLine, AccountScreen } from '@/components/accounts/account-screen'

export const metadata = adminMetadata('Hesap Ayarları')

export default guardedPage(ADMIN_PATHS.account, () => (
  <AdminPage title="Hesap Ayarları" note={<AccountLine />}>
    <AccountScreen />
  </AdminPage>
))
