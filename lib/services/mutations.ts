import 'server-only'
import { v7 as newId } from 'uuid'
import { AppError } from '@/lib/platform/app-error'
import type { AdminSession } from '@/lib/access/admin-session'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import {
  discardPictures,
  imageRow,
  type PictureFiles,
  picturesOf,
  withStoredPictures,
} from '@/lib/platform/media/pictures'
import type { StoredPicture } from '@/lib/platform/media/storage'
import { keepFormerSlugs } from '@/lib/content/former-slugs'
import { lockRow } from '@/lib/platform/db/lock-row'
import { publicationColumns } from '@/lib/content/publication'
import { reorder } from '@/lib/content/reorder'
import { readService, type Service } from '@/lib/services/data'
import type { NewPicture, ServiceChange, ServiceInput } from '@/lib/services/schema'
import { slugOf } from '@/lib/platform/turkish/slug'
import { refusingTakenSlug } from '@/lib/content/slug-taken'
import { type IsKnown, refuseStale, type State } from '@/lib/platform/db/versions'

/**
 * Adds a service at the end of the list, with its pictures in display order, and returns its id and slug.
 * @throws {AppError} slug-taken, which ends the caller's transaction
 */
export async function insertService(
  tx: Prisma.TransactionClient,
  { state, publishedAt, ...texts }: ServiceInput,
  pictures: StoredPicture[] = [],
): Promise<{ id: string; slug: string }> {
  const id = newId()
  const slug = slugOf(texts.title, { prefix: 'hizmet', id })
  const publication = publicationColumns({ state, publishedAt }, null)
  const images = { create: pictures.map((picture, position) => ({ ...imageRow(picture), position })) }
  await refusingTakenSlug(() => tx.service.create({ data: { ...texts, ...publication, id, slug, images } }))
  await keepFormerSlugs(tx, 'service', { ...publication, id, slug })
  return { id, slug }
}

type Locked = State & { slug: string; title: string }

const MISSING = 'Hizmet bulunamadı.'

/** Locks a service. Other changes to it or its pictures wait until this transaction ends. */
const lockService = (tx: Prisma.TransactionClient, id: string) =>
  lockRow<Locked>(tx, 'services', id, MISSING, ['slug', 'title'])

/** Changes a locked service and raises its version. */
async function change(
  tx: Prisma.TransactionClient,
  id: string,
  data: Prisma.ServiceUpdateInput = {},
): Promise<Service> {
  await tx.service.update({ where: { id }, data: { ...data, version: { increment: 1 } } })
  return readService(tx, id)
}

/** Keeps only the pictures of `paths`, in that order, and returns those whose rows are gone. */
async function keepPictures(tx: Prisma.TransactionClient, serviceId: string, paths: string[]): Promise<PictureFiles[]> {
  const images = await picturesOf(tx, { serviceId })
  const own = new Set(images.map((image) => image.path))
  if (new Set(paths).size < paths.length || paths.some((path) => !own.has(path))) {
    const message = 'Görsel listesinde bu hizmete ait olmayan ya da yinelenen bir görsel var.'
    throw new AppError('invalid-input', { message, fields: { imageUrls: [message] } })
  }
  await tx.image.deleteMany({ where: { serviceId, path: { notIn: paths } } })
  await tx.$executeRaw`
    UPDATE "images" SET "position" = "wanted"."place"
    FROM unnest(${paths}::text[]) WITH ORDINALITY AS "wanted" ("path", "place")
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

/** Gives a locked service the slug of its new title. Returns the slug. */
async function moveSlug(tx: Prisma.TransactionClient, current: Locked, title: string): Promise<string> {
  const { id, slug: old } = current
  const slug = title === current.title ? old : slugOf(title, { prefix: 'hizmet', id })
  if (slug === old) return slug
  await refusingTakenSlug(() => tx.service.update({ where: { id }, data: { slug } }))
  return slug
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
 * Changes a service. A list of images without a known state removes images that were uploaded meanwhile.
 * @throws {AppError} not-found, stale, slug-taken, invalid-input for images of another service or a time in the past
 */
export async function updateService(
  _admin: AdminSession,
  id: string,
  { imageUrls, imageAlts, state, publishedAt, ...texts }: ServiceChange,
  isKnown: IsKnown,
): Promise<Service> {
  const { service, gone } = await db().$transaction(async (tx) => {
    const current = await lockService(tx, id)
    refuseStale(current, isKnown)
    const before = await readService(tx, id)
    const publication = publicationColumns({ state, publishedAt }, before)
    const gone = imageUrls ? await keepPictures(tx, id, imageUrls) : []
    if (imageAlts) await describePictures(tx, id, imageAlts)
    const slug = await moveSlug(tx, current, texts.title)
    await keepFormerSlugs(tx, 'service', { ...publication, id, slug }, before)
    return { service: await change(tx, id, { ...texts, ...publication }), gone }
  })
  await discardPictures(gone)
  return service
}

/**
 * Deletes a service and its pictures.
 * @throws {AppError} not-found
 */
export async function deleteService(_admin: AdminSession, id: string): Promise<void> {
  const gone = await db().$transaction(async (tx) => {
    await lockService(tx, id)
    const images = await picturesOf(tx, { serviceId: id })
    await tx.service.delete({ where: { id } })
    return images
  })
  await discardPictures(gone)
}

/**
 * Adds a picture after the others and returns its path.
 * @throws {AppError} not-found, and the errors of storePicture
 */
export async function addServicePicture(
  _admin: AdminSession,
  id: string,
  { file, alt }: NewPicture,
): Promise<{ service: Service; path: string }> {
  // Checked before the expensive encoding. The lock below checks again.
  if ((await db().service.count({ where: { id } })) === 0) throw new AppError('not-found', { message: MISSING })
  return withStoredPictures([file], ([picture]) =>
    db().$transaction(async (tx) => {
      await lockService(tx, id)
      const { _max } = await tx.image.aggregate({ where: { serviceId: id }, _max: { position: true } })
      const position = (_max.position ?? 0) + 1
      await tx.image.create({ data: { ...imageRow(picture!), alt, serviceId: id, position } })
      return { service: await change(tx, id), path: picture!.path }
    }),
  )
}

/**
 * Removes a picture.
 * @throws {AppError} not-found, also for a picture of another service
 */
export async function removeServicePicture(_admin: AdminSession, id: string, path: string): Promise<Service> {
  const { service, gone } = await db().$transaction(async (tx) => {
    await lockService(tx, id)
    const gone = await tx.image.findFirst({ where: { serviceId: id, path }, select: { path: true, widths: true } })
    if (!gone) throw new AppError('not-found', { message: 'Bu hizmete ait böyle bir görsel yok.' })
    await tx.image.delete({ where: { path } })
    return { service: await change(tx, id), gone }
  })
  await discardPictures([gone])
  return service
}

/**
 * Puts all services in a new order.
 * @throws {AppError} invalid-input if `ids` are not those of all services
 */
export async function orderServices(_admin: AdminSession, ids: string[]): Promise<void> {
  await db().$transaction((tx) => reorder(tx, 'services', ids))
}
