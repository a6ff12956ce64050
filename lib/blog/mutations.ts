import 'server-only'
import { v7 as newId } from 'uuid'
import type { PostInput } from '@/lib/blog/schema'
import type { Prisma } from '@/lib/generated/prisma/client'
import { imageRow } from '@/lib/media/image-row'
import type { StoredPicture } from '@/lib/media/storage'
import { slugOf } from '@/lib/slug'
import { refusingTakenSlug } from '@/lib/slug-taken'

/**
 * Publishes a post and returns its id and slug.
 * @throws {AppError} slug-taken, which ends the caller's transaction
 */
export async function insertPost(
  within: Prisma.TransactionClient,
  input: PostInput,
  cover: StoredPicture,
  publishedAt: Date = new Date(),
): Promise<{ id: string; slug: string }> {
  const id = newId()
  const slug = slugOf(input.title, { prefix: 'yazi', id })
  const image = { create: imageRow(cover) }
  await refusingTakenSlug(() => within.blogPost.create({ data: { ...input, id, slug, publishedAt, image } }))
  // A living item wins over an address that redirects.
  await within.blogPostSlug.deleteMany({ where: { slug } })
  return { id, slug }
}
