import { ContentPage } from '@/components/admin/shell/content-page'
import { guardedPage } from '@/components/admin/shell/guarded-page'
import { panelMetadata } from '@/components/admin/shell/admin-metadata'
import { ReferencesScreen } from './_components/references-screen'

const TITLE = 'Referans Yönetimi'

export const metadata = panelMetadata(TITLE)

export default guardedPage('/admin/referanslar', () => (
  <ContentPage title={TITLE}>
    <ReferencesScreen />
  </ContentPage>
))
