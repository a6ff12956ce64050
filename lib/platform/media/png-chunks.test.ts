import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { withoutTexts } from '@/lib/platform/media/png-chunks'

function chunk(type: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + data.length)
  bytes.writeUInt32BE(data.length)
  bytes.write(type, 4, 'latin1')
  data.copy(bytes, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length)
  return bytes
}

async function withTexts(): Promise<Buffer> {
  const png = await sharp({ create: { width: 40, height: 30, channels: 4, background: '#24680080' } })
    .png({ palette: true })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .toBuffer()
  const compressedText = deflateSync(Buffer.alloc(1000, 'a'))
  const texts = [
    chunk('tEXt', Buffer.from('k\0metin')),
    chunk('zTXt', Buffer.concat([Buffer.from('k\0\0'), compressedText])),
    chunk('iTXt', Buffer.concat([Buffer.from('k\0\x01\0\0\0'), compressedText])),
  ]
  return Buffer.concat([png.subarray(0, 33), ...texts, png.subarray(33, -12), ...texts, png.subarray(-12)])
}

it('the texts of a PNG are removed, and what is visible stays', async () => {
  const png = await withTexts()
  const stripped = withoutTexts(png)
  const typesOf = (bytes: Uint8Array) =>
    Buffer.from(bytes)
      .toString('latin1')
      .match(/[tiz]TXt|tEXt|iCCP|eXIf|PLTE|tRNS|IEND/g)
  expect(typesOf(stripped)).toEqual(typesOf(png)!.filter((type) => !type.endsWith('t')))
  const metadata = await sharp(stripped).metadata()
  expect(metadata).toMatchObject({ orientation: 6, hasProfile: true, hasAlpha: true, isPalette: true })
  expect(metadata.comments).toBeUndefined()
  const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()
  expect((await pixels(stripped)).equals(await pixels(png))).toBe(true)
})
