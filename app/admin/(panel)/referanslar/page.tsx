import { ContentPage } from '@/components/admin/content-page'
import { guardedPage } from '@/components/admin/guarded-page'
import { panelMetadata } from '@/components/admin/panel-metadata'
import { ReferencesScreen } from './_components/references-screen'

const TITLE = 'Referans Yönetimi'

export const metadata = panelMetadata(TITLE)

export default guardedPage('/admin/referanslar', () => (
  <ContentPage title={TITLE}>
    <ReferencesScreen />
  </ContentPage>
))
