import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { getCompany } from '@/lib/settings/data'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { BlogScreen } from '@/components/articles/staff/blog-screen'

const TITLE = 'Blog Yönetimi'

export const metadata = adminMetadata(TITLE)

export default guardedPage(ADMIN_PATHS.post, async () => (
  <AdminPage title={TITLE} hasActions>
    <BlogScreen siteName={(await getCompany()).fullName} />
  </AdminPage>
))
