import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type MouseEvent, useEffect, useState } from 'react'
import type { AdminList } from '@/components/admin/list/use-admin-list'
import { SquareButton } from '@/components/ui/square-button'
import { countText } from '@/lib/platform/turkish/numbers'

/** The current page of a list, counted from 1. A change of `listKey` (path and filters) returns to page 1. */
export function usePage(listKey: string) {
  const [state, setState] = useState({ listKey, page: 1 })
  return { page: state.listKey === listKey ? state.page : 1, showPage: (page: number) => setState({ listKey, page }) }
}

type PagerProps<T> = {
  list: Pick<AdminList<T>, 'items' | 'total' | 'isBusy'>
  page: number
  pageSize: number
  onPage: (page: number) => void
}

export function ListPager<T>({ list, page, pageSize, onPage }: PagerProps<T>) {
  const { items, total, isBusy } = list
  const lastPage = Math.max(1, Math.ceil(total / pageSize))

  useEffect(() => {
    // The last row of the last page was deleted.
    if (page > lastPage && !isBusy) onPage(lastPage)
  }, [page, lastPage, isBusy, onPage])

  if (total <= pageSize) return null
  const offset = (page - 1) * pageSize

  function goTo({ detail }: MouseEvent, newPage: number) {
    if (newPage < 1 || newPage > lastPage) return
    onPage(newPage)
    // Only after a click: with the keyboard, the focus and the view stay at the button.
    if (detail > 0) document.getElementById('list-heading')?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="flex items-center justify-between gap-2 border-t border-line py-2 pr-2 pl-4 text-ink-2">
      <output className="mono">{`${countText(offset + 1)}–${countText(offset + items.length)} / ${countText(total)}`}</output>
      {/* aria-disabled at the ends, because a disabled button loses the focus. */}
      <span className="flex text-ink">
        {([-1, 1] as const).map((direction) => (
          <SquareButton
            key={direction}
            icon={direction < 0 ? ChevronLeft : ChevronRight}
            aria-label={`${direction < 0 ? 'Önceki' : 'Sonraki'} ${pageSize} kayıt`}
            aria-disabled={page === (direction < 0 ? 1 : lastPage)}
            onClick={(event) => goTo(event, page + direction)}
            className="aria-disabled:cursor-not-allowed aria-disabled:opacity-30"
          />
        ))}
      </span>
    </div>
  )
}
