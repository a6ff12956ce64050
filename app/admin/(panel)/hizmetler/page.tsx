import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { readinessCrumb } from '@/components/readiness/readiness-crumb'
import { getCompany } from '@/lib/settings/data'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { ServicesScreen } from '@/components/services/staff/services-screen'

const TITLE = 'Hizmet Yönetimi'

export const metadata = adminMetadata(TITLE)

export default guardedPage(ADMIN_PATHS.service, async (_props: object, session) => (
  <AdminPage crumb={await readinessCrumb(session)} title={TITLE} hasActions>
    <ServicesScreen siteName={(await getCompany()).fullName} />
  </AdminPage>
))
