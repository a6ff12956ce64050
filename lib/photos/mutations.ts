import 'server-only'
import { createHash } from 'node:crypto'
import { AppError } from '@/lib/platform/app-error'
import type { ItemVersion } from '@/lib/platform/db/versions'
import { db } from '@/lib/platform/db/client'
import { photoColumns, type PhotoRow } from '@/lib/photos/data'
import type { Prisma } from '@/lib/generated/prisma/client'
import { discardPictures, imageRow, type PictureFiles, withStoredPictures } from '@/lib/platform/media/store-pictures'
import type { Upload } from '@/lib/platform/media/schema'
import { attachments, removePicture, type StoredPicture } from '@/lib/platform/media/storage'
import { consume, type Limit } from '@/lib/platform/limits/rate-limit'

/** Uploads by visitors. Repeated and damaged photos count too. */
const LIMIT: Limit = { name: 'photo', points: 100, seconds: 600 }

/** The message or order of a new photo. Its row is locked. */
type LockedItem = {
  owner: { messageId: string } | { workOrderId: string }
  version: ItemVersion
  /** Records the new photo and returns the item's new version. */
  recordPhoto: (photoId: string) => Promise<ItemVersion>
}

/** Where a photo is added, and by whom. */
type Album = {
  /** Locks the message or order. Refuses one that takes no photos. */
  lockItem: (tx: Prisma.TransactionClient) => Promise<LockedItem>
  /** The columns of the new photo besides its picture. */
  columns: { author: string; caption?: string; forCustomer?: boolean }
  /** For visitors: their IP address, how many photos they may add, and the error if they add more. */
  visitor?: { ipAddress: string; max: number; tooMany: string }
}

/** A photo, and the version of its message or order after the change. */
export type AddedPhoto = { photo: PhotoRow; item: ItemVersion }

/**
 * Opens an album for a photo. Also returns the row of the same photo if it was received before: the sender repeats an upload
 * whose response was lost.
 * @throws {AppError} conflict for a full album
 */
async function openAlbum(tx: Prisma.TransactionClient, { lockItem, columns, visitor }: Album, sha256: string) {
  const item = await lockItem(tx)
  // Staff may add the same photo again with another caption.
  const sameColumns = visitor ? { author: columns.author } : columns
  const row = await tx.photo.findFirst({ where: { ...item.owner, ...sameColumns, sha256 }, select: photoColumns })
  if (visitor && !row) {
    const count = await tx.photo.count({ where: { ...item.owner, author: columns.author } })
    if (count >= visitor.max) throw new AppError('conflict', { message: visitor.tooMany })
  }
  return { item, duplicate: row && { photo: row, item: item.version } }
}

/** Adds a photo to an album. A refused or repeated photo is not decoded. @throws {AppError} those of openAlbum and storePicture */
export async function addPhoto(album: Album, upload: Upload): Promise<AddedPhoto> {
  const sha256 = createHash('sha256').update(upload.bytes).digest('hex')
  const { columns, visitor } = album
  const duplicate = await db().$transaction(async (tx) => {
    if (visitor) await consume(tx, LIMIT, visitor.ipAddress)
    return (await openAlbum(tx, album, sha256)).duplicate
  })
  if (duplicate) return duplicate
  const commit = async ([stored]: StoredPicture[]) => {
    const result = await db().$transaction(async (tx) => {
      const { item, duplicate } = await openAlbum(tx, album, sha256)
      if (duplicate) return duplicate
      const data = { ...imageRow(stored!), ...columns, ...item.owner, sha256 }
      const photo = await tx.photo.create({ data, select: photoColumns })
      return { photo, item: await item.recordPhoto(photo.id) }
    })
    // The same photo arrived twice at the same time.
    if (result.photo.path !== stored!.path) await discardPictures([stored!])
    return result
  }
  return withStoredPictures([upload], commit, attachments)
}

/** Returns the photos whose files no row refers to. */
async function withoutRows(photos: PictureFiles[]): Promise<PictureFiles[]> {
  const path = { in: photos.map((picture) => picture.path) }
  const rows = await db().photo.findMany({ where: { path }, select: { path: true } })
  const sharedPaths = new Set(rows.map((row) => row.path))
  return photos.filter((picture) => !sharedPaths.has(picture.path))
}

/** Removes the files of photos whose rows were deleted, unless another row refers to them. */
export async function discardPhotos(photos: PictureFiles[]): Promise<void> {
  await discardPictures(await withoutRows(photos))
}

/** Like discardPhotos, for files that must not remain. @throws the file system's error if one cannot be removed */
export async function removePhotoFiles(photos: PictureFiles[]): Promise<void> {
  await Promise.all((await withoutRows(photos)).map(removePicture))
}
