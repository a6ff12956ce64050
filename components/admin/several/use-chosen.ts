import { useState } from 'react'

/** The mode in which rows are selected, and the selected ones. Another `list` clears the selection. */
export function useChosen<Item extends { id: string }>(items: readonly Item[], list: string) {
  const [isOn, setOn] = useState(false)
  const [kept, setKept] = useState({ list, chosen: new Map<string, Item>(), isAll: false })
  const { chosen, isAll } = kept.list === list ? kept : { chosen: new Map<string, Item>(), isAll: false }

  const choose = (next: Iterable<Item>, all = false) => {
    setKept({ list, chosen: new Map(Array.from(next, (item) => [item.id, item])), isAll: all })
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
      const shown = new Map(items.map((item) => [item.id, item]))
      return Array.from(chosen.values(), (item) => shown.get(item.id) ?? item)
    },
  }
}
