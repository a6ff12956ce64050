import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { readinessCrumb } from '@/components/readiness/readiness-crumb'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { AccountLine, AccountScreen } from '@/components/accounts/account-screen'

export const metadata = adminMetadata('Hesap Ayarları')

export default guardedPage(ADMIN_PATHS.account, async (_props: object, session) => (
  <AdminPage crumb={await readinessCrumb(session)} title="Hesap Ayarları" note={<AccountLine />}>
    <AccountScreen />
  </AdminPage>
))
