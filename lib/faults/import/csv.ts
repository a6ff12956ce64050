import { type PublicationState, stateOf } from '@/lib/content/publication'
import { foldText } from '@/lib/platform/turkish/search'
import { type Column, COLUMNS, REQUIRED_COLUMNS } from '@/lib/faults/import/schema'
import type { Fault } from '@/lib/faults/data'
import { columnPositions } from '@/lib/platform/csv/read-columns'
import { type Columns, tableOf } from '@/lib/platform/csv/write-csv'

// Converts faults to rows of a file, and back.

/** The words of the column `durum`. */
const STATE_WORDS: Record<PublicationState, string> = { draft: 'Taslak', scheduled: 'Zamanlandı', published: 'Yayında' }

/** Returns the state that a cell names, ignoring case, or undefined. */
export function stateOfWord(cell: string): PublicationState | undefined {
  const states = Object.keys(STATE_WORDS) as PublicationState[]
  return states.find((state) => foldText(STATE_WORDS[state]) === foldText(cell.trim()))
}

/** Returns a list as one cell. A bar within an item is escaped by a backslash. */
export function cellOfList(items: readonly string[]): string {
  // Backslashes before a bar are doubled, so that they are not read as its escape.
  return items.map((item) => item.replace(/(\\*)\|/g, '$1$1\\|')).join(' | ')
}

/** Returns the items of a cell, which are separated by bars. */
export function listOfCell(cell: string): string[] {
  const items = ['']
  // In one pass, because a hostile cell may consist of backslashes.
  for (const [token] of cell.matchAll(/\\+\|?|\||[^\\|]+/g)) {
    const hasBar = token.endsWith('|')
    const slashCount = token.startsWith('\\') ? token.length - Number(hasBar) : 0
    if (!hasBar) items[items.length - 1] += token
    else {
      items[items.length - 1] += '\\'.repeat(Math.floor(slashCount / 2))
      if (slashCount % 2 === 1) items[items.length - 1] += '|'
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

const TABLE_COLUMNS: Columns<Fault> = COLUMNS.map((column) => [column, CELLS[column]] as const)

/** Returns faults as a table of texts, which the import reads. */
export const faultTable = (faults: Fault[]) => tableOf(TABLE_COLUMNS, faults)

/** Returns the positions of the columns by their headings, or an error text. */
export const faultPositions = (headings: readonly string[]) =>
  columnPositions(headings, { columns: COLUMNS, required: REQUIRED_COLUMNS })
