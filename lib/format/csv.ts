/** A table of texts: the headings and the rows below them. */
export type Table = readonly (readonly string[])[]

/** A spreadsheet would run a cell that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/

const cellOf = (text: string) => `"${text.replace(FORMULA, "'$&").replaceAll('"', '""')}"`

/**
 * Returns a table as a CSV file that a Turkish Excel opens with a double click: UTF-8 with a byte order mark, and
 * semicolons, because the comma is its decimal sign.
 */
export function toCsv(table: Table): string {
  return `\uFEFF${table.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('')}`
}
