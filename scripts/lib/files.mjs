import { readFileSync } from 'node:fs'

/** Returns a file's text, or null when it cannot be read. */
export function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** Returns a file's JSON, or null when it is missing or incomplete. */
export function readJson(file) {
  try {
    return JSON.parse(readText(file) ?? 'null')
  } catch {
    return null
  }
}
