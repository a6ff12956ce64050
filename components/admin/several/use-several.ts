import { type RefObject, useState } from 'react'
import { useDeletion } from '@/components/admin/list/use-deletion'
import { callAdmin } from '@/components/admin/session/api'
import { useChosen } from '@/components/admin/several/use-chosen'
import type { RowChoice } from '@/components/admin/list/row-buttons'
import type { Outcome } from './words'
import type { PathOf } from '@/lib/api/paths'
import { MAX_SEVERAL, type SeveralAction } from '@/lib/content/several'

/** An item of a list. Items that can be selected have a version. */
export type ListItem = { id: string; version?: number }

/** API paths of actions on several items. */
export type SeveralPath = PathOf<'BlogPosts/several' | 'Faults/several' | 'Redirects/several' | 'Services/several'>

type Options<Item> = {
  /** Undefined if items cannot be selected. */
  path: SeveralPath | undefined
  filter: Record<string, string>
  /** The shown rows, and the number of all rows of the list. */
  items: readonly Item[]
  total: number
  titleOf: (item: Item) => string
  /** Gets the focus after an action, whose button no longer exists. */
  heading: RefObject<HTMLElement | null>
  onDone: (action: SeveralAction, ids: readonly string[]) => void
  reload: () => void
}

/** The selected rows of a list, or all its rows, and actions on them. A change of the list's filter clears the selection. */
export function useSeveral<Item extends ListItem>(options: Options<Item>) {
  const { path, filter, items, total, titleOf, heading, onDone, reload } = options
  const list = new URLSearchParams(filter).toString()
  const { isOn, setOn, chosen, isAll, choose, toggle, current } = useChosen(items, list)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const isAllShown = items.length > 0 && items.every(({ id }) => isAll || chosen.has(id))

  async function send(action: SeveralAction) {
    const seen = current()
    const json = isAll
      ? { action, all: { filter, count: total } }
      : { action, items: seen.map(({ id, version }) => ({ id, version })) }
    try {
      const { body } = await callAdmin(path!, { method: 'POST', json })
      const changed = (isAll ? items : seen).filter(({ id }) => body.changed.includes(id))
      setOutcome({ action, result: body, names: changed.map(titleOf) })
      choose(changed)
      setOn(body.changed.length > 0)
      onDone(action, body.done)
    } finally {
      reload()
    }
  }

  const asking = useDeletion<SeveralAction>({
    remove: send,
    errorPrefix: 'Seçilenlere işlem yapılamadı: ',
    onDeleted: () => {},
    heading,
  })

  const choice: RowChoice = { has: (id) => isAll || chosen.has(id), toggle, disabled: asking.isBusy }

  return {
    isOn,
    total,
    shown: items.length,
    count: isAll ? total : chosen.size,
    isAll,
    isAllShown,
    isTooLong: total > MAX_SEVERAL,
    choice,
    asking,
    outcome,
    toggleMode: () => {
      setOn(!isOn)
      setOutcome(null)
      asking.forgetFailure()
      choose([])
    },
    chooseShown: () => {
      const shown = new Set(items.map(({ id }) => id))
      const others = [...chosen.values()].filter(({ id }) => !shown.has(id))
      choose(isAllShown ? others : [...others, ...items])
    },
    chooseAll: () => choose([], !isAll),
    ask: (action: SeveralAction) => {
      setOutcome(null)
      asking.ask(action)
    },
  }
}

export type Several = ReturnType<typeof useSeveral>
