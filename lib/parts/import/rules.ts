import { UNITS, type Unit } from '@/lib/orders/quote/money'
import { MAX_QUANTITY, MILLI_ERROR, PART_FIELDS } from '@/lib/parts/fields'
import type { ImportedPart } from '@/lib/parts/import/output'
import { FILE_FIELDS, type FileField, headingOf } from '@/lib/parts/import/schema'
import { type PartInput, partSchema } from '@/lib/parts/schema'
import {
  type CellError,
  type ColumnPositions,
  columnPositions,
  EXTRA_CELL_ERROR,
  type LineTexts,
  shorten,
  textsOfLine,
} from '@/lib/platform/csv/read-columns'
import type { TableRow } from '@/lib/platform/csv/read-rows'
import { fieldErrors } from '@/lib/platform/fields/field-errors'
import { CURRENCIES, parseAmount } from '@/lib/platform/turkish/money'
import { parseThousandths, UNITS as UNIT_WORDS } from '@/lib/platform/turkish/numbers'
import { foldText } from '@/lib/platform/turkish/search'

/** A stored part with which a line is compared. */
export type StoredPart = PartInput & { id: string; onHand: number }

/** The result of a line, its texts, and what to write: the fields of the part, and the counted quantity. */
export type CheckedPart = {
  line: ImportedPart
  texts: LineTexts<string>
  write?: { storedPart: StoredPart | null; fields: PartInput; counted: number | null }
}

const HEADINGS = FILE_FIELDS.map(headingOf)
const REQUIRED = [headingOf('code')]

/** Returns the positions of the columns of a file, or an error text. */
export const partPositions = (headings: readonly string[]) =>
  columnPositions(headings, { columns: HEADINGS, required: REQUIRED })

/** Returns the value that a cell names, or the text of the cell, which the schema then refuses. */
const choiceOf = (values: readonly string[], cell: string) =>
  values.find((value) => foldText(value) === foldText(cell)) ?? cell

const currencyOf = (cell: string) => (foldText(cell) === 'tl' ? 'TRY' : choiceOf(CURRENCIES, cell))

/** Whether a cell repeats a stored quantity below 0, as an export writes it. */
const isStoredNegative = (cell: string, milli: number | undefined) =>
  milli !== undefined && milli < 0 && cell.replace('−', '-') === String(milli / 1000).replace('.', ',')

/** Returns a function that compares the lines of a file, one after another, with the stored parts by code. */
export function partChecker(
  partsByCode: ReadonlyMap<string, StoredPart>,
  positions: ColumnPositions<string>,
  columnCount: number,
): (row: TableRow) => CheckedPart {
  const linesByCode = new Map<string, number>()

  return function check({ row, cells }) {
    const { texts, extraCell } = textsOfLine(cells, positions, columnCount)
    const cellText = (field: FileField) => (texts[headingOf(field)] ?? '').trim()
    const errors: CellError[] = []
    const refuse = (field: FileField, reason: string) =>
      errors.push({ column: headingOf(field), written: shorten(cellText(field)), reason })
    const code = cellText('code').toUpperCase()
    const storedPart = partsByCode.get(code) ?? null
    const unit = cellText('unit') ? choiceOf(UNITS, cellText('unit')) : (storedPart?.unit ?? 'adet')
    const currency = cellText('currency') ? currencyOf(cellText('currency')) : (storedPart?.currency ?? 'TRY')
    const unitWords = UNIT_WORDS[unit as Unit] ?? []

    const readCell = <Value>(field: FileField, parse: (text: string) => Value | null, error: string): Value | null => {
      const value = cellText(field) === '' ? null : parse(cellText(field))
      if (value === null && cellText(field) !== '') refuse(field, error)
      return value
    }
    const parseQuantity = (text: string) => {
      const milli = isStoredNegative(text, storedPart?.onHand) ? storedPart!.onHand : parseThousandths(text, unitWords)
      return milli !== null && milli <= MAX_QUANTITY ? milli : null
    }
    const counted = readCell('onHand', parseQuantity, 'Raftaki miktarı en çok üç ondalıkla yazın: 37,5')
    const least = readCell('least', (text) => parseThousandths(text, unitWords), MILLI_ERROR)
    const price = readCell('price', (text) => parseAmount(text, currency), PART_FIELDS.price.error)
    const textOf = (field: 'name' | 'place' | 'supplier' | 'note') => cellText(field) || (storedPart?.[field] ?? '')
    const { data, error } = partSchema.safeParse({
      code,
      name: textOf('name'),
      place: textOf('place'),
      unit,
      least: least ?? storedPart?.least ?? 0,
      price: price ?? storedPart?.price ?? null,
      currency,
      supplier: textOf('supplier'),
      note: textOf('note'),
    })
    const errorsByField = error ? fieldErrors(error.issues) : {}
    for (const field of FILE_FIELDS) {
      const [reason] = errorsByField[field] ?? []
      if (reason && errors.every(({ column }) => column !== headingOf(field))) refuse(field, reason)
    }
    if (extraCell) errors.push({ column: extraCell.column, written: shorten(extraCell.text), reason: EXTRA_CELL_ERROR })
    const earlierLine = linesByCode.get(code)
    if (earlierLine !== undefined) refuse('code', `Bu dosyanın ${earlierLine}. satırında aynı kod var.`)
    else if (code !== '') linesByCode.set(code, row)
    const [place, name] = [shorten(textOf('place')), shorten(textOf('name'))]
    const lineFields = { line: row, code: shorten(code), place, name }
    if (errors.length > 0 || !data) return { line: { ...lineFields, result: 'bad', errors }, texts }
    const fields = FILE_FIELDS.filter((field) => {
      if (field === 'onHand') return counted !== null && counted !== (storedPart?.onHand ?? 0)
      return storedPart ? data[field] !== storedPart[field] : cellText(field) !== ''
    })
    const isPriceChanged =
      storedPart !== null && (fields.includes('price') || (fields.includes('currency') && data.price !== null))
    const changes = {
      unit: data.unit,
      price: isPriceChanged ? { before: storedPart.price, after: data.price, currency: data.currency } : null,
      count: counted === null ? null : { counted, recorded: storedPart?.onHand ?? 0 },
      fields,
    }
    const result = !storedPart ? 'new' : fields.length > 0 ? 'changed' : 'same'
    return { line: { ...lineFields, ...changes, result }, texts, write: { storedPart, fields: data, counted } }
  }
}
