import { CsvError, parse } from 'csv-parse/sync'
import { AppError } from '@/lib/app-error'

/** A line of a file: its number as an editor shows it, and its cells without surrounding spaces. */
export type CsvLine = { line: number; cells: string[] }

type Upload = { name: string; bytes: Uint8Array }

type Options = {
  maxBytes: number
  maxLines: number
  /** Whether the first line holds headings. It is then left out. */
  isHeading: (cells: string[]) => boolean
}

function refuse(message: string, code: 'invalid-input' | 'too-large' = 'invalid-input'): never {
  throw new AppError(code, { message, fields: { file: [message] } })
}

/**
 * Returns the text of a file. Excel saves CSV as UTF-8, as UTF-16 or in the Turkish character set of Windows. The last
 * one accepts all bytes, so it is tried last.
 */
function decode({ name, bytes }: Upload): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  // A workbook is a ZIP archive or, before 2007, a compound file. Both contain NUL bytes, and no text does.
  if (!isUtf16 && bytes.includes(0)) {
    refuse(`${name} bir CSV değil. Excel’de “Farklı Kaydet”, “CSV UTF-8” seçin.`)
  }
  if (isUtf16) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1254').decode(bytes)
  }
}

/** Returns the separator that the first line with any contains most often. */
export function separatorOf(text: string): string {
  const counted = /^.*[;,\t].*$/m.exec(text)?.[0] ?? ''
  const countOf = (separator: string) => counted.split(separator).length
  return [';', ',', '\t'].toSorted((a, b) => countOf(b) - countOf(a))[0]!
}

/** Returns the line in which a quote opens that never closes, by the line of the last cell before it. */
function lineOfQuote(text: string, lastCell: number, isFirstOfLine: boolean): number {
  if (!isFirstOfLine) return lastCell
  const lines = text.split(/\r\n|\r|\n/)
  return lines.findIndex((line, index) => index >= lastCell && line !== '') + 1
}

/** Returns the records of a text. `line` is the last line of a record with line breaks in its cells. */
function parseCells(text: string, to: number): CsvLine[] {
  let lastCell = 0
  try {
    const records = parse(text, {
      cast: (cell, { lines }) => {
        lastCell = lines
        return cell
      },
      delimiter: separatorOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      to,
    }) as unknown as { info: { lines: number }; record: string[] }[]
    return records.map(({ info, record }) => ({ line: info.lines, cells: record }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = lineOfQuote(text, lastCell, error.column === 0)
    return refuse(`CSV okunamadı: ${line}. satırda bir tırnak açılıyor ve kapanmıyor.`)
  }
}

/**
 * Returns the lines of a CSV file that are not blank, with semicolons, commas or tabs between the cells.
 * @throws {AppError} invalid-input or too-large, with the text for the field `file`
 */
export function readCsv(file: Upload, { maxBytes, maxLines, isHeading }: Options): CsvLine[] {
  const text = decode(file)
  if (file.bytes.length > maxBytes) return refuse(`Dosya en çok ${maxBytes / 1024 / 1024} MB olabilir.`, 'too-large')
  // The headings, and one more to tell that there are too many.
  const lines = parseCells(text, maxLines + 2)
  const found = lines.slice(lines[0] && isHeading(lines[0].cells) ? 1 : 0).filter(({ cells }) => cells.some(Boolean))
  if (found.length <= maxLines) return found
  return refuse(`Dosya en çok ${maxLines.toLocaleString('tr-TR')} satır olabilir. Onu bölüp parça parça aktarın.`)
}
