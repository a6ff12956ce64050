import { useRef, useState } from 'react'
import type { DraftForm } from '@/components/admin/form/draft-form'
import {
  type EditorEvent,
  editorMachine,
  type EditorState,
  type OpenDocument,
  type Failure,
  type Versioned,
} from '@/components/admin/form/editor-state'
import { useKeptDraft } from '@/components/admin/form/use-kept-draft'
import { isStale } from '@/components/admin/session/api'
import type { FieldErrors } from '@/lib/platform/app-error'
import { ApiError } from '@/lib/api/client'

/** Input of a save. `current` is the state that is saved over; it differs from `item` when mine replaces theirs. */
export type SaveTask<Item, Draft> = { draft: Draft; item: Item | null; current: Versioned<Item> | null }

/** Outcome of a save that went through; `failure` is what failed beside it. */
export type SaveResult<Item = never, Draft = never> = {
  id: string
  failure?: Failure
  /** What is still open, because a part of it could not be saved. */
  open?: OpenDocument<Item, Draft>
  fields?: FieldErrors
}

/** A draft that could not be saved, and a way to edit an item in its place. */
export type Refused<Item, Draft> = { draft: Draft; edit: (item: Item) => Promise<void> }

type Options<Item, Draft> = {
  /** Names the screen where drafts are put aside. */
  draftKey: string
  form: DraftForm<Item, Draft>
  read: (item: Item) => Promise<Versioned<Item>>
  save: (task: SaveTask<Item, Draft>) => Promise<SaveResult<Item, Draft>>
  failureOf: (error: unknown, isNew: boolean, refused: Refused<Item, Draft>) => Failure
  onSaved: (result: SaveResult<Item, Draft>, save: { draft: Draft; isNew: boolean; isNext: boolean }) => void
  /** Returns what the next new item takes over of a saved draft. */
  nextOf?: (draft: Draft) => Draft
  /** The form does not stand at the top of the page and takes the focus by itself. */
  staysInPlace?: boolean
  /** This browser keeps the draft even when it is closed. The screen then shows `offers`. */
  keepsDrafts?: boolean
}

/** Events after which another document is open. */
const LEAVING: readonly string[] = ['opened', 'restored', 'undone']

/** Whether edits of this item were left for another one and can be brought back. */
const holds = ({ discarded }: EditorState<{ id: string }, unknown>, id: string | undefined) =>
  discarded?.why === 'other' && discarded.document.item?.id === id

/** Returns edits that were left for another item and that these events put out of reach of 'Geri al'. */
function displacedBy<Item extends { id: string }, Draft>(
  event: EditorEvent<Item, Draft>,
  { discarded: before }: EditorState<Item, Draft>,
  { discarded: after }: EditorState<Item, Draft>,
) {
  const isLeft = event.type === 'opened' || event.type === 'restored'
  if (!before || before.why !== 'other' || before === after || !isLeft) return null
  return before.document.item?.id === after?.document.item?.id ? null : before.document
}

