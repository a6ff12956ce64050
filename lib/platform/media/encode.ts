import sharp, { type Sharp } from 'sharp'
import { AppError } from '@/lib/platform/app-error'
import { countScans } from '@/lib/platform/media/jpeg-scans'
import { NARROWEST_WEBP, type PictureShape, LINK_PREVIEW_SIDE } from '@/lib/platform/media/picture'
import { withoutTexts } from '@/lib/platform/media/png-chunks'
import { formatOf, PICTURE_PROFILE, type PictureFormat } from '@/lib/platform/media/upload-profile'

export type EncodedPicture = {
  format: PictureFormat
  width: number
  height: number
  full: Buffer
  /** WebP files, narrowest first. */
  variants: { width: number; data: Buffer }[]
}

// Decoded pictures are large and used only once.
sharp.cache(false)
// Each further thread allocates its own buffers, and the site needs the other cores.
sharp.concurrency(1)

/** Larger pictures take long to encode even line by line, and encoders that hold a whole picture need too much memory. */
const LARGE_PIXELS = 12_000_000

const damagedError = (cause?: unknown) =>
  new AppError('invalid-input', { message: 'Görsel okunamadı: dosya bozuk veya eksik.', cause })

function open(bytes: Uint8Array, frame = 0): Sharp {
  // 'error' also rejects truncated files but accepts the harmless oddities of cameras. Only one frame of a GIF is read.
  return sharp(bytes, { failOn: 'error', limitInputPixels: PICTURE_PROFILE.maxPixels, page: frame }).autoOrient()
}

type PictureHeader = {
  format: PictureFormat
  width: number
  height: number
  hasPalette: boolean
  isLarge: boolean
  /** How many frames a GIF has. */
  frames: number
}

/** Reads the header and does not decode the picture. @throws {AppError} too-large, invalid-input */
async function readHeader(bytes: Uint8Array, format: PictureFormat): Promise<PictureHeader> {
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw damagedError(cause)
    })
  const { width, height, isPalette, isProgressive, pages: frames = 1 } = metadata
  const { maxPixels, maxWholePixels, maxSide, maxScans } = PICTURE_PROFILE
  const pixels = width * height
  if (pixels > maxPixels) {
    throw new AppError('too-large', { message: 'Görsel çok büyük: en çok 40 megapiksel olabilir.' })
  }
  // Decoders hold a whole GIF, progressive JPEG or interlaced PNG, but only some lines of other pictures.
  if (pixels > maxWholePixels && (format === 'gif' || isProgressive)) {
    const formatName = { jpeg: 'aşamalı (progressive) JPEG', png: 'geçişli (interlaced) PNG', gif: 'GIF' }[format]
    throw new AppError('too-large', { message: `Görsel çok büyük: ${formatName} en çok 20 megapiksel olabilir.` })
  }
  if (Math.max(width, height) > maxSide) {
    throw new AppError('too-large', { message: 'Görsel çok uzun: bir kenarı en çok 16.383 piksel olabilir.' })
  }
  if (format === 'jpeg' && countScans(bytes, maxScans) > maxScans) throw damagedError()
  return { format, width, height, hasPalette: isPalette, isLarge: pixels > LARGE_PIXELS, frames }
}

/** Maximum number of pixels decoded to choose a frame. For each frame the decoder must decode all earlier frames. */
const MAX_SEARCH_PIXELS = 100_000_000
/** Frames are scaled to this side in px for the choice. */
const SAMPLE_SIDE = 64
/** Differences of a colour channel up to this value, of 255, are not visible. */
const SAME_COLOUR = 8

/** Returns how many colours other than white a frame shows: 0, 1, or 2 for more. */
async function countColours(bytes: Uint8Array, frame: number): Promise<0 | 1 | 2> {
  const sample = open(bytes, frame).resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'inside', withoutEnlargement: true })
  const { channels } = await sharp(await sample.flatten({ background: '#fff' }).png().toBuffer()).stats()
  if (channels.some(({ min, max }) => max - min > SAME_COLOUR)) return 2
  return channels.some(({ min }) => min < 255 - SAME_COLOUR) ? 1 : 0
}

/** Returns the frame of an animation to keep: the first with the most colours, within MAX_SEARCH_PIXELS. */
async function chooseFrame(bytes: Uint8Array, { width, height, frames }: PictureHeader): Promise<number> {
  if (frames === 1) return 0
  let bestFrame = { frame: 0, colours: -1 }
  let budget = MAX_SEARCH_PIXELS
  for (let frame = 0; bestFrame.colours < 2 && frame < frames; frame += 1) {
    budget -= width * height * (frame + 1)
    if (budget < 0) break
    // A frame that cannot be read ends the search. Earlier frames can be used.
    const colours = await countColours(bytes, frame).catch(() => null)
    if (colours === null) break
    if (colours > bestFrame.colours) bestFrame = { frame, colours }
  }
  return bestFrame.frame
}

/** Returns the stored format. A large GIF becomes a PNG, because the GIF encoder needs the memory of three such pictures. */
const storedFormat = ({ format, isLarge }: PictureHeader): PictureFormat =>
  format === 'gif' && isLarge ? 'png' : format

