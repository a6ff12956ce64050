import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { Crumb } from '@/components/admin/shell/crumb'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { SlideScreen, SlideTitle } from '@/components/settings/slides/slide-screen'

export const metadata = adminMetadata('Slayt')

export default guardedPage(ADMIN_PATHS.site, () => (
  <AdminPage title={<SlideTitle />} note={<Crumb href={`${ADMIN_PATHS.site}#slaytlar`}>Site Bilgileri</Crumb>}>
    <SlideScreen />
  </AdminPage>
))
