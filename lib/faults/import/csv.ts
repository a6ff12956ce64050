import type { PublicationState } from '@/lib/content/publication'
import { stateOf } from '@/lib/content/publication'
import { foldText } from '@/lib/platform/turkish/search'
import { type Column, COLUMN_FIELDS, COLUMNS, REQUIRED_COLUMNS } from '@/lib/faults/import/schema'
import type { Fault } from '@/lib/faults/data'
import { type Columns, type Table, tableOf, textOfCell } from '@/lib/platform/csv/write-csv'

/** Converts a fault to a row of a file, and back. */

/** The words of the column `durum`. */
const STATE_WORDS: Record<PublicationState, string> = { draft: 'Taslak', scheduled: 'Zamanlandı', published: 'Yayında' }

/** Returns the state that a cell names, however it is spelled, or undefined. */
export function stateOfWord(cell: string): PublicationState | undefined {
  const states = Object.keys(STATE_WORDS) as PublicationState[]
  return states.find((state) => foldText(STATE_WORDS[state]) === foldText(cell.trim()))
}

/** Returns a list as one cell. A bar within an item gets a backslash. */
export function cellOfList(items: readonly string[]): string {
  // A backslash before a bar must not be read as the bar's own.
  return items.map((item) => item.replace(/(\\*)\|/g, '$1$1\\|')).join(' | ')
}

/** Returns the items of a cell, which bars divide. */
export function listOfCell(cell: string): string[] {
  const items = ['']
  // In one pass, because a hostile cell may consist of backslashes.
  for (const [part] of cell.matchAll(/\\+\|?|\||[^\\|]+/g)) {
    const bars = part.endsWith('|') ? 1 : 0
    const slashes = part.startsWith('\\') ? part.length - bars : 0
    if (bars === 0) items[items.length - 1] += part
    else {
      items[items.length - 1] += '\\'.repeat(Math.floor(slashes / 2))
      if (slashes % 2 === 1) items[items.length - 1] += '|'
      else items.push('')
    }
  }
  return items.map((item) => item.trim()).filter(Boolean)
}

const CELLS: Record<Column, (fault: Fault) => string> = {
  cihaz: ({ service }) => service?.title ?? '',
  marka: ({ brand }) => brand,
  seri: ({ series }) => series,
  kod: ({ code }) => code,
  baslik: ({ title }) => title,
  belirti: ({ symptoms }) => symptoms,
  sebepler: ({ causes }) => cellOfList(causes),
  kontroller: ({ checks }) => cellOfList(checks),
  uyari: ({ warning }) => warning,
  atolye: ({ repair }) => repair,
  yazi: ({ relatedPost }) => relatedPost?.slug ?? '',
  durum: (fault) => STATE_WORDS[stateOf(fault, new Date())],
}

const TABLE: Columns<Fault> = COLUMNS.map((column) => [column, CELLS[column]] as const)

/** Returns faults as a table of texts, which the import reads. */
export function faultTable(faults: Fault[]): Table {
  return tableOf(TABLE, faults)
}

/** Columns that the file of bad lines adds. */
export const ADDED_COLUMNS = ['satir', 'neden'] as const

const ADDED: ReadonlySet<string> = new Set(ADDED_COLUMNS)

/** The position of each column in the lines of a file. */
export type ColumnPositions = ReadonlyMap<Column, number>

const isColumn = (name: string): name is Column => Object.hasOwn(COLUMN_FIELDS, name)

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ')

/** Returns the positions of the columns by their headings, or why the file cannot be read. */
export function columnPositions(headings: readonly string[]): ColumnPositions | string {
  const found = headings.map((heading) => foldText(heading.trim()))
  const positions = new Map<Column, number>()
  const unknown: string[] = []
  for (const [index, name] of found.entries()) {
    if (isColumn(name) && positions.has(name)) return `“${name}” sütunu iki kez var.`
    if (isColumn(name)) positions.set(name, index)
    else if (name !== '' && !ADDED.has(name)) unknown.push(headings[index]!.slice(0, 40))
  }
  const shown = headings.filter(Boolean).slice(0, 20)
  const all = `Bulunan sütunlar: ${shown.map((name) => name.slice(0, 40)).join(', ') || 'yok'}.`
  const missing = REQUIRED_COLUMNS.filter((column) => !positions.has(column))
  if (missing.length > 0) return `${quoted(missing)} sütunu yok. ${all}`
  if (unknown.length > 0) return `${quoted(unknown.slice(0, 5))} diye bir sütun yok. Adını düzeltin ya da sütunu silin.`
  return positions
}

/** The texts of a line by its columns. A column that the file lacks has none. */
export type LineTexts = Partial<Record<Column, string>>

/** Returns the texts of a line, and the first cell that has no heading. */
export function textsOfLine(cells: readonly string[], positions: ColumnPositions, width: number) {
  const texts: LineTexts = {}
  for (const [column, place] of positions) texts[column] = textOfCell(cells[place] ?? '')
  const extra = cells.findIndex((cell, index) => index >= width && cell !== '')
  return { texts, extra: extra < 0 ? undefined : { column: `${extra + 1}. hücre`, text: cells[extra]! } }
}
