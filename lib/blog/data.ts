import 'server-only'
import { db } from '@/lib/db'
import type { Picture } from '@/lib/media/picture'

const select = {
  id: true,
  slug: true,
  title: true,
  summary: true,
  content: true,
  author: true,
  publishedAt: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  image: { select: { path: true, width: true, height: true, widths: true } },
} as const

export type BlogPost = {
  id: string
  slug: string
  title: string
  summary: string
  content: string
  author: string
  publishedAt: Date
  version: number
  createdAt: Date
  updatedAt: Date
  image: Picture | null
}

/** Cards on one page of '/teknik-bilgi'. */
export const POSTS_PER_PAGE = 12

/** Posts newest first, with the count of all; beyond the end `items` is empty. */
export async function listPosts(range?: { skip: number; take: number }): Promise<{ items: BlogPost[]; total: number }> {
  const [items, total] = await Promise.all([
    db().blogPost.findMany({ select, orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }], ...range }),
    db().blogPost.count(),
  ])
  return { items, total }
}

/** A post by its slug; `movedTo` when the slug is a former one of a living post; null when there is none. */
export async function findPost(slug: string): Promise<{ post: BlogPost } | { movedTo: string } | null> {
  const post = await db().blogPost.findUnique({ where: { slug }, select })
  if (post) return { post }
  const former = await db().blogPostSlug.findUnique({ where: { slug }, select: { post: { select: { slug: true } } } })
  return former && { movedTo: former.post.slug }
}
