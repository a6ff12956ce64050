import { z } from 'zod/mini'
import { type CodedFault, identityOf } from '@/lib/faults/alarm-code'
import { FAULT_TEXTS } from '@/lib/faults/texts'
import { type Column, COLUMN_FIELDS, COLUMNS } from '@/lib/faults/import/schema'
import { faultPositions, listOfCell } from '@/lib/faults/import/csv'
import {
  faultSchema,
  MAX_BRAND_CHARS,
  MAX_CODE_CHARS,
  MAX_FAULT_TEXT_CHARS,
  MAX_FAULT_TITLE_CHARS,
  MAX_ITEM_CHARS,
  MAX_LIST_ITEMS,
  MAX_SERIES_CHARS,
} from '@/lib/faults/schema'
import {
  type CellError,
  type ColumnPositions,
  EXTRA_CELL_ERROR,
  type LineTexts,
  shorten,
  textsOfLine,
} from '@/lib/platform/csv/read-columns'
import { readRows, fileError, type TableRow } from '@/lib/platform/csv/read-rows'
import { mapWithPauses } from '@/lib/platform/runtime/pauses'
import { fieldErrors } from '@/lib/platform/fields/field-errors'
import { cleanText, lengthOf } from '@/lib/platform/fields/text'
import { MAX_FILE_BYTES, MAX_FILE_LINES } from '@/lib/platform/csv/schema'
import { countText } from '@/lib/platform/turkish/numbers'

/** The columns whose texts become fields unchanged, with the maximum length of each. */
const LIMITS = {
  marka: MAX_BRAND_CHARS,
  seri: MAX_SERIES_CHARS,
  kod: MAX_CODE_CHARS,
  baslik: MAX_FAULT_TITLE_CHARS,
  belirti: MAX_FAULT_TEXT_CHARS,
  uyari: MAX_FAULT_TEXT_CHARS,
  atolye: MAX_FAULT_TEXT_CHARS,
} as const

const TEXT_COLUMNS = Object.keys(LIMITS) as (keyof typeof LIMITS)[]
const LIST_COLUMNS = ['sebepler', 'kontroller'] as const
const NEVER_EMPTY: readonly Column[] = ['marka', 'baslik']

const tooLong = (text: string, max: number) =>
  `${countText(lengthOf(text))} karakter; en çok ${countText(max)} olabilir.`

function listError(items: string[]): string | undefined {
  if (items.length > MAX_LIST_ITEMS) return `${countText(items.length)} madde; en çok ${MAX_LIST_ITEMS} olabilir.`
  const longIndex = items.findIndex((item) => lengthOf(item) > MAX_ITEM_CHARS)
  return longIndex < 0 ? undefined : `${longIndex + 1}. madde ${tooLong(items[longIndex]!, MAX_ITEM_CHARS)}`
}

/** The fields with a line's own texts. The other fields name another item or a state. */
const lineSchema = z.pick(faultSchema, FAULT_TEXTS)
export type LineFields = z.output<typeof lineSchema>

/** A parsed line, before it is compared with the stored faults. */
export type ParsedLine = {
  line: number
  texts: LineTexts<Column>
  /** Its brand, series, code and title for display, even if they are invalid. */
  displayTexts: CodedFault
  /** Null if a field is invalid, see `errors`. */
  fields: LineFields | null
  errors: CellError[]
  /** Identifies the fault (identityOf), or null without a brand or a title. */
  identity: string | null
}

const oneLine = (text = '') => cleanText(text).replace(/\s+/g, ' ')

export function parseLine(
  { row, cells }: TableRow,
  positions: ColumnPositions<Column>,
  columnCount: number,
): ParsedLine {
  const { texts, extraCell } = textsOfLine(cells, positions, columnCount)
  const errors: CellError[] = []
  const invalidColumns = new Set<string>()
  const refuse = (column: string, written: string, reason: string) => {
    invalidColumns.add(column)
    errors.push({ column, written: shorten(written), reason })
  }
  for (const column of TEXT_COLUMNS) {
    const text = cleanText(texts[column] ?? '')
    if (text === '' && NEVER_EMPTY.includes(column)) refuse(column, '', 'Boş olamaz.')
    else if (lengthOf(text) > LIMITS[column]) refuse(column, text, tooLong(text, LIMITS[column]))
  }
  const itemsOf = (column: Column) =>
    listOfCell(texts[column] ?? '')
      .map(oneLine)
      .filter(Boolean)
  const lists = LIST_COLUMNS.map((column) => ({ column, items: itemsOf(column) }))
  for (const { column, items } of lists) {
    const error = listError(items)
    if (error) refuse(column, texts[column] ?? '', error)
  }
  if (extraCell) refuse(extraCell.column, extraCell.text, EXTRA_CELL_ERROR)
  const textFields = TEXT_COLUMNS.map((column) => [COLUMN_FIELDS[column], texts[column] ?? ''])
  const listFields = lists.map(({ column, items }) => [COLUMN_FIELDS[column], items])
  const fields = Object.fromEntries([...textFields, ...listFields])
  const parsed = invalidColumns.size > 0 ? null : lineSchema.safeParse(fields)
  const errorsByField = parsed?.error ? fieldErrors(parsed.error.issues) : {}
  for (const column of COLUMNS) {
    const [reason] = errorsByField[COLUMN_FIELDS[column]] ?? []
    if (reason) refuse(column, texts[column] ?? '', reason)
  }
  const displayTexts = {
    brand: oneLine(texts.marka),
    series: oneLine(texts.seri),
    code: oneLine(texts.kod),
    title: oneLine(texts.baslik),
  }
  const hasIdentity = displayTexts.brand !== '' && displayTexts.title !== ''
  return {
    line: row,
    texts,
    displayTexts,
    fields: parsed?.data ?? null,
    errors,
    identity: hasIdentity ? identityOf(displayTexts) : null,
  }
}

/**
 * Returns the lines of a file of faults, and the columns that it has.
 * @throws {AppError} invalid-input and too-large for a file that cannot be read
 */
export async function readFaultLines(file: {
  name: string
  bytes: Uint8Array
}): Promise<{ lines: ParsedLine[]; columns: Column[] }> {
  const [headings, ...rows] = await readRows(file, { maxBytes: MAX_FILE_BYTES, maxRows: MAX_FILE_LINES })
  const positions = faultPositions(headings?.cells ?? [])
  if (typeof positions === 'string') throw fileError(file, positions)
  if (rows.length === 0) throw fileError(file, 'başlığın altında satır yok.')
  const lines = await mapWithPauses(rows, (row) => parseLine(row, positions, headings!.cells.length))
  return { lines, columns: COLUMNS.filter((column) => positions.has(column)) }
}
