import { type CodedFault, identityOf } from '@/lib/faults/alarm-code'
import {
  type Column,
  COLUMN_FIELDS,
  COLUMNS,
  MAX_FAULT_FILE_BYTES,
  MAX_FAULT_FILE_LINES,
} from '@/lib/faults/import/schema'
import type { CellError } from '@/lib/faults/import/output'
import { type LineTexts, listOfCell, type ColumnPositions, columnPositions, textsOfLine } from '@/lib/faults/import/csv'
import {
  type FaultInput,
  faultSchema,
  MAX_BRAND_CHARS,
  MAX_CODE_CHARS,
  MAX_FAULT_TEXT_CHARS,
  MAX_FAULT_TITLE_CHARS,
  MAX_ITEM_CHARS,
  MAX_LIST_ITEMS,
  MAX_SERIES_CHARS,
} from '@/lib/faults/schema'
import { readRows, refuseFile, type TableRow } from '@/lib/platform/csv/read-rows'
import { newPauses } from '@/lib/platform/runtime/pauses'
import { fieldErrors } from '@/lib/platform/fields/field-errors'
import { cleanText, lengthOf } from '@/lib/platform/fields/text'

/** The columns whose texts become fields as they are, with the most characters of each. */
const LIMITS = {
  marka: MAX_BRAND_CHARS,
  seri: MAX_SERIES_CHARS,
  kod: MAX_CODE_CHARS,
  baslik: MAX_FAULT_TITLE_CHARS,
  belirti: MAX_FAULT_TEXT_CHARS,
  uyari: MAX_FAULT_TEXT_CHARS,
  atolye: MAX_FAULT_TEXT_CHARS,
} as const

const TEXTS = Object.keys(LIMITS) as (keyof typeof LIMITS)[]
const LISTS = ['sebepler', 'kontroller'] as const
const NEVER_EMPTY: readonly Column[] = ['marka', 'baslik']

/** The most characters of a wrong text that an answer repeats. */
const SHOWN_CHARS = 80

/** Returns the beginning of a long text. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > SHOWN_CHARS ? `${line.slice(0, SHOWN_CHARS - 2).trimEnd()} …` : line
}

const number = (count: number) => count.toLocaleString('tr-TR')
const tooLong = (text: string, max: number) => `${number(lengthOf(text))} karakter; en çok ${number(max)} olabilir.`

function listError(items: string[]): string | undefined {
  if (items.length > MAX_LIST_ITEMS) return `${number(items.length)} madde; en çok ${MAX_LIST_ITEMS} olabilir.`
  const long = items.findIndex((item) => lengthOf(item) > MAX_ITEM_CHARS)
  return long < 0 ? undefined : `${long + 1}. madde ${tooLong(items[long]!, MAX_ITEM_CHARS)}`
}

/** The fields that hold a line's own texts; the others name another item or a state. */
export type LineFields = Pick<
  FaultInput,
  'brand' | 'series' | 'code' | 'title' | 'symptoms' | 'causes' | 'checks' | 'warning' | 'repair'
>

/** A line as it was read, before it is compared with what is stored. */
export type ReadLine = {
  line: number
  texts: LineTexts
  /** Its brand, series, code and title as they are shown, wrong ones too. */
  shown: CodedFault
  /** Null if something is wrong, which `errors` names. */
  fields: LineFields | null
  errors: CellError[]
  /** What no other line may have, or null without a brand or a title. */
  identity: string | null
}

const oneLine = (text = '') => cleanText(text).replace(/\s+/g, ' ')

/** Reads a line of a file. */
export function readLine({ row, cells }: TableRow, positions: ColumnPositions, width: number): ReadLine {
  const { texts, extra } = textsOfLine(cells, positions, width)
  const errors: CellError[] = []
  const wrong = new Set<string>()
  const refuse = (column: string, written: string, reason: string) => {
    wrong.add(column)
    errors.push({ column, written: shortened(written), reason })
  }
  for (const column of TEXTS) {
    const text = cleanText(texts[column] ?? '')
    if (text === '' && NEVER_EMPTY.includes(column)) refuse(column, '', 'Boş olamaz.')
    else if (lengthOf(text) > LIMITS[column]) refuse(column, text, tooLong(text, LIMITS[column]))
  }
  const [causes, checks] = LISTS.map((column) =>
    listOfCell(texts[column] ?? '')
      .map(oneLine)
      .filter(Boolean),
  )
  for (const [column, items] of [
    ['sebepler', causes!],
    ['kontroller', checks!],
  ] as const) {
    const error = listError(items)
    if (error) refuse(column, texts[column] ?? '', error)
  }
  if (extra)
    refuse(extra.column, extra.text, 'Başlığı olmayan bir hücre. İçinde ayırıcı geçen hücreyi tırnak içine alın.')
  const byText = Object.fromEntries(TEXTS.map((column) => [COLUMN_FIELDS[column], texts[column] ?? '']))
  const parsed = wrong.size > 0 ? null : faultSchema.safeParse({ ...byText, causes, checks })
  const found = parsed?.error ? fieldErrors(parsed.error.issues) : {}
  for (const column of COLUMNS) {
    const [reason] = found[COLUMN_FIELDS[column]] ?? []
    if (reason) refuse(column, texts[column] ?? '', reason)
  }
  const shown = {
    brand: oneLine(texts.marka),
    series: oneLine(texts.seri),
    code: oneLine(texts.kod),
    title: oneLine(texts.baslik),
  }
  const isNamed = shown.brand !== '' && shown.title !== ''
  return { line: row, texts, shown, fields: parsed?.data ?? null, errors, identity: isNamed ? identityOf(shown) : null }
}

/**
 * Returns the lines of a file of faults, and the columns that it has.
 * @throws {AppError} invalid-input and too-large for a file that cannot be read
 */
export async function readFaultLines(file: {
  name: string
  bytes: Uint8Array
}): Promise<{ lines: ReadLine[]; columns: Column[] }> {
  const [headings, ...rows] = await readRows(file, { maxBytes: MAX_FAULT_FILE_BYTES, maxRows: MAX_FAULT_FILE_LINES })
  const positions = columnPositions(headings?.cells ?? [])
  if (typeof positions === 'string') throw refuseFile(file, positions)
  if (rows.length === 0) throw refuseFile(file, 'başlığın altında satır yok.')
  const pause = newPauses()
  const lines: ReadLine[] = []
  for (const row of rows) {
    lines.push(readLine(row, positions, headings!.cells.length))
    await pause()
  }
  return { lines, columns: COLUMNS.filter((column) => positions.has(column)) }
}
