import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.resolve('e2e/support/plain-articles')

/** Returns the articles of the seed before it had Markdown, with the names of their files. */
export function plainArticles(): [name: string, content: string][] {
  return readdirSync(FOLDER).map((file) => [file, readFileSync(path.join(FOLDER, file), 'utf8').trim()])
}
