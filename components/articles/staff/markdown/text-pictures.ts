import type { ChosenPicture } from '@/components/admin/pictures/uploads'
import { slugOf } from '@/lib/platform/turkish/slug'
import { type Edit, insertBlock, type Written } from './text-edits'

/** A chosen picture that the text names as `yeni:KEY` until it is uploaded. */
export type TextPicture = ChosenPicture

/** Samples that the writer replaces. Those that are left are not saved. */
const ALT_SAMPLE = 'Ne görülüyor?'
const CAPTION_SAMPLE = 'Resmin altındaki yazı'

const NAMED = /\]\(yeni:([a-z0-9-]+)(?=[\s)])/g

/** Returns the keys of the pictures that the text names and that are not uploaded yet, each once. */
export function keysIn(content: string): string[] {
  return [...new Set([...content.matchAll(NAMED)].map(([, key]) => key!))]
}

/** Returns a key that reads like the file's name and is not taken. */
export function newKey(fileName: string, taken: readonly string[]): string {
  const name = fileName.replace(/\.[^.]*$/, '')
  const base = slugOf(name, { prefix: 'resim', id: '' }).slice(0, 40).replace(/-+$/, '') || 'resim'
  let key = base
  for (let count = 2; taken.includes(key); count += 1) key = `${base}-${count}`
  return key
}

/** Inserts pictures by their keys, each as a block of its own. What the first one shows is selected to be written over. */
export function insertPictures(written: Written, keys: readonly string[]): Edit {
  const block = keys.map((key) => `![${ALT_SAMPLE}](yeni:${key} "${CAPTION_SAMPLE}")`).join('\n\n')
  return insertBlock(written, block, ALT_SAMPLE)
}

const partsOf = (key: string) => new RegExp(`!\\[([^\\]\\n]*)\\]\\(yeni:${key}(?:\\s+"([^"\\n]*)")?\\s*\\)`)

/** What is said of a picture: what it shows, and the words below it. Samples are empty. */
export type PictureWords = { alt: string; caption: string }

/** Returns what the text says of a picture. */
export function wordsOf(content: string, key: string): PictureWords {
  const [, alt = '', caption = ''] = partsOf(key).exec(content) ?? []
  return { alt: alt === ALT_SAMPLE ? '' : alt, caption: caption === CAPTION_SAMPLE ? '' : caption }
}

/** Returns the text with other words for a picture, without the characters that would end them. */
export function withWords(content: string, key: string, { alt, caption }: PictureWords): string {
  const [shown, below] = [alt.replace(/[[\]\n]/g, ''), caption.replace(/["\n]/g, '')]
  return content.replace(partsOf(key), () => `![${shown}](yeni:${key}${below && ` "${below}"`})`)
}

/** Takes a picture out of the text, with its line when nothing else stands there. Null when the text lacks it. */
export function removePicture(content: string, key: string): Edit | null {
  const found = new RegExp(`!\\[[^\\]\\n]*\\]\\(yeni:${key}(?:\\s+"[^"\\n]*")?\\s*\\)(?:\\n\\n(?=[\\s\\S]))?`).exec(
    content,
  )
  if (!found) return null
  const from = found.index
  return { from, to: from + found[0].length, insert: '', start: from, end: from }
}

/** Returns the text as it is saved and shown: without samples that the writer left. */
export function withoutSamples(content: string): string {
  return content
    .replaceAll(`![${ALT_SAMPLE}](`, '![](')
    .replace(new RegExp(`(\\]\\([^\\s)]+)\\s+"${CAPTION_SAMPLE}"\\)`, 'g'), '$1)')
}

/** Returns the text with the addresses of uploaded pictures in place of their keys. */
export function withAddresses(content: string, addresses: ReadonlyMap<string, string>): string {
  return content.replaceAll(NAMED, (found, key: string) => {
    const address = addresses.get(key)
    return address === undefined ? found : `](${address}`
  })
}

/** Returns the pictures that the text names. */
export function namedPictures(content: string, pictures: readonly TextPicture[]): TextPicture[] {
  const keys = keysIn(content)
  return pictures.filter(({ key }) => keys.includes(key))
}

/** Returns the keys of the pictures whose files are missing, because a browser cannot store them. */
export function missingKeys(content: string, pictures: readonly TextPicture[]): string[] {
  return keysIn(content).filter((key) => pictures.every((picture) => picture.key !== key))
}

/** Much more than a search result shows. */
const MAX_READ = 4000

/** Returns about the prose of a text's beginning, without its signs. Only the server reads it exactly. */
export function proseOf(content: string): string {
  return content
    .slice(0, MAX_READ)
    .replaceAll(/!\[[^\]\n]*\]\([^\s)]+(?:\s+"[^"\n]*")?\s*\)/g, '')
    .replaceAll(/\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replaceAll(/^\s*\|.*$/gm, '')
    .replaceAll(/^\s*(?:(?:#{1,6}|[-*+>]|\d{1,9}[.)])\s+)+/gm, '')
    .replaceAll(/[*`]+/g, '')
}

/** Returns how many words and pictures a text has. Addresses are no words. */
export function countsOf(content: string): { words: number; pictures: number } {
  const pictures = content.match(/!\[[^\]\n]{0,500}\]\([^)\s]/g)?.length ?? 0
  const words = content
    .replaceAll(/\]\([^)\s]*/g, '] ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return { words, pictures }
}
