import { useRef, useState } from 'react'
import { callAdmin, reasonOf } from '@/components/admin/session/api'
import { type AdminList, PAGE_SIZE } from '@/components/admin/list/use-admin-list'
import type { Problem } from '@/components/admin/editor/editor-state'

/**
 * The rows of a whole list that staff put in order: 50 of them, then 50 more each time. A new order is shown at once,
 * stored behind it at `path`, and taken back when that fails.
 */
export function useOrderedRows<Item extends { id: string }>(list: AdminList<Item>, path: string, search: string) {
  // Each search begins with 50; without it the list is as long again as it was.
  const [limits, setLimits] = useState<Record<string, number>>({})
  const limit = limits[search] ?? PAGE_SIZE
  const [wished, setWished] = useState<string[] | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const next = useRef<string[] | null>(null)
  const isRunning = useRef(false)

  /** One call at a time, and of what was wished meanwhile only the last: they would overtake each other. */
  async function store(ids: string[]) {
    setWished(ids)
    setProblem(null)
    next.current = ids
    if (isRunning.current) return
    isRunning.current = true
    try {
      while (next.current) {
        const wanted: string[] = next.current
        next.current = null
        await callAdmin(path, { method: 'PUT', json: { ids: wanted } })
        if (!next.current) await list.reload()
      }
    } catch (error) {
      next.current = null
      setProblem({ text: `Sıra kaydedilirken hata oluştu: ${reasonOf(error)}` })
      await list.reload()
    } finally {
      isRunning.current = false
      setWished(null)
    }
  }

  const place = new Map(wished?.map((id, index) => [id, index]))
  const all = wished
    ? list.items.toSorted((a, b) => (place.get(a.id) ?? Infinity) - (place.get(b.id) ?? Infinity))
    : list.items
  const items = all.slice(0, limit)
  const view: AdminList<Item> = {
    ...list,
    items,
    total: all.length,
    showMore: () => setLimits({ ...limits, [search]: limit + PAGE_SIZE }),
  }
  return {
    items,
    view,
    problem,
    /** Puts the rows that are shown in a new order; those beyond stay behind them. */
    order: (ids: string[]) => void store([...ids, ...all.slice(limit).map(({ id }) => id)]),
    /** What was just added stands last. */
    showAll: () => setLimits({ ...limits, '': Infinity }),
  }
}
