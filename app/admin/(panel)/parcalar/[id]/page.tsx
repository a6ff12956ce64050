import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { SessionGate } from '@/components/admin/session/session'
import { PartCode, PartLinks, PartsCrumb } from '@/components/parts/part-links'
import { PartScreen } from '@/components/parts/part-screen'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

export const metadata = adminMetadata('Parça')

export default guardedPage(ADMIN_PATHS.parts, () => (
  <AdminPage
    title={
      <SessionGate waiting="Parça">
        <PartCode />
      </SessionGate>
    }
    crumb={<PartsCrumb />}
    note={<PartLinks />}>
    <PartScreen />
  </AdminPage>
))
