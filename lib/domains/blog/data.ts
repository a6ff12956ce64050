import 'server-only'
import { AppError } from '@/lib/app-error'
import { paginated, type Paginated, type Range } from '@/lib/content/paginated'
import { inState, type StateFilter } from '@/lib/content/publication'
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
  isDraft: true,
  publishedAt: true,
  metaTitle: true,
  metaDescription: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  image: { select: { path: true, width: true, height: true, widths: true, alt: true } },
} satisfies Prisma.BlogPostSelect

export type BlogPost = Prisma.BlogPostGetPayload<{ select: typeof select }>

/** Cards on one page of '/teknik-bilgi'. */
export const POSTS_PER_PAGE = 12

/** Returns the posts in a state that contain all words of `search`: drafts, then scheduled ones, then newest first. */
export async function listPosts(
  range?: Range,
  search = '',
  state: StateFilter = 'published',
): Promise<Paginated<BlogPost>> {
  const where = { ...containingAll(search), ...inState(state) }
  const draftsFirst = state === 'all' ? [{ isDraft: 'desc' as const }] : []
  const orderBy = [...draftsFirst, { publishedAt: 'desc' as const }, { id: 'desc' as const }]
  const rows = db().blogPost.findMany({ where, select, orderBy, ...range })
  return paginated(range, rows, () => db().blogPost.count({ where }))
}

/** Returns an existing post as the transaction sees it. */
export async function readPost(tx: Prisma.TransactionClient, id: string): Promise<BlogPost> {
  return tx.blogPost.findUniqueOrThrow({ where: { id }, select })
}

/** Returns a post by its id, whatever its state. @throws {AppError} not-found */
export async function getPostById(id: string): Promise<BlogPost> {
  const post = await db().blogPost.findUnique({ where: { id }, select })
  if (!post) throw new AppError('not-found', { message: 'Blog yazısı bulunamadı.' })
  return post
}

/**
 * Returns a post in a state by its slug, or the new slug if this one is a former slug of such a post.
 * @throws {AppError} invalid-input without a slug; not-found
 */
export async function getPost(
  slug: string,
  state: StateFilter = 'published',
): Promise<{ item: BlogPost } | { movedTo: string }> {
  if (!slug) throw new AppError('invalid-input', { message: postErrorText(slug, '') })
  const visible = inState(state)
  const item = isSlug(slug) ? await db().blogPost.findUnique({ where: { slug, ...visible }, select }) : null
  if (item) return { item }
  const current = { post: { select: { slug: true } } }
  const where = { slug, post: visible }
  const former = isSlug(slug) ? await db().blogPostSlug.findUnique({ where, select: current }) : null
  if (!former) throw new AppError('not-found', { message: postErrorText(slug, '404') })
  return { movedTo: former.post.slug }
}
