import { useRef, useState } from 'react'
import { dropDraft, isDraftKept } from '@/components/admin/form/draft-storage'
import { useUnsavedChanges } from '@/components/admin/form/unsaved-changes'
import type { ItemForm, KeptEdit } from '@/components/admin/form/use-item-form'
import type { Failure } from '@/components/admin/form/use-submit'
import type { FieldErrors } from '@/lib/platform/app-error'

/** How a form opens. */
type Opening<Item, Draft> = {
  /** Null for a new item. */
  item: Item | null
  /** What a new item begins with, if not empty. Unsaved is what differs from it. */
  initial?: Draft
  /** Edits that are brought back. */
  edits?: KeptEdit<Draft, Item>
  /** Its heading takes the focus. */
  isLookedAt?: boolean
  /** What failed of the save before. */
  failure?: Failure
  fields?: FieldErrors
}

/** Why unsaved edits were given up: another item was opened, editing was cancelled, or an earlier version took their place. */
type Why = 'other' | 'cancelled' | 'version'

/** Which item of a screen is in its form, and which edits 'Geri al' brings back. */
type OpenItem<Item, Draft> = {
  /** Counts openings. The form is mounted for each. */
  turn: number
  opening: Opening<Item, Draft>
  undo: { edits: KeptEdit<Draft, Item>; why: Why } | null
}

/** The steps of a screen. `edits` are the unsaved ones of the form that closes, if there are any. */
export function openItemSteps<Item extends { id: string }, Draft>() {
  type State = OpenItem<Item, Draft>
  type Edits = KeptEdit<Draft, Item> | null

  const open = (state: State, opening: State['opening'], undo = state.undo): State => {
    return { turn: state.turn + 1, opening, undo }
  }
  /** New items have no id, so that the edits of one are not taken for those of another. */
  const isOf = (id: string | undefined, { undo }: State) => id !== undefined && undo?.edits.item?.id === id

  const leave = (state: State, opening: State['opening'], edits: Edits, why: Why = 'other'): State =>
    open(state, { isLookedAt: true, ...opening }, edits ? { edits, why } : state.undo)

  const undo = (state: State, closed: Edits): State => {
    if (!state.undo) return state
    const { edits, why } = state.undo
    return leave({ ...state, undo: null }, { item: edits.item, edits }, closed, why === 'version' ? why : 'other')
  }

  /** The item was saved. Edits of another one, or of another new one, can still be brought back. */
  const save = (state: State, opening: State['opening']): State =>
    open(state, opening, isOf(state.opening.item?.id, state) ? null : state.undo)

  /** The item is gone. */
  const forget = (state: State, id: string): State => {
    const undo = isOf(id, state) ? null : state.undo
    return state.opening.item?.id === id ? open(state, { item: null }, undo) : { ...state, undo }
  }

  return { open, isOf, leave, undo, save, forget }
}

/** What a screen asks of the form that is open. */
type OpenForm<Item, Draft extends object> = Pick<
  ItemForm<Draft, Failure, Item>,
  'isDirty' | 'initial' | 'leave' | 'reset'
> & { item: Item | null; isUntouched: boolean; reload: () => Promise<void> }

/** Which item of a screen is in its form (`ItemEditor`), and the ways to another one. Edits of the one before are kept. */
export function useOpenItem<Item extends { id: string }, Draft extends object>(initial?: Draft) {
  type State = OpenItem<Item, Draft>
  const steps = openItemSteps<Item, Draft>()
  const [state, setState] = useState<State>({ turn: 0, opening: { item: null, initial }, undo: null })
  const [isSaving, setSaving] = useState(false)
  const form = useRef<OpenForm<Item, Draft>>(null)
  const hasOthers = state.undo?.why === 'other'
  const keptAs = state.undo?.edits.keptAs ?? ''
  useUnsavedChanges({ isDirty: hasOthers && !isDraftKept(keptAs), hasOthers })

  function close(step: (now: State, edits: KeptEdit<Draft, Item> | null) => State): void {
    const edits = form.current?.leave() ?? null
    setState((now) => step(now, edits))
  }
  const leave = (opening: Opening<Item, Draft>, why?: Why) =>
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
    /** An earlier version is about to take the place of what the form holds, which can then be brought back. */
    beforeVersion: () => close((now, edits) => (edits ? { ...now, undo: { edits, why: 'version' } } : now)),
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
