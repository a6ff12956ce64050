import { basename } from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { PictureFiles } from '@/lib/platform/media/store-pictures'
import { attachments, filesOf, uploads } from '@/lib/platform/media/storage'
import { singleton } from '@/lib/platform/runtime/singleton'

/** Maximum side in px of a photo on paper, and maximum size of its file. */
const MAX_SIDE = 1000
const MAX_BYTES = 150_000
const QUALITIES = [76, 60, 45, 30]

/** Data URLs for papers, by the path of the stored picture, whose content never changes. */
const printCache = singleton('site.printed', () => {
  return new LRUCache<string, string>({ maxSize: 4 * 1024 * 1024, sizeCalculation: ({ length }) => length })
})

/** Maximum size in px of the logo on paper. */
const LOGO = { width: 600, height: 220, fit: 'inside', withoutEnlargement: true } as const

/** Returns a logo for papers: a public picture as a PNG on white, in a data URL. Undefined if its file is missing. */
export async function logoForPrint(path: string): Promise<string | undefined> {
  const cached = printCache.get(path)
  if (cached) return cached
  const bytes = await uploads.storage().read(basename(path))
  if (!bytes) return undefined
  const png = await sharp(bytes).resize(LOGO).flatten({ background: '#fff' }).png().toBuffer()
  const dataUrl = `data:image/png;base64,${png.toString('base64')}`
  printCache.set(path, dataUrl)
  return dataUrl
}

/** Returns the name of the smallest file of a picture that is wide enough, or else of the full picture. */
function smallestWideFile(picture: PictureFiles): string {
  const index = picture.widths.findIndex((width) => width >= MAX_SIDE)
  return filesOf(picture)[index + 1]!
}

/** Returns a private photo for papers: a JPEG of at most 1000 px and about 150 KB, in a data URL. Null if its file is missing. */
export async function photoForPrint(picture: PictureFiles): Promise<string | null> {
  const cached = printCache.get(picture.path)
  if (cached) return cached
  const bytes = await attachments.storage().read(basename(smallestWideFile(picture)))
  if (!bytes) return null
  const image = sharp(bytes).resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
  for (const quality of QUALITIES) {
    const jpeg = await image.clone().flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: false }).toBuffer()
    if (jpeg.length > MAX_BYTES && quality !== QUALITIES.at(-1)) continue
    const dataUrl = `data:image/jpeg;base64,${jpeg.toString('base64')}`
    printCache.set(picture.path, dataUrl)
    return dataUrl
  }
  return null
}
