import { ContentPage } from '@/components/admin/shell/content-page'
import { guardedPage } from '@/components/admin/shell/guarded-page'
import { adminMetadata } from '@/components/admin/shell/admin-metadata'
import { ReferencesScreen } from './_components/references-screen'

const TITLE = 'Referans Yönetimi'

export const metadata = adminMetadata(TITLE)

export default guardedPage('/admin/referanslar', () => (
  <ContentPage title={TITLE}>
    <ReferencesScreen />
  </ContentPage>
))
