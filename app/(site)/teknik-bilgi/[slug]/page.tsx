import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { JsonLd } from '@/components/site/json-ld'
import { Missing } from '@/components/site/missing'
import { metadataOf, page } from '@/components/site/page'
import { AppError } from '@/lib/app-error'
import { getPost, type BlogPost } from '@/lib/domains/blog/data'
import { POST_ERROR_PREFIX, POST_MISSING_TITLE } from '@/lib/domains/blog/error-text'
import { excerpt } from '@/lib/seo/excerpt'
import { blogPosting, breadcrumbs } from '@/lib/seo/json-ld'
import { missingMetadata, pageMetadata } from '@/lib/seo/metadata'
import { nameOf, PATHS, postPath } from '@/lib/site/pages'
import { Article } from './_components/article'

type Props = { params: Promise<{ slug: string }> }

/** Read once per rendering, for page and metadata. */
const read = cache(async (slug: string) => {
  try {
    return await getPost(slug)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return { missing: error.message }
    throw error
  }
})

/** The post of an address, or the sentence that says that there is none; a former address leads on to the present one. */
async function find({ params }: Props): Promise<{ post: BlogPost } | { missing: string }> {
  const found = await read(nameOf((await params).slug))
  if ('movedTo' in found) permanentRedirect(postPath(found.movedTo))
  return found
}

export const generateMetadata = metadataOf(missingMetadata('Blog Yazısı'), async (props: Props) => {
  const found = await find(props)
  if ('missing' in found) return missingMetadata(POST_MISSING_TITLE)
  const { slug, title, summary, content, image, publishedAt, updatedAt, author } = found.post
  return pageMetadata({
    title,
    description: excerpt(summary || content),
    path: postPath(slug),
    image,
    article: { publishedAt, updatedAt, author },
  })
})

export default page(
  POST_ERROR_PREFIX,
  async (props: Props) => {
    const found = await find(props)
    if ('missing' in found) {
      return (
        <Missing title={POST_MISSING_TITLE} text={found.missing} back={{ label: 'Tüm Yazılar', href: PATHS.blog }} />
      )
    }
    const { post } = found
    const trail = breadcrumbs(
      { name: 'Teknik Bilgi', path: PATHS.blog },
      { name: post.title, path: postPath(post.slug) },
    )
    return (
      <>
        <JsonLd data={[blogPosting(post), trail]} />
        <Article post={post} />
      </>
    )
  },
  'Blog Yazısı',
)
