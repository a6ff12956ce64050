import { useRef, useState } from 'react'
import type { DraftForm } from '@/components/admin/form/draft-form'
import {
  type EditorState,
  editorSteps,
  type Failure,
  type OpenDocument,
  type ServerChange,
  type Versioned,
} from '@/components/admin/form/editor-state'
import { useKeptDraft } from '@/components/admin/form/use-kept-draft'
import { useSubmit } from '@/components/admin/form/use-submit'
import type { FieldErrors } from '@/lib/platform/app-error'
import { ApiError } from '@/lib/api/client'

/** Input of a save. `current` is the state that is saved over; it differs from `item` when that is overwritten. */
export type SaveTask<Item, Draft> = { draft: Draft; item: Item | null; current: Versioned<Item> | null }

/** Outcome of a save that went through; `failure` is what failed all the same. */
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
  draftKey: string
  form: DraftForm<Item, Draft>
  begin?: Draft
  read: (item: Item) => Promise<Versioned<Item>>
  save: (task: SaveTask<Item, Draft>) => Promise<SaveResult<Item, Draft>>
  failureOf: (error: unknown, isNew: boolean, refused: Refused<Item, Draft>) => Failure
  onSaved: (result: SaveResult<Item, Draft>, save: { draft: Draft; isNew: boolean; isNext: boolean }) => void
  nextOf?: (draft: Draft) => Draft
  /** The form is not at the top of the page and takes the focus by itself. */
  staysInPlace?: boolean
  /** This browser keeps the draft even when it is closed. The screen then shows `offers`. */
  keepsDrafts?: boolean
}

/** Whether edits of this item were left for another one and can be brought back. */
const holds = ({ discarded }: EditorState<{ id: string }, unknown>, id: string | undefined) =>
  discarded?.why === 'other' && discarded.document.item?.id === id

