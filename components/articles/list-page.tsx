import { cache } from 'react'
import { JsonLd } from '@/components/site/frame/json-ld'
import { NOT_FOUND_TITLE, NotFoundView } from '@/components/site/failures/not-found-view'
import { metadataOf, page } from '@/components/site/page'
import { listPosts, POSTS_PER_PAGE } from '@/lib/articles/data'
import { breadcrumbs } from '@/lib/seo/json-ld'
import { missingMetadata, pageMetadata } from '@/lib/seo/metadata'
import { blogPagePath, PATHS } from '@/lib/site/pages'
import { PostList } from './post-list'

const TITLE = 'Teknik Bilgi'
const LEAD = 'Sahada ölçerken işe yarayan yazılar: belirti, olası sebep, ölçüm sırası.'

/** Reads a page of posts, counted from 1, once per render. Returns null past the last page. */
const readPosts = cache(async (number: number) => {
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
            <PostList title={TITLE} lead={LEAD} {...postPage} />
          </>
        )
      },
      TITLE,
    ),
  }
}
