import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { PartsLinks } from '@/components/parts/part-links'
import { Parts } from '@/components/parts/parts'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

export const metadata = adminMetadata('Parçalar')

export default guardedPage(ADMIN_PATHS.parts, () => (
  <AdminPage title="Parçalar" note={<PartsLinks />}>
    <Parts />
  </AdminPage>
))
