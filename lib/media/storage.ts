import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { envOf } from '@/lib/env'
import type { EncodedPicture } from '@/lib/media/encode'
import { type Picture, variantPath } from '@/lib/media/picture'
import type { PictureFormat } from '@/lib/media/upload-profile'

/** A picture on disk, with what its row says about the full file. */
export type StoredPicture = Picture & { bytes: number; sha256: string }

const EXTENSIONS: Record<PictureFormat, string> = { jpeg: 'jpg', png: 'png', gif: 'gif' }

const NAME = /^([0-9a-f]{32})(-\d{3,4}(?=\.webp$))?\.(jpg|png|gif|webp)$/

const TEMPORARY = '.part'

/** The folder of uploads, absolute. */
export function uploadsFolder(): string {
  return path.resolve(envOf('UPLOADS_DIR').UPLOADS_DIR)
}

/** Where a file of this name is stored; null when no picture of ours can be called so (no separators, no dots). */
export function storedFile(name: string): string | null {
  return NAME.test(name) ? path.join(uploadsFolder(), name) : null
}

/** Whether a file was still being written under this name: see writePicture. */
export function isUnfinished(name: string): boolean {
  return name.endsWith(TEMPORARY)
}

/** The part of a stored file's name that it shares with its picture's other files; null for foreign names. */
export function pictureIdOf(name: string): string | null {
  return NAME.exec(isUnfinished(name) ? name.slice(0, -TEMPORARY.length) : name)?.[1] ?? null
}

/** Names of all files of a stored picture. */
export function filesOf(picture: Pick<Picture, 'path' | 'widths'>): string[] {
  return [picture.path, ...picture.widths.map((width) => variantPath(picture.path, width))].map((file) =>
    path.basename(file),
  )
}

async function syncFolder(folder: string): Promise<void> {
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

/** Removes a picture's files, whole or unfinished; those that are not there are no error. */
export async function removePicture(picture: Pick<Picture, 'path' | 'widths'>): Promise<void> {
  const files = filesOf(picture).map((name) => path.join(uploadsFolder(), name))
  await Promise.all(files.flatMap((file) => [rm(file, { force: true }), rm(file + TEMPORARY, { force: true })]))
}

/**
 * Writes a picture under a random name: every file first under a temporary one, safe on the disk, then renamed.
 * When a file fails, as on a full disk, none stays. The row is the caller's, after this.
 */
export async function writePicture(encoded: EncodedPicture): Promise<StoredPicture> {
  const folder = uploadsFolder()
  await mkdir(folder, { recursive: true })
  const { format, width, height, full, variants } = encoded
  const picture: StoredPicture = {
    path: `/uploads/${randomBytes(16).toString('hex')}.${EXTENSIONS[format]}`,
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
    await syncFolder(folder)
  } catch (error) {
    await removePicture(picture)
    throw error
  }
  return picture
}
