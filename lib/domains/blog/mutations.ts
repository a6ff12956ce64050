import 'server-only'
import { v7 as newId } from 'uuid'
import type { AdminSession } from '@/lib/auth/sessions'
import { type BlogPost, readPost } from '@/lib/domains/blog/data'
import type { NewPost, PostChange, PostInput } from '@/lib/domains/blog/schema'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { discardPictures, imageRow, picturesOf, replacePicture, withStoredPictures } from '@/lib/media/pictures'
import type { StoredPicture } from '@/lib/media/storage'
import { lockRow } from '@/lib/content/lock-row'
import { publicationColumns } from '@/lib/content/publication'
import { slugOf } from '@/lib/content/slug'
import { refusingTakenSlug } from '@/lib/content/slug-taken'
import { type IsKnown, refuseStale, type State } from '@/lib/content/versions'

/**
 * Adds a post, published at `at` if it is given, and returns its id and slug.
 * @throws {AppError} slug-taken, which ends the caller's transaction
 */
export async function insertPost(
  tx: Prisma.TransactionClient,
  { state, publishedAt, imageAlt, ...texts }: PostInput,
  cover: StoredPicture,
  at?: Date,
): Promise<{ id: string; slug: string }> {
  const id = newId()
  const slug = slugOf(texts.title, { prefix: 'yazi', id })
  const publication = at ? { publishedAt: at } : publicationColumns({ state, publishedAt }, null)
  const image = { create: { ...imageRow(cover), alt: imageAlt } }
  await refusingTakenSlug(() => tx.blogPost.create({ data: { ...texts, ...publication, id, slug, image } }))
  // An existing item wins over a redirect.
  await tx.blogPostSlug.deleteMany({ where: { slug } })
  return { id, slug }
}

type Locked = State & { slug: string; title: string }

const lockPost = (tx: Prisma.TransactionClient, id: string) =>
  lockRow<Locked>(tx, 'blog_posts', id, 'Blog yazısı bulunamadı.', ['slug', 'title'])

/** Gives a locked post the slug of its new title. The old address redirects until another post takes it. */
async function moveSlug(tx: Prisma.TransactionClient, current: Locked, title: string): Promise<void> {
  const { id, slug: old } = current
  const slug = title === current.title ? old : slugOf(title, { prefix: 'yazi', id })
  if (slug === old) return
  await refusingTakenSlug(() => tx.blogPost.update({ where: { id }, data: { slug } }))
  await tx.blogPostSlug.deleteMany({ where: { slug } })
  await tx.blogPostSlug.upsert({ where: { slug: old }, create: { slug: old, postId: id }, update: { postId: id } })
}

/**
 * Adds a post. Without a state it is published at once.
 * @throws {AppError} slug-taken, invalid-input for a time in the past, and the errors of storePicture
 */
export async function createPost(_admin: AdminSession, { imageFile, ...input }: NewPost): Promise<BlogPost> {
  return withStoredPictures([imageFile], ([cover]) =>
    db().$transaction(async (tx) => {
      const { id } = await insertPost(tx, input, cover!)
      return readPost(tx, id)
    }),
  )
}

/**
 * Changes a post. Without a new cover the old one stays.
 * @throws {AppError} not-found, stale, slug-taken, invalid-input for a time in the past, and the errors of storePicture
 */
export async function updatePost(
  _admin: AdminSession,
  id: string,
  { imageFile, imageAlt, state, publishedAt, ...texts }: PostChange,
  isKnown: IsKnown,
): Promise<BlogPost> {
  const { post, gone } = await withStoredPictures(imageFile ? [imageFile] : [], ([cover]) =>
    db().$transaction(async (tx) => {
      const current = await lockPost(tx, id)
      refuseStale(current, isKnown)
      const publication = publicationColumns({ state, publishedAt }, await readPost(tx, id))
      const gone = await replacePicture(tx, { blogPostId: id }, cover)
      if (imageAlt !== undefined) await tx.image.updateMany({ where: { blogPostId: id }, data: { alt: imageAlt } })
      await moveSlug(tx, current, texts.title)
      await tx.blogPost.update({ where: { id }, data: { ...texts, ...publication, version: { increment: 1 } } })
      return { post: await readPost(tx, id), gone }
    }),
  )
  await discardPictures(gone)
  return post
}

/**
 * Deletes a post and its cover.
 * @throws {AppError} not-found
 */
export async function deletePost(_admin: AdminSession, id: string): Promise<void> {
  const gone = await db().$transaction(async (tx) => {
    await lockPost(tx, id)
    const covers = await picturesOf(tx, { blogPostId: id })
    await tx.blogPost.delete({ where: { id } })
    return covers
  })
  await discardPictures(gone)
}
