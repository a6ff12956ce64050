import type { RowsProps } from '@/components/admin/content/content-type'
import { DELETED_ROW } from '@/components/admin/list/deleted-row'
import { rowId } from '@/components/admin/list/use-saved-row'
import { StateSymbol, stateWords } from '@/components/admin/publication/states'
import type { FaultJson } from '@/lib/faults/output'

/** The faults by their codes. Only states that hide a fault from the public are shown. */
export function FaultRows({ items, editedId, savedId, deletedRow, renderButtons }: RowsProps<FaultJson>) {
  return (
    <ul>
      {items.map((fault) => {
        const { id, code, title, brand, series, state } = fault
        const deleted = deletedRow(fault)
        if (deleted)
          return (
            <li key={id} className={DELETED_ROW}>
              {deleted}
            </li>
          )
        return (
          <li
            key={id}
            id={rowId(id)}
            className={`grid scroll-my-20 grid-cols-[4.75rem_minmax(0,1fr)_44px_44px] items-center border-b border-line py-1.5 pr-1.5 pl-4 last:border-0 ${
              editedId === id ? 'bg-tint inset-ring inset-ring-edge' : ''
            }`}>
            {code ? (
              <span className="mono self-start py-2 pr-2 text-[1.0625rem] leading-[1.3] wrap-anywhere">{code}</span>
            ) : (
              <span className="self-start py-2 pr-2 text-small leading-[1.4] text-ink-2">Kod yok</span>
            )}
            <div className="min-w-0 py-2 pr-2">
              <p className="leading-[1.3] font-semibold text-pretty wrap-anywhere">{title}</p>
              <p className="text-small leading-[1.4] wrap-anywhere text-ink-2">
                <span lang="en">{brand}</span> <span className="mono">{series}</span>
              </p>
              {state !== 'published' && (
                <p className="mt-1 flex items-start gap-2 text-small leading-[1.35] text-ink-2">
                  <StateSymbol state={state} className="mt-0.5" />
                  {stateWords(fault)}
                </p>
              )}
              {editedId === id && <p className="text-small text-ink-2">Düzenleniyor</p>}
              {savedId === id && <p className="text-small font-semibold text-ok">Kaydedildi</p>}
            </div>
            {renderButtons(fault)}
          </li>
        )
      })}
    </ul>
  )
}
