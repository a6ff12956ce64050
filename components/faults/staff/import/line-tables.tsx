import {
  BLOCK_CELL,
  CellErrors,
  LineNumber,
  LineTable,
  EmptyValue,
  ROW_CLASSES,
} from '@/components/admin/import/import-tables'
import { columnWord } from '@/lib/faults/import/schema'
import type { ImportedLine } from '@/lib/faults/import/output'

type BadLine = Extract<ImportedLine, { result: 'bad' }>

/** Number, code, brand and series of a line. */
function LineCells({ importedLine: { line, code, brand, series } }: { importedLine: ImportedLine }) {
  return (
    <>
      <LineNumber line={line} />
      <td className={`${BLOCK_CELL} mono text-small`}>{code || <EmptyValue>kod yok</EmptyValue>}</td>
      <td className={`${BLOCK_CELL} [overflow-wrap:anywhere]`}>
        {brand ? <span lang="en">{brand}</span> : <EmptyValue>boş</EmptyValue>} {series}
      </td>
    </>
  )
}

const WIDTHS = { 'Marka, seri': 'md:w-40 wide:w-52', Kod: 'md:w-32', Sonuç: 'md:w-[28%]', Neden: 'xl:w-88' }

/** The lines that prevent the import, with all their errors. */
export function BadLines({ lines }: { lines: readonly BadLine[] }) {
  return (
    <LineTable widths={WIDTHS} names={['Satır', 'Kod', 'Marka, seri', 'Sütun ve yazılan', 'Neden']}>
      {lines.map((importedLine) => (
        <tr key={importedLine.line} className={ROW_CLASSES}>
          <LineCells importedLine={importedLine} />
          <td colSpan={2} className={BLOCK_CELL}>
            <CellErrors errors={importedLine.errors} />
          </td>
        </tr>
      ))}
    </LineTable>
  )
}

function changesOf({ columns, formerTitle }: Extract<ImportedLine, { result: 'changed' }>): string {
  const former = formerTitle ? ` (“${formerTitle}” idi)` : ''
  const words = columns.map((column) => columnWord(column) + (column === 'baslik' ? former : ''))
  return `Güncellenecek: ${words.join(', ')}`
}

function Result({ importedLine }: { importedLine: ImportedLine }) {
  if (importedLine.result === 'changed') return changesOf(importedLine)
  if (importedLine.result === 'bad')
    return (
      <span className="font-semibold text-bad">
        Hatalı: {importedLine.errors.map(({ column }) => column).join(', ')}
      </span>
    )
  return importedLine.result === 'new' ? 'Yeni' : <span className="text-ink-2">Aynı, değişmez</span>
}

/** Lines with their results. */
export function ResultLines({ lines }: { lines: readonly ImportedLine[] }) {
  return (
    <LineTable widths={WIDTHS} names={['Satır', 'Kod', 'Marka, seri', 'Başlık', 'Sonuç']}>
      {lines.map((importedLine) => (
        <tr key={importedLine.line} className={ROW_CLASSES}>
          <LineCells importedLine={importedLine} />
          <td className={`${BLOCK_CELL} [overflow-wrap:anywhere]`}>
            {importedLine.title || <EmptyValue>boş</EmptyValue>}
          </td>
          <td className={`${BLOCK_CELL} [overflow-wrap:anywhere]`}>
            <Result importedLine={importedLine} />
          </td>
        </tr>
      ))}
    </LineTable>
  )
}
