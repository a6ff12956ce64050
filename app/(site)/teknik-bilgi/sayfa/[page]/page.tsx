import { permanentRedirect } from 'next/navigation'
import { JsonLd } from '@/components/site/json-ld'
import { NOT_FOUND_TITLE, NotFoundView } from '@/components/site/not-found-view'
import { metadataOf, page } from '@/components/site/page'
import { breadcrumbs } from '@/lib/seo/json-ld'
import { missingMetadata, pageMetadata } from '@/lib/seo/metadata'
import { blogPagePath, PATHS } from '@/lib/site/pages'
import { LEAD, LOAD_ERROR, PostList, TITLE } from '@/app/(site)/teknik-bilgi/_components/post-list'
import { readPosts } from '@/app/(site)/teknik-bilgi/_components/read-posts'

type Props = { params: Promise<{ page: string }> }

/** Returns the page of posts that an address names, or null. Numbers have at most four digits. */
async function find({ params }: Props) {
  const { page: segment } = await params
  if (!/^[1-9]\d{0,3}$/.test(segment)) return null
  const number = Number(segment)
  if (number === 1) permanentRedirect(PATHS.blog)
  const { posts, pageCount } = await readPosts(number)
  return posts.length > 0 ? { number, posts, pageCount } : null
}

export const generateMetadata = metadataOf(missingMetadata(TITLE), async (props: Props) => {
  const found = await find(props)
  if (!found) return missingMetadata(NOT_FOUND_TITLE)
  const { number, pageCount } = found
  return pageMetadata({
    title: `${TITLE}, ${number}. sayfa`,
    description: `${LEAD} ${number}. sayfa.`,
    path: blogPagePath(number),
    previous: blogPagePath(number - 1),
    next: number < pageCount ? blogPagePath(number + 1) : undefined,
  })
})

export default page(
  LOAD_ERROR,
  async (props: Props) => {
    const found = await find(props)
    if (!found) return <NotFoundView />
    const { number, posts, pageCount } = found
    return (
      <>
        <JsonLd
          data={breadcrumbs(
            { name: TITLE, path: PATHS.blog },
            { name: `${number}. sayfa`, path: blogPagePath(number) },
          )}
        />
        <PostList posts={posts} page={number} pageCount={pageCount} />
      </>
    )
  },
  TITLE,
)
