import type { Locator } from '@playwright/test'
import jsQr from 'jsqr'
import sharp from 'sharp'

type Read = typeof jsQr

/** Thresholds of a 4 × 4 ordered dither, by which a one-bit printer draws what is neither black nor white. */
const DITHER = [8, 136, 40, 168, 200, 72, 232, 104, 56, 184, 24, 152, 248, 120, 216, 88]

// A CommonJS module: what imports it decides whether its default is the function or holds it.
const read: Read = typeof jsQr === 'function' ? jsQr : (jsQr as { default: Read }).default

/** Photographs an element and returns the text of the QR code in the picture. */
export async function readQr(element: Locator): Promise<string | undefined> {
  const picture = sharp(await element.screenshot()).ensureAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return read(new Uint8ClampedArray(data), info.width, info.height)?.data
}

/** Returns the text of the QR code that an element shows, as a printer with one bit a dot prints it. */
export async function readPrintedQr(element: Locator, dotsPerInch: number): Promise<string | undefined> {
  const page = element.page()
  const session = await page.context().newCDPSession(page)
  const size = { width: 1440, height: 900, mobile: false }
  await session.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: dotsPerInch / 96 })
  const grey = sharp(await element.screenshot())
    .flatten()
    .greyscale()
  await session.detach()
  const { data, info } = await grey.raw().toBuffer({ resolveWithObject: true })
  const dots = new Uint8ClampedArray(info.width * info.height * 4).fill(255)
  data.forEach((value, at) => {
    const [x, y] = [at % info.width, Math.floor(at / info.width)]
    if (value <= DITHER[(y % 4) * 4 + (x % 4)]!) dots.fill(0, at * 4, at * 4 + 3)
  })
  return read(dots, info.width, info.height)?.data
}
