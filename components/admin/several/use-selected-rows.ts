import { useState } from 'react'

/** Whether rows are being selected, and the selected rows. A change of `list` clears the selection. */
export function useSelectedRows<Item extends { id: string }>(items: readonly Item[], list: string) {
  const [isOn, setOn] = useState(false)
  const [state, setState] = useState({ list, chosen: new Map<string, Item>(), isAll: false })
  const { chosen, isAll } = state.list === list ? state : { chosen: new Map<string, Item>(), isAll: false }

  const choose = (next: Iterable<Item>, all = false) => {
    setState({ list, chosen: new Map(Array.from(next, (item) => [item.id, item])), isAll: all })
  }
  return {
    isOn,
    setOn,
    chosen,
    isAll,
    choose,
    toggle: (id: string) => {
      const now = isAll ? [...items] : [...chosen.values()]
      const added = items.filter((item) => item.id === id)
      choose(now.some((item) => item.id === id) ? now.filter((item) => item.id !== id) : [...now, ...added])
    },
    /** Returns the selected items in their latest state. */
    current: () => {
      const itemsById = new Map(items.map((item) => [item.id, item]))
      return Array.from(chosen.values(), (item) => itemsById.get(item.id) ?? item)
    },
  }
}
