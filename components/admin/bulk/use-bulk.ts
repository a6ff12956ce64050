import { type RefObject, useState } from 'react'
import { useDeletion } from '@/components/admin/list/use-deletion'
import { useSelectedRows } from '@/components/admin/bulk/use-selected-rows'
import type { RowSelection } from '@/components/admin/list/row-buttons'
import { MAX_BULK_ITEMS } from '@/lib/content/bulk-actions'

/** The selected rows, or a whole list: its filter and the number of its rows. */
type SelectedRows<Item> = { items: Item[] } | { all: { filter: Record<string, string>; count: number } }

type Options<Item, Action, Result> = {
  filter: Record<string, string>
  /** The shown rows. */
  items: readonly Item[]
  /** Number of all rows of the list. */
  total: number
  send: (action: Action, selection: SelectedRows<Item>) => Promise<Result>
  /** Returns the ids of the items that an action skipped. They stay selected. */
  skippedIn: (result: Result) => readonly string[]
  /** Gets the focus after an action, because the pressed button no longer exists. By default the outcome gets it. */
  heading?: RefObject<HTMLElement | null>
  onDone?: (action: Action, result: Result) => void
  reload: () => Promise<unknown>
}

/** Selects rows of a list, or all of them, and runs bulk actions on them. A change of the list's filter clears the selection. */
export function useBulk<Item extends { id: string }, Action, Result>(options: Options<Item, Action, Result>) {
  const { filter, items, total, send, skippedIn, heading, onDone, reload } = options
  const listKey = new URLSearchParams(filter).toString()
  const selection = useSelectedRows(items, listKey)
  const { isSelecting, setSelecting, selected, isAllSelected, select, toggle, currentItems } = selection
  const [outcome, setOutcome] = useState<{ action: Action; result: Result; skipped: Item[] } | null>(null)
  const isSelected = (id: string) => isAllSelected || selected.has(id)
  const areShownSelected = items.length > 0 && items.every(({ id }) => isSelected(id))

  async function act(action: Action) {
    const rows = currentItems()
    let result: Result
    try {
      result = await send(action, isAllSelected ? { all: { filter, count: total } } : { items: rows })
    } finally {
      // Awaited, so that the next action applies to the latest state of the rows.
      await reload()
    }
    const skippedIds = skippedIn(result)
    const skipped = (isAllSelected ? items : rows).filter(({ id }) => skippedIds.includes(id))
    setOutcome({ action, result, skipped })
    select(skipped)
    setSelecting(skippedIds.length > 0)
    onDone?.(action, result)
  }

  const confirmation = useDeletion<Action>({
    remove: act,
    errorPrefix: 'Seçilenlere işlem yapılamadı: ',
    onDeleted: () => {},
    heading,
  })

  const rowSelection: RowSelection = { has: isSelected, toggle, disabled: confirmation.isBusy }

  return {
    isSelecting,
    total,
    shownCount: items.length,
    count: isAllSelected ? total : selected.size,
    isAllSelected,
    areShownSelected,
    isTooLong: total > MAX_BULK_ITEMS,
    rowSelection,
    confirmation,
    outcome,
    forgetOutcome: () => setOutcome(null),
    toggleMode: () => {
      selection.toggleMode()
      setOutcome(null)
      confirmation.forgetFailure()
    },
    toggleShown: () => {
      const visibleIds = new Set(items.map(({ id }) => id))
      const others = [...selected.values()].filter(({ id }) => !visibleIds.has(id))
      select(areShownSelected ? others : [...others, ...items])
    },
    toggleAll: () => select([], !isAllSelected),
    ask: (action: Action) => {
      setOutcome(null)
      confirmation.ask(action)
    },
    /** Runs an action without confirmation. */
    run: (action: Action) => {
      setOutcome(null)
      return confirmation.run(action)
    },
  }
}

type Bulk<Action> = ReturnType<typeof useBulk<{ id: string }, Action, unknown>>

/** What the components for selecting rows need. It does not depend on the kind of actions. */
export type Selection = Omit<Bulk<never>, 'outcome' | 'confirmation' | 'ask' | 'run'>

/** A selection whose actions ask for confirmation first. */
export type ConfirmedSelection<Action> = Selection & Pick<Bulk<Action>, 'confirmation' | 'ask'>
