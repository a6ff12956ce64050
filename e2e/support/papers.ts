import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import jsQr from 'jsqr'
import sharp, { type Sharp } from 'sharp'

function withFile<T>(pdf: Uint8Array, work: (file: string, folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'paper-'))
  const file = path.join(folder, 'paper.pdf')
  writeFileSync(file, pdf)
  try {
    return work(file, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function pagesOf(pdf: Uint8Array): string[] {
  const text = withFile(pdf, (file) => execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }))
  return text.split('\f').slice(0, -1)
}

type Box = { left: number; right: number; top: number; bottom: number }

/** Returns the words of all pages, each with its place in mm from the left upper corner of its page. */
export function placedWordsOf(pdf: Uint8Array): (Box & { text: string })[] {
  const html = withFile(pdf, (file) => execFileSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8' }))
  const word = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g
  const mm = (points = '') => (Number(points) * 25.4) / 72
  return [...html.matchAll(word)].map(([, left, top, right, bottom, text]) => ({
    left: mm(left),
    top: mm(top),
    right: mm(right),
    bottom: mm(bottom),
    text: text!.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  }))
}

export const wordsOf = (page: string) => page.replaceAll(/\s+/g, ' ')

type Read = typeof jsQr
// A CommonJS module: what imports it decides whether its default is the function or holds it.
const read: Read = typeof jsQr === 'function' ? jsQr : (jsQr as { default: Read }).default

async function codeIn(picture: Sharp): Promise<string | undefined> {
  const pixels = picture.ensureAlpha().toColourspace('srgb').raw()
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true })
  return read(new Uint8ClampedArray(data), info.width, info.height)?.data
}

/** Returns the text of the QR code on the first page, as a scanner reads it from a print of 150 dots per inch. */
export async function codeOn(pdf: Uint8Array): Promise<string | undefined> {
  const png = withFile(pdf, (file, folder) => {
    execFileSync('pdftoppm', ['-r', '150', '-gray', '-png', '-singlefile', file, path.join(folder, 'page')])
    return readFileSync(path.join(folder, 'page.png'))
  })
  return codeIn(sharp(png))
}

export async function readQr(element: Locator): Promise<string | undefined> {
  return codeIn(sharp(await element.screenshot()))
}
