import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { NARROWEST_WEBP } from '@/lib/media/picture'
import { filesOf, uploadsFolder } from '@/lib/media/storage'

let made = 0

/** A small picture that no other test has. */
export async function newPicture(name = 'resim.png'): Promise<File> {
  made += 1
  const background = { r: made % 256, g: (made >> 8) % 256, b: 90 }
  const bytes = await sharp({ create: { width: 24, height: 16, channels: 3, background } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}

/** Whether the file of a public path is stored. */
export function isStored(url: string): boolean {
  return existsSync(path.join(uploadsFolder(), path.basename(url)))
}

/** Names of the files of a picture of that size. */
export function smallFilesOf(url: string): string[] {
  return filesOf({ path: url, widths: [NARROWEST_WEBP] })
}

/** Names of all that is stored. */
export function storedNames(): string[] {
  return existsSync(uploadsFolder()) ? readdirSync(uploadsFolder()).sort() : []
}
