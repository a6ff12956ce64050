import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

export const ROW_CLASSES = 'border-b border-line last:border-0 max-md:block max-md:px-4 max-md:py-3'

const CELL_CLASSES = 'px-5 py-2.5 text-left align-top leading-[1.4]'

export const BLOCK_CELL = `${CELL_CLASSES} max-md:block max-md:px-0 max-md:py-0.5`

export const EmptyValue = ({ children }: { children: string }) => (
  <span className="font-sans text-ink-2">{children}</span>
)

type LineTableProps = {
  names: readonly string[]
  /** Width classes of columns whose words may break anywhere. Without them, browsers make such a column as narrow as a letter. */
  widths?: Record<string, string>
  children: ReactNode
}

/** A table of an import. In narrow windows each row becomes a block. */
export function LineTable({ names, widths = {}, children }: LineTableProps) {
  return (
    <table className="w-full border-collapse max-md:block">
      <thead className="border-b border-line text-small text-ink-2 max-md:sr-only [&_th]:font-normal">
        <tr>
          {names.map((name) => (
            <th key={name} scope="col" className={`${CELL_CLASSES} ${widths[name] ?? ''}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">{children}</tbody>
    </table>
  )
}

export function LineNumber({ line }: { line: number }) {
  return (
    <th scope="row" className={`${BLOCK_CELL} mono text-small font-normal`}>
      <span className="hidden font-sans text-ink-2 max-md:inline">Satır: </span>
      {line}
    </th>
  )
}

type CellError = { column: string; written: string; reason: string }

/** The errors of a line: the column, what is written there, and the reason. */
export function CellErrors({ errors }: { errors: readonly CellError[] }) {
  return (
    <ul className="grid gap-2.5">
      {errors.map(({ column, written, reason }) => (
        <li key={`${column} ${reason}`} className="flex flex-wrap gap-x-10 gap-y-1">
          <span className="min-w-0 flex-[1_1_10rem] [overflow-wrap:anywhere]">
            <span className="mono text-small">{column}</span>:{' '}
            {written ? <span className="mono text-small">{written}</span> : <EmptyValue>boş</EmptyValue>}
          </span>
          <p className="flex min-w-0 flex-[0_1_19.5rem] gap-2 font-semibold text-bad">
            <Icon of={TriangleAlert} className="mt-0.5 size-5" />
            <span className="min-w-0">{reason}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

type ColumnTableProps<Column extends string> = {
  examples: Record<Column, string>
  required: readonly Column[]
  note: string
}

/** The columns that a file may have. */
export function ColumnTable<Column extends string>({ examples, required, note }: ColumnTableProps<Column>) {
  return (
    <section aria-labelledby="sutunlar" className="mt-4 max-w-288 border border-line bg-paper">
      <header className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-2">
        <h2 id="sutunlar" className="text-[1.1875rem] leading-[1.25] tracking-normal">
          Sütunlar
        </h2>
        <span className="text-ink-2">Başlık satırı aynen böyle olmalı</span>
      </header>
      <LineTable names={['Sütun', 'Dolu mu?', 'Örnek']}>
        {(Object.keys(examples) as Column[]).map((column) => (
          <tr key={column} className={ROW_CLASSES}>
            <th scope="row" className={`${BLOCK_CELL} mono text-small font-normal`}>
              {column}
            </th>
            <td className={BLOCK_CELL}>{required.includes(column) ? 'Zorunlu' : 'İsteğe bağlı'}</td>
            <td className={BLOCK_CELL}>{examples[column]}</td>
          </tr>
        ))}
      </LineTable>
      <p className="border-t border-line px-4 py-3 text-small leading-[1.4] text-ink-2">{note}</p>
    </section>
  )
}
