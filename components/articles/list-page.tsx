import { cache } from 'react'
import { JsonLd } from '@/components/site/frame/json-ld'
import { NOT_FOUND_TITLE, NotFoundView } from '@/components/site/failures/not-found-view'
import { metadataOf, page } from '@/components/site/page'
import { PageTitle } from '@/components/site/page-title'
import { Pager } from '@/components/site/pager'
import { PageSection } from '@/components/site/section'
import { Alert } from '@/components/ui/alert'
import { type BlogPost, listPosts, POSTS_PER_PAGE } from '@/lib/articles/data'
import { breadcrumbs } from '@/lib/seo/json-ld'
import { missingMetadata, pageMetadata } from '@/lib/seo/metadata'
import { blogPagePath, PATHS } from '@/lib/site/pages'
import { PostCard } from './post-card'

const TITLE = 'Teknik Bilgi'
const LEAD = 'Sahada ölçerken işe yarayan yazılar: belirti, olası sebep, ölçüm sırası.'

type PostPage = { number: number; posts: BlogPost[]; pageCount: number }

/** Reads a page of posts, counted from 1, once per render. Returns null past the last page. */
const readPosts = cache(async (number: number): Promise<PostPage | null> => {
  const { items, total } = await listPosts({ skip: (number - 1) * POSTS_PER_PAGE, take: POSTS_PER_PAGE })
  if (items.length === 0 && number > 1) return null
  return { number, posts: items, pageCount: Math.max(1, Math.ceil(total / POSTS_PER_PAGE)) }
})

/** Makes a page of the blog's list. `numberOf` returns its number, or null if the address has none. */
export function listPage<Props>(numberOf: (props: Props) => Promise<number | null>) {
  const readPostPage = async (props: Props) => {
    const number = await numberOf(props)
    return number && readPosts(number)
  }
  return {
    generateMetadata: metadataOf(
      () => missingMetadata(TITLE),
      async (props: Props) => {
        const postPage = await readPostPage(props)
        if (!postPage) return missingMetadata(NOT_FOUND_TITLE)
        const { number, pageCount } = postPage
        return pageMetadata({
          title: number === 1 ? TITLE : `${TITLE}, ${number}. sayfa`,
          description: number === 1 ? LEAD : `${LEAD} ${number}. sayfa.`,
          path: blogPagePath(number),
          previous: number > 1 ? blogPagePath(number - 1) : undefined,
          next: number < pageCount ? blogPagePath(number + 1) : undefined,
        })
      },
    ),
    Page: page(
      'Blog yazıları yüklenirken hata oluştu: ',
      async (props: Props) => {
        const postPage = await readPostPage(props)
        if (!postPage) return <NotFoundView />
        const { number } = postPage
        const crumb = { name: `${number}. sayfa`, path: blogPagePath(number) }
        return (
          <>
            <JsonLd data={breadcrumbs({ name: TITLE, path: PATHS.blog }, ...(number > 1 ? [crumb] : []))} />
            <PostList {...postPage} />
          </>
        )
      },
      TITLE,
    ),
  }
}

/** One page of the blog's list. */
function PostList({ posts, number, pageCount }: PostPage) {
  return (
    <>
      <PageTitle title={TITLE} lead={LEAD} />
      {posts.length === 0 ? (
        <PageSection top="edge" space="form">
          <Alert density="normal" tone="neutral" title="Henüz blog yazısı bulunamadı." className="max-w-160" />
        </PageSection>
      ) : (
        // Without a pager, the border of the last row overlaps that of the footer.
        <ul className="grid border-t border-edge last:-mb-px sm:grid-cols-2 xl:grid-cols-3">
          {posts.map((post, index) => (
            <PostCard key={post.id} post={post} index={index} />
          ))}
        </ul>
      )}
      {pageCount > 1 && <Pager page={number} pageCount={pageCount} pathOf={blogPagePath} className="-mt-px" />}
    </>
  )
}
