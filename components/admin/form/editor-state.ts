import type { DraftForm } from '@/components/admin/form/draft-form'

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
  /** What a new item begins with, if not empty. Unsaved is what differs from it. */
  initial?: Draft
}

/** A failure as the form shows it; `english` repeats why the server refused a picture. */
export type Failure = { text: string; english?: string[]; action?: { label: string; run: () => Promise<unknown> } }

/** Why unsaved edits were given up: another item was opened, editing was cancelled, or an earlier version took their place. */
type Why = 'other' | 'cancelled' | 'version'

/** How the form itself changed an item on the server, and what that means for its draft. */
export type ServerChange<Item, Draft> = { item: (item: Item) => Item; draft: (draft: Draft) => Draft }

export type EditorState<Item, Draft> = {
  document: OpenDocument<Item, Draft>
  discarded: { document: OpenDocument<Item, Draft>; why: Why } | null
  /** Set when the document is a draft of before; 'partly' means without its files. */
  restored: 'whole' | 'partly' | null
}

/** Which document a form has open, and which one it can bring back. Each step returns the state after it. */
export function editorSteps<Item extends { id: string }, Draft>(form: DraftForm<Item, Draft>) {
  type Document = OpenDocument<Item, Draft>
  type State = EditorState<Item, Draft>

  const documentOf = (item: Item | null): Document => ({
    item,
    etag: null,
    draft: item ? form.draftOf(item) : form.empty,
  })
  const blank = documentOf(null)
  const isChanged = ({ item, draft, initial }: Document) => !form.isSame(draft, initial ?? documentOf(item).draft)
  const isSameItem = (a: Item, b: Item) => form.isSame(form.draftOf(a), form.draftOf(b))
  const untouched = (fresh: Versioned<Item>): Document => ({ ...documentOf(fresh.item), ...fresh })

  /** Unsaved edits of the open document can be brought back; without any, those of `before` still can. */
  function open(state: State, document: Document, why: Why = 'other', before = state.discarded): State {
    const discarded = isChanged(state.document) ? { document: state.document, why } : before
    return { document, discarded, restored: null }
  }

  /** New items have no id, so that the edits of one are not taken for those of another. */
  const withoutItem = (discarded: State['discarded'], id: string | undefined) =>
    id !== undefined && discarded?.document.item?.id === id ? null : discarded

  const initial: State = { document: blank, discarded: null, restored: null }

  return {
    initial,
    documentOf,
    isChanged,
    isSameItem,
    open,

    restore: (state: State, document: Document, isWhole: boolean): State => ({
      ...open(state, document),
      restored: isWhole ? 'whole' : 'partly',
    }),

    /**
     * The item that was opened from a list as `listed` has been read by itself. An untouched form takes over what
     * changed since; a touched one keeps its draft. Returns null if that is a conflict.
     */
    identify(state: State, listed: Item, fresh: Versioned<Item>): State | null {
      const { document } = state
      if (document.item?.id !== listed.id || document.etag) return state
      if (!isChanged(document)) return { ...state, document: untouched(fresh) }
      return isSameItem(fresh.item, listed) ? { ...state, document: { ...document, ...fresh } } : null
    },

    change: (state: State, changes: Partial<Draft>): State => ({
      ...state,
      document: { ...state.document, draft: { ...state.document.draft, ...changes } },
    }),

    /**
     * The form itself changed the item without saving the draft. The ETag is outdated: saving reads another one, and
     * meets somebody else's change as a conflict.
     */
    rebase(state: State, id: string, change: ServerChange<Item, Draft>): State {
      const { item, draft } = state.document
      if (item?.id !== id) return state
      return { ...state, document: { item: change.item(item), etag: null, draft: change.draft(draft) } }
    },

    /** The draft was saved. Edits of another item, or of another new one, can still be brought back. */
    save: (state: State, document = blank): State => ({
      ...state,
      document,
      discarded: withoutItem(state.discarded, state.document.item?.id),
    }),

    reload: (state: State, fresh: Versioned<Item>): State =>
      state.document.item?.id === fresh.item.id ? { ...state, document: untouched(fresh) } : state,

    /** Texts of an earlier version take the place of those in the form. They are unsaved. */
    takeBack: (state: State, texts: Partial<Draft>): State =>
      open(state, { ...state.document, draft: { ...state.document.draft, ...texts } }, 'version'),

    undo: (state: State): State => {
      const { document, why } = state.discarded ?? {}
      return document ? open(state, document, why === 'version' ? why : 'other', null) : state
    },

    forget(state: State, id: string): State {
      const discarded = withoutItem(state.discarded, id)
      return state.document.item?.id === id ? { ...initial, discarded } : { ...state, discarded }
    },
  }
}
