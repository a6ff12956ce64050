import 'server-only'
import { createHash } from 'node:crypto'
import { AppError } from '@/lib/platform/app-error'
import type { State } from '@/lib/platform/db/versions'
import { db } from '@/lib/platform/db/client'
import { photoColumns, type PhotoRow } from '@/lib/photos/data'
import type { Prisma } from '@/lib/generated/prisma/client'
import { discardPictures, imageRow, type PictureFiles, withStoredPictures } from '@/lib/platform/media/store-pictures'
import type { Upload } from '@/lib/platform/media/schema'
import { attachments, removePicture, type StoredPicture } from '@/lib/platform/media/storage'
import { consume, type Limit } from '@/lib/platform/limits/rate-limit'

/** Photos of visitors, repeated and damaged ones too, because each costs a decoding. */
const LIMIT: Limit = { name: 'photo', points: 100, seconds: 600 }

/** The item of a new photo, whose row is locked. */
type LockedItem = {
  owner: { messageId: string } | { workOrderId: string }
  state: State
  /** Records the new photo and returns the item's new state. */
  note: (photoId: string) => Promise<State>
}

type Album = {
  /** Locks the item. Refuses one that takes no photos. */
  open: (tx: Prisma.TransactionClient) => Promise<LockedItem>
  labels: { author: string; caption?: string; forCustomer?: boolean }
  /** For visitors: their address, how many photos they may add, and the refusal of one more. */
  visitor?: { address: string; max: number; full: string }
}

/** A photo, and the state of its item after the change. */
export type AddedPhoto = { photo: PhotoRow; item: State }

/**
 * Opens an album for a photo. Returns also the row of the same photo if it was received before, because then the sender
 * repeats an upload whose answer was lost.
 * @throws {AppError} conflict for a full album
 */
async function openAlbum(tx: Prisma.TransactionClient, { open, labels, visitor }: Album, sha256: string) {
  const place = await open(tx)
  // Staff may add the same photo again with another caption.
  const same = visitor ? { author: labels.author } : labels
  const repeated = await tx.photo.findFirst({ where: { ...place.owner, ...same, sha256 }, select: photoColumns })
  if (visitor && !repeated) {
    const count = await tx.photo.count({ where: { ...place.owner, author: labels.author } })
    if (count >= visitor.max) throw new AppError('conflict', { message: visitor.full })
  }
  return { place, repeated: repeated && { photo: repeated, item: place.state } }
}

/** Adds a photo to an album. One that is refused or repeated is not decoded. @throws {AppError} and the errors of storePicture */
export async function addPhoto(album: Album, upload: Upload): Promise<AddedPhoto> {
  const sha256 = createHash('sha256').update(upload.bytes).digest('hex')
  const { labels, visitor } = album
  const known = await db().$transaction(async (tx) => {
    if (visitor) await consume(tx, LIMIT, visitor.address)
    return (await openAlbum(tx, album, sha256)).repeated
  })
  if (known) return known
  const commit = async ([stored]: StoredPicture[]) => {
    const added = await db().$transaction(async (tx) => {
      const { place, repeated } = await openAlbum(tx, album, sha256)
      if (repeated) return repeated
      const data = { ...imageRow(stored!), ...labels, ...place.owner, sha256 }
      const photo = await tx.photo.create({ data, select: photoColumns })
      return { photo, item: await place.note(photo.id) }
    })
    // The same photo came twice at once.
    if (added.photo.path !== stored!.path) await discardPictures([stored!])
    return added
  }
  return withStoredPictures([upload], commit, attachments)
}

/** Returns those of the photos to which no row refers. */
async function withoutRows(gone: PictureFiles[]): Promise<PictureFiles[]> {
  const path = { in: gone.map((picture) => picture.path) }
  const shared = new Set(
    (await db().photo.findMany({ where: { path }, select: { path: true } })).map((row) => row.path),
  )
  return gone.filter((picture) => !shared.has(picture.path))
}

/** Removes the files of photos whose rows are gone, unless another row refers to them. */
export async function discardPhotos(gone: PictureFiles[]): Promise<void> {
  await discardPictures(await withoutRows(gone))
}

/** Does the same for photos whose files must not stay. @throws the file system's error if one cannot be removed */
export async function removePhotoFiles(gone: PictureFiles[]): Promise<void> {
  await Promise.all((await withoutRows(gone)).map(removePicture))
}
