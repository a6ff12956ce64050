import 'server-only'
import { v7 as newId } from 'uuid'
import type { Prisma } from '@/lib/generated/prisma/client'
import { imageRow } from '@/lib/media/image-row'
import type { StoredPicture } from '@/lib/media/storage'
import type { ServiceInput } from '@/lib/services/schema'
import { slugOf } from '@/lib/slug'
import { refusingTakenSlug } from '@/lib/slug-taken'

/**
 * Adds a service at the end of the list, with its pictures in the order to show, and returns its id and slug.
 * @throws {AppError} slug-taken, which ends the caller's transaction
 */
export async function insertService(
  within: Prisma.TransactionClient,
  input: ServiceInput,
  pictures: StoredPicture[] = [],
): Promise<{ id: string; slug: string }> {
  const id = newId()
  const slug = slugOf(input.title, { prefix: 'hizmet', id })
  const images = pictures.map((picture, position) => ({ ...imageRow(picture), position }))
  await refusingTakenSlug(() => within.service.create({ data: { ...input, id, slug, images: { create: images } } }))
  // A living item wins over an address that redirects.
  await within.serviceSlug.deleteMany({ where: { slug } })
  return { id, slug }
}
