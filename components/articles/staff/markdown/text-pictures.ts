import type { ChosenPicture } from '@/components/admin/pictures/uploads'
import { slugOf } from '@/lib/platform/turkish/slug'
import { type TextEdit, insertBlock, type TextState } from './text-edits'

/** A chosen picture, which the text references as `yeni:KEY` until it is uploaded. */
export type TextPicture = ChosenPicture

/** Samples for the writer to replace. Unchanged samples are not saved. */
const ALT_SAMPLE = 'Ne görülüyor?'
const CAPTION_SAMPLE = 'Resmin altındaki yazı'

const NAMED = /\]\(yeni:([a-z0-9-]+)(?=[\s)])/g

/** Returns the keys of the text's pictures that are not uploaded yet, each once. */
export function keysIn(content: string): string[] {
  return [...new Set([...content.matchAll(NAMED)].map(([, key]) => key!))]
}

/** Returns an unused key that resembles the file's name. */
export function newKey(fileName: string, taken: readonly string[]): string {
  const name = fileName.replace(/\.[^.]*$/, '')
  const base = slugOf(name, { prefix: 'resim', id: '' }).slice(0, 40).replace(/-+$/, '') || 'resim'
  let key = base
  for (let count = 2; taken.includes(key); count += 1) key = `${base}-${count}`
  return key
}

/** Inserts pictures by their keys, each as a block. The alternative text of the first is selected, so that typing replaces it. */
export function insertPictures(written: TextState, keys: readonly string[]): TextEdit {
  const block = keys.map((key) => `![${ALT_SAMPLE}](yeni:${key} "${CAPTION_SAMPLE}")`).join('\n\n')
  return insertBlock(written, block, ALT_SAMPLE)
}

const partsOf = (key: string) => new RegExp(`!\\[([^\\]\\n]*)\\]\\(yeni:${key}(?:\\s+"([^"\\n]*)")?\\s*\\)`)

/** Alternative text and caption of a picture. Samples count as empty. */
export type PictureWords = { alt: string; caption: string }

/** Returns a picture's alternative text and caption. */
export function pictureWords(content: string, key: string): PictureWords {
  const [, alt = '', caption = ''] = partsOf(key).exec(content) ?? []
  return { alt: alt === ALT_SAMPLE ? '' : alt, caption: caption === CAPTION_SAMPLE ? '' : caption }
}

/** Returns the text with another alternative text and caption, without characters that would end them. */
export function withWords(content: string, key: string, { alt, caption }: PictureWords): string {
  const [shown, below] = [alt.replace(/[[\]\n]/g, ''), caption.replace(/["\n]/g, '')]
  return content.replace(partsOf(key), () => `![${shown}](yeni:${key}${below && ` "${below}"`})`)
}

/** Removes a picture from the text, with its line if that has nothing else. Returns null if the text does not have it. */
export function removeTextPicture(content: string, key: string): TextEdit | null {
  const found = new RegExp(`!\\[[^\\]\\n]*\\]\\(yeni:${key}(?:\\s+"[^"\\n]*")?\\s*\\)(?:\\n\\n(?=[\\s\\S]))?`).exec(
    content,
  )
  if (!found) return null
  const from = found.index
  return { from, to: from + found[0].length, insert: '', start: from, end: from }
}

/** Returns the text as it is saved and shown: without samples that the writer did not replace. */
export function withoutSamples(content: string): string {
  return content
    .replaceAll(`![${ALT_SAMPLE}](`, '![](')
    .replace(new RegExp(`(\\]\\([^\\s)]+)\\s+"${CAPTION_SAMPLE}"\\)`, 'g'), '$1)')
}

/** Replaces the keys of uploaded pictures with their addresses. */
export function withAddresses(content: string, addresses: ReadonlyMap<string, string>): string {
  return content.replaceAll(NAMED, (found, key: string) => {
    const address = addresses.get(key)
    return address === undefined ? found : `](${address}`
  })
}

/** Returns the pictures that the text references. */
export function namedPictures(content: string, pictures: readonly TextPicture[]): TextPicture[] {
  const keys = keysIn(content)
  return pictures.filter(({ key }) => keys.includes(key))
}

/** Returns the keys of the pictures whose files are missing, because a browser cannot store them. */
export function missingKeys(content: string, pictures: readonly TextPicture[]): string[] {
  return keysIn(content).filter((key) => pictures.every((picture) => picture.key !== key))
}

/** More characters than a search result shows. */
const MAX_READ = 4000

/** Returns approximately the prose at the start of a text, without Markdown signs. Only the server parses it exactly. */
export function proseOf(content: string): string {
  return content
    .slice(0, MAX_READ)
    .replaceAll(/!\[[^\]\n]*\]\([^\s)]+(?:\s+"[^"\n]*")?\s*\)/g, '')
    .replaceAll(/\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replaceAll(/^\s*\|.*$/gm, '')
    .replaceAll(/^\s*(?:(?:#{1,6}|[-*+>]|\d{1,9}[.)])\s+)+/gm, '')
    .replaceAll(/[*`]+/g, '')
}

/** Returns the numbers of words and pictures of a text. Addresses do not count as words. */
export function textCounts(content: string): { words: number; pictures: number } {
  const pictures = content.match(/!\[[^\]\n]{0,500}\]\([^)\s]/g)?.length ?? 0
  const words = content
    .replaceAll(/\]\([^)\s]*/g, '] ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return { words, pictures }
}
