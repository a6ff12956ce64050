import { Alert } from '@/components/ui/alert'
import { Section } from '@/components/site/section'
import { PageTitle } from '@/components/site/page-title'
import type { BlogPost } from '@/lib/domains/blog/data'
import { Pager } from './pager'
import { PostCard } from './post-card'

export const TITLE = 'Teknik Bilgi'
export const LEAD = 'Sahada ölçerken işe yarayan yazılar: belirti, olası sebep, ölçüm sırası.'
export const LOAD_ERROR = 'Blog yazıları yüklenirken hata oluştu: '

type Props = { posts: BlogPost[]; page: number; pageCount: number }

/** One page of the blog's list. */
export function PostList({ posts, page, pageCount }: Props) {
  return (
    <>
      <PageTitle title={TITLE} lead={LEAD} />
      {posts.length === 0 ? (
        <Section top="edge" space="form">
          <Alert tone="neutral" title="Henüz blog yazısı bulunamadı." className="max-w-160" />
        </Section>
      ) : (
        // Without a pager the last row's line falls on the footer's.
        <ul className="grid border-t border-edge last:-mb-px min-[641px]:grid-cols-2 xl:grid-cols-3">
          {posts.map((post, index) => (
            <PostCard key={post.id} post={post} place={index} />
          ))}
        </ul>
      )}
      {pageCount > 1 && <Pager page={page} pageCount={pageCount} />}
    </>
  )
}
