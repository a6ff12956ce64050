import { useState } from 'react'

/** Returns whether the list is in selection mode, and the selected rows. A change of `listKey` clears the selection. */
export function useSelectedRows<Item extends { id: string }>(items: readonly Item[], listKey: string) {
  const [isSelecting, setSelecting] = useState(false)
  const [state, setState] = useState({ listKey, selected: new Map<string, Item>(), isAllSelected: false })
  const { selected, isAllSelected } =
    state.listKey === listKey ? state : { selected: new Map<string, Item>(), isAllSelected: false }

  const select = (rows: Iterable<Item>, isAll = false) => {
    setState({ listKey, selected: new Map(Array.from(rows, (item) => [item.id, item])), isAllSelected: isAll })
  }
  return {
    isSelecting,
    setSelecting,
    selected,
    isAllSelected,
    select,
    toggle: (id: string) => {
      const previous = isAllSelected ? [...items] : [...selected.values()]
      const toggled = items.filter((item) => item.id === id)
      select(
        previous.some((item) => item.id === id) ? previous.filter((item) => item.id !== id) : [...previous, ...toggled],
      )
    },
    /** Starts or ends the selection mode, with no row selected. */
    toggleMode: () => {
      setSelecting(!isSelecting)
      select([])
    },
    /** Returns the selected items in their latest state. */
    currentItems: () => {
      const itemsById = new Map(items.map((item) => [item.id, item]))
      return Array.from(selected.values(), (item) => itemsById.get(item.id) ?? item)
    },
  }
}
