import 'server-only'
import { AppError } from '@/lib/app-error'
import { paginated, type Paginated, type Range } from '@/lib/content/paginated'
import { containingAll } from '@/lib/content/search'
import { isSlug } from '@/lib/content/slug'
import { db } from '@/lib/db'
import { postErrorText } from '@/lib/domains/blog/error-text'
import type { Prisma } from '@/lib/generated/prisma/client'

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

export type BlogPost = Prisma.BlogPostGetPayload<{ select: typeof select }>

/** Cards on one page of '/teknik-bilgi'. */
export const POSTS_PER_PAGE = 12

/** Returns the posts that contain all words of `search`, newest first. */
export async function listPosts(range?: Range, search = ''): Promise<Paginated<BlogPost>> {
  const where = containingAll(search)
  const rows = db().blogPost.findMany({ where, select, orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }], ...range })
  return paginated(range, rows, () => db().blogPost.count({ where }))
}

/** Returns an existing post as the transaction sees it. */
export async function readPost(tx: Prisma.TransactionClient, id: string): Promise<BlogPost> {
  return tx.blogPost.findUniqueOrThrow({ where: { id }, select })
}

/** Returns a post by its slug, the new slug if this one is a former slug of an existing post, or null. */
async function findPost(slug: string): Promise<{ item: BlogPost } | { movedTo: string } | null> {
  if (!isSlug(slug)) return null
  const item = await db().blogPost.findUnique({ where: { slug }, select })
  if (item) return { item }
  const former = await db().blogPostSlug.findUnique({ where: { slug }, select: { post: { select: { slug: true } } } })
  return former && { movedTo: former.post.slug }
}

/**
 * Does the same as findPost but throws, for callers that show the reason.
 * @throws {AppError} invalid-input without an id; not-found
 */
export async function getPost(id: string): Promise<{ item: BlogPost } | { movedTo: string }> {
  if (!id) throw new AppError('invalid-input', { message: postErrorText(id, '') })
  const found = await findPost(id)
  if (!found) throw new AppError('not-found', { message: postErrorText(id, '404') })
  return found
}
