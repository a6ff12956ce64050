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

/** Returns the PDF of a response. */
export async function pdfIn(pending: Response | Promise<Response>): Promise<Uint8Array> {
  const response = await pending
  if (!response.ok) throw new Error(`no PDF: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** Returns the text of each page of a response's PDF. */
export const pagesIn = async (pending: Response | Promise<Response>) => pagesOf(await pdfIn(pending))

export const singleSpaced = (page: string) => page.replaceAll(/\s+/g, ' ')

type QrReader = typeof jsQr
// jsqr is CommonJS: depending on the loader, its default export is the function or an object with the function.
const readCode: QrReader = typeof jsQr === 'function' ? jsQr : (jsQr as { default: QrReader }).default

async function codeIn(picture: Sharp): Promise<string | undefined> {
  const pixels = picture.ensureAlpha().toColourspace('srgb').raw()
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true })
  return readCode(new Uint8ClampedArray(data), info.width, info.height)?.data
}

/** Returns the text of the QR code on the first page, as a scanner reads it from a print at 150 dots per inch. */
export async function qrCodeIn(pdf: Uint8Array): Promise<string | undefined> {
  const png = withFile(pdf, (file, folder) => {
    execFileSync('pdftoppm', ['-r', '150', '-gray', '-png', '-singlefile', file, path.join(folder, 'page')])
    return readFileSync(path.join(folder, 'page.png'))
  })
  return codeIn(sharp(png))
}

export async function readQr(element: Locator): Promise<string | undefined> {
  return codeIn(sharp(await element.screenshot()))
}

/** A word on a page. Lengths are millimetres from the left and the top. */
type PrintedWord = { page: number; text: string; left: number; right: number; top: number; bottom: number }

/** Returns the words of all pages with their positions. */
export function printedWords(pdf: Uint8Array): PrintedWord[] {
  const xml = withFile(pdf, (file) => execFileSync('pdftotext', ['-bbox-layout', file, '-'], { encoding: 'utf8' }))
  const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
  const wordPattern = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g
  return xml.split('<page ').flatMap((pageXml, page) =>
    Array.from(pageXml.matchAll(wordPattern), ([, ...fields]) => {
      const [left, top, right, bottom] = fields.slice(0, 4).map((points) => (Number(points) * 25.4) / 72)
      const text = fields[4]!.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity]!)
      return { page, text, left: left!, right: right!, top: top!, bottom: bottom! }
    }),
  )
}

/** Joins the words that lie completely between two distances from the left edge, without spaces and invisible characters. */
export function wordsBetween(words: readonly PrintedWord[], left: number, right: number): string {
  const inside = words.filter((word) => word.left >= left - 0.1 && word.right <= right + 0.1)
  return inside.map(({ text }) => withoutSpaces(text)).join('')
}

/** Returns a text without spaces and invisible characters, as `wordsBetween` returns it. */
export const withoutSpaces = (text: string) => text.replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')

/** The edges of an A4 sheet's frame, in millimetres. */
const FRAME = { left: 19.9, right: 200.1, top: 10, bottom: 294 }

/** Describes the words that overlap another word or are outside the sheet's frame. Compares the middle half of each word's height. */
export function misplacedWords(words: readonly PrintedWord[]): string[] {
  const middleHalf = ({ top, bottom, ...word }: PrintedWord) => {
    const quarter = (bottom - top) / 4
    return { ...word, top: top + quarter, bottom: bottom - quarter }
  }
  const boxes = words.map(middleHalf)
  return boxes.flatMap((box, i) => {
    const isInside =
      box.left >= FRAME.left && box.right <= FRAME.right && box.top >= FRAME.top && box.bottom <= FRAME.bottom
    if (!isInside) return [`outside: ${box.text}`]
    const overlapping = boxes.slice(i + 1).filter((other) => {
      const overlapWidth = Math.min(box.right, other.right) - Math.max(box.left, other.left)
      const overlapHeight = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
      return box.page === other.page && overlapWidth > 0.4 && overlapHeight > 0.2
    })
    return overlapping.map((other) => `${box.text} on ${other.text}`)
  })
}
