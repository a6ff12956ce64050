import { isUtf8 } from 'node:buffer'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { AppError } from '@/lib/platform/app-error'
import { newPauses } from '@/lib/platform/runtime/pauses'
import { cleanText } from '@/lib/platform/fields/text'

/** A row of a table: its number as a spreadsheet shows it, and its cells without surrounding spaces. */
export type TableRow = { row: number; cells: string[] }

type Upload = { name: string; bytes: Uint8Array }

type Limits = {
  maxBytes: number
  /** The most rows that the caller accepts. Up to four times as many are read, blank ones too, because it may skip some. */
  maxRows: number
  /** The error text for a workbook, if not the usual one. */
  notCsv?: (name: string) => string
}

/** The most cells and characters of one row, so that parsing a hostile row ends early. */
const MAX_CELLS = 100
const MAX_ROW_CHARS = 300_000

/** Characters that are parsed without a pause: a few milliseconds, even if each is a row. */
const SLICE_CHARS = 4 * 1024

/** How many of the first characters are searched for the separator. */
const HEAD_CHARS = 20_000

/** Ends parsing at a row. The message is the error text. */
class RowRefusal extends Error {}

/** Returns a file's name for an error text. */
const displayName = (name: string) => cleanText(name).replace(/\s+/g, ' ').slice(0, 100) || 'Dosya'

function refusal(message: string, code: 'invalid-input' | 'too-large' = 'invalid-input'): AppError {
  return new AppError(code, { message, fields: { file: [message] } })
}

/** Returns the error for a file that cannot be read, with the text for the field `file`. */
export function refuseFile(
  { name }: { name: string },
  reason: string,
  code: 'invalid-input' | 'too-large' = 'invalid-input',
) {
  return refusal(`“${displayName(name)}” okunmadı: ${reason}`, code)
}

const number = (count: number) => count.toLocaleString('tr-TR')

/** Returns the error for a file with too many rows. `unit` names what was counted. */
export function refuseLong(file: { name: string }, count: number, max: number, unit = 'satır') {
  return refuseFile(file, `${number(count)} ${unit} var, en çok ${number(max)} olabilir. Dosyayı ikiye bölün.`)
}

const NOT_CSV = 'yalnız CSV kabul edilir. Excel’de Farklı Kaydet, “CSV UTF-8 (virgülle ayrılmış)” seçin.'
const DAMAGED = 'Türkçe harfler bozuk (UTF-8 değil). “CSV UTF-8” olarak yeniden kaydedin.'

/**
 * Returns the text of a file. Excel saves CSV as UTF-8 or in the Turkish character set of Windows. That set can decode any
 * bytes, so it is tried only if no part of the file is UTF-8.
 */
function textOf(file: Upload, notCsv: Limits['notCsv']): string {
  const { bytes, name } = file
  // A workbook is a ZIP archive or, before 2007, a compound file. Both contain NUL bytes, and no text does.
  if (bytes.includes(0)) throw notCsv ? refusal(notCsv(displayName(name))) : refuseFile(file, NOT_CSV)
  const text = new TextDecoder().decode(bytes)
  // Decoders put this character in place of bytes that they cannot decode. A file may also contain it already.
  if (!text.includes('\uFFFD')) return text
  if (/[çğıöşüÇĞİÖŞÜ]/.test(text) || isUtf8(bytes)) throw refuseFile(file, DAMAGED)
  return new TextDecoder('windows-1254').decode(bytes)
}

/** Yields a text in slices and lets other requests run between them. */
async function* slicesOf(text: string): AsyncGenerator<string> {
  const pause = newPauses()
  for (let at = 0; at < text.length; at += SLICE_CHARS) {
    await pause()
    yield text.slice(at, at + SLICE_CHARS)
  }
}

/** Returns the most frequent separator of the first line that contains any. */
function separatorOf(text: string): string {
  const line = /^.*[;,\t].*$/m.exec(text.slice(0, HEAD_CHARS))?.[0] ?? ''
  const countOf = (separator: string) => line.split(separator).length
  return [';', ',', '\t'].toSorted((a, b) => countOf(b) - countOf(a))[0]!
}

/** The line by which a file tells Excel its separator. Excel does not count it. */
const SEPARATOR_LINE = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i

/** Returns why a file could not be read. `row` is the one that was being read. */
function reasonOf(error: unknown, row: number): string {
  if (error instanceof RowRefusal) return error.message
  if (!(error instanceof CsvError)) throw error
  const open = `${row}. satırda bir tırnak açılıyor ve kapanmıyor`
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return `${open}.`
  return error.code === 'CSV_MAX_RECORD_SIZE' ? `${open}, ya da satır çok uzun.` : 'CSV biçimi bozuk.'
}

/**
 * Returns the rows of a CSV file that are not blank, with semicolons, commas or tabs between the cells. Memory and time
 * on the event loop are bounded for every file.
 * @throws {AppError} invalid-input or too-large, with the text for the field `file`
 */
export async function readRows(file: Upload, { maxBytes, maxRows, notCsv }: Limits): Promise<TableRow[]> {
  if (file.bytes.length > maxBytes) {
    throw refuseFile(file, `dosya çok büyük, en çok ${maxBytes / 1024 / 1024} MB olabilir.`, 'too-large')
  }
  const text = textOf(file, notCsv)
  const [line, separator] = SEPARATOR_LINE.exec(text) ?? ['']
  const rows: TableRow[] = []
  let row = 0
  const parser = parse({
    delimiter: separator ?? separatorOf(text),
    max_record_size: MAX_ROW_CHARS,
    relax_column_count: true,
    relax_quotes: true,
    cast: (cell, { index }) => {
      if (index >= MAX_CELLS) throw new RowRefusal(`${row + 1}. satırda ${MAX_CELLS} hücreden çok var.`)
      return cell
    },
    // Null keeps the row out of the parser's output, so that blank rows cost little.
    on_record: (record: string[]) => {
      const cells = record.map((cell) => cell.trim())
      row += 1
      if (row > 4 * maxRows) throw new RowRefusal(`en çok ${number(maxRows)} satır olabilir. Dosyayı ikiye bölün.`)
      if (cells.some(Boolean)) rows.push({ row, cells })
      return null
    },
  })
  parser.resume()
  await pipeline(slicesOf(text.slice(line.length)), parser).catch((error: unknown) => {
    throw error instanceof AppError ? error : refuseFile(file, reasonOf(error, row + 1))
  })
  return rows
}