/** A form that edits the items of a list, one at a time: reads and saves them, keeps drafts, and undoes leaving one. */
export function useEditor<Item extends { id: string }, Draft>(options: Options<Item, Draft>) {
  const { draftKey, form, begin, read, save, failureOf, onSaved, nextOf, staysInPlace, keepsDrafts = false } = options
  type Document = OpenDocument<Item, Draft>
  const steps = editorSteps(form)
  const beginWith = (initial: Draft): Document => ({ ...steps.documentOf(null), draft: initial, initial })
  const [state, setState] = useState({ ...steps.initial, ...(begin && { document: beginWith(begin) }) })
  // Answers that arrive later read the state here, because the rendering that asked is outdated by then.
  const latest = useRef(state)
  const heading = useRef<HTMLHeadingElement>(null)

  const explain = (error: unknown) => {
    const { item, draft } = latest.current.document
    return failureOf(error, !item, { draft, edit })
  }
  const submission = useSubmit<Failure>(explain)
  const isDirty = steps.isChanged(state.document)
  const kept = useKeptDraft<Document>({
    form: draftKey,
    id: state.document.item?.id,
    value: state.document,
    isDirty,
    restore: (document, isWhole) => {
      const whole = { ...document, draft: { ...form.empty, ...document.draft } }
      replace((now) => steps.restore(now, whole, isWhole))
    },
    storable: () => {
      const { draft } = state.document
      const value = { ...state.document, draft: form.withoutFiles(draft) }
      return { value, hadFiles: !form.isSame(value.draft, draft) }
    },
    endsWithBrowser: !keepsDrafts,
    isHeld: holds(state, state.document.item?.id),
    hasOthers: state.discarded?.why === 'other',
  })

  function become(next: EditorState<Item, Draft>) {
    latest.current = next
    setState(next)
  }

  /** Opens another document. Edits that this puts out of reach of 'Geri al' are offered. */
  function replace(step: (now: EditorState<Item, Draft>) => EditorState<Item, Draft>) {
    kept.finish()
    const { discarded: before } = latest.current
    become(step(latest.current))
    submission.clear()
    const { discarded, document } = latest.current
    const isLost = before?.why === 'other' && before !== discarded && before.document !== document
    const lostId = before?.document.item?.id
    if (isLost && lostId !== discarded?.document.item?.id) kept.release(lostId)
  }

  function toTop() {
    if (staysInPlace) return
    window.scrollTo({ top: 0 })
    // After the rendering, because a phone may not show the form yet.
    requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
  }

  async function edit(item: Item) {
    replace((now) => steps.open(now, steps.documentOf(item)))
    toTop()
    // A failure does not matter yet, because saving reads again.
    const fresh = await read(item).catch(() => null)
    const next = fresh && steps.identify(latest.current, item, fresh)
    if (next) become(next)
    else if (fresh) submission.show({ hasConflict: true })
  }

  async function currentState(overwrite: boolean): Promise<Versioned<Item> | null> {
    const { item, etag } = latest.current.document
    if (!item) return null
    if (etag && !overwrite) return { item, etag }
    const fresh = await read(item)
    if (!overwrite && !steps.isSameItem(fresh.item, item)) throw new ApiError('', 412)
    return fresh
  }

  /** Saves the draft; `overwrite` replaces whatever somebody else saved meanwhile, `next` begins the next new item. */
  async function submit({ overwrite = false, next = false } = {}) {
    const { item, draft } = latest.current.document
    const initial = next ? nextOf?.(draft) : undefined
    const saved: SaveResult<Item, Draft>[] = []
    become({ ...latest.current, restored: null })
    const call = async () => {
      const result = await save({ draft, item, current: await currentState(overwrite) })
      kept.forget(item?.id)
      become(steps.save(latest.current, initial ? beginWith(initial) : result.open))
      saved.push(result)
    }
    await submission.send(call, { wrong: form.check(draft, item) })
    const [result] = saved
    if (!result) return
    submission.show({ failure: result.failure ?? null, fields: result.fields ?? {}, refocuses: Boolean(result.open) })
    onSaved(result, { draft, isNew: !item, isNext: initial !== undefined })
  }

  async function reload() {
    const { item } = latest.current.document
    if (!item) return
    try {
      const next = steps.reload(latest.current, await read(item))
      if (next !== latest.current) submission.clear()
      become(next)
    } catch (error) {
      submission.show({ failure: explain(error) })
    }
  }

  return {
    ...state,
    form: submission.form,
    isSaving: submission.isSending,
    fields: submission.fields,
    failure: submission.failure,
    hasConflict: submission.hasConflict,
    isDirty,
    kept: kept.kept,
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
      return !document.item && !restored && !steps.isChanged(document)
    },
    change: (changes: Partial<Draft>) => {
      become(steps.change(latest.current, changes))
      submission.corrected(...Object.keys(changes))
    },
    submit,
    reload,
    edit,
    startNew: () => {
      replace((now) => steps.open(now, steps.documentOf(null)))
      toTop()
    },
    cancel: () => {
      const { item } = latest.current.document
      replace((now) => steps.open(now, steps.documentOf(null), 'cancelled'))
      if (!holds(latest.current, item?.id)) kept.forget(item?.id)
    },
    takeBack: (texts: Partial<Draft>) => {
      replace((now) => steps.takeBack(now, texts))
      toTop()
    },
    undo: () => {
      replace(steps.undo)
      toTop()
    },
    clear: () => {
      kept.forget(latest.current.document.item?.id)
      become(steps.initial)
      submission.clear()
    },
    forget: (id: string) => {
      kept.forget(id)
      if (latest.current.document.item?.id === id) submission.clear()
      become(steps.forget(latest.current, id))
    },
    rebase: (id: string, change: ServerChange<Item, Draft>) => become(steps.rebase(latest.current, id, change)),
    /** Shows the failure of something other than saving; null takes it back. */
    report: (failure: Failure | null) => submission.show({ failure }),
  }
}

export type Editor<Item extends { id: string }, Draft> = ReturnType<typeof useEditor<Item, Draft>>
