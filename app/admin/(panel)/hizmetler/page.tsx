import { adminMetadata, ContentPage, guardedPage } from '@/components/admin/shell/admin-page'
import { getCompany } from '@/lib/settings/data'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { ServicesScreen } from '@/components/services/staff/services-screen'

const TITLE = 'Hizmet Yönetimi'

export const metadata = adminMetadata(TITLE)

export default guardedPage(ADMIN_PATHS.service, async () => (
  <ContentPage title={TITLE}>
    <ServicesScreen siteName={(await getCompany()).fullName} />
  </ContentPage>
))
