import { previewMetadata, previewPage } from '@/app/admin/(preview)/_components/preview-page'
import { Article } from '@/components/site/article/article'
import { getPostById } from '@/lib/domains/blog/data'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

export const metadata = previewMetadata

export default previewPage({
  screen: ADMIN_PATHS.blog,
  get: getPostById,
  back: 'Blog Yönetimi',
  render: (post) => <Article post={post} />,
})
