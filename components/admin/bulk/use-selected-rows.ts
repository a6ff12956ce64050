import { useState } from 'react'

/** Returns whether the list is in selection mode, and the selected rows. A change of `list` clears the selection. */
export function useSelectedRows<Item extends { id: string }>(items: readonly Item[], list: string) {
  const [isOn, setOn] = useState(false)
  const [state, setState] = useState({ list, selected: new Map<string, Item>(), isAll: false })
  const { selected, isAll } = state.list === list ? state : { selected: new Map<string, Item>(), isAll: false }

  const select = (rows: Iterable<Item>, all = false) => {
    setState({ list, selected: new Map(Array.from(rows, (item) => [item.id, item])), isAll: all })
  }
  return {
    isOn,
    setOn,
    selected,
    isAll,
    select,
    toggle: (id: string) => {
      const previous = isAll ? [...items] : [...selected.values()]
      const toggled = items.filter((item) => item.id === id)
      select(
        previous.some((item) => item.id === id) ? previous.filter((item) => item.id !== id) : [...previous, ...toggled],
      )
    },
    /** Returns the selected items in their latest state. */
    current: () => {
      const itemsById = new Map(items.map((item) => [item.id, item]))
      return Array.from(selected.values(), (item) => itemsById.get(item.id) ?? item)
    },
  }
}
