import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '@/lib/app-error'
import { NARROWEST_WEBP } from '@/lib/media/picture'
import { formatOf, PICTURE_PROFILE, type PictureFormat } from '@/lib/media/upload-profile'
import { processWide } from '@/lib/process-wide'

export type EncodedPicture = {
  format: PictureFormat
  width: number
  height: number
  full: Buffer
  /** WebP files, narrowest first. */
  variants: { width: number; data: Buffer }[]
}

// Decoded pictures are large and used once: kept, they only hold memory.
sharp.cache(false)

/** At most two pictures in memory at once, in the whole process. */
const turns = processWide('site.media.turns', () => pLimit(2))

const damaged = (cause: unknown) =>
  new AppError('invalid-input', { message: 'Görsel okunamadı: dosya bozuk veya eksik.', cause })

function open(bytes: Uint8Array): Sharp {
  // 'error' covers cut files too, and lets the harmless oddities of cameras pass. Of a GIF the first frame is taken.
  return sharp(bytes, { failOn: 'error', limitInputPixels: PICTURE_PROFILE.maxPixels }).autoOrient()
}

/** Without metadata, which sharp drops unless told otherwise; colours become sRGB. */
function reencode(image: Sharp, format: PictureFormat, hasPalette: boolean): Sharp {
  if (format === 'jpeg') return image.jpeg({ quality: 86 })
  // Every colour has its place in the new palette: dithering would find nothing to spread, at half as much time again.
  if (format === 'png') return image.png(hasPalette ? { palette: true, dither: 0 } : {})
  return image.gif()
}

async function refuseTooManyPixels(bytes: Uint8Array): Promise<{ hasPalette: boolean }> {
  const { width, height, isPalette } = await sharp(bytes, { limitInputPixels: false }).metadata().catch((cause: unknown) => {
    throw damaged(cause)
  })
  if (width * height > PICTURE_PROFILE.maxPixels) {
    throw new AppError('too-large', { message: 'Görsel çok büyük: en çok 40 megapiksel olabilir.' })
  }
  return { hasPalette: isPalette ?? false }
}

/** WebP knows no more pixels in either direction: what is taller, such as a long screenshot, becomes narrower. */
const boundsOf = (width: number) => ({ width, height: 16_383, fit: 'inside', withoutEnlargement: true }) as const

/**
 * Decoded once to the widest of them; the others are made from that. More effort doubles the time and saves 2 %. A picture
 * narrower than the narrowest one has that file too, in its own size: whoever knows only its path can ask for it.
 */
async function encodeVariants(bytes: Uint8Array, pictureWidth: number): Promise<EncodedPicture['variants']> {
  const widths = PICTURE_PROFILE.webpWidths.filter((width) => width === NARROWEST_WEBP || width < pictureWidth)
  const { data, info } = await open(bytes)
    .resize(boundsOf(widths.at(-1)!))
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const decoded = sharp(data, { raw: { width, height, channels } })
  return Promise.all(
    widths.map(async (width) => ({ width, data: await decoded.clone().resize(boundsOf(width)).webp({ quality: 80, effort: 2 }).toBuffer() })),
  )
}

/**
 * A picture as it is stored: re-encoded, upright, without metadata, with its WebP files.
 * @throws {AppError} unsupported-media (no jpeg, png or gif), too-large (pixels), invalid-input (damaged)
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  const format = formatOf(bytes)
  if (!format) throw new AppError('unsupported-media', { message: 'Dosya jpeg, png veya gif değil.' })
  return turns(async () => {
    const { hasPalette } = await refuseTooManyPixels(bytes)
    try {
      const { data, info } = await reencode(open(bytes), format, hasPalette).toBuffer({ resolveWithObject: true })
      return { format, width: info.width, height: info.height, full: data, variants: await encodeVariants(bytes, info.width) }
    } catch (error) {
      throw damaged(error)
    }
  })
}
