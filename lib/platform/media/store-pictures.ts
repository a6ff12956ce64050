import { v7 as newId } from 'uuid'
import { AppError } from '@/lib/platform/app-error'
import type { Prisma } from '@/lib/generated/prisma/client'
import { encodePicture } from '@/lib/platform/media/encode'
import { isBackupRunning } from '@/lib/platform/media/backup-status'
import type { Upload } from '@/lib/platform/media/schema'
import {
  type PictureFiles,
  removePicture,
  type Store,
  type StoredPicture,
  uploads,
  writePicture,
} from '@/lib/platform/media/storage'
import { hasPictureExtension } from '@/lib/platform/media/picture'
import { PICTURE_PROFILE } from '@/lib/platform/media/upload-profile'

/**
 * Checks, encodes and stores an uploaded picture. The caller writes its row, and removes the files if that fails.
 * @throws {AppError} unsupported-media, too-large, invalid-input, with the reason. A full disk throws ENOSPC
 */
export async function storePicture({ name, bytes }: Upload, store: Store = uploads): Promise<StoredPicture> {
  if (!hasPictureExtension(name)) {
    throw new AppError('unsupported-media', { message: 'Dosya türü uygun değil: jpeg, jpg, png veya gif seçin.' })
  }
  if (bytes.length === 0) throw new AppError('invalid-input', { message: 'Dosya boş.' })
  if (bytes.length > PICTURE_PROFILE.maxBytes) {
    throw new AppError('too-large', { message: 'Görsel çok büyük: en çok 15 MB olabilir.' })
  }
  return writePicture(await encodePicture(bytes), store)
}

/**
 * Commits the rows that refer to stored pictures. Removes the files if the commit fails. If its result is unknown
 * (the database went down), the files stay and the reconciler checks the rows later.
 */
export async function commitOrRemove<T>(pictures: readonly StoredPicture[], commit: () => Promise<T>): Promise<T> {
  try {
    return await commit()
  } catch (error) {
    const isUnknown = error instanceof AppError && error.code === 'database-unavailable'
    if (!isUnknown) await Promise.all(pictures.map(removePicture))
    throw error
  }
}

/** Stores pictures, and then commits the rows that refer to them, like `commitOrRemove`. */
export async function withStoredPictures<T>(
  uploadedFiles: Upload[],
  commit: (pictures: StoredPicture[]) => Promise<T>,
  store: Store = uploads,
): Promise<T> {
  const results = await Promise.allSettled(uploadedFiles.map((upload) => storePicture(upload, store)))
  const pictures = results.filter((result) => result.status === 'fulfilled').map((result) => result.value)
  return commitOrRemove(pictures, async () => {
    for (const result of results) if (result.status === 'rejected') throw result.reason
    return commit(pictures)
  })
}

/**
 * Removes the files of pictures whose rows are deleted. The reconciler later removes files that must stay for now, for example
 * because a backup may still have to copy them.
 */
export async function discardPictures(pictures: PictureFiles[]): Promise<void> {
  if (pictures.length === 0 || (await isBackupRunning())) return
  await Promise.allSettled(pictures.map(removePicture))
}

/** Returns the columns of a picture's row that describe its files. */
export function fileColumns({ path, width, height, widths, bytes, sha256 }: StoredPicture) {
  return { path, width, height, widths, bytes, sha256 }
}

/** Returns the columns of a stored picture's row, without its owner. */
export const imageRow = (picture: StoredPicture) => ({ id: newId(), ...fileColumns(picture) })

/** The item or the section of the settings that a picture belongs to. */
type PictureOwner = { [Name in OwnerColumn]: Record<Name, string> }[OwnerColumn]

type OwnerColumn = Extract<keyof Prisma.ImageUncheckedCreateInput, `${string}Id` | 'section'>

export type { PictureFiles }

/** Returns the files of an item's pictures. */
export async function picturesOf(tx: Prisma.TransactionClient, owner: PictureOwner): Promise<PictureFiles[]> {
  return tx.image.findMany({ where: owner, select: { path: true, widths: true, original: true } })
}

/** Replaces an item's picture and returns the old files, whose rows are deleted. Without a new picture the old one stays. */
export async function replacePicture(
  tx: Prisma.TransactionClient,
  owner: PictureOwner,
  picture: StoredPicture | undefined,
): Promise<PictureFiles[]> {
  if (!picture) return []
  const oldPictures = await picturesOf(tx, owner)
  await tx.image.deleteMany({ where: owner })
  await tx.image.create({ data: { ...imageRow(picture), ...owner } })
  return oldPictures
}
