import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { NewPart } from '@/components/parts/part-form'
import { PartsCrumb } from '@/components/parts/part-links'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

export const metadata = adminMetadata('Yeni Parça')

export default guardedPage(ADMIN_PATHS.parts, () => (
  <AdminPage title="Yeni Parça" crumb={<PartsCrumb />}>
    <NewPart />
  </AdminPage>
))
