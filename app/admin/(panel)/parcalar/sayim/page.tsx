import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { CountScreen } from '@/components/parts/count-screen'
import { PartsCrumb } from '@/components/parts/part-links'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

export const metadata = adminMetadata('Sayım')

export default guardedPage(ADMIN_PATHS.parts, () => (
  <AdminPage title="Sayım" crumb={<PartsCrumb />}>
    <CountScreen />
  </AdminPage>
))
