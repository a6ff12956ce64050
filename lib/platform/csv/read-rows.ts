import { isUtf8 } from 'node:buffer'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { AppError } from '@/lib/platform/app-error'
import { createPause } from '@/lib/platform/runtime/pauses'
import { cleanText } from '@/lib/platform/fields/text'
import { countText } from '@/lib/platform/turkish/numbers'

/** A row of a table: its number as a spreadsheet shows it, and its cells without surrounding spaces. */
export type TableRow = { row: number; cells: string[] }

type Upload = { name: string; bytes: Uint8Array }

type Limits = {
  maxBytes: number
  /** Maximum number of rows that the caller accepts. Up to four times as many are read, because the caller may skip some. */
  maxRows: number
  /** Replaces the usual error text for a workbook. */
  workbookMessage?: (name: string) => string
}

/** Maximum number of cells and of characters per row, so that parsing a hostile row ends early. */
const MAX_CELLS = 100
const MAX_ROW_CHARS = 300_000

/** Characters that are parsed without a pause. They take a few milliseconds, even if each is a row. */
const SLICE_CHARS = 4 * 1024

/** How many characters at the start are searched for the separator. */
const SEPARATOR_SEARCH_CHARS = 20_000

/** Stops the parser at a row. The message is the error text. */
class RowError extends Error {}

/** Returns a file's name as error texts show it. */
const displayName = (name: string) => cleanText(name).replace(/\s+/g, ' ').slice(0, 100) || 'Dosya'

function fieldError(message: string, code: 'invalid-input' | 'too-large' = 'invalid-input'): AppError {
  return new AppError(code, { message, fields: { file: [message] } })
}

/** Returns the error for a file that cannot be read, with the text for the field `file`. */
export function fileError(
  { name }: { name: string },
  reason: string,
  code: 'invalid-input' | 'too-large' = 'invalid-input',
) {
  return fieldError(`“${displayName(name)}” okunmadı: ${reason}`, code)
}

/** Returns the error for a file with too many rows. `unit` is the Turkish word for what is counted. */
export function tooManyRowsError(file: { name: string }, count: number, max: number, unit = 'satır') {
  return fileError(file, `${countText(count)} ${unit} var, en çok ${countText(max)} olabilir. Dosyayı ikiye bölün.`)
}

const NOT_CSV = 'yalnız CSV kabul edilir. Excel’de Farklı Kaydet, “CSV UTF-8 (virgülle ayrılmış)” seçin.'
const DAMAGED = 'Türkçe harfler bozuk (UTF-8 değil). “CSV UTF-8” olarak yeniden kaydedin.'

/**
 * Returns the text of a file. Excel saves CSV as UTF-8 or in the Turkish character set of Windows. That set can decode any
 * bytes, so it is tried only if no part of the file is UTF-8.
 */
function textOf(file: Upload, workbookMessage: Limits['workbookMessage']): string {
  const { bytes, name } = file
  // A workbook is a ZIP archive or, before 2007, a compound file. Both contain NUL bytes, unlike texts.
  if (bytes.includes(0))
    throw workbookMessage ? fieldError(workbookMessage(displayName(name))) : fileError(file, NOT_CSV)
  const text = new TextDecoder().decode(bytes)
  // Decoders put this character in place of bytes that they cannot decode. A file may also contain it already.
  if (!text.includes('\uFFFD')) return text
  if (/[çğıöşüÇĞİÖŞÜ]/.test(text) || isUtf8(bytes)) throw fileError(file, DAMAGED)
  return new TextDecoder('windows-1254').decode(bytes)
}

/** Yields a text in slices and lets other requests run between them. */
async function* slicesOf(text: string): AsyncGenerator<string> {
  const pause = createPause()
  for (let start = 0; start < text.length; start += SLICE_CHARS) {
    await pause()
    yield text.slice(start, start + SLICE_CHARS)
  }
}

/** Returns the most frequent separator of the first line that contains any. */
function separatorOf(text: string): string {
  const line = /^.*[;,\t].*$/m.exec(text.slice(0, SEPARATOR_SEARCH_CHARS))?.[0] ?? ''
  const countOf = (separator: string) => line.split(separator).length
  return [';', ',', '\t'].toSorted((a, b) => countOf(b) - countOf(a))[0]!
}

/** The line that tells Excel the file's separator. Excel does not count it as a row. */
const SEPARATOR_LINE = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i

/** Returns why a file could not be read. `row` is the row that was being read. */
function reasonOf(error: unknown, row: number): string {
  if (error instanceof RowError) return error.message
  if (!(error instanceof CsvError)) throw error
  const unclosedQuote = `${row}. satırda bir tırnak açılıyor ve kapanmıyor`
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return `${unclosedQuote}.`
  return error.code === 'CSV_MAX_RECORD_SIZE' ? `${unclosedQuote}, ya da satır çok uzun.` : 'CSV biçimi bozuk.'
}

/**
 * Returns the rows of a CSV file that are not blank, with semicolons, commas or tabs between the cells. Memory and time
 * on the event loop are bounded for every file.
 * @throws {AppError} invalid-input or too-large, with the text for the field `file`
 */
export async function readRows(file: Upload, { maxBytes, maxRows, workbookMessage }: Limits): Promise<TableRow[]> {
  if (file.bytes.length > maxBytes) {
    throw fileError(file, `dosya çok büyük, en çok ${maxBytes / 1024 / 1024} MB olabilir.`, 'too-large')
  }
  const text = textOf(file, workbookMessage)
  const [separatorLine, separator] = SEPARATOR_LINE.exec(text) ?? ['']
  const rows: TableRow[] = []
  let row = 0
  const parser = parse({
    delimiter: separator ?? separatorOf(text),
    max_record_size: MAX_ROW_CHARS,
    relax_column_count: true,
    relax_quotes: true,
    cast: (cell, { index }) => {
      if (index >= MAX_CELLS) throw new RowError(`${row + 1}. satırda ${MAX_CELLS} hücreden çok var.`)
      return cell
    },
    // Null keeps the row out of the parser's output, so that blank rows cost little.
    on_record: (record: string[]) => {
      const cells = record.map((cell) => cell.trim())
      row += 1
      if (row > 4 * maxRows) throw new RowError(`en çok ${countText(maxRows)} satır olabilir. Dosyayı ikiye bölün.`)
      if (cells.some(Boolean)) rows.push({ row, cells })
      return null
    },
  })
  parser.resume()
  await pipeline(slicesOf(text.slice(separatorLine.length)), parser).catch((error: unknown) => {
    throw error instanceof AppError ? error : fileError(file, reasonOf(error, row + 1))
  })
  return rows
}
