import { textOfCell } from '@/lib/platform/csv/write-csv'
import { foldText } from '@/lib/platform/turkish/search'

// Reads the columns of a file to import by their headings, and reports its bad lines.

/** The columns that a file of bad lines has in addition to those of the import: line number and reason. */
const ADDED_COLUMNS = ['satir', 'neden'] as const

const ADDED_NAMES: ReadonlySet<string> = new Set(ADDED_COLUMNS)

/** An error in one cell: its column, its text, and the reason. */
export type CellError = { column: string; written: string; reason: string }

/** The position of each column in the lines of a file. */
export type ColumnPositions<Column extends string> = ReadonlyMap<Column, number>

/** The texts of a line by their columns, without columns that the file does not have. */
export type LineTexts<Column extends string> = Partial<Record<Column, string>>

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ')

/** Returns the positions of the columns by their headings, ignoring case, or an error text. */
export function columnPositions<Column extends string>(
  headings: readonly string[],
  { columns, required }: { columns: readonly Column[]; required: readonly Column[] },
): ColumnPositions<Column> | string {
  const byName = new Map(columns.map((column) => [foldText(column), column]))
  const positions = new Map<Column, number>()
  const unknownHeadings: string[] = []
  for (const [index, heading] of headings.entries()) {
    const foldedHeading = foldText(heading.trim())
    const column = byName.get(foldedHeading)
    if (column && positions.has(column)) return `“${column}” sütunu iki kez var.`
    if (column) positions.set(column, index)
    else if (foldedHeading !== '' && !ADDED_NAMES.has(foldedHeading)) unknownHeadings.push(heading.slice(0, 40))
  }
  const listedHeadings = headings.filter(Boolean).slice(0, 20)
  const foundColumns = `Bulunan sütunlar: ${listedHeadings.map((heading) => heading.slice(0, 40)).join(', ') || 'yok'}.`
  const missing = required.filter((column) => !positions.has(column))
  if (missing.length > 0) return `${quoted(missing)} sütunu yok. ${foundColumns}`
  if (unknownHeadings.length > 0)
    return `${quoted(unknownHeadings.slice(0, 5))} diye bir sütun yok. Adını düzeltin ya da sütunu silin.`
  return positions
}

/** Returns the texts of a line, and the first cell that has no heading. */
export function textsOfLine<Column extends string>(
  cells: readonly string[],
  positions: ColumnPositions<Column>,
  columnCount: number,
) {
  const texts: LineTexts<Column> = {}
  for (const [column, position] of positions) texts[column] = textOfCell(cells[position] ?? '')
  const extraIndex = cells.findIndex((cell, index) => index >= columnCount && cell !== '')
  return {
    texts,
    extraCell: extraIndex < 0 ? undefined : { column: `${extraIndex + 1}. hücre`, text: cells[extraIndex]! },
  }
}

export const EXTRA_CELL_ERROR = 'Başlığı olmayan bir hücre. İçinde ayırıcı geçen hücreyi tırnak içine alın.'

/** Maximum length of an invalid text in a response. */
const MAX_SHOWN_CHARS = 80

/** Returns a text in one line, truncated if it is long. */
export function shorten(text: string): string {
  const oneLine = text.replace(/\s+/g, ' ').trim()
  return oneLine.length > MAX_SHOWN_CHARS ? `${oneLine.slice(0, MAX_SHOWN_CHARS - 2).trimEnd()} …` : oneLine
}

/** How many bad lines an error lists. */
const MAX_LISTED_LINES = 20

/** A line of a file. `errors` is missing if the line is valid. */
export type CheckedLine = { line: number; errors?: readonly CellError[] }

/** Returns the errors of a line as one text. */
const reasonsOf = (errors: readonly CellError[]) => errors.map(({ column, reason }) => `${column}: ${reason}`).join(' ')

/** Returns the error of a file with bad lines: its message and the texts for the field `file`. Null if no line is bad. */
export function badLinesError(lines: readonly CheckedLine[]): { message: string; fields: { file: string[] } } | null {
  const badLines = lines.flatMap(({ line, errors }) => (errors ? [{ line, errors }] : []))
  if (badLines.length === 0) return null
  const total = lines.length.toLocaleString('tr-TR')
  const message = `${total} satırın ${badLines.length.toLocaleString('tr-TR')} tanesi hatalı; hiçbir satır yazılmadı.`
  const errorTexts = badLines
    .slice(0, MAX_LISTED_LINES)
    .map(({ line, errors }) => `${line}. satır: ${reasonsOf(errors)}`)
  return { message, fields: { file: errorTexts } }
}

/** Returns the bad lines of a file as a table, with their numbers and errors. */
export function badLinesTable(
  columns: readonly string[],
  checked: readonly { line: CheckedLine; texts: LineTexts<string> }[],
): string[][] {
  const rows = checked.flatMap(({ line: { line, errors }, texts }) =>
    errors ? [[...columns.map((column) => texts[column] ?? ''), String(line), reasonsOf(errors)]] : [],
  )
  return [[...columns, ...ADDED_COLUMNS], ...rows]
}

/** Maximum number of lines per result in a response. */
export const MAX_SHOWN_LINES = 100

/** Returns the first lines of each result. */
export function shownLines<Line extends { result: string }>(lines: readonly Line[]): Line[] {
  const counts = new Map<string, number>()
  return lines.filter(({ result }) => {
    const count = (counts.get(result) ?? 0) + 1
    counts.set(result, count)
    return count <= MAX_SHOWN_LINES
  })
}
