import 'server-only'
import { AppError } from '@/lib/app-error'
import { postErrorText } from '@/lib/domains/blog/error-text'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { Picture } from '@/lib/media/picture'
import type { Page, Range } from '@/lib/content/paginated'
import { containingAll } from '@/lib/content/search'
import { isSlug } from '@/lib/content/slug'

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
} satisfies Prisma.BlogPostSelect

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

/**
 * Posts that contain all words of `search`, newest first, all or a part of them, with the count of all; beyond the end
 * `items` is empty.
 */
export async function listPosts(range?: Range, search = ''): Promise<Page<BlogPost>> {
  const where = containingAll(search)
  const read = db().blogPost.findMany({ where, select, orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }], ...range })
  if (!range) {
    const items = await read
    return { items, total: items.length }
  }
  const [items, total] = await Promise.all([read, db().blogPost.count({ where })])
  return { items, total }
}

/** A post that exists, as a transaction sees it. */
export async function readPost(tx: Prisma.TransactionClient, id: string): Promise<BlogPost> {
  return tx.blogPost.findUniqueOrThrow({ where: { id }, select })
}

/** A post by its slug; `movedTo` when the slug is a former one of a living post; null when there is none. */
export async function findPost(slug: string): Promise<{ post: BlogPost } | { movedTo: string } | null> {
  if (!isSlug(slug)) return null
  const post = await db().blogPost.findUnique({ where: { slug }, select })
  if (post) return { post }
  const former = await db().blogPostSlug.findUnique({ where: { slug }, select: { post: { select: { slug: true } } } })
  return former && { movedTo: former.post.slug }
}

/**
 * As findPost, for callers who show the reason.
 * @throws {AppError} invalid-input for no id, not-found
 */
export async function getPost(id: string): Promise<{ post: BlogPost } | { movedTo: string }> {
  if (!id) throw new AppError('invalid-input', { message: postErrorText(id, '') })
  const found = await findPost(id)
  if (!found) throw new AppError('not-found', { message: postErrorText(id, '404') })
  return found
}
