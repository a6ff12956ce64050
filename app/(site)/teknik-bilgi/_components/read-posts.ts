import { cache } from 'react'
import { listPosts, POSTS_PER_PAGE, type BlogPost } from '@/lib/domains/blog/data'

type ListPage = { posts: BlogPost[]; pageCount: number }

/** One page of posts, from 1, read once per rendering; beyond the end `posts` is empty. The first page always exists. */
export const readPosts = cache(async (page: number): Promise<ListPage> => {
  const { items, total } = await listPosts({ skip: (page - 1) * POSTS_PER_PAGE, take: POSTS_PER_PAGE })
  return { posts: items, pageCount: Math.max(1, Math.ceil(total / POSTS_PER_PAGE)) }
})
