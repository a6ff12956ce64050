import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { Crumb } from '@/components/admin/shell/crumb'
import { ReadinessScreen } from '@/components/readiness/readiness-screen'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

export const metadata = adminMetadata('Yayına hazırlık')

export default guardedPage(ADMIN_PATHS.readiness, () => (
  <AdminPage
    title="Yayına hazırlık"
    crumb={<Crumb href={ADMIN_PATHS.dashboard}>Kontrol Paneli</Crumb>}
    note="Yalnız yöneticiler görür; bitince kaybolur">
    <ReadinessScreen />
  </AdminPage>
))
