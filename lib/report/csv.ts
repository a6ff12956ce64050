import type { Cell as CsvCell, Table as CsvTable } from '@/lib/platform/csv/write-csv'
import { type FigureName, figureSlug } from '@/lib/report/definitions'
import { type PeriodForm, periodQuery } from '@/lib/report/period'
import { type Cell, cellText, type Table } from '@/lib/report/tables'
import { ADMIN_REPORT_FILES } from '@/lib/site/admin-pages'

/** Returns a cell in the format of the screen, but without thousands separators, so that spreadsheets read it as a number. */
function csvCell(cell: Cell, format: Table['head'][number]['format']): CsvCell {
  if (cell === null) return ''
  if (typeof cell === 'string' || format === 'text') return String(cell)
  const number = cellText(cell, format).replaceAll('.', '')
  // As text, a number that begins with a minus would get an apostrophe.
  return cell < 0 ? { unquoted: number } : number
}

/** Returns a figure's table for its CSV file. */
export function csvOf({ head, rows, foot }: Table): CsvTable {
  const lines = foot ? [...rows, foot] : rows
  return [
    head.map(({ title }) => title),
    ...lines.map((cells) => cells.map((cell, i) => csvCell(cell, head[i]!.format))),
  ]
}

/** Returns the URL of a figure's file. */
export const reportFilePath = (figure: FigureName, form: PeriodForm) =>
  `${ADMIN_REPORT_FILES}/${figureSlug(figure)}.csv?${periodQuery(form)}`
