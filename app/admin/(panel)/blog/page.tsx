import { adminMetadata, ContentPage, guardedPage } from '@/components/admin/shell/admin-page'
import { ADMIN_PATHS } from '@/lib/site/pages'
import { BlogScreen } from './_components/blog-screen'

const TITLE = 'Blog Yönetimi'

export const metadata = adminMetadata(TITLE)

export default guardedPage(ADMIN_PATHS.blog, () => (
  <ContentPage title={TITLE}>
    <BlogScreen />
  </ContentPage>
))
