import { createHash, randomBytes } from 'node:crypto'
import { copyFile, link, mkdir, open, rename, rm, utimes } from 'node:fs/promises'
import path from 'node:path'
import { envOf } from '@/lib/platform/env'
import type { EncodedPicture } from '@/lib/platform/media/encode'
import { type Picture, variantPath } from '@/lib/platform/media/picture'
import type { PictureFormat } from '@/lib/platform/media/upload-profile'

/** A picture on disk, with the size and digest of its full file. */
export type StoredPicture = Picture & { bytes: number; sha256: string }

const EXTENSIONS: Record<PictureFormat, string> = { jpeg: 'jpg', png: 'png', gif: 'gif' }

const NAME = /^([0-9a-f]{32})(-\d{3,4}(?=\.webp$))?\.(jpg|png|gif|webp)$/

const TEMPORARY = '.part'

/** Identifies a picture's files. An edited one has its original beside it. */
export type PictureFiles = Pick<Picture, 'path' | 'widths'> & { original?: string | null }

/** A folder of pictures. The path of each picture begins with the store's prefix. */
export type Store = {
  name: 'uploads' | 'attachments'
  /** The variable that an operator sets. */
  variable: 'UPLOADS_DIR' | 'ATTACHMENTS_DIR'
  prefix: string
  /** Returns the absolute path of the folder. */
  folder: () => string
}

/** Pictures of the site's content, which everyone can read under /uploads. */
export const uploads: Store = {
  name: 'uploads',
  variable: 'UPLOADS_DIR',
  prefix: '/uploads/',
  folder: () => path.resolve(envOf('UPLOADS_DIR').UPLOADS_DIR),
}

/** Photos of messages and work orders, which only staff and the customer can read. */
export const attachments: Store = {
  name: 'attachments',
  variable: 'ATTACHMENTS_DIR',
  prefix: '/attachments/',
  folder: () => {
    const { ATTACHMENTS_DIR, DATA_DIR } = envOf('ATTACHMENTS_DIR', 'DATA_DIR')
    return path.resolve(ATTACHMENTS_DIR ?? path.join(DATA_DIR, 'attachments'))
  },
}

export const STORES: readonly Store[] = [uploads, attachments]

/** Returns the store of a picture by its path. */
function storeOf(picturePath: string): Store {
  return picturePath.startsWith(attachments.prefix) ? attachments : uploads
}

/** Returns the path of a stored file, or null for names that no stored picture can have. */
export function storedFile(store: Store, name: string): string | null {
  return NAME.test(name) ? path.join(store.folder(), name) : null
}

/** Whether the name is that of a file still being written, see writePicture. */
export function isUnfinished(name: string): boolean {
  return name.endsWith(TEMPORARY)
}

/** Returns the part of a file's name that all files of its picture share, or null for names of other files. */
export function pictureIdOf(name: string): string | null {
  return NAME.exec(isUnfinished(name) ? name.slice(0, -TEMPORARY.length) : name)?.[1] ?? null
}

/** Returns the names of all files of a stored picture. */
export function filesOf({ path: own, widths, original }: PictureFiles): string[] {
  const files = [own, ...widths.map((width) => variantPath(own, width)), ...(original ? [original] : [])]
  return files.map((file) => path.basename(file))
}

/** Waits until a folder's names, or a file's content, are on disk. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function writeTemporary(file: string, data: Buffer): Promise<void> {
  const handle = await open(file + TEMPORARY, 'wx')
  try {
    await handle.writeFile(data)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Removes a picture's files, complete or unfinished. Missing files are no error. */
export async function removePicture(picture: PictureFiles): Promise<void> {
  const folder = storeOf(picture.path).folder()
  const files = filesOf(picture).map((name) => path.join(folder, name))
  await Promise.all(files.flatMap((file) => [rm(file, { force: true }), rm(file + TEMPORARY, { force: true })]))
}

/**
 * Writes a picture under a random name into a store. Each file is first written and synced under a temporary name, then renamed. If
 * one fails, as on a full disk, all are removed. The caller writes the row afterwards.
 */
export async function writePicture(encoded: EncodedPicture, store: Store): Promise<StoredPicture> {
  const folder = store.folder()
  await mkdir(folder, { recursive: true })
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
  const files = filesOf(picture).map((name, index) => ({ file: path.join(folder, name), data: contents[index]! }))
  try {
    for (const { file, data } of files) await writeTemporary(file, data)
    for (const { file } of files) await rename(file + TEMPORARY, file)
    await sync(folder)
  } catch (error) {
    await removePicture(picture)
    throw error
  }
  return picture
}

async function copyStoredFile(from: string, to: string): Promise<void> {
  try {
    // The stores may be on two file systems.
    await link(from, to).catch(async ({ code }: NodeJS.ErrnoException) => {
      if (code === 'EEXIST') return
      await copyFile(from, to + TEMPORARY)
      await sync(to + TEMPORARY)
      await rename(to + TEMPORARY, to)
    })
    // The reconciler leaves a young file alone, because its row may not be committed yet.
    await utimes(to, new Date(), new Date())
  } catch (error) {
    // A picture without its file stays one.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/**
 * Copies the files of pictures into another store, under the same names, and returns the pictures as they are there. The
 * caller writes the rows, and then removes the files that were copied.
 */
export async function copyPictures<One extends PictureFiles>(
  pictures: readonly One[],
  to: Store,
): Promise<One[]> {
  if (pictures.length === 0) return []
  await mkdir(to.folder(), { recursive: true })
  for (const picture of pictures) {
    const from = storeOf(picture.path).folder()
    for (const name of filesOf(picture)) await copyStoredFile(path.join(from, name), path.join(to.folder(), name))
  }
  await sync(to.folder())
  const there = (file: string) => to.prefix + path.basename(file)
  return pictures.map((picture) => ({
    ...picture,
    path: there(picture.path),
    ...(picture.original && { original: there(picture.original) }),
  }))
}
