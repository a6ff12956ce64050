import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { AppError } from '@/lib/app-error'
import { separatorOf } from '@/lib/format/read-csv'
import { newPauses } from '@/lib/runtime/pauses'
import { cleanText } from '@/lib/validation/text'

/** A row of a table: its number as a spreadsheet shows it, and its cells without surrounding spaces. */
export type TableRow = { row: number; cells: string[] }

type Upload = { name: string; bytes: Uint8Array }

type Limits = {
  maxBytes: number
  /** Rows below the headings. */
  maxRows: number
}

/** Cells of one row and characters of one row, so that a hostile row ends the reading early. */
const MAX_CELLS = 100
const MAX_ROW_CHARS = 300_000

/** Rows that are counted to say how many there are, blank ones too. */
const MAX_COUNTED = 100_000

/** Bytes that are parsed at once: a few milliseconds, even if each is a row. */
const SLICE_BYTES = 4 * 1024

/** The first bytes, in which the separator is looked for. */
const HEAD_BYTES = 20_000

/** Why a row ends the reading. */
class RowRefusal extends Error {}

/** Returns a file's name for a sentence. */
const shownName = (name: string) => cleanText(name).replace(/\s+/g, ' ').slice(0, 100) || 'Dosya'

/** Refuses a file. @throws {AppError} with the text for the field `file` */
export function refuseFile(
  { name }: { name: string },
  why: string,
  code: 'invalid-input' | 'too-large' = 'invalid-input',
) {
  const message = `“${shownName(name)}” okunmadı: ${why}`
  return new AppError(code, { message, fields: { file: [message] } })
}

const NOT_CSV = 'yalnız CSV kabul edilir. Excel’de Farklı Kaydet, “CSV UTF-8 (virgülle ayrılmış)” seçin.'
const DAMAGED = 'Türkçe harfler bozuk (UTF-8 değil). “CSV UTF-8” olarak yeniden kaydedin.'

/** UTF-8, or UTF-16 as old versions of Excel write it. */
const encodingOf = ({ bytes }: Upload) => (bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8')

/** Gives out the text of a file in slices, with turns for other requests between them. */
async function* slicesOf(file: Upload): AsyncGenerator<string> {
  const { bytes } = file
  const encoding = encodingOf(file)
  const decoder = new TextDecoder(encoding, { fatal: true })
  const pause = newPauses()
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    await pause()
    const slice = bytes.subarray(at, at + SLICE_BYTES)
    // A workbook is a ZIP archive or, before 2007, a compound file. Both contain NUL bytes, and no text does.
    if (encoding === 'utf-8' && slice.includes(0)) throw refuseFile(file, NOT_CSV)
    let text: string
    try {
      text = decoder.decode(slice, { stream: at + SLICE_BYTES < bytes.length })
    } catch {
      throw refuseFile(file, DAMAGED)
    }
    if (text.includes('\0')) throw refuseFile(file, NOT_CSV)
    // What a program wrote that could not read a letter.
    if (text.includes('\uFFFD')) throw refuseFile(file, DAMAGED)
    yield text
  }
}

/** Returns the separator by the beginning of a file. */
function separatorIn(file: Upload): string {
  return separatorOf(new TextDecoder(encodingOf(file)).decode(file.bytes.subarray(0, HEAD_BYTES)))
}

const number = (count: number) => count.toLocaleString('tr-TR')

/** Returns why a file could not be read. `row` is the one that was being read. */
function reasonOf(error: unknown, row: number): string {
  if (error instanceof RowRefusal) return error.message
  if (!(error instanceof CsvError)) throw error
  const open = `${row}. satırda bir tırnak açılıyor ve kapanmıyor`
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return `${open}.`
  return error.code === 'CSV_MAX_RECORD_SIZE' ? `${open}, ya da satır çok uzun.` : 'CSV biçimi bozuk.'
}

/**
 * Returns the rows of a CSV file that are not blank, the headings first, with semicolons, commas or tabs between the
 * cells. Memory and each turn of the process are bounded, whatever the file holds.
 * @throws {AppError} invalid-input or too-large, with the text for the field `file`
 */
export async function readRows(file: Upload, { maxBytes, maxRows }: Limits): Promise<TableRow[]> {
  if (file.bytes.length > maxBytes) {
    throw refuseFile(file, `dosya çok büyük, en çok ${maxBytes / 1024 / 1024} MB olabilir.`, 'too-large')
  }
  const rows: TableRow[] = []
  let row = 0
  let count = 0
  const parser = parse({
    delimiter: separatorIn(file),
    max_record_size: MAX_ROW_CHARS,
    relax_column_count: true,
    relax_quotes: true,
    cast: (cell, { index }) => {
      if (index >= MAX_CELLS) throw new RowRefusal(`${row + 1}. satırda ${MAX_CELLS} hücreden çok var.`)
      return cell
    },
    // Nothing is passed on, so that blank rows cost little.
    on_record: (record: string[]) => {
      const cells = record.map((cell) => cell.trim())
      row += 1
      if (row > MAX_COUNTED)
        throw new RowRefusal(`${number(MAX_COUNTED)} satırdan çok var, en çok ${number(maxRows)} olabilir.`)
      if (!cells.some(Boolean)) return null
      count += 1
      if (count <= maxRows + 1) rows.push({ row, cells })
      return null
    },
  })
  parser.resume()
  await pipeline(slicesOf(file), parser).catch((error: unknown) => {
    throw error instanceof AppError ? error : refuseFile(file, reasonOf(error, row + 1))
  })
  if (count <= maxRows + 1) return rows
  throw refuseFile(file, `${number(count - 1)} satır var, en çok ${number(maxRows)} olabilir. Dosyayı ikiye bölün.`)
}
