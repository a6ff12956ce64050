import { createHash, randomBytes } from 'node:crypto'
import path from 'node:path'
import { envOf, storageAddress } from '@/lib/platform/env'
import type { EncodedPicture } from '@/lib/platform/media/encode'
import { finishedName, folderStorage } from '@/lib/platform/media/folder-storage'
import { type Picture, variantPath } from '@/lib/platform/media/picture'
import { s3Storage } from '@/lib/platform/media/s3-storage'
import type { Storage } from '@/lib/platform/media/storage-interface'
import type { PictureFormat } from '@/lib/platform/media/upload-profile'

/** A stored picture, with the size and digest of its full file. */
export type StoredPicture = Picture & { bytes: number; sha256: string }

const EXTENSIONS: Record<PictureFormat, string> = { jpeg: 'jpg', png: 'png', gif: 'gif' }

const NAME = /^([0-9a-f]{32})(-\d{3,4}(?=\.webp$))?\.(jpg|png|gif|webp)$/

/** Identifies a picture's files. An edited picture also has its original. */
export type PictureFiles = Pick<Picture, 'path' | 'widths'> & { original?: string | null }

/** Where a kind of pictures is stored. The path of each picture begins with the store's prefix. */
export type Store = { name: 'uploads' | 'attachments'; prefix: string; storage: () => Storage }

const storeIn = (name: Store['name'], variable: string, folder: () => string): Store => ({
  name,
  prefix: `/${name}/`,
  storage: () => {
    const address = storageAddress()
    return address ? s3Storage(name, address) : folderStorage(path.resolve(folder()), variable)
  },
})

/** Pictures of the site's content, which everyone can read under /uploads. */
export const uploads = storeIn('uploads', 'UPLOADS_DIR', () => envOf('UPLOADS_DIR').UPLOADS_DIR)

/** Photos of messages and work orders, which only staff and the customer can read. */
export const attachments = storeIn('attachments', 'ATTACHMENTS_DIR', () => {
  const { ATTACHMENTS_DIR, DATA_DIR } = envOf('ATTACHMENTS_DIR', 'DATA_DIR')
  return ATTACHMENTS_DIR ?? path.join(DATA_DIR, 'attachments')
})

export const STORES: readonly Store[] = [uploads, attachments]

function storeOf(picturePath: string): Store {
  return picturePath.startsWith(attachments.prefix) ? attachments : uploads
}

/** Whether a stored picture can have a file of this name. */
export const isFileName = (name: string) => NAME.test(name)

/** Returns the part of a name that all files of a picture share, or null if the name is not that of a picture's file. */
export function pictureIdOf(name: string): string | null {
  return NAME.exec(finishedName(name))?.[1] ?? null
}

/** Returns the names of all files of a stored picture. */
export function filesOf({ path: mainPath, widths, original }: PictureFiles): string[] {
  const files = [mainPath, ...widths.map((width) => variantPath(mainPath, width)), ...(original ? [original] : [])]
  return files.map((file) => path.basename(file))
}

/** Removes a picture's files, complete or unfinished. Ignores missing files. */
export async function removePicture(picture: PictureFiles): Promise<void> {
  await storeOf(picture.path).storage().remove(filesOf(picture))
}

/**
 * Writes a picture under a random name into a store. If one of its files cannot be written, all are removed. The caller
 * writes the row afterwards.
 */
export async function writePicture(encoded: EncodedPicture, store: Store): Promise<StoredPicture> {
  const { format, width, height, full, variants } = encoded
  const picture: StoredPicture = {
    path: `${store.prefix}${randomBytes(16).toString('hex')}.${EXTENSIONS[format]}`,
    width,
    height,
    widths: variants.map((variant) => variant.width),
    bytes: full.length,
    sha256: createHash('sha256').update(full).digest('hex'),
  }
  const contents = [full, ...variants.map((variant) => variant.data)]
  await store.storage().write(filesOf(picture).map((name, index) => ({ name, data: contents[index]! })))
  return picture
}

/**
 * Copies the files of pictures into another store, under the same names, and returns the pictures with their new paths, even if
 * files are missing. The caller writes the rows, and then removes the old files.
 */
export async function copyPictures<P extends PictureFiles>(pictures: readonly P[], to: Store): Promise<P[]> {
  for (const from of STORES) {
    const names = pictures.filter((picture) => storeOf(picture.path) === from).flatMap(filesOf)
    if (names.length > 0) await from.storage().copy(names, to.storage())
  }
  const newPath = (file: string) => to.prefix + path.basename(file)
  return pictures.map((picture) => ({
    ...picture,
    path: newPath(picture.path),
    ...(picture.original && { original: newPath(picture.original) }),
  }))
}
