import 'server-only'
import { validate as isUuid } from 'uuid'
import { AppError } from '@/lib/platform/app-error'
import { listFilter, missingItem } from '@/lib/content/data'
import { paginated, type Paginated, type Range } from '@/lib/platform/db/paginated'
import { inState, type StateFilter } from '@/lib/content/publication'
import { isSlug } from '@/lib/platform/turkish/slug'
import { db } from '@/lib/platform/db/client'
import type { TextPreview } from '@/lib/articles/schema'
import { env } from '@/lib/platform/env'
import { columnsOf } from '@/lib/platform/output'
import { postShape } from '@/lib/articles/output'
import { Prisma } from '@/lib/generated/prisma/client'
import { picturesByPath } from '@/lib/articles/markdown/pictures'
import { renderMarkdown } from '@/lib/articles/markdown/render'
import { currentTime } from '@/lib/platform/runtime/render-context'

const postColumns = {
  ...columnsOf(postShape, Prisma.BlogPostScalarFieldEnum),
  isDraft: true,
  updatedAt: true,
  image: { select: { path: true, width: true, height: true, widths: true, alt: true, focus: true } },
} satisfies Prisma.BlogPostSelect

export type BlogPost = Prisma.BlogPostGetPayload<{ select: typeof postColumns }>

const pictureColumns = { path: true, width: true, height: true, widths: true } satisfies Prisma.ImageSelect
const articleColumns = { ...postColumns, pictures: { select: pictureColumns } } satisfies Prisma.BlogPostSelect

/** A post with the pictures of its text. */
export type ArticlePost = Prisma.BlogPostGetPayload<{ select: typeof articleColumns }>

/** Cards per page of '/teknik-bilgi'. */
export const POSTS_PER_PAGE = 12

/** Returns the posts in a state that contain all words of `search`: drafts first, then scheduled posts, then published posts. */
export async function listPosts(
  range?: Range,
  search = '',
  state: StateFilter = 'published',
): Promise<Paginated<BlogPost>> {
  const where = listFilter(search, state)
  const draftsFirst = state === 'all' ? [{ isDraft: 'desc' as const }] : []
  const orderBy = [...draftsFirst, { publishedAt: 'desc' as const }, { id: 'desc' as const }]
  const rows = db().blogPost.findMany({ where, select: postColumns, orderBy, ...range })
  return paginated(range, rows, () => db().blogPost.count({ where }))
}

/** Returns an existing post as the transaction sees it. */
export async function readPost(tx: Prisma.TransactionClient, id: string): Promise<BlogPost> {
  return tx.blogPost.findUniqueOrThrow({ where: { id }, select: postColumns })
}

/** Returns a post by its id, whatever its state. @throws {AppError} not-found */
export async function getPostById(id: string): Promise<ArticlePost> {
  const post = isUuid(id) ? await db().blogPost.findUnique({ where: { id }, select: articleColumns }) : null
  if (!post) throw missingItem('post')
  return post
}

/**
 * Returns the post with a slug, if it is in the state. For a former slug, returns the current slug instead.
 * @throws {AppError} invalid-input without a slug; not-found
 */
export async function getPost(
  slug: string,
  state: StateFilter = 'published',
): Promise<{ item: ArticlePost } | { movedTo: string }> {
  // A safeguard: every route passes one.
  if (!slug) throw new AppError('invalid-input', { message: "Blog yazısı URL'de belirtilmemiş." })
  const inRequestedState = inState(state, currentTime())
  const item = isSlug(slug)
    ? await db().blogPost.findUnique({ where: { slug, ...inRequestedState }, select: articleColumns })
    : null
  if (item) return { item }
  const select = { post: { select: { slug: true } } }
  const where = { slug, post: inRequestedState }
  const formerSlug = isSlug(slug) ? await db().blogPostSlug.findUnique({ where, select }) : null
  if (!formerSlug) throw new AppError('not-found', { message: `'${slug}' başlıklı blog yazısı bulunamadı.` })
  return { movedTo: formerSlug.post.slug }
}

/** Returns the HTML of a text as its page will show it, with placeholders for pictures that are not stored yet. */
export async function previewText({ content, postId }: TextPreview): Promise<string> {
  const images = postId ? await db().image.findMany({ where: { textPostId: postId }, select: pictureColumns }) : []
  return renderMarkdown(content, { pictures: picturesByPath(images), base: env().ASSET_BASE_URL, isPreview: true }).html
}
