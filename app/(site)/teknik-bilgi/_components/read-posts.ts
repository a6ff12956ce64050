import { cache } from 'react'
import { listPosts, POSTS_PER_PAGE, type BlogPost } from '@/lib/domains/blog/data'

type ListPage = { posts: BlogPost[]; pageCount: number }

/** Reads a page of posts, counted from 1, once per rendering. `posts` is empty past the last page. */
export const readPosts = cache(async (page: number): Promise<ListPage> => {
  const { items, total } = await listPosts({ skip: (page - 1) * POSTS_PER_PAGE, take: POSTS_PER_PAGE })
  return { posts: items, pageCount: Math.max(1, Math.ceil(total / POSTS_PER_PAGE)) }
})
