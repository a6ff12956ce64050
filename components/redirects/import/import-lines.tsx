import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { STACKED_CELL, STACKED_ROW, ResponsiveTable, ArrowCell } from '@/components/redirects/responsive-table'
import { MoreRows } from '@/components/admin/list/list'
import { PAGE_SIZE } from '@/components/admin/list/use-admin-list'
import { Icon } from '@/components/ui/icon'
import type { ImportedLine } from '@/lib/redirects/output'

const RESULTS = { new: 'Eklenecek', known: 'Zaten var, değişmez' } as const

/** The results of a file's lines, initially one page. */
export function ImportLines({ lines }: { lines: readonly ImportedLine[] }) {
  const [shownCount, setShownCount] = useState(PAGE_SIZE)
  const items = lines.slice(0, shownCount)
  return (
    <>
      <ResponsiveTable
        headings={[
          { text: 'Satır', className: 'w-20 text-right' },
          { text: 'Eski adres' },
          { text: 'Yönü', className: 'w-16', isForScreenReaders: true },
          { text: 'Bu sitedeki adres' },
          { text: 'Sonuç' },
        ]}>
        {items.map((importedLine) => (
          <Line key={importedLine.line} importedLine={importedLine} />
        ))}
      </ResponsiveTable>
      <MoreRows
        list={{ items, total: lines.length, isBusy: false, showMore: () => setShownCount(shownCount + PAGE_SIZE) }}
        className="border-t border-line px-5 max-sm:px-4"
      />
    </>
  )
}

function Line({ importedLine }: { importedLine: ImportedLine }) {
  const { line, from, to, result } = importedLine
  return (
    <tr className={`${STACKED_ROW} ${result === 'bad' ? 'bg-bad-bg' : ''}`}>
      <td className={`${STACKED_CELL} mono text-right @max-lg:text-left`}>
        <span className="hidden font-sans text-small text-ink-2 @max-lg:inline">Satır: </span>
        {line}
      </td>
      <td className={`${STACKED_CELL} mono`}>{from || '–'}</td>
      <ArrowCell isBelowNumber />
      <td className={`${STACKED_CELL} mono`}>{to || '–'}</td>
      <td className={STACKED_CELL}>
        {result === 'bad' ? (
          <span className="flex gap-2 font-semibold text-bad">
            <Icon of={TriangleAlert} className="mt-0.5 size-5" />
            <span className="min-w-0">{importedLine.reason}</span>
          </span>
        ) : (
          <span className="text-ink-2">{RESULTS[result]}</span>
        )}
      </td>
    </tr>
  )
}
