import { useRef, useState } from 'react'
import { dropDraft, isDraftKept } from '@/components/admin/form/draft-storage'
import { useUnsavedChanges } from '@/components/admin/form/unsaved-changes'
import type { ItemForm, KeptEdit } from '@/components/admin/form/use-item-form'
import type { FormFailure } from '@/components/admin/form/use-submit'
import type { FieldErrors } from '@/lib/platform/app-error'

/** State of a form when it opens. */
type Opening<Item, Draft> = {
  /** Null for a new item. */
  item: Item | null
  /** Initial values of a new item, by default empty. Only changes to them count as unsaved. */
  initial?: Draft
  /** Unsaved edits to restore. */
  edits?: KeptEdit<Draft, Item>
  /** Whether its heading takes the focus. */
  takesFocus?: boolean
  /** Failure of the previous save. */
  failure?: FormFailure
  fields?: FieldErrors
}

/** Why the form dropped unsaved edits: another item opened, editing was cancelled, or an earlier version replaced them. */
type LeaveReason = 'other' | 'cancelled' | 'version'

/** The item in a screen's form, and the edits that 'Geri al' restores. */
type OpenItem<Item, Draft> = {
  /** Counts openings. It is the form's key. */
  turn: number
  opening: Opening<Item, Draft>
  undo: { edits: KeptEdit<Draft, Item>; reason: LeaveReason } | null
}

/** Transitions of a screen. `edits` are the unsaved ones of the closing form, or null. */
export function openItemSteps<Item extends { id: string }, Draft>() {
  type State = OpenItem<Item, Draft>
  type Edits = KeptEdit<Draft, Item> | null

  const open = (state: State, opening: State['opening'], undo = state.undo): State => {
    return { turn: state.turn + 1, opening, undo }
  }
  /** New items have no id, so they never match each other. */
  const isOf = (id: string | undefined, { undo }: State) => id !== undefined && undo?.edits.item?.id === id

  const leave = (state: State, opening: State['opening'], edits: Edits, reason: LeaveReason = 'other'): State =>
    open(state, { takesFocus: true, ...opening }, edits ? { edits, reason } : state.undo)

  const undo = (state: State, closed: Edits): State => {
    if (!state.undo) return state
    const { edits, reason } = state.undo
    return leave({ ...state, undo: null }, { item: edits.item, edits }, closed, reason === 'version' ? reason : 'other')
  }

  /** After saving the item. Edits of another item, or of another new item, can still be restored. */
  const save = (state: State, opening: State['opening']): State =>
    open(state, opening, isOf(state.opening.item?.id, state) ? null : state.undo)

  /** After the item was deleted. */
  const forget = (state: State, id: string): State => {
    const undo = isOf(id, state) ? null : state.undo
    return state.opening.item?.id === id ? open(state, { item: null }, undo) : { ...state, undo }
  }

  return { open, isOf, leave, undo, save, forget }
}

/** What a screen needs of its open form. */
type OpenForm<Item, Draft extends object> = Pick<
  ItemForm<Draft, FormFailure, Item>,
  'isDirty' | 'initial' | 'leave' | 'reset'
> & { item: Item | null; isUntouched: boolean; reload: () => Promise<void> }

/** The item in a screen's form (`ItemEditor`), and functions that open another one. They keep the edits of the previous one. */
export function useOpenItem<Item extends { id: string }, Draft extends object>(initial?: Draft) {
  type State = OpenItem<Item, Draft>
  const steps = openItemSteps<Item, Draft>()
  const [state, setState] = useState<State>({ turn: 0, opening: { item: null, initial }, undo: null })
  const [isSaving, setSaving] = useState(false)
  const form = useRef<OpenForm<Item, Draft>>(null)
  const hasOthers = state.undo?.reason === 'other'
  const keptAs = state.undo?.edits.keptAs ?? ''
  useUnsavedChanges({ isDirty: hasOthers && !isDraftKept(keptAs), hasOthers })

  function close(step: (now: State, edits: KeptEdit<Draft, Item> | null) => State): void {
    const edits = form.current?.leave() ?? null
    setState((now) => step(now, edits))
  }
  const leave = (opening: Opening<Item, Draft>, why?: LeaveReason) =>
    close((now, edits) => steps.leave(now, opening, edits, why))

  return {
    ...state,
    form,
    isSaving,
    setSaving,
    edit: (item: Item) => leave({ item }),
    startNew: () => leave({ item: null }),
    restore: (edits: KeptEdit<Draft, Item>) => leave({ item: edits.item, edits }),
    cancel: () => {
      leave({ item: null }, 'cancelled')
      form.current?.reset()
    },
    undoLeaving: () => close(steps.undo),
    /** Before an earlier version replaces the edits, which 'Geri al' can then restore. */
    beforeVersion: () => close((now, edits) => (edits ? { ...now, undo: { edits, reason: 'version' } } : now)),
    saved: (opening: Opening<Item, Draft>) => {
      if (steps.isOf(state.opening.item?.id, state)) dropDraft(keptAs)
      setState((now) => steps.save(now, opening))
    },
    clear: () => {
      form.current?.reset()
      setState((now) => steps.open(now, { item: null }, null))
    },
    forget: (id: string) => {
      if (steps.isOf(id, state)) dropDraft(keptAs)
      if (form.current?.item?.id === id) form.current.reset()
      setState((now) => steps.forget(now, id))
    },
  }
}

export type ItemScreen<Item extends { id: string }, Draft extends object> = ReturnType<typeof useOpenItem<Item, Draft>>
