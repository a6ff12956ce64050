import 'server-only'
import { v7 as newId } from 'uuid'
import { AppError } from '@/lib/platform/app-error'
import type { AdminSession } from '@/lib/access/admin-session'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import { imageRow, type PictureFiles, picturesOf } from '@/lib/platform/media/store-pictures'
import type { StoredPicture } from '@/lib/platform/media/storage'
import { updateFormerSlugs, refuseTakenSlug } from '@/lib/content/slugs'
import { lockItem, updateSlug, requireItem, slugOfTitle, writeWithPictures } from '@/lib/content/mutations'
import { publicationColumns } from '@/lib/content/publication'
import { readService, type Service } from '@/lib/services/data'
import type { NewPicture, ServiceChange, ServiceInput } from '@/lib/services/schema'
import { type VersionCheck, refuseStale, type ItemVersion } from '@/lib/platform/db/versions'

/**
 * Adds a service at the end of the list, with its pictures in display order, and returns its id and slug.
 * @throws {AppError} slug-taken, which aborts the caller's transaction
 */
export async function insertService(
  tx: Prisma.TransactionClient,
  { state, publishedAt, ...texts }: ServiceInput,
  pictures: StoredPicture[] = [],
): Promise<{ id: string; slug: string }> {
  const id = newId()
  const slug = slugOfTitle('service', texts.title, id)
  const publication = publicationColumns({ state, publishedAt }, null)
  const images = { create: pictures.map((picture, position) => ({ ...imageRow(picture), position })) }
  await refuseTakenSlug(() => tx.service.create({ data: { ...texts, ...publication, id, slug, images } }))
  await updateFormerSlugs(tx, 'service', { ...publication, id, slug })
  return { id, slug }
}

type LockedService = ItemVersion & { slug: string; title: string }

const lockService = (tx: Prisma.TransactionClient, id: string) =>
  lockItem<LockedService>(tx, 'service', id, ['slug', 'title'])

/** Changes a locked service and increments its version. */
async function changeService(
  tx: Prisma.TransactionClient,
  id: string,
  data: Prisma.ServiceUpdateInput = {},
): Promise<Service> {
  await tx.service.update({ where: { id }, data: { ...data, version: { increment: 1 } } })
  return readService(tx, id)
}

/** Keeps only the pictures of `paths`, in that order, and returns those whose rows were deleted. */
async function keepPictures(tx: Prisma.TransactionClient, serviceId: string, paths: string[]): Promise<PictureFiles[]> {
  const images = await picturesOf(tx, { serviceId })
  const existingPaths = new Set(images.map((image) => image.path))
  if (new Set(paths).size < paths.length || paths.some((path) => !existingPaths.has(path))) {
    const message = 'Görsel listesinde bu hizmete ait olmayan ya da yinelenen bir görsel var.'
    throw new AppError('invalid-input', { message, fields: { imageUrls: [message] } })
  }
  await tx.image.deleteMany({ where: { serviceId, path: { notIn: paths } } })
  await tx.$executeRaw`
    UPDATE "images" SET "position" = "wanted"."position"
    FROM unnest(${paths}::text[]) WITH ORDINALITY AS "wanted" ("path", "position")
    WHERE "images"."path" = "wanted"."path"`
  return images.filter((image) => !paths.includes(image.path))
}

/** Writes the alternative texts of a service's pictures, in display order. */
async function describePictures(tx: Prisma.TransactionClient, serviceId: string, alts: string[]): Promise<void> {
  const { images } = await readService(tx, serviceId)
  if (alts.length !== images.length) {
    const message = 'imageAlts her görsel için bir metin içermeli.'
    throw new AppError('invalid-input', { message, fields: { imageAlts: [message] } })
  }
  const paths = images.map(({ path }) => path)
  await tx.$executeRaw`
    UPDATE "images" SET "alt" = "wanted"."alt"
    FROM unnest(${paths}::text[], ${alts}::text[]) AS "wanted" ("path", "alt")
    WHERE "images"."path" = "wanted"."path" AND "images"."alt" <> "wanted"."alt"`
}

/**
 * Adds a service at the end of the list.
 * @throws {AppError} slug-taken
 */
export async function createService(_admin: AdminSession, input: ServiceInput): Promise<Service> {
  return db().$transaction(async (tx) => {
    const { id } = await insertService(tx, input)
    return readService(tx, id)
  })
}

/**
 * Changes a service. A list of images without If-Match removes images that were uploaded in the meantime.
 * @throws {AppError} not-found, stale, slug-taken, invalid-input for images of another service or a time that does not fit the state
 */
export async function updateService(
  _admin: AdminSession,
  id: string,
  { imageUrls, imageAlts, state, publishedAt, ...texts }: ServiceChange,
  matchesVersion: VersionCheck,
): Promise<Service> {
  return writeWithPictures([], async (tx) => {
    const locked = await lockService(tx, id)
    refuseStale(locked, matchesVersion)
    const storedService = await readService(tx, id)
    const publication = publicationColumns({ state, publishedAt }, storedService)
    const removedPictures = imageUrls ? await keepPictures(tx, id, imageUrls) : []
    if (imageAlts) await describePictures(tx, id, imageAlts)
    const slug = await updateSlug(tx, 'service', locked, texts.title)
    await updateFormerSlugs(tx, 'service', { ...publication, id, slug }, storedService)
    return { item: await changeService(tx, id, { ...texts, ...publication }), removedPictures }
  })
}

/**
 * Adds a picture after the existing ones, and returns the service and the path of the picture.
 * @throws {AppError} not-found, and the errors of storePicture
 */
export async function addServicePicture(
  _admin: AdminSession,
  id: string,
  { file, alt }: NewPicture,
): Promise<{ service: Service; path: string }> {
  await requireItem('service', id)
  return writeWithPictures([file], async (tx, [picture]) => {
    await lockService(tx, id)
    const { _max } = await tx.image.aggregate({ where: { serviceId: id }, _max: { position: true } })
    const position = (_max.position ?? 0) + 1
    await tx.image.create({ data: { ...imageRow(picture!), alt, serviceId: id, position } })
    return { item: { service: await changeService(tx, id), path: picture!.path } }
  })
}

/**
 * Removes a picture.
 * @throws {AppError} not-found, including for a picture of another service
 */
export async function removeServicePicture(_admin: AdminSession, id: string, path: string): Promise<Service> {
  return writeWithPictures([], async (tx) => {
    await lockService(tx, id)
    const picture = (await picturesOf(tx, { serviceId: id })).find((candidate) => candidate.path === path)
    if (!picture) throw new AppError('not-found', { message: 'Bu hizmete ait böyle bir görsel yok.' })
    await tx.image.delete({ where: { path } })
    return { item: await changeService(tx, id), removedPictures: [picture] }
  })
}
