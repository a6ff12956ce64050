import { randomFillSync } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { animatedGif } from '@/e2e/support/images'
import { encodePicture } from '@/lib/platform/media/encode'

const plainPicture = (width: number, height: number, background = '#246') =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })

/** A picture of noise, which cannot be compressed. */
const noise = (width: number, height: number, channels: 3 | 4): Sharp =>
  sharp(randomFillSync(Buffer.alloc(width * height * channels)), { raw: { width, height, channels } })

/** Returns a small picture whose header claims another size. */
async function withClaimedSize(
  width: number,
  height: number,
  make = (picture: Sharp) => picture.png(),
): Promise<Buffer> {
  const bytes = await make(plainPicture(8, 8)).toBuffer()
  const frameStart = bytes.indexOf(Buffer.from('ffc2', 'hex'))
  if (bytes[0] === 0x89) {
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  } else if (frameStart > 0) {
    bytes.writeUInt16BE(height, frameStart + 5)
    bytes.writeUInt16BE(width, frameStart + 7)
  } else {
    const imageStart = bytes.lastIndexOf(Buffer.from('2c00000000', 'hex'))
    for (const offset of [6, imageStart + 5]) {
      bytes.writeUInt16LE(width, offset)
      bytes.writeUInt16LE(height, offset + 2)
    }
  }
  return bytes
}

const outcome = (bytes: Uint8Array) =>
  encodePicture(bytes).then(
    () => 'accepted',
    (error: { code: string }) => error.code,
  )

const frame = (colour: string) => plainPicture(80, 60, colour).png().toBuffer()

describe('encodePicture', () => {
  it('keeps the first frame that is not white if each frame has only one colour', async () => {
    const frames = await Promise.all(['#fff', '#008000', '#00f'].map(frame))
    const { full } = await encodePicture(await animatedGif(frames))
    const { channels } = await sharp(full).stats()
    expect(channels.slice(0, 3).map(({ mean }) => mean)).toEqual([0, 128, 0])
  })

  it('keeps the first frame with more than one colour', async () => {
    const half = await plainPicture(40, 60).png().toBuffer()
    const last = plainPicture(80, 60, '#fff').composite([{ input: half, left: 0, top: 0 }])
    const frames = [await frame('#fff'), await frame('#fdfdfd'), await last.png().toBuffer()]
    const { full, variants } = await encodePicture(await animatedGif(frames))
    for (const file of [full, variants[0]!.data]) {
      const { pages = 1 } = await sharp(file).metadata()
      const { channels } = await sharp(file).stats()
      expect([pages, channels[0]!.min < 60, channels[0]!.max > 240]).toEqual([1, true, true])
    }
  })

  it('rotates a photo upright and removes its metadata', async () => {
    const photo = await noise(1300, 650, 3)
      .jpeg({ quality: 95 })
      .withExif({ IFD0: { Make: 'GIZLI-MARKA', ImageDescription: 'GIZLI-METIN' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(photo.includes('GIZLI')).toBe(true)
    const { format, width, height, full, variants } = await encodePicture(photo)
    expect([format, width, height]).toEqual(['jpeg', 650, 1300])
    const metadata = await sharp(full).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: 650, height: 1300 })
    expect([metadata.exif, metadata.icc, metadata.orientation]).toEqual([undefined, undefined, undefined])
    expect(full.includes('GIZLI')).toBe(false)
    expect(variants.map((variant) => variant.width)).toEqual([320, 640])
    for (const { width: webpWidth, data } of variants) {
      expect(await sharp(data).metadata()).toMatchObject({ format: 'webp', width: webpWidth, height: webpWidth * 2 })
    }
  })

  it.each([
    [1440, 10, [320, 640, 960]],
    [319, 20, [320]],
  ])(
    'makes WebP files that are narrower than a picture of %i × %i, or one of its size',
    async (width, height, widths) => {
      const { variants } = await encodePicture(await plainPicture(width, height).png().toBuffer())
      expect(variants.map((variant) => variant.width)).toEqual(widths)
      expect((await sharp(variants[0]!.data).metadata()).width).toBe(Math.min(width, 320))
    },
  )

  it('refuses damaged files and content that is not JPEG, PNG or GIF', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
    for (const bytes of [await plainPicture(8, 8).webp().toBuffer(), await plainPicture(8, 8).tiff().toBuffer(), svg])
      expect(await outcome(bytes)).toBe('unsupported-media')
    const jpeg = await noise(300, 300, 3).jpeg().toBuffer()
    const png = await noise(300, 300, 3).png().toBuffer()
    const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
    for (const bytes of [half(jpeg), half(png), png.subarray(0, 45), Buffer.from('GIF89a metin')])
      expect(await outcome(bytes)).toBe('invalid-input')
  })

  it('refuses more than 40 megapixels before it decodes them', async () => {
    expect(await outcome(await withClaimedSize(8000, 5001))).toBe('too-large')
    expect(await outcome(await withClaimedSize(60_000, 60_000))).toBe('too-large')
    // A picture of 40 megapixels is decoded, and its data is missing.
    expect(await outcome(await withClaimedSize(8000, 5000))).toBe('invalid-input')
  })

  it('refuses a side of more than 16 383 pixels', async () => {
    const message = 'Görsel çok uzun: bir kenarı en çok 16.383 piksel olabilir.'
    for (const side of [16_384, 40_000_000])
      for (const [width, height] of [
        [side, 1],
        [1, side],
      ] as const)
        await expect(encodePicture(await withClaimedSize(width, height))).rejects.toMatchObject({
          code: 'too-large',
          message,
        })
    const { variants } = await encodePicture(await plainPicture(8, 16_383).png().toBuffer())
    expect((await sharp(variants[0]!.data).metadata()).height).toBe(16_383)
  })

  it.each([
    ['aşamalı (progressive) JPEG', (picture: Sharp) => picture.jpeg({ progressive: true })],
    ['geçişli (interlaced) PNG', (picture: Sharp) => picture.png({ progressive: true })],
    ['GIF', (picture: Sharp) => picture.gif()],
  ])('refuses a picture of more than 20 megapixels that is decoded as a whole: %s', async (kind, make) => {
    const refusal = encodePicture(await withClaimedSize(5000, 4001, make))
    const message = `Görsel çok büyük: ${kind} en çok 20 megapiksel olabilir.`
    await expect(refusal).rejects.toMatchObject({ code: 'too-large', message })
  })
})
