import { useRef, useState } from 'react'
import { callAdmin, reasonOf } from '@/components/admin/session/api'
import { type AdminList, PAGE_SIZE } from '@/components/admin/list/use-admin-list'
import type { FormFailure } from '@/components/admin/form/use-submit'
import type { PathOf } from '@/lib/api/paths'

export type OrderPath = PathOf<'References/order' | 'Services/order'>

/**
 * Rows of a list that staff can reorder, shown 50 at a time. A new order is shown at once, saved at `path`, and reverted if
 * saving fails.
 */
export function useOrderedRows<Item extends { id: string }>(
  list: AdminList<Item>,
  path: OrderPath | undefined,
  search: string,
) {
  // Each search starts with 50 rows. After the search is cleared, as many rows are shown as before it.
  const [limits, setLimits] = useState<Record<string, number>>({})
  const limit = limits[search] ?? PAGE_SIZE
  const [newOrder, setNewOrder] = useState<string[] | null>(null)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const pendingIds = useRef<string[] | null>(null)
  const isRunning = useRef(false)

  /** Saves one order at a time, because calls can overtake each other. During a call, only the latest new order waits. */
  async function store(ids: string[]) {
    setNewOrder(ids)
    setFailure(null)
    pendingIds.current = ids
    if (isRunning.current) return
    isRunning.current = true
    try {
      while (pendingIds.current) {
        const latest: string[] = pendingIds.current
        pendingIds.current = null
        await callAdmin(path!, { method: 'PUT', json: { ids: latest } })
        if (!pendingIds.current) await list.reload()
      }
    } catch (error) {
      pendingIds.current = null
      setFailure({ text: `Sıra kaydedilirken hata oluştu: ${reasonOf(error)}` })
      await list.reload()
    } finally {
      isRunning.current = false
      // Staff changed the order during the reload after a failure.
      if (pendingIds.current) void store(pendingIds.current)
      else setNewOrder(null)
    }
  }

  const positions = new Map(newOrder?.map((id, index) => [id, index]))
  const allRows = newOrder
    ? list.items.toSorted((a, b) => (positions.get(a.id) ?? Infinity) - (positions.get(b.id) ?? Infinity))
    : list.items
  const view: AdminList<Item> = {
    ...list,
    items: allRows.slice(0, limit),
    total: allRows.length,
    showMore: () => setLimits({ ...limits, [search]: limit + PAGE_SIZE }),
  }
  return {
    view,
    failure,
    forgetFailure: () => setFailure(null),
    /** Reorders the shown rows. The others stay after them. */
    reorder: (ids: string[]) => void store([...ids, ...allRows.slice(limit).map(({ id }) => id)]),
    /** Shows all rows, because a new item is the last one. */
    showAll: () => setLimits({ ...limits, '': Infinity }),
  }
}
