import { JsonLd } from '@/components/site/json-ld'
import { metadataOf, page } from '@/components/site/page'
import { breadcrumbs } from '@/lib/seo/json-ld'
import { missingMetadata, pageMetadata } from '@/lib/seo/metadata'
import { blogPagePath, PATHS } from '@/lib/site/pages'
import { LEAD, LOAD_ERROR, PostList, TITLE } from './_components/post-list'
import { readPosts } from './_components/read-posts'

export const generateMetadata = metadataOf(missingMetadata(TITLE), async () => {
  const { pageCount } = await readPosts(1)
  return pageMetadata({
    title: TITLE,
    description: LEAD,
    path: PATHS.blog,
    next: pageCount > 1 ? blogPagePath(2) : undefined,
  })
})

export default page(
  LOAD_ERROR,
  async () => {
    const { posts, pageCount } = await readPosts(1)
    return (
      <>
        <JsonLd data={breadcrumbs({ name: TITLE, path: PATHS.blog })} />
        <PostList posts={posts} page={1} pageCount={pageCount} />
      </>
    )
  },
  TITLE,
)
