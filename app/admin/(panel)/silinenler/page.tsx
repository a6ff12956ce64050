import { AdminPage, adminMetadata, guardedPage } from '@/components/admin/shell/admin-page'
import { BinScreen } from '@/components/bin/bin-screen'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

const TITLE = 'Silinenler'

export const metadata = adminMetadata(TITLE)

export default guardedPage(ADMIN_PATHS.bin, () => (
  <AdminPage title={TITLE}>
    <BinScreen />
  </AdminPage>
))
