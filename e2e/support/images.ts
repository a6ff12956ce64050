import { randomInt } from 'node:crypto'
import sharp from 'sharp'

type Size = { width?: number; height?: number }

let colour = randomInt(2 ** 24)

/** Encodes a PNG with a unique colour, so that no two pictures of a test file are equal. */
export function png({ width = 24, height = 16 }: Size): Promise<Buffer> {
  colour = (colour + 1) % 2 ** 24
  const background = { r: colour >> 16, g: (colour >> 8) & 255, b: colour & 255 }
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

/** Encodes an animated GIF with these frames. */
export const animatedGif = (frames: Buffer[]): Promise<Buffer> =>
  sharp(frames, { join: { animated: true } })
    .gif({ delay: 100 })
    .toBuffer()

export async function newPicture(name = 'resim.png', size: Size = {}): Promise<File> {
  return new File([new Uint8Array(await png(size))], name, { type: 'image/png' })
}

export type PictureFile = { name: string; mimeType: string; buffer: Buffer }

/** Converts a picture to a `File` for forms and `user.upload`. */
export const fileOf = ({ name, mimeType, buffer }: PictureFile): File =>
  new File([new Uint8Array(buffer)], name, { type: mimeType })

export async function newPictureFile(name = 'resim.png', width = 400): Promise<PictureFile> {
  return { name, mimeType: 'image/png', buffer: await png({ width, height: Math.round(width * 0.75) }) }
}

/** Returns a damaged file with the signature of a PNG. Only the server can detect the damage. */
export const damagedPicture = (name: string): PictureFile => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('bozuk')]),
})

export const newWidePicture = () => newPicture('resim.png', { width: 700, height: 90 })

/** Returns how many levels of colour of two pictures of the same size differ, and the largest difference, of 255. */
export async function differencesOf(first: Buffer, second: Buffer): Promise<{ count: number; largest: number }> {
  const [levels, otherLevels] = await Promise.all([first, second].map((picture) => sharp(picture).raw().toBuffer()))
  const differences = [...levels!].map((level, index) => Math.abs(level - otherLevels![index]!)).filter(Boolean)
  return {
    count: differences.length,
    largest: differences.reduce((largest, difference) => Math.max(largest, difference), 0),
  }
}

/** Returns a JPEG like a phone's photo: 12 megapixels, more than 1 MB, rotated by its EXIF orientation. */
export async function newPhonePhotoFile(name: string): Promise<PictureFile> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const buffer = await sharp({ create: { width: 1000, height: 750, channels: 3, background: '#888', noise } })
    .resize(4000, 3000)
    .jpeg({ quality: 90 })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
