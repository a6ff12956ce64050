import { Alert } from '@/components/ui/alert'
import { PageSection } from '@/components/site/section'
import { PageTitle } from '@/components/site/page-title'
import type { BlogPost } from '@/lib/articles/data'
import { blogPagePath } from '@/lib/site/pages'
import { Pager } from '@/components/site/pager'
import { PostCard } from './post-card'

type Props = { title: string; lead: string; posts: BlogPost[]; number: number; pageCount: number }

/** One page of the blog's list. */
export function PostList({ title, lead, posts, number, pageCount }: Props) {
  return (
    <>
      <PageTitle title={title} lead={lead} />
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
