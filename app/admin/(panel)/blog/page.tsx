import { ContentPage } from '@/components/admin/shell/content-page'
import { guardedPage } from '@/components/admin/shell/guarded-page'
import { adminMetadata } from '@/components/admin/shell/admin-metadata'
import { BlogScreen } from './_components/blog-screen'

const TITLE = 'Blog Yönetimi'

export const metadata = adminMetadata(TITLE)

export default guardedPage('/admin/blog', () => (
  <ContentPage title={TITLE}>
    <BlogScreen />
  </ContentPage>
))
