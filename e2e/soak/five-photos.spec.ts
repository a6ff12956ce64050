import { randomFillSync } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { main, waitForHydration } from '../pages/public'
import { fillWorkOrder, sendWorkOrder, workOrder, workOrderForm } from '../pages/work-order'
import { expect, test } from '../support/fixtures'
import { openSlowPhone } from '../support/slow-phone'

const LIMIT_MS = 15_000
const NAMES = [1, 2, 3, 4, 5].map((number) => `etiket-${number}.jpeg`)
const [WIDTH, HEIGHT] = [4032, 3024]

/** Noise of a width, and how much of it a photo has: much of coarse noise, little of fine noise. */
const LAYERS = [
  [8, 0.5],
  [63, 0.25],
  [252, 0.12],
  [1008, 0.08],
  [WIDTH, 0.05],
] as const

async function phonePhoto(): Promise<Buffer> {
  const grey = Buffer.alloc(WIDTH * HEIGHT)
  for (const [width, share] of LAYERS) {
    const height = Math.round((width * HEIGHT) / WIDTH)
    const noise = sharp(randomFillSync(Buffer.alloc(width * height)), { raw: { width, height, channels: 1 } })
    const layer = await noise.resize(WIDTH, HEIGHT, { kernel: 'cubic' }).raw().toBuffer()
    for (let at = 0; at < grey.length; at += 1) grey[at]! += layer[at]! * share
  }
  return sharp(grey, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .toColourspace('srgb')
    .tint('#c9b48f')
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer()
}

test('five photos of 12 megapixels are stored within 15 s over slow 4G', async ({ browser, baseURL, content }) => {
  test.setTimeout(180_000)
  const files = NAMES.map((name) => test.info().outputPath(name))
  for (const file of files) {
    const photo = await phonePhoto()
    expect(photo.length).toBeGreaterThan(3_000_000)
    await writeFile(file, photo)
  }
  const phone = await openSlowPhone(browser, baseURL!)
  const { page } = phone
  const order = workOrder()
  await page.goto('/iletisim')
  await waitForHydration(page)
  await fillWorkOrder(page, order)
  const begun = Date.now()
  await workOrderForm(page).getByLabel('Etiketin ve arızalı yerin fotoğrafı').setInputFiles(files)
  await sendWorkOrder(page)
  await expect(main(page).getByText('5 fotoğraf yüklendi.')).toBeVisible({ timeout: 120_000 })
  const took = Date.now() - begun
  expect(await content.photosFrom(order.email)).toBe(NAMES.length)
  expect(took).toBeLessThanOrEqual(LIMIT_MS)
  await phone.close()
})
