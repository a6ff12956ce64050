import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../golden')

/** Patterns of texts that vary between runs, and their replacements. In JSON a number may follow the n of a line break. */
const VARYING: readonly [RegExp, string][] = [
  [/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '(time)'],
  [/\/is-emri\/[\w-]{22}/g, '/is-emri/(token)'],
  [/yonetici-[0-9a-f-]+/g, 'yonetici-(id)'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '(id)'],
  [/\/attachments\/[\w-]+/g, '/attachments/(name)'],
  [/(?<!\d)\d{4}-\d{2}-\d{2}\b/g, '(day)'],
  [/(?<!\d)\d{2}\.\d{2}\.\d{4}( \d{2}:\d{2})?/g, '(day)'],
  [/(?<!\d)\d{1,2} (Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık)( \d{4})?/g, '(day)'],
  [/\(day\), \d{2}\.\d{2}/g, '(day), (time)'],
  [/(?<!\d)20\d{2}-(0\d{3})\b/g, '(year)-$1'],
  [/\b[0-9A-F]{4}-[0-9A-F]{4}\b/g, '(message number)'],
  [/(bytes"?: )\d+/g, '$1(bytes)'],
  [/[0-9a-f]{64}/g, '(digest)'],
]

function replaceVarying(text: string): string {
  return VARYING.reduce((result, [pattern, replacement]) => result.replaceAll(pattern, replacement), text)
}

/** Returns a value as JSON with sorted keys. `indent` 0 puts it on one line. */
export function sortedJson(value: unknown, indent = 2): string {
  const sortKeys = (_: string, item: unknown) =>
    item && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : item
  return JSON.stringify(value, sortKeys, indent)
}

/** Returns a text with replacements for everything that varies between runs. */
export const goldenText = (text: string) => `${replaceVarying(text).trimEnd()}\n`

/**
 * Returns the path of a golden file. `npx vitest run --project api e2e/api/site/golden.test.ts -u` writes all of them again; the
 * difference shows in the commit.
 */
export const goldenFile = (name: string) => path.join(folder, `${name}.txt`)
