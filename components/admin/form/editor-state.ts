import type { DraftForm } from '@/components/admin/form/draft-form'
import type { FieldErrors } from '@/lib/platform/app-error'

/** An item as the server has it, and the ETag of that state. */
export type Versioned<Item> = { item: Item; etag: string }

/**
 * The open document: the item as it was loaded (null when creating), its ETag, and the unsaved draft. The ETag is null
 * until the item has been read by itself, because lists come without.
 */
export type OpenDocument<Item, Draft> = {
  item: Item | null
  etag: string | null
  draft: Draft
  /** What a new item began with, if not empty. Unsaved is what differs from it. */
  begun?: Draft
}

/** A failure as the form shows it; `english` repeats why the server refused a picture. */
export type Failure = {
  text: string
  english?: string[]
  /** What can be done about it. */
  action?: { label: string; run: () => Promise<unknown> }
}

/** Why unsaved edits were given up: another item was opened, or editing was cancelled. */
type Discarded<Item, Draft> = { document: OpenDocument<Item, Draft>; why: 'other' | 'cancelled' }

export type EditorState<Item, Draft> = {
  document: OpenDocument<Item, Draft>
  /** Texts of wrong fields. */
  fields: FieldErrors
  /** Counts what may move the focus to a wrong field: each press of 'Kaydet' and each refusal. */
  attempt: number
  failure: Failure | null
  /** Somebody else changed the item. Nothing is saved until the person chooses. */
  hasConflict: boolean
  isSaving: boolean
  /** Unsaved edits that `undone` brings back. */
  discarded: Discarded<Item, Draft> | null
  /** Set when the document was put aside and is back; 'partly' means without its files. */
  restored: 'whole' | 'partly' | null
}

export type EditorEvent<Item, Draft> =
  /** A put-aside document is back. */
  | { type: 'restored'; document: OpenDocument<Item, Draft>; isWhole: boolean }
  /** Another item is to be edited; null: a new one. */
  | { type: 'opened'; item: Item | null; why: 'other' | 'cancelled' }
  /** The item that was opened from a list as `listed` has been read by itself. */
  | { type: 'identified'; listed: Item; fresh: Versioned<Item> }
  | { type: 'changed'; changes: Partial<Draft> }
  /** The form itself changed the item on the server without saving the draft. */
  | { type: 'rebased'; id: string; item: (item: Item) => Item; draft: (draft: Draft) => Draft }
  /** The item has been read again after the form itself had changed it. */
  | { type: 'reread'; fresh: Versioned<Item> }
  /** 'Kaydet' was pressed; `wrong` are the texts of wrong fields. */
  | { type: 'submitted'; wrong: FieldErrors }
  /** Saving went through; `open` is what stays open, because a part of it could not be saved. */
  | { type: 'saved'; failure: Failure | null; open?: OpenDocument<Item, Draft>; fields?: FieldErrors }
  /** Saving failed; `failure` is null when somebody else changed the item. */
  | { type: 'refused'; failure: Failure | null; fields: FieldErrors }
  /** The person chose the server's state over the draft. */
  | { type: 'replaced'; fresh: Versioned<Item> }
  /** Something other than saving failed, or is tried again. */
  | { type: 'reported'; failure: Failure | null }
  | { type: 'undone' }
  /** The item is gone from the server. */
  | { type: 'forgotten'; id: string }
  /** The person wants nothing of the draft any more. */
  | { type: 'cleared' }

const SILENT = { fields: {}, failure: null, hasConflict: false, restored: null }

