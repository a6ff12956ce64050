import { ContentPage } from '@/components/admin/shell/content-page'
import { guardedPage } from '@/components/admin/shell/guarded-page'
import { adminMetadata } from '@/components/admin/shell/admin-metadata'
import { ServicesScreen } from './_components/services-screen'

const TITLE = 'Hizmet Yönetimi'

export const metadata = adminMetadata(TITLE)

export default guardedPage('/admin/hizmetler', () => (
  <ContentPage title={TITLE}>
    <ServicesScreen />
  </ContentPage>
))