/** Re-encodes a picture. By default sharp removes metadata and converts colours to sRGB. */
function reencode(image: Sharp, header: PictureHeader): Sharp {
  const { hasPalette, isLarge } = header
  const format = storedFormat(header)
  // Large pictures get neither optimal Huffman tables (3 % fewer bytes) nor a palette, because both need the whole
  // picture.
  if (format === 'jpeg') return image.jpeg({ quality: 86, optimiseCoding: !isLarge })
  // No dithering: the new palette has every colour, and dithering would take half as much time again.
  if (format === 'png') return image.png(hasPalette && !isLarge ? { palette: true, dither: 0 } : {})
  return image.gif()
}

const resizeTo = (width: number) => ({ width, withoutEnlargement: true }) as const

/**
 * Encodes the WebP files. Decodes the picture once, at the widest size, and scales the narrower files from that. More effort
 * would double the time and save 2 %. Every picture has the narrowest file, even if the picture is narrower, so that the
 * picture's path is enough to request the file.
 */
async function encodeVariants(picture: Sharp, pictureWidth: number): Promise<EncodedPicture['variants']> {
  const widths = PICTURE_PROFILE.webpWidths.filter((width) => width === NARROWEST_WEBP || width < pictureWidth)
  const { data, info } = await picture
    .resize(resizeTo(widths.at(-1)!))
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const decoded = sharp(data, { raw: { width, height, channels } })
  return Promise.all(
    widths.map(async (width) => ({
      width,
      data: await decoded.clone().resize(resizeTo(width)).webp({ quality: 80, effort: 2 }).toBuffer(),
    })),
  )
}

/**
 * Returns a picture as it is stored: re-encoded, upright, without metadata, with its WebP files. Only one frame of an
 * animation is kept, because an animation of more than five seconds needs a pause button (WCAG 2.2.2).
 * @throws {AppError} unsupported-media (not a jpeg, png or gif), too-large (pixels, a side), invalid-input (damaged)
 */
export async function encodePicture(file: Uint8Array): Promise<EncodedPicture> {
  const sourceFormat = formatOf(file)
  if (!sourceFormat) throw new AppError('unsupported-media', { message: 'Dosya jpeg, png veya gif değil.' })
  const bytes = sourceFormat === 'png' ? withoutTexts(file) : file
  const header = await readHeader(bytes, sourceFormat)
  try {
    const frame = await chooseFrame(bytes, header)
    const { data, info } = await reencode(open(bytes, frame), header).toBuffer({ resolveWithObject: true })
    const { width, height } = info
    const variants = await encodeVariants(open(bytes, frame), width)
    return { format: storedFormat(header), width, height, full: data, variants }
  } catch (error) {
    throw damagedError(error)
  }
}

/** Rotates and crops a stored picture, which is upright. */
function applyShape(bytes: Uint8Array, { width, height }: PictureHeader, { turn, cut }: PictureShape): Sharp {
  const [rotatedWidth, rotatedHeight] = turn % 2 === 0 ? [width, height] : [height, width]
  const [left = 0, top = 0, right = 0, bottom = 0] = cut
  const span = (start: number, end: number, side: number): [start: number, length: number] => {
    const from = Math.min(side - 1, Math.round(start * side))
    return [from, Math.max(1, Math.round((1 - end) * side) - from)]
  }
  const [[x, cropWidth], [y, cropHeight]] = [span(left, right, rotatedWidth), span(top, bottom, rotatedHeight)]
  return open(bytes)
    .rotate(turn * 90)
    .extract({ left: x, top: y, width: cropWidth, height: cropHeight })
}

/** Returns a stored picture in another shape, with its WebP files. If the shape changes nothing, the full file stays as it is. */
export async function encodeShape(bytes: Buffer, shape: PictureShape): Promise<EncodedPicture> {
  const header = await readHeader(bytes, formatOf(bytes)!)
  const picture = () => applyShape(bytes, header, shape)
  const isOriginal = shape.turn === 0 && shape.cut.length === 0
  try {
    const { data, info } = isOriginal
      ? { data: bytes, info: header }
      : await reencode(picture(), header).toBuffer({ resolveWithObject: true })
    const { width, height } = info
    const variants = await encodeVariants(picture(), width)
    return { format: isOriginal ? header.format : storedFormat(header), width, height, full: data, variants }
  } catch (error) {
    throw damagedError(error)
  }
}

/** Returns the size in px of a stored picture. */
export async function storedSize(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return { width, height }
}

const openStored = (bytes: Buffer) => sharp(bytes, { limitInputPixels: PICTURE_PROFILE.maxPixels })

/** Returns a stored picture as a JPEG for link previews. */
export function encodeLinkPreview(bytes: Buffer): Promise<Buffer> {
  const bounds = {
    width: LINK_PREVIEW_SIDE,
    height: LINK_PREVIEW_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  } as const
  return openStored(bytes).resize(bounds).flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer()
}

/** Returns a stored picture as a square PNG. */
export function encodeIcon(bytes: Buffer, side: number): Promise<Buffer> {
  const icon = openStored(bytes).resize({ width: side, height: side, fit: 'contain', background: '#fff0' })
  // Apple shows black behind transparent icons.
  return (side === 180 ? icon.flatten({ background: '#fff' }) : icon).png().toBuffer()
}
