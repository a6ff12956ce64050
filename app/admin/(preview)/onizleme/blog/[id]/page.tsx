import { previewMetadata, previewPage } from '@/components/admin/preview/preview-page'
import { Article } from '@/components/articles/article'
import { getPostById } from '@/lib/articles/data'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

export const metadata = previewMetadata

export default previewPage({
  screen: ADMIN_PATHS.post,
  get: getPostById,
  backLabel: 'Blog Yönetimi',
  render: (post) => <Article post={post} />,
})
