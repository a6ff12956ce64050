import { Article } from '@/components/articles/article'
import { JsonLd } from '@/components/site/frame/json-ld'
import { slugPage } from '@/components/site/slug-page'
import { getPost } from '@/lib/articles/data'
import { blogPosting, breadcrumbs } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { postDescription } from '@/lib/articles/description'
import { PATHS, postPath } from '@/lib/site/pages'

const postPage = slugPage({
  get: getPost,
  pathOf: postPath,
  errorPrefix: 'Blog yazısı yüklenirken bir hata oluştu: ',
  failedTitle: 'Blog Yazısı',
  missing: { title: 'Blog Yazısı Bulunamadı', back: { label: 'Tüm Yazılar', href: PATHS.blog } },
  metadata: (post) =>
    pageMetadata({
      title: post.title,
      metaTitle: post.metaTitle,
      description: post.metaDescription || postDescription(post),
      path: postPath(post.slug),
      image: post.image,
      article: post,
    }),
  render: (post, company) => (
    <>
      <JsonLd
        data={[
          blogPosting(post, company),
          breadcrumbs({ name: 'Teknik Bilgi', path: PATHS.blog }, { name: post.title, path: postPath(post.slug) }),
        ]}
      />
      <Article post={post} />
    </>
  ),
})

export const generateMetadata = postPage.generateMetadata
export default postPage.Page
