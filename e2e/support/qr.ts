import type { Locator } from '@playwright/test'
import jsQr from 'jsqr'
import sharp from 'sharp'

type Read = typeof jsQr

/** Photographs an element and returns the text of the QR code in the picture. */
export async function readQr(element: Locator): Promise<string | undefined> {
  const picture = sharp(await element.screenshot()).ensureAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  // A CommonJS module: what imports it decides whether its default is the function or holds it.
  const read = typeof jsQr === 'function' ? jsQr : (jsQr as { default: Read }).default
  return read(new Uint8ClampedArray(data), info.width, info.height)?.data
}
