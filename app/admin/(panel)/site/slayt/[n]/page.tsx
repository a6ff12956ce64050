import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { AssetBaseProvider } from '@/components/admin/pictures/picture'
import { Crumb } from '@/components/admin/shell/crumb'
import { env } from '@/lib/platform/env'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { SlideScreen, SlideTitle } from '@/components/settings/slides/slide-screen'

export const metadata = adminMetadata('Slayt')

export default guardedPage(ADMIN_PATHS.site, () => (
  <AssetBaseProvider value={env().ASSET_BASE_URL}>
    <AdminPage title={<SlideTitle />} note={<Crumb href={`${ADMIN_PATHS.site}#slaytlar`}>Site Bilgileri</Crumb>}>
      <SlideScreen />
    </AdminPage>
  </AssetBaseProvider>
))
