import { useRef, useState } from 'react'
import { isDraftStored, removeDraft } from '@/components/admin/form/draft-storage'
import { useUnsavedChanges } from '@/components/admin/form/unsaved-changes'
import type { ItemForm, UnsavedEdits } from '@/components/admin/form/use-item-form'
import type { FormFailure } from '@/components/admin/form/use-submit'
import type { FieldErrors } from '@/lib/platform/app-error'

type InitialState<Item, Draft> = {
  /** Null for a new item. */
  item: Item | null
  /** Initial values of a new item, by default empty. Only changes to them count as unsaved. */
  initial?: Draft
  edits?: UnsavedEdits<Draft, Item>
  takesFocus?: boolean
  failure?: FormFailure
  errors?: FieldErrors
}

/** Why unsaved edits left the form: another item was opened, editing was cancelled, or an earlier version replaced them. */
type LeaveReason = 'another-item' | 'cancelled' | 'version'

/** The item in a screen's form, and the edits that 'Geri al' restores. */
type OpenItem<Item, Draft> = {
  /** How many times an item was opened. It is the form's React key. */
  openCount: number
  initialState: InitialState<Item, Draft>
  undo: { edits: UnsavedEdits<Draft, Item>; reason: LeaveReason } | null
}

/** State transitions of a screen. `edits` are the unsaved edits in the form that closes, or null. */
export function openItemTransitions<Item extends { id: string }, Draft>() {
  type State = OpenItem<Item, Draft>
  type Edits = UnsavedEdits<Draft, Item> | null

  const open = (state: State, initialState: State['initialState'], undo = state.undo): State => {
    return { openCount: state.openCount + 1, initialState, undo }
  }
  /** Whether the edits to restore are of this item. New items have no id, so they never match each other. */
  const undoBelongsTo = (id: string | undefined, { undo }: State) => id !== undefined && undo?.edits.item?.id === id

  const leave = (
    state: State,
    initialState: State['initialState'],
    edits: Edits,
    reason: LeaveReason = 'another-item',
  ): State => open(state, { takesFocus: true, ...initialState }, edits ? { edits, reason } : state.undo)

  const undo = (state: State, closedEdits: Edits): State => {
    if (!state.undo) return state
    const { edits, reason } = state.undo
    return leave(
      { ...state, undo: null },
      { item: edits.item, edits },
      closedEdits,
      reason === 'version' ? reason : 'another-item',
    )
  }

  /** After saving the item. Edits of another item, or of another new item, can still be restored. */
  const afterSave = (state: State, initialState: State['initialState']): State =>
    open(state, initialState, undoBelongsTo(state.initialState.item?.id, state) ? null : state.undo)

  const afterDeletion = (state: State, id: string): State => {
    const undo = undoBelongsTo(id, state) ? null : state.undo
    return state.initialState.item?.id === id ? open(state, { item: null }, undo) : { ...state, undo }
  }

  return { open, undoBelongsTo, leave, undo, afterSave, afterDeletion }
}

/** The part of an open form that its screen uses. */
type OpenForm<Item, Draft extends object> = Pick<
  ItemForm<Draft, FormFailure, Item>,
  'isDirty' | 'initial' | 'leave' | 'reset'
> & { item: Item | null; isUntouched: boolean; reload: () => Promise<void> }

/** The item in a screen's form (`ItemEditor`), and functions that open another one. They keep the previous item's edits. */
export function useOpenItem<Item extends { id: string }, Draft extends object>(initial?: Draft) {
  type State = OpenItem<Item, Draft>
  const transitions = openItemTransitions<Item, Draft>()
  const [state, setState] = useState<State>({ openCount: 0, initialState: { item: null, initial }, undo: null })
  const [isSaving, setSaving] = useState(false)
  const form = useRef<OpenForm<Item, Draft>>(null)
  const hasOtherEdits = state.undo?.reason === 'another-item'
  const draftKey = state.undo?.edits.draftKey ?? ''
  useUnsavedChanges({ isDirty: hasOtherEdits && !isDraftStored(draftKey), hasOtherEdits })

  function close(transition: (previous: State, edits: UnsavedEdits<Draft, Item> | null) => State): void {
    const edits = form.current?.leave() ?? null
    setState((previous) => transition(previous, edits))
  }
  const leave = (initialState: InitialState<Item, Draft>, reason?: LeaveReason) =>
    close((previous, edits) => transitions.leave(previous, initialState, edits, reason))

  return {
    ...state,
    form,
    isSaving,
    setSaving,
    edit: (item: Item) => leave({ item }),
    startNew: () => leave({ item: null }),
    restore: (edits: UnsavedEdits<Draft, Item>) => leave({ item: edits.item, edits }),
    cancel: () => {
      leave({ item: null }, 'cancelled')
      form.current?.reset()
    },
    undoLeaving: () => close(transitions.undo),
    /** Lets 'Geri al' restore the edits. Called before an earlier version replaces them. */
    keepDraftForUndo: () =>
      close((previous, edits) => (edits ? { ...previous, undo: { edits, reason: 'version' } } : previous)),
    onSaved: (initialState: InitialState<Item, Draft>) => {
      if (transitions.undoBelongsTo(state.initialState.item?.id, state)) removeDraft(draftKey)
      setState((previous) => transitions.afterSave(previous, initialState))
    },
    clear: () => {
      form.current?.reset()
      setState((previous) => transitions.open(previous, { item: null }, null))
    },
    forget: (id: string) => {
      if (transitions.undoBelongsTo(id, state)) removeDraft(draftKey)
      if (form.current?.item?.id === id) form.current.reset()
      setState((previous) => transitions.afterDeletion(previous, id))
    },
  }
}

export type ItemScreen<Item extends { id: string }, Draft extends object> = ReturnType<typeof useOpenItem<Item, Draft>>
