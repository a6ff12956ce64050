import { ContentPage } from '@/components/admin/content-page'
import { guardedPage } from '@/components/admin/guarded-page'
import { panelMetadata } from '@/components/admin/panel-metadata'
import { BlogScreen } from './_components/blog-screen'

const TITLE = 'Blog Yönetimi'

export const metadata = panelMetadata(TITLE)

export default guardedPage('/admin/blog', () => (
  <ContentPage title={TITLE}>
    <BlogScreen />
  </ContentPage>
))
