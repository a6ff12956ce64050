import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '@/lib/app-error'
import { NARROWEST_WEBP } from '@/lib/media/picture'
import { formatOf, PICTURE_PROFILE, type PictureFormat } from '@/lib/media/upload-profile'
import { singleton } from '@/lib/runtime/singleton'

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
// Each further thread has buffers of its own, and the site needs the other cores.
sharp.concurrency(1)

/** At most two pictures in memory at once, in the whole process, and at most one that is decoded as a whole. */
const turns = singleton('site.media.turns', () => ({ any: pLimit(2), heavy: pLimit(1) }))

/** From here on a picture takes long even line by line, and what an encoder holds as a whole is too much. */
const LARGE_PIXELS = 12_000_000

const damaged = (cause: unknown) =>
  new AppError('invalid-input', { message: 'Görsel okunamadı: dosya bozuk veya eksik.', cause })

function open(bytes: Uint8Array): Sharp {
  // 'error' covers cut files too, and lets the harmless oddities of cameras pass. Of a GIF the first frame is taken.
  return sharp(bytes, { failOn: 'error', limitInputPixels: PICTURE_PROFILE.maxPixels }).autoOrient()
}

/** What a header says. */
type Inspected = { format: PictureFormat; hasPalette: boolean; isLarge: boolean; isHeldWhole: boolean }

/** Reads the header alone. @throws {AppError} too-large, invalid-input */
async function inspect(bytes: Uint8Array, format: PictureFormat): Promise<Inspected> {
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw damaged(cause)
    })
  const { width, height, isPalette, isProgressive } = found
  const { maxPixels, maxSide } = PICTURE_PROFILE
  if (width * height > maxPixels) {
    throw new AppError('too-large', { message: 'Görsel çok büyük: en çok 40 megapiksel olabilir.' })
  }
  if (Math.max(width, height) > maxSide) {
    throw new AppError('too-large', { message: 'Görsel çok uzun: bir kenarı en çok 16.383 piksel olabilir.' })
  }
  // A decoder holds the whole of a GIF, of a progressive JPEG and of an interlaced PNG, of all others some lines.
  const isHeldWhole = format === 'gif' || isProgressive
  return { format, hasPalette: isPalette, isLarge: width * height > LARGE_PIXELS, isHeldWhole }
}

/** As what a picture is stored. A large GIF becomes a PNG, because its encoder holds the picture three times over. */
const storedFormat = ({ format, isLarge }: Inspected): PictureFormat => (format === 'gif' && isLarge ? 'png' : format)

/** Without metadata, which sharp drops unless told otherwise; colours become sRGB. */
function reencode(image: Sharp, inspected: Inspected): Sharp {
  const { hasPalette, isLarge } = inspected
  const format = storedFormat(inspected)
  // Of a large picture neither the best Huffman tables (3 % fewer bytes) nor a palette: both need all of it at once.
  if (format === 'jpeg') return image.jpeg({ quality: 86, optimiseCoding: !isLarge })
  // Every colour has its place in the new palette: dithering would find nothing to spread, at half as much time again.
  if (format === 'png') return image.png(hasPalette && !isLarge ? { palette: true, dither: 0 } : {})
  return image.gif()
}

const boundsOf = (width: number) => ({ width, withoutEnlargement: true }) as const

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
    widths.map(async (width) => ({
      width,
      data: await decoded.clone().resize(boundsOf(width)).webp({ quality: 80, effort: 2 }).toBuffer(),
    })),
  )
}

async function encodeInspected(bytes: Uint8Array, inspected: Inspected): Promise<EncodedPicture> {
  try {
    const { data, info } = await reencode(open(bytes), inspected).toBuffer({ resolveWithObject: true })
    const { width, height } = info
    return { format: storedFormat(inspected), width, height, full: data, variants: await encodeVariants(bytes, width) }
  } catch (error) {
    throw damaged(error)
  }
}

/**
 * A picture as it is stored: re-encoded, upright, without metadata, with its WebP files.
 * @throws {AppError} unsupported-media (no jpeg, png or gif), too-large (pixels, a side), invalid-input (damaged)
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  const format = formatOf(bytes)
  if (!format) throw new AppError('unsupported-media', { message: 'Dosya jpeg, png veya gif değil.' })
  const inspected = await inspect(bytes, format)
  const encode = () => turns.any(() => encodeInspected(bytes, inspected))
  return inspected.isLarge || inspected.isHeldWhole ? turns.heavy(encode) : encode()
}