/** The form of a content screen: reads, saves and focus around the state machine of `editor-state.ts`. */
export function useEditor<Item extends { id: string }, Draft>(options: Options<Item, Draft>) {
  const { draftKey, form, read, save, failureOf, onSaved, nextOf, staysInPlace, keepsDrafts = false } = options
  const machine = editorMachine(form)
  const [state, setState] = useState(machine.initial)
  // Answers that arrive later read the state here, because the rendering that asked is outdated by then.
  const latest = useRef(state)
  const heading = useRef<HTMLHeadingElement>(null)

  const isDirty = machine.isChanged(state.document)
  const kept = useKeptDraft<OpenDocument<Item, Draft>>({
    form: draftKey,
    id: state.document.item?.id,
    value: state.document,
    isDirty,
    restore: (document, isWhole) =>
      dispatch({ type: 'restored', document: { ...document, draft: { ...form.empty, ...document.draft } }, isWhole }),
    storable: () => {
      const { draft } = state.document
      const value = { ...state.document, draft: form.withoutFiles(draft) }
      return { value, hadFiles: !form.isSame(value.draft, draft) }
    },
    endsWithBrowser: !keepsDrafts,
    isHeld: holds(state, state.document.item?.id),
    hasOthers: state.discarded?.why === 'other',
  })

  function dispatch(event: EditorEvent<Item, Draft>) {
    if (LEAVING.includes(event.type)) kept.finish()
    const before = latest.current
    const id = before.document.item?.id
    latest.current = machine.reduce(before, event)
    setState(latest.current)
    const isCancelled = event.type === 'opened' && event.why === 'cancelled' && !holds(latest.current, id)
    if (['saved', 'cleared'].includes(event.type) || isCancelled) kept.forget(id)
    if (event.type === 'forgotten') kept.forget(event.id)
    const displaced = displacedBy(event, before, latest.current)
    if (displaced) kept.release(displaced.item?.id)
  }

  function toTop() {
    if (staysInPlace) return
    window.scrollTo({ top: 0 })
    // After the rendering, because a phone may not show the form yet.
    requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
  }

  async function edit(item: Item) {
    dispatch({ type: 'opened', item, why: 'other' })
    toTop()
    // A failure does not matter yet, because saving reads again.
    const fresh = await read(item).catch(() => null)
    if (fresh) dispatch({ type: 'identified', listed: item, fresh })
  }

  /** Returns the state to save over; null for a new item. */
  async function currentState(mine: boolean): Promise<Versioned<Item> | null> {
    const { item, etag } = latest.current.document
    if (!item) return null
    if (etag && !mine) return { item, etag }
    const fresh = await read(item)
    if (!mine && !machine.isSameItem(fresh.item, item)) throw new ApiError('', 412)
    return fresh
  }

  /** Saves the draft; `mine` replaces whatever somebody else saved meanwhile, `next` begins the next new item. */
  async function submit({ mine = false, next = false } = {}) {
    const before = latest.current
    const { item, draft } = before.document
    dispatch({ type: 'submitted', wrong: form.check(draft, item) })
    if (before.isSaving || !latest.current.isSaving) return
    try {
      const result = await save({ draft, item, current: await currentState(mine) })
      const begun = next && nextOf ? nextOf(draft) : undefined
      const open = begun ? { item: null, etag: null, draft: begun, begun } : result.open
      dispatch({ type: 'saved', failure: result.failure ?? null, open, fields: result.fields })
      onSaved(result, { draft, isNew: !item, isNext: begun !== undefined })
    } catch (error) {
      const fields = error instanceof ApiError ? (error.fields ?? {}) : {}
      dispatch({ type: 'refused', failure: isStale(error) ? null : failureOf(error, !item, { draft, edit }), fields })
    }
  }

  /** Gives up the draft for the state on the server. */
  async function takeTheirs() {
    const { item } = latest.current.document
    if (!item) return
    try {
      dispatch({ type: 'replaced', fresh: await read(item) })
    } catch (error) {
      const { draft } = latest.current.document
      dispatch({ type: 'reported', failure: failureOf(error, false, { draft, edit }) })
    }
  }

  return {
    ...state,
    isDirty,
    /** What this browser keeps of the draft. */
    kept: kept.kept,
    /** Drafts that earlier visits left in this browser, newest first. */
    offers: kept.offers.map((offer) => ({
      ...offer,
      take: () => {
        offer.take()
        toTop()
      },
    })),
    heading,
    /** Returns the id of the open item, also of one that was opened since the last rendering. */
    openId: () => latest.current.document.item?.id ?? null,
    /** Whether the form is still as the screen opened it, also since the last rendering. */
    isUntouched: () => {
      const { document, restored } = latest.current
      return !document.item && !restored && !machine.isChanged(document)
    },
    dispatch,
    edit,
    toTop,
    submit,
    takeTheirs,
    change: (changes: Partial<Draft>) => dispatch({ type: 'changed', changes }),
    startNew: () => {
      dispatch({ type: 'opened', item: null, why: 'other' })
      toTop()
    },
    undo: () => {
      dispatch({ type: 'undone' })
      toTop()
    },
  }
}

export type Editor<Item extends { id: string }, Draft> = ReturnType<typeof useEditor<Item, Draft>>
