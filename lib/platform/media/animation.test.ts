import sharp from 'sharp'
import { expect, it } from 'vitest'
import { animatedGif } from '@/e2e/support/images'
import { animatedFormat } from '@/lib/platform/media/animation'

const frame = (background: string) => sharp({ create: { width: 40, height: 30, channels: 3, background } })

/** Returns an animated PNG, which has the chunk acTL before its picture. */
async function animatedPng(): Promise<Buffer> {
  const png = await frame('#246').png().toBuffer()
  const offset = png.indexOf('IDAT') - 4
  const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)])
  return Buffer.concat([png.subarray(0, offset), control, png.subarray(offset)])
}

it('animated pictures are recognised, and other files are not', async () => {
  const gif = await animatedGif([await frame('#fff').png().toBuffer(), await frame('#246').png().toBuffer()])
  const files = [
    gif,
    await animatedPng(),
    await frame('#246').gif().toBuffer(),
    await frame('#246').png().toBuffer(),
    await frame('#246').jpeg().toBuffer(),
    gif.subarray(0, 40),
    Buffer.from('GIF89a'),
    Buffer.alloc(0),
  ]
  expect(files.map(animatedFormat)).toEqual(['gif', 'png', null, null, null, null, null, null])
})
