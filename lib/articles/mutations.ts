import 'server-only'
import { v7 as newId } from 'uuid'
import type { AdminSession } from '@/lib/access/admin-session'
import { type BlogPost, readPost } from '@/lib/articles/data'
import type { NewPost, PostChange, PostInput } from '@/lib/articles/schema'
import type { Prisma } from '@/lib/generated/prisma/client'
import { imageRow, type PictureFiles, replacePicture } from '@/lib/platform/media/store-pictures'
import type { Upload } from '@/lib/platform/media/schema'
import type { StoredPicture } from '@/lib/platform/media/storage'
import { updateFormerSlugs, refuseTakenSlug } from '@/lib/content/slugs'
import { lockItem, updateSlug, requireItem, slugOfTitle, writeWithPictures } from '@/lib/content/mutations'
import { publicationColumns } from '@/lib/content/publication'
import { type VersionCheck, refuseStale, type ItemVersion } from '@/lib/platform/db/versions'

const MARKDOWN = { contentFormat: 'markdown' }

/**
 * Adds a post and returns its id and slug. `publishAt` overrides the publication of the input.
 * @throws {AppError} slug-taken, which aborts the caller's transaction
 */
export async function insertPost(
  tx: Prisma.TransactionClient,
  { state, publishedAt, imageAlt, slug: chosenSlug, ...texts }: PostInput,
  cover: StoredPicture,
  publishAt?: Date,
): Promise<{ id: string; slug: string }> {
  const id = newId()
  const slug = chosenSlug || slugOfTitle('post', texts.title, id)
  const publication = publishAt
    ? { isDraft: false, publishedAt: publishAt }
    : publicationColumns({ state, publishedAt }, null)
  const image = { create: { ...imageRow(cover), alt: imageAlt } }
  const data = { ...texts, ...MARKDOWN, ...publication, id, slug, image }
  await refuseTakenSlug(() => tx.blogPost.create({ data }), chosenSlug)
  await updateFormerSlugs(tx, 'post', { ...publication, id, slug })
  return { id, slug }
}

type LockedPost = ItemVersion & { slug: string; title: string }

const lockPost = (tx: Prisma.TransactionClient, id: string) => lockItem<LockedPost>(tx, 'post', id, ['slug', 'title'])

/**
 * Adds a post. Without a state it is published at once.
 * @throws {AppError} slug-taken, invalid-input for a time that does not fit the state, and the errors of storePicture
 */
export async function createPost(_admin: AdminSession, { imageFile, ...input }: NewPost): Promise<BlogPost> {
  return writeWithPictures([imageFile], async (tx, [cover]) => {
    const { id } = await insertPost(tx, input, cover!)
    return { item: await readPost(tx, id) }
  })
}

/**
 * Changes a post. Without a new cover the old one stays.
 * @throws {AppError} not-found, stale, slug-taken, invalid-input for a time that does not fit the state, and the errors of storePicture
 */
export async function updatePost(
  _admin: AdminSession,
  id: string,
  { imageFile, imageAlt, state, publishedAt, slug: chosenSlug, ...texts }: PostChange,
  matchesVersion: VersionCheck,
): Promise<BlogPost> {
  return writeWithPictures(imageFile ? [imageFile] : [], async (tx, [cover]) => {
    const locked = await lockPost(tx, id)
    refuseStale(locked, matchesVersion)
    const storedPost = await readPost(tx, id)
    const publication = publicationColumns({ state, publishedAt }, storedPost)
    const formerCovers = await replacePicture(tx, { blogPostId: id }, cover)
    const unusedPictures = await removeUnusedPictures(tx, id, { before: storedPost.content, after: texts.content })
    if (imageAlt !== undefined) await tx.image.updateMany({ where: { blogPostId: id }, data: { alt: imageAlt } })
    const slug = await updateSlug(tx, 'post', locked, texts.title, chosenSlug)
    await updateFormerSlugs(tx, 'post', { ...publication, id, slug }, storedPost)
    // An unchanged text keeps its format, so that texts from before Markdown look unchanged.
    const format = texts.content === storedPost.content ? {} : MARKDOWN
    const data = { ...texts, ...format, ...publication, version: { increment: 1 } }
    await tx.blogPost.update({ where: { id }, data })
    return { item: await readPost(tx, id), removedPictures: [...formerCovers, ...unusedPictures] }
  })
}

/**
 * Stores a picture for a post's text and returns its path. The text shows the picture once it contains the path.
 * @throws {AppError} not-found, and the errors of storePicture
 */
export async function addInlinePicture(_admin: AdminSession, textPostId: string, upload: Upload): Promise<string> {
  await requireItem('post', textPostId)
  return writeWithPictures([upload], async (tx, [picture]) => {
    await lockPost(tx, textPostId)
    await tx.image.create({ data: { ...imageRow(picture!), textPostId } })
    return { item: picture!.path }
  })
}

/** How long a picture that no saved text contains is kept, because it may belong to a text that is still being written. */
const UNUSED_PICTURE_MS = 24 * 60 * 60 * 1000

/** Removes the rows of pictures that a post's text no longer contains or never contained, and returns their files. */
async function removeUnusedPictures(
  tx: Prisma.TransactionClient,
  textPostId: string,
  { before, after }: { before: string; after: string },
): Promise<PictureFiles[]> {
  const pictures = await tx.image.findMany({
    where: { textPostId },
    select: { path: true, widths: true, createdAt: true },
  })
  const keptSince = new Date(Date.now() - UNUSED_PICTURE_MS)
  const unusedPictures = pictures.filter(
    ({ path, createdAt }) => !after.includes(path) && (before.includes(path) || createdAt < keptSince),
  )
  await tx.image.deleteMany({ where: { textPostId, path: { in: unusedPictures.map(({ path }) => path) } } })
  return unusedPictures
}
