import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { PrivacyScreen } from '@/components/privacy/privacy-screen'

const TITLE = 'KVKK'

export const metadata = adminMetadata(TITLE)

export default guardedPage(ADMIN_PATHS.privacy, () => (
  <AdminPage title={TITLE} note="Kişisel veri başvuruları">
    <PrivacyScreen />
  </AdminPage>
))
