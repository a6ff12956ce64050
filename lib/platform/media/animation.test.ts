import sharp from 'sharp'
import { expect, it } from 'vitest'
import { animatedFormat } from '@/lib/platform/media/animation'

const frame = (background: string) => sharp({ create: { width: 40, height: 30, channels: 3, background } })

/** Returns a GIF with a frame for each colour. */
async function gifOf(...colours: string[]): Promise<Buffer> {
  const frames = await Promise.all(colours.map((colour) => frame(colour).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: 100 })
    .toBuffer()
}

/** Returns an animated PNG, which has the chunk acTL before its picture. */
async function animatedPng(): Promise<Buffer> {
  const png = await frame('#246').png().toBuffer()
  const offset = png.indexOf('IDAT') - 4
  const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)])
  return Buffer.concat([png.subarray(0, offset), control, png.subarray(offset)])
}

it('animated pictures are recognised, and other files are not', async () => {
  const files = [
    await gifOf('#fff', '#246'),
    await animatedPng(),
    await frame('#246').gif().toBuffer(),
    await frame('#246').png().toBuffer(),
    await frame('#246').jpeg().toBuffer(),
    (await gifOf('#fff', '#246')).subarray(0, 40),
    Buffer.from('GIF89a'),
    Buffer.alloc(0),
  ]
  expect(files.map(animatedFormat)).toEqual(['gif', 'png', null, null, null, null, null, null])
})
