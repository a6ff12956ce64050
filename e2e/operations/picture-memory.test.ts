import { existsSync, readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { ApiClient, formOf } from '../support/http'
import { useSite } from '../support/use-site'

const place = useSite({ env: { MALLOC_ARENA_MAX: '2' } })
let staff: ApiClient

/** MB of the site's process that are in memory. */
const resident = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${place.site.pid}/status`, 'utf8'))![1]) / 1024

const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#246' } })
const file = async (image: Sharp, name: string) => new File([new Uint8Array(await image.toBuffer())], name)

/** A PNG of 170 KB with twenty texts of 8 MB, which the decoder would unpack. */
async function withTexts(): Promise<File> {
  const png = await flat(70, 90).png().toBuffer()
  const content = Buffer.concat([Buffer.from('zTXtName\0\0'), deflateSync(Buffer.alloc(7_900_000, 'a'))])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length - 4)
  checksum.writeUInt32BE(crc32(content))
  const texts = Array<Buffer>(20).fill(Buffer.concat([length, content, checksum]))
  return new File([new Uint8Array(Buffer.concat([png.subarray(0, 33), ...texts, png.subarray(33)]))], 'b.png')
}

beforeAll(async () => {
  staff = await ApiClient.signIn(place.site)
})

test.runIf(existsSync('/proc/self/status'))(
  'concurrent pictures of 40 megapixels take the memory of one, and packed texts none',
  async () => {
    const progressive = await file(flat(7300, 5470).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }), 'a.jpg')
    const gif = await file(flat(7300, 5470).gif({ effort: 1 }), 'a.gif')
    const upload = async (logoFile: File, index: number) =>
      (await staff.send('POST', '/api/References', formOf({ name: `Logo ${index}`, logoFile }))).status
    expect(await upload(await file(flat(700, 90).png(), 'a.png'), 0)).toBe(201)
    const before = resident()
    let most = 0
    const timer = setInterval(() => (most = Math.max(most, resident() - before)), 20)
    const pictures = [progressive, gif, await withTexts(), progressive, gif]
    const answers = await Promise.all(pictures.map((one, index) => upload(one, index + 1)))
    clearInterval(timer)
    expect(answers).toEqual([201, 201, 201, 201, 201])
    // One takes 270 MB; two of the old way took more than 900, and the texts another 1 000.
    expect(most).toBeLessThan(450)
  },
)
