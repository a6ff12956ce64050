import { ContentPage } from '@/components/admin/content-page'
import { guardedPage } from '@/components/admin/guarded-page'
import { panelMetadata } from '@/components/admin/panel-metadata'
import { ServicesScreen } from './_components/services-screen'

const TITLE = 'Hizmet Yönetimi'

export const metadata = panelMetadata(TITLE)

export default guardedPage('/admin/hizmetler', () => (
  <ContentPage title={TITLE}>
    <ServicesScreen />
  </ContentPage>
))
