/** A number or a day in Turkish notation. It is written without quotation marks, which could make a spreadsheet read it as text. */
export type UnquotedCell = { unquoted: string }
export type Cell = string | UnquotedCell

/** A table: the headings and the rows below them. */
export type Table = readonly (readonly Cell[])[]

/** The columns of a table, each with its heading and its text for an item. */
export type Columns<Item> = readonly (readonly [heading: string, cell: (item: Item) => Cell])[]

/** Returns the table of items. */
export function tableOf<Item>(columns: Columns<Item>, items: readonly Item[]): Table {
  return [columns.map(([heading]) => heading), ...items.map((item) => columns.map(([, cell]) => cell(item)))]
}

/**
 * Matches a cell that a spreadsheet would run as a formula, or that already starts with apostrophes before a formula. Such
 * a cell gets an apostrophe, so that its text can be read back.
 */
const FORMULA = /^'*[=+\-@\t\r]/

const cellOf = (cell: Cell) =>
  typeof cell === 'string' ? `"${cell.replace(FORMULA, "'$&").replaceAll('"', '""')}"` : cell.unquoted

/** Removes the apostrophe by which `toCsv` escaped a cell. */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}

/**
 * Returns a table as a CSV file that a Turkish Excel opens with a double click: UTF-8 with a byte order mark, and
 * semicolons, because the comma is its decimal separator.
 */
export function toCsv(table: Table): string {
  return `\uFEFF${table.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('')}`
}
