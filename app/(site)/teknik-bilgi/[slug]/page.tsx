import { JsonLd } from '@/components/site/json-ld'
import { slugPage } from '@/components/site/slug-page'
import { getPost } from '@/lib/domains/blog/data'
import { POST_ERROR_PREFIX, POST_MISSING_TITLE } from '@/lib/domains/blog/error-text'
import { excerpt } from '@/lib/seo/excerpt'
import { blogPosting, breadcrumbs } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { PATHS, postPath } from '@/lib/site/pages'
import { Article } from './_components/article'

const postPage = slugPage({
  get: getPost,
  pathOf: postPath,
  errorPrefix: POST_ERROR_PREFIX,
  failedTitle: 'Blog Yazısı',
  missing: { title: POST_MISSING_TITLE, back: { label: 'Tüm Yazılar', href: PATHS.blog } },
  metadata: ({ slug, title, summary, content, image, publishedAt, updatedAt, author }) =>
    pageMetadata({
      title,
      description: excerpt(summary || content),
      path: postPath(slug),
      image,
      article: { publishedAt, updatedAt, author },
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
