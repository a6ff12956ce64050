import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import jsQr from 'jsqr'
import sharp from 'sharp'

// What people see on a paper: its text and its code, by poppler's tools.

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

/** Returns the text of each page. */
export function pagesOf(pdf: Uint8Array): string[] {
  const text = withFile(pdf, (file) => execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }))
  return text.split('\f').slice(0, -1)
}

/** Returns the text of a page with one space between its words. */
export const wordsOf = (page: string) => page.replaceAll(/\s+/g, ' ')

type Read = typeof jsQr
// A CommonJS module: what imports it decides whether its default is the function or holds it.
const read: Read = typeof jsQr === 'function' ? jsQr : (jsQr as { default: Read }).default

/** Returns the text of the QR code on the first page, as a scanner reads it from a print of 150 dots per inch. */
export async function codeOn(pdf: Uint8Array): Promise<string | undefined> {
  const png = withFile(pdf, (file, folder) => {
    execFileSync('pdftoppm', ['-r', '150', '-gray', '-png', '-singlefile', file, path.join(folder, 'page')])
    return readFileSync(path.join(folder, 'page.png'))
  })
  const { data, info } = await sharp(png)
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return read(new Uint8ClampedArray(data), info.width, info.height)?.data
}
