import type { FieldErrors } from '@/lib/platform/app-error'
import type { KeptEdit, Restored } from '@/components/admin/form/use-item-form'
import type { Failure } from '@/components/admin/form/use-submit'

/** Unsaved edits, the key under which this browser keeps them, and whether it does. */
export type Edits<Item, Draft> = KeptEdit<Draft, Item> & { keptAs?: string; isKept?: boolean }

/** How a form opens. */
export type Opening<Item, Draft> = {
  /** Null for a new item. */
  item: Item | null
  /** What a new item begins with, if not empty. Unsaved is what differs from it. */
  initial?: Draft
  /** Edits that are brought back. */
  edits?: Edits<Item, Draft>
  restored?: Restored
  /** Its heading takes the focus. */
  isLookedAt?: boolean
  /** What failed of the save before. */
  failure?: Failure
  fields?: FieldErrors
}

/** Why unsaved edits were given up: another item was opened, editing was cancelled, or an earlier version took their place. */
type Why = 'other' | 'cancelled' | 'version'

/** Which item of a screen is in its form, and which edits 'Geri al' brings back. */
export type OpenItem<Item, Draft> = {
  /** Counts openings. The form is mounted for each. */
  turn: number
  opening: Opening<Item, Draft>
  undo: { edits: Edits<Item, Draft>; why: Why } | null
}

/** The steps of a screen. `edits` are the unsaved ones of the form that closes, if there are any. */
export function openItemSteps<Item extends { id: string }, Draft>() {
  type State = OpenItem<Item, Draft>
  type Closed = Edits<Item, Draft> | null

  const open = (state: State, opening: State['opening'], undo = state.undo): State => {
    return { turn: state.turn + 1, opening, undo }
  }
  /** New items have no id, so that the edits of one are not taken for those of another. */
  const undoWithout = ({ undo }: State, id: string | undefined) =>
    id !== undefined && undo?.edits.item?.id === id ? null : undo

  const leave = (state: State, opening: State['opening'], edits: Closed, why: Why = 'other'): State =>
    open(state, { isLookedAt: true, ...opening }, edits ? { edits, why } : state.undo)

  return {
    leave,
    undo(state: State, closed: Closed): State {
      if (!state.undo) return state
      const { edits, why } = state.undo
      const opening = { item: edits.item, edits }
      return leave({ ...state, undo: null }, opening, closed, why === 'version' ? why : 'other')
    },
    /** Texts of an earlier version take the place of `edits`. */
    replace: (state: State, edits: Closed): State => (edits ? { ...state, undo: { edits, why: 'version' } } : state),
    /** The item was saved. Edits of another one, or of another new one, can still be brought back. */
    save: (state: State, opening: State['opening']): State =>
      open(state, opening, undoWithout(state, state.opening.item?.id)),
    clear: (state: State): State => open(state, { item: null }, null),
    /** The item is gone. */
    forget(state: State, id: string): State {
      const undo = undoWithout(state, id)
      return state.opening.item?.id === id ? open(state, { item: null }, undo) : { ...state, undo }
    },
  }
}
