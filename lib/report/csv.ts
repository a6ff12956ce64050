import type { Table as CsvTable } from '@/lib/platform/csv/write-csv'
import { type FigureName, figureSlug } from '@/lib/report/definitions'
import { type PeriodForm, periodQuery } from '@/lib/report/period'
import type { Cell, Format, Table } from '@/lib/report/tables'
import { ADMIN_REPORT_FILES } from '@/lib/site/admin-pages'

const DECIMALS: Record<Exclude<Format, 'text'>, number> = { whole: 0, tenths: 1, amount: 2 }

/** Numbers have no dots between thousands, so that a spreadsheet reads them as numbers. */
function csvCell(cell: Cell, format: Format): string {
  if (cell === null) return ''
  if (typeof cell === 'string' || format === 'text') return String(cell)
  return (format === 'amount' ? cell / 100 : cell).toFixed(DECIMALS[format]).replace('.', ',')
}

/** Returns the table of a figure as a file says it. */
export function csvOf({ head, rows, foot }: Table): CsvTable {
  const lines = foot ? [...rows, foot] : rows
  return [
    head.map(({ title }) => title),
    ...lines.map((cells) => cells.map((cell, i) => csvCell(cell, head[i]!.format))),
  ]
}

/** Address of a figure's file. */
export const reportFilePath = (figure: FigureName, form: PeriodForm) =>
  `${ADMIN_REPORT_FILES}/${figureSlug(figure)}.csv?${periodQuery(form)}`
