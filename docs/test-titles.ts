import { existsSync, readFileSync } from 'node:fs'

/** Titles of the tests that a file declares; what a title is filled in with counts as '…'. */
export function titlesIn(file: string): string[] {
  const address = new URL(`../${file}`, import.meta.url)
  const source = /\.(test|spec)\.ts$/.test(file) && existsSync(address) ? readFileSync(address, 'utf8') : ''
  const declared = source.matchAll(
    /\b(?:test|it|\w+Test)(?:\.each\([\s\S]*?\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g,
  )
  return [...declared].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replaceAll(/\$\{[^}]*\}|%[sdioj]|\$\w+/g, '…').replaceAll(/\\(.)/g, '$1'),
  )
}

/** The test that a cell of a table names as 'file › title' at its end, or none. */
export function testsOf(cell: string): { file: string; title: string }[] {
  const [, file, title] = /(\S+\.(?:test|spec)\.ts) › (.+)$/.exec(cell) ?? []
  return file && title ? [{ file, title }] : []
}
