import { TriangleAlert } from 'lucide-react'
import type { RowsProps } from '@/components/admin/content/content-type'
import { DELETED_ROW } from '@/components/admin/list/deleted-row'
import { rowId } from '@/components/admin/list/use-saved-row'
import { Icon } from '@/components/ui/icon'
import type { RedirectJson } from '@/lib/redirects/output'
import { formatShortDate } from '@/lib/platform/turkish/dates'
import { STACKED_CELL, STACKED_ROW, ResponsiveTable, ArrowCell } from './responsive-table'

/** The redirects with their hits, newest first. */
export function RedirectRows(props: RowsProps<RedirectJson>) {
  const { items, editedId, savedId, deletedRow, renderButtons } = props
  return (
    <>
      <ResponsiveTable
        headings={[
          { text: 'Eski adres' },
          { text: 'Yönü', className: 'w-16', isForScreenReaders: true },
          { text: 'Bu sitedeki adres' },
          { text: 'Son 30 gün', className: 'w-56 text-right' },
          { text: 'Son ziyaret', className: 'w-34' },
          { text: 'İşlemler', className: 'w-28', isForScreenReaders: true },
        ]}>
        {items.map((redirect) => {
          const { id, from, to, hits, hitCount, lastVisitOn, hasTarget } = redirect
          const deleted = deletedRow(redirect)
          if (deleted)
            return (
              <tr key={id} className={`${DELETED_ROW} @max-lg:block`}>
                <td colSpan={6} className="@max-lg:block">
                  {deleted}
                </td>
              </tr>
            )
          return (
            <tr key={id} id={rowId(id)} className={`${STACKED_ROW} scroll-my-20 ${editedId === id ? 'bg-tint' : ''}`}>
              <td className={`${STACKED_CELL} mono text-ink-2`}>
                {from}
                {editedId === id && <span className="block font-sans text-small">düzenleniyor</span>}
                {savedId === id && <span className="block font-sans text-small font-semibold text-ok">kaydedildi</span>}
              </td>
              <ArrowCell />
              <td className={`${STACKED_CELL} mono`}>
                {to}
                {!hasTarget && (
                  <span className="flex gap-1.5 font-sans text-small font-semibold text-bad">
                    <Icon of={TriangleAlert} className="mt-0.5 size-4.5" />
                    Hedef sayfa yok
                  </span>
                )}
              </td>
              <td className={STACKED_CELL}>
                <div className="flex items-end justify-end gap-3 @max-lg:justify-start">
                  <Bars hits={hits} />
                  <span className="mono min-w-8 text-right whitespace-nowrap @max-lg:text-left">
                    {hitCount}
                    <span className="sr-only"> ziyaret</span>
                  </span>
                </div>
              </td>
              <td className={STACKED_CELL}>
                <span className="hidden text-small text-ink-2 @max-lg:inline">Son ziyaret: </span>
                {lastVisitOn ? (
                  <span className="mono whitespace-nowrap">{formatShortDate(lastVisitOn)}</span>
                ) : (
                  <span className="text-ink-2">henüz yok</span>
                )}
              </td>
              <td className="py-1 pr-3 text-right whitespace-nowrap @max-lg:col-start-2 @max-lg:-ml-3 @max-lg:block @max-lg:p-0 @max-lg:text-left">
                {renderButtons(redirect)}
              </td>
            </tr>
          )
        })}
      </ResponsiveTable>
      <p className="border-t border-line px-4 py-3 text-small leading-[1.4] text-ink-2">
        Otuz gündür gelinmeyen yönlendirmeyi silmek zorunda değilsiniz; arama motorları bazen aylar sonra döner.
      </p>
    </>
  )
}

const BAR_HEIGHT = 22

/** A bar for each of the last 30 days. The busiest day has the full height. */
function Bars({ hits }: { hits: number[] }) {
  const maximum = Math.max(...hits)
  return (
    <svg aria-hidden viewBox="0 0 120 24" className="h-6 w-30 flex-none">
      <path d="M0 23.5H120" className="stroke-line" />
      {hits.map((count, day) => {
        const height = count === 0 ? 0 : Math.max(1, Math.round((BAR_HEIGHT * count) / maximum))
        return (
          <rect key={day} x={day * 4} y={BAR_HEIGHT + 1 - height} width={3} height={height} className="fill-ink-2" />
        )
      })}
    </svg>
  )
}
