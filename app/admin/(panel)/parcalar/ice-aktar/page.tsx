import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { Crumb } from '@/components/admin/shell/crumb'
import { PartImportScreen } from '@/components/parts/import-screen'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

const TITLE = 'CSV içe aktar'

export const metadata = adminMetadata(TITLE)

export default guardedPage(ADMIN_PATHS.parts, () => (
  <AdminPage title={TITLE} note={<Crumb href={ADMIN_PATHS.parts}>Parçalar</Crumb>}>
    <PartImportScreen />
  </AdminPage>
))
