import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { COLUMN_WORDS } from '@/lib/faults/import/schema'
import type { CellError, ImportedLine } from '@/lib/faults/import/output'

type BadLine = Extract<ImportedLine, { result: 'bad' }>

const Nothing = ({ children }: { children: string }) => <span className="font-sans text-ink-2">{children}</span>

/** Number, code, brand and series of a line. */
function LineCells({ item: { line, code, brand, series } }: { item: ImportedLine }) {
  return (
    <>
      <th scope="row" className={`${BLOCK_CELL} mono text-small font-normal`}>
        <span className="hidden font-sans text-ink-2 max-md:inline">Satır: </span>
        {line}
      </th>
      <td className={`${BLOCK_CELL} mono text-small`}>{code || <Nothing>kod yok</Nothing>}</td>
      <td className={`${BLOCK_CELL} [overflow-wrap:anywhere]`}>
        {brand ? <span lang="en">{brand}</span> : <Nothing>boş</Nothing>} {series}
      </td>
    </>
  )
}

function CellErrorItem({ error: { column, written, reason } }: { error: CellError }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_19.5rem] gap-x-10 gap-y-1 max-xl:grid-cols-1">
      <span className="[overflow-wrap:anywhere]">
        <span className="mono text-small">{column}</span>:{' '}
        {written ? <span className="mono text-small">{written}</span> : <Nothing>boş</Nothing>}
      </span>
      <p className="flex gap-2 font-semibold text-bad">
        <Icon of={TriangleAlert} className="mt-0.5 size-5" />
        <span className="min-w-0">{reason}</span>
      </p>
    </li>
  )
}

/** Widths of columns whose words may break anywhere: a browser would make them as narrow as a letter. */
const WIDTHS: Record<string, string> = {
  'Marka, seri': 'md:w-40 wide:w-52',
  Kod: 'md:w-32',
  Sonuç: 'md:w-[28%]',
  Neden: 'xl:w-88',
}

function LineTable({ names, children }: { names: readonly string[]; children: ReactNode }) {
  return (
    <table className={TABLE_CLASSES}>
      <thead className={HEAD_CLASSES}>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col" className={`${CELL_CLASSES} ${WIDTHS[name] ?? ''}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">{children}</tbody>
    </table>
  )
}

/** The lines that prevent the import, with all their errors. */
export function BadLines({ lines }: { lines: readonly BadLine[] }) {
  return (
    <LineTable names={['Satır', 'Kod', 'Marka, seri', 'Sütun ve yazılan', 'Neden']}>
      {lines.map((item) => (
        <tr key={item.line} className={ROW_CLASSES}>
          <LineCells item={item} />
          <td colSpan={2} className={BLOCK_CELL}>
            <ul className="grid gap-2.5">
              {item.errors.map((error) => (
                <CellErrorItem key={`${error.column} ${error.reason}`} error={error} />
              ))}
            </ul>
          </td>
        </tr>
      ))}
    </LineTable>
  )
}

function changesOf({ columns, formerTitle }: Extract<ImportedLine, { result: 'changed' }>): string {
  const former = formerTitle ? ` (“${formerTitle}” idi)` : ''
  const words = columns.map((column) => COLUMN_WORDS[column] + (column === 'baslik' ? former : ''))
  return `Güncellenecek: ${words.join(', ')}`
}

function Result({ item }: { item: ImportedLine }) {
  if (item.result === 'changed') return changesOf(item)
  if (item.result === 'bad')
    return <span className="font-semibold text-bad">Hatalı: {item.errors.map(({ column }) => column).join(', ')}</span>
  return item.result === 'new' ? 'Yeni' : <span className="text-ink-2">Aynı, değişmez</span>
}

/** Lines with their results. */
export function ResultLines({ lines }: { lines: readonly ImportedLine[] }) {
  return (
    <LineTable names={['Satır', 'Kod', 'Marka, seri', 'Başlık', 'Sonuç']}>
      {lines.map((item) => (
        <tr key={item.line} className={ROW_CLASSES}>
          <LineCells item={item} />
          <td className={`${BLOCK_CELL} [overflow-wrap:anywhere]`}>{item.title || <Nothing>boş</Nothing>}</td>
          <td className={`${BLOCK_CELL} [overflow-wrap:anywhere]`}>
            <Result item={item} />
          </td>
        </tr>
      ))}
    </LineTable>
  )
}

/** Classes of the import's tables. In narrow windows each row becomes a block. */
export const TABLE_CLASSES = 'w-full border-collapse max-md:block'

export const HEAD_CLASSES = 'border-b border-line text-small text-ink-2 max-md:sr-only [&_th]:font-normal'

export const ROW_CLASSES = 'border-b border-line last:border-0 max-md:block max-md:px-4 max-md:py-3'

export const CELL_CLASSES = 'px-5 py-2.5 text-left align-top leading-[1.4]'

export const BLOCK_CELL = `${CELL_CLASSES} max-md:block max-md:px-0 max-md:py-0.5`
