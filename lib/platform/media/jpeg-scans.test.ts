import sharp from 'sharp'
import { expect, it } from 'vitest'
import { encodePicture } from '@/lib/platform/media/encode'
import { countScans } from '@/lib/platform/media/jpeg-scans'

const bytesOf = (hex: string) => Buffer.from(hex, 'hex')

const END = bytesOf('ffd9')
const TABLE = bytesOf('ffc4')
const SCAN = bytesOf('ffda')

const greyJpeg = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#246' } })
    .toColourspace('b-w')
    .jpeg({ progressive: true })
    .toBuffer()

/**
 * Returns a valid JPEG with up to 883 scans: the brightness, and then each coefficient bit by bit, as the format allows.
 * Compressed data contains no marker, so a search finds the segments.
 */
async function withScans(scans: number): Promise<Buffer> {
  const jpeg = await greyJpeg()
  const lastScan = jpeg.lastIndexOf(SCAN)
  const [selector, data] = [jpeg.subarray(lastScan + 5, lastScan + 7), jpeg.subarray(lastScan + 10, -2)]
  const refinements = Array.from({ length: scans - 1 }, (_, index) => {
    const [coefficient, bit] = [1 + Math.floor(index / 14), 13 - (index % 14)]
    const approximation = bit === 13 ? bit : (bit + 1) * 16 + bit
    const range = Buffer.from([coefficient, coefficient, approximation])
    return Buffer.concat([SCAN, bytesOf('000801'), selector, range, data])
  })
  const brightness = jpeg.subarray(0, jpeg.indexOf(TABLE, jpeg.indexOf(SCAN)))
  return Buffer.concat([brightness, jpeg.subarray(jpeg.lastIndexOf(TABLE), lastScan), ...refinements, END])
}

const segment = (type: string, content: Buffer) => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(content.length + 2)
  return Buffer.concat([bytesOf(type), length, content])
}

it('scans are counted as a decoder counts them: not in metadata, not in compressed data, and not after the end', async () => {
  expect(countScans(await greyJpeg(), 100)).toBe(6)
  const jpeg = Buffer.concat([
    bytesOf('ffd8'),
    segment('ffe1', Buffer.concat(Array<Buffer>(50).fill(SCAN))),
    bytesOf('00ffff'),
    segment('ffda', bytesOf('01')),
    bytesOf('aaff00daffd0da'),
    bytesOf('ff'),
    segment('ffda', bytesOf('01')),
    bytesOf('aabb'),
  ])
  expect(countScans(jpeg, 100)).toBe(2)
  expect(countScans(Buffer.concat([jpeg, END, segment('ffda', bytesOf('01'))]), 100)).toBe(2)
  for (let length = 0; length < jpeg.length; length += 1) countScans(jpeg.subarray(0, length), 100)
})

it('a JPEG of more than a hundred scans is refused as damaged, because each is a pass over all pixels', async () => {
  expect(countScans(await withScans(100), 1000)).toBe(100)
  expect(countScans(await withScans(880), 100)).toBe(101)
  expect(await encodePicture(await withScans(100))).toMatchObject({ width: 64, height: 64 })
  const message = 'Görsel okunamadı: dosya bozuk veya eksik.'
  await expect(encodePicture(await withScans(101))).rejects.toMatchObject({ code: 'invalid-input', message })
})
