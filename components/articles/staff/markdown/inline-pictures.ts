import type { ChosenPicture } from '@/components/admin/pictures/uploads'
import { slugOf } from '@/lib/platform/turkish/slug'
import { type TextEdit, insertBlock, type TextState } from './text-edits'
import { pictureMarkdown } from './text-parts'

/** The end of a picture that is not uploaded yet: its text names its key. */
const KEY_REFERENCE = /\]\(yeni:([a-z0-9-]+)(?=[\s)])/g

/** Returns the keys of the text's pictures that are not uploaded yet, each once. */
export function keysIn(content: string): string[] {
  return [...new Set([...content.matchAll(KEY_REFERENCE)].map(([, key]) => key!))]
}

/** Returns an unused key that resembles the file's name. */
export function newKey(fileName: string, usedKeys: readonly string[]): string {
  const name = fileName.replace(/\.[^.]*$/, '')
  const base = slugOf(name, { prefix: 'resim', id: '' }).slice(0, 40).replace(/-+$/, '') || 'resim'
  let key = base
  for (let count = 2; usedKeys.includes(key); count += 1) key = `${base}-${count}`
  return key
}

/** Inserts references to pictures, each as a block. */
export function insertPictures(state: TextState, keys: readonly string[]): TextEdit {
  const block = keys.map((key) => pictureMarkdown(`yeni:${key}`, { alt: '', caption: '' })).join('\n\n')
  return insertBlock(state, block, '')
}

/** Replaces the keys of uploaded pictures with their addresses. */
export function withAddresses(content: string, addresses: ReadonlyMap<string, string>): string {
  return content.replaceAll(KEY_REFERENCE, (found, key: string) => {
    const address = addresses.get(key)
    return address === undefined ? found : `](${address}`
  })
}

/** Returns the pictures that the text references. */
export function referencedPictures(content: string, pictures: readonly ChosenPicture[]): ChosenPicture[] {
  const keys = keysIn(content)
  return pictures.filter(({ key }) => keys.includes(key))
}

/** Returns the keys of the pictures whose files are missing, because the browser could not store them. */
export function missingKeys(content: string, pictures: readonly ChosenPicture[]): string[] {
  return keysIn(content).filter((key) => pictures.every((picture) => picture.key !== key))
}

/** How many characters are read for a search result, which shows fewer. */
const PROSE_SOURCE_LENGTH = 4000

/** Returns roughly the prose at the start of a text, without Markdown punctuation. Only the server parses Markdown exactly. */
export function proseOf(content: string): string {
  return content
    .slice(0, PROSE_SOURCE_LENGTH)
    .replaceAll(/!\[[^\]\n]*\]\([^\s)]+(?:\s+"[^"\n]*")?\s*\)/g, '')
    .replaceAll(/\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replaceAll(/^\s*\|.*$/gm, '')
    .replaceAll(/^\s*(?:(?:#{1,6}|[-*+>]|\d{1,9}[.)])\s+)+/gm, '')
    .replaceAll(/[*`]+/g, '')
}

/** The line below the head of a table. */
const TABLE_RULE = /^[\s|:-]+$/

/** Returns how many words, tables and pictures a text has. Addresses do not count as words. */
export function textCounts(content: string): { words: number; tables: number; pictures: number } {
  const pictures = content.match(/!\[[^\]\n]{0,500}\]\([^)\s]/g)?.length ?? 0
  const lines = content.split('\n')
  const tables = lines.filter(
    (line, index) =>
      TABLE_RULE.test(line) && line.includes('-') && line.includes('|') && lines[index - 1]?.includes('|'),
  ).length
  const words = content
    .replaceAll(/\]\([^)\s]*/g, '] ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return { words, tables, pictures }
}