/** The state machine of one form: which document is open, and what becomes of it. */
export function editorMachine<Item extends { id: string }, Draft>(form: DraftForm<Item, Draft>) {
  type Document = OpenDocument<Item, Draft>
  type State = EditorState<Item, Draft>
  type Event = EditorEvent<Item, Draft>

  const blank: Document = { item: null, etag: null, draft: form.empty }
  const initialDraft = (item: Item | null) => (item ? form.draftOf(item) : form.empty)
  const isChanged = ({ item, draft, begun }: Document) => !form.isSame(draft, begun ?? initialDraft(item))
  const isSameItem = (a: Item, b: Item) => form.isSame(form.draftOf(a), form.draftOf(b))
  const untouched = (fresh: Versioned<Item>): Document => ({ ...fresh, draft: form.draftOf(fresh.item) })

  const initial: State = { ...SILENT, document: blank, attempt: 0, isSaving: false, discarded: null }

  /** Unsaved edits to the previous document can be brought back; without any, those `before` still can. */
  function open(state: State, document: Document, why: 'other' | 'cancelled', before = state.discarded): State {
    const discarded = isChanged(state.document) ? { document: state.document, why } : before
    return { ...state, ...SILENT, document, discarded }
  }

  /** New items have no id, so that the edits of one are not taken for those of another. */
  const withoutItem = (discarded: State['discarded'], id: string | undefined) =>
    id !== undefined && discarded?.document.item?.id === id ? null : discarded

  const on: { [Type in Event['type']]: (state: State, event: Extract<Event, { type: Type }>) => State } = {
    restored: (state, { document, isWhole }) => ({
      ...open(state, document, 'other'),
      restored: isWhole ? 'whole' : 'partly',
    }),

    opened: (state, { item, why }) => open(state, { item, etag: null, draft: initialDraft(item) }, why),

    // An untouched form takes over what changed since the list was read; a touched one keeps its draft.
    identified: (state, { listed, fresh }) => {
      const { document } = state
      if (document.item?.id !== listed.id || document.etag) return state
      if (!isChanged(document)) return { ...state, document: untouched(fresh) }
      if (isSameItem(fresh.item, listed)) return { ...state, document: { ...document, ...fresh } }
      return { ...state, hasConflict: true }
    },

    changed: (state, { changes }) => {
      const { document, fields } = state
      const changed = new Set(Object.keys(changes))
      // 'week.5.to' is an error of the field 'week'.
      const stillWrong = Object.entries(fields).filter(([name]) => !changed.has(name.split('.')[0]!))
      const draft = { ...document.draft, ...changes }
      return { ...state, document: { ...document, draft }, fields: Object.fromEntries(stillWrong) }
    },

    // The ETag is outdated. Saving reads another one if it comes before `reread`.
    rebased: (state, event) => {
      const { item, draft } = state.document
      if (item?.id !== event.id) return state
      return { ...state, document: { item: event.item(item), etag: null, draft: event.draft(draft) } }
    },

    // Without an ETag when more has changed, because saving then reads it and meets somebody else's change as a conflict.
    reread: (state, { fresh }) => {
      const { document } = state
      if (document.item?.id !== fresh.item.id || !isSameItem(fresh.item, document.item)) return state
      return { ...state, document: { ...document, ...fresh } }
    },

    submitted: (state, { wrong }) => {
      if (state.isSaving) return state
      const isSaving = Object.keys(wrong).length === 0
      return { ...state, ...SILENT, fields: wrong, attempt: state.attempt + 1, isSaving }
    },

    // Edits of another item, or of another new one, can still be brought back.
    saved: (state, { failure, open = blank, fields = {} }) => ({
      ...state,
      document: open,
      fields,
      attempt: state.attempt + (open === blank ? 0 : 1),
      isSaving: false,
      discarded: withoutItem(state.discarded, state.document.item?.id),
      failure,
    }),

    refused: (state, { failure, fields }) => ({
      ...state,
      failure,
      fields,
      hasConflict: failure === null,
      isSaving: false,
      attempt: state.attempt + 1,
    }),

    replaced: (state, { fresh }) => {
      if (state.document.item?.id !== fresh.item.id) return state
      return { ...state, document: untouched(fresh), fields: {}, failure: null, hasConflict: false }
    },

    reported: (state, { failure }) => ({ ...state, failure }),

    undone: (state) => (state.discarded ? open(state, state.discarded.document, 'other', null) : state),

    forgotten: (state, { id }) => {
      const isOpen = state.document.item?.id === id
      return { ...state, ...(isOpen && { ...SILENT, document: blank }), discarded: withoutItem(state.discarded, id) }
    },

    cleared: (state) => ({ ...state, ...SILENT, document: blank, discarded: null }),
  }

  const reduce = (state: State, event: Event): State => on[event.type](state, event as never)

  return { initial, reduce, isChanged, isSameItem }
}
