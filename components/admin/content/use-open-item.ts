import { useRef, useState } from 'react'
import { dropDraft } from '@/components/admin/form/draft-storage'
import { useUnsavedChanges } from '@/components/admin/form/unsaved-changes'
import type { ItemForm } from '@/components/admin/form/use-item-form'
import type { Failure } from '@/components/admin/form/use-submit'
import { type Edits, type OpenItem, openItemSteps, type Opening } from './open-item'

/** What a screen asks of the form that is open. */
type OpenForm<Item, Draft extends object> = Pick<
  ItemForm<Draft, Failure, Item>,
  'isDirty' | 'initial' | 'leave' | 'reset'
> & {
  item: Item | null
  /** Whether the form is still as the screen opened it. */
  isUntouched: boolean
  reload: () => Promise<void>
}

/** Which item of a screen is in its form (`ItemEditor`), and the ways to another one. */
export function useOpenItem<Item extends { id: string }, Draft extends object>(initial?: Draft) {
  type State = OpenItem<Item, Draft>
  const steps = openItemSteps<Item, Draft>()
  const [state, setState] = useState<State>({ turn: 0, opening: { item: null, initial }, undo: null })
  const [isSaving, setSaving] = useState(false)
  const form = useRef<OpenForm<Item, Draft>>(null)
  const { undo } = state
  const hasOthers = undo?.why === 'other'
  useUnsavedChanges({ isDirty: hasOthers && !undo.edits.isKept, hasOthers })

  /** Opens another item. The edits of this one are kept. */
  function leave(opening: Opening<Item, Draft>): void {
    const edits = form.current?.leave() ?? null
    setState((now) => steps.leave(now, opening, edits))
  }

  /** Removes what this browser keeps of an item. */
  function dropOf(id: string | undefined): void {
    if (id !== undefined && undo?.edits.item?.id === id && undo.edits.keptAs) dropDraft(undo.edits.keptAs)
  }

  return {
    ...state,
    form,
    isSaving,
    setSaving,
    edit: (item: Item) => leave({ item }),
    startNew: () => leave({ item: null }),
    /** Brings kept edits back. */
    restore: (edits: Edits<Item, Draft>, isWhole: boolean) =>
      leave({ item: edits.item, edits, restored: isWhole ? 'whole' : 'partly' }),
    cancel: () => {
      const edits = form.current?.leave() ?? null
      form.current?.reset()
      setState((now) => steps.leave(now, { item: null }, edits, 'cancelled'))
    },
    undoLeaving: () => {
      const edits = form.current?.leave() ?? null
      setState((now) => steps.undo(now, edits))
    },
    replace: (edits: Edits<Item, Draft> | null) => setState((now) => steps.replace(now, edits)),
    saved: (opening: Opening<Item, Draft>) => {
      dropOf(state.opening.item?.id)
      setState((now) => steps.save(now, opening))
    },
    clear: () => {
      form.current?.reset()
      setState(steps.clear)
    },
    forget: (id: string) => {
      dropOf(id)
      if (form.current?.item?.id === id) form.current.reset()
      setState((now) => steps.forget(now, id))
    },
  }
}

export type Screen<Item extends { id: string }, Draft extends object> = ReturnType<typeof useOpenItem<Item, Draft>>
