import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { foldText } from '@/lib/platform/turkish/search'

/** Words and numbers by which a person would be recognised. */
type Traces = { words: string[]; digits: string[] }

/** Returns the lines of a text that contain a trace, in any letter case, with or without separators between digits. */
export function linesWith(text: string, { words, digits }: Traces): string[] {
  return text.split('\n').filter((line) => {
    const folded = foldText(line)
    const numbers = line.replaceAll(/[\s().+/-]/g, '')
    return words.some((word) => folded.includes(foldText(word))) || digits.some((key) => numbers.includes(key))
  })
}

/** Returns each file's path and text, read both as UTF-8 and as Latin-1, in which every sequence of bytes is valid. */
export const fileTextsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => `${file}\n${readFileSync(file, 'latin1')}\n${readFileSync(file, 'utf8')}`)
