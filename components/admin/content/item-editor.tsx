import { type ReactNode, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { DraftModel } from '@/components/admin/form/draft-form'
import { type ItemForm, useItemForm } from '@/components/admin/form/use-item-form'
import type { FormFailure } from '@/components/admin/form/use-submit'
import type { Versioned } from '@/components/admin/session/api'
import { ApiError } from '@/lib/api/client'
import type { FieldErrors } from '@/lib/platform/app-error'
import type { ItemScreen } from './use-open-item'

/**
 * The input of a save. `current` is the item that it replaces. It differs from `item` if somebody else’s change is overwritten.
 */
export type SaveTask<Item, Draft> = {
  draft: Draft
  /** Values of the form before the edits. */
  initial: Draft
  item: Item | null
  current: Versioned<Item> | null
}

/** Result of a save that succeeded at least partly. `failure` says what failed. */
export type SaveResult<Item = never, Draft = never> = {
  id: string
  failure?: FormFailure
  /** The item to keep open, because the draft could not be saved completely. */
  open?: { item: Item; draft: Draft }
  errors?: FieldErrors
}

/** A draft that the API refused, and a function that edits another item instead. */
export type RefusedDraft<Item, Draft> = { draft: Draft; edit: (item: Item) => void }

/** How items of one kind are read, edited and saved. */
export type ItemType<Item, Draft> = {
  /** Key of the screen's drafts in the browser's storage. */
  draftKey: string
  form: DraftModel<Item, Draft>
  read: (item: Item) => Promise<Versioned<Item>>
  save: (task: SaveTask<Item, Draft>) => Promise<SaveResult<Item, Draft>>
  failureOf: (error: unknown, isNew: boolean, refused: RefusedDraft<Item, Draft>) => FormFailure
}

export type SavedDraft<Draft> = { draft: Draft; isNew: boolean; startsAnother: boolean }

type ItemEditorProps<Item extends { id: string }, Draft extends object> = {
  screen: ItemScreen<Item, Draft>
  type: ItemType<Item, Draft>
  onSaved: (result: SaveResult<Item, Draft>, saved: SavedDraft<Draft>) => void
  /** Returns the values for the new item that follows 'save and add another'. */
  nextDraftOf?: (saved: Draft) => Draft
  children: (editor: Editor<Item, Draft>) => ReactNode
}

export type Editor<Item extends { id: string }, Draft extends object> = ItemForm<Draft, FormFailure, Item> & {
  item: Item | null
  heading: RefObject<HTMLHeadingElement | null>
  /** Whether it is a new item without edits. */
  isUntouched: boolean
  /** Saves the draft. `overwrite` overwrites somebody else’s change; `next` opens the form for another new item. */
  submit: (options?: { overwrite?: boolean; next?: boolean }) => Promise<void>
  /** Replaces the draft with the stored item. */
  reload: () => Promise<void>
  /** Reloads the item after the form has changed it without saving the draft. */
  refresh: (amend?: (draft: Draft) => Draft) => void
  /** Puts texts of an earlier version into the form without saving them. */
  applyVersion: (texts: Partial<Draft>) => void
}

type ItemState<Item, Draft> = { item: Item | null; etag: string | null; initial: Draft }

/** Edits the open item of a screen. Pass `screen.openCount` as the React key. */
export function ItemEditor<Item extends { id: string }, Draft extends object>(props: ItemEditorProps<Item, Draft>) {
  const { screen, type, onSaved, nextDraftOf, children } = props
  const { form, read, failureOf } = type
  const { initialState } = screen
  // The ETag is null until the item is fetched individually: list responses have no ETags.
  const [stored, setStored] = useState<ItemState<Item, Draft>>(() => ({
    item: initialState.item,
    etag: null,
    initial: initialState.item ? form.draftOf(initialState.item) : (initialState.initial ?? form.empty),
  }))
  const { item, etag } = stored
  const heading = useRef<HTMLHeadingElement>(null)
  const describeFailure = (error: unknown): FormFailure =>
    failureOf(error, !item, { draft: itemForm.draft, edit: (otherItem) => screen.edit(otherItem) })

  const itemForm = useItemForm<Draft, FormFailure, Item>({
    name: type.draftKey,
    item,
    initial: stored.initial,
    isChanged: (draft, initial) => !form.isSame(draft, initial),
    failureOf: describeFailure,
    initialEdit: initialState.edits,
    // A field that was added after the draft was stored starts empty.
    restore: ({ initial, draft, ...rest }) =>
      screen.restore({ ...rest, initial: { ...form.empty, ...initial }, draft: { ...form.empty, ...draft } }),
    withoutFiles: form.withoutFiles,
  })

  function scrollToTop() {
    window.scrollTo({ top: 0 })
    // After the next render, because a phone may not show the form yet.
    requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
  }

  async function refetch(): Promise<Draft> {
    const fresh = await read(item!)
    const initial = form.draftOf(fresh.item)
    setStored({ ...fresh, initial })
    return initial
  }

  useEffect(() => {
    const { failure = null, errors = {}, takesFocus, edits } = initialState
    if (failure) itemForm.show({ failure, errors, refocuses: edits !== undefined })
    if (takesFocus && heading.current) scrollToTop()
    // The pressed button, which had the focus, no longer exists.
    else if (failure && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    if (!initialState.item) return
    // Errors are ignored, because saving fetches the item again.
    void refetch().then(
      (fresh) => {
        const currentForm = screen.form.current
        if (currentForm?.isDirty && !form.isSame(fresh, currentForm.initial)) itemForm.show({ hasConflict: true })
      },
      () => undefined,
    )
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form opens
  }, [])

  /** Returns the state to replace. @throws {ApiError} 412 if somebody else has changed it */
  async function readCurrent(overwrite: boolean): Promise<Versioned<Item> | null> {
    if (!item) return null
    const isCurrent = etag !== null && form.isSame(stored.initial, itemForm.initial)
    if (isCurrent && !overwrite) return { item, etag }
    const fresh = await read(item)
    if (!overwrite && !form.isSame(form.draftOf(fresh.item), itemForm.initial)) throw new ApiError('', 412)
    return fresh
  }

  async function submit({ overwrite = false, next = false } = {}) {
    const { draft, initial } = itemForm
    const results: SaveResult<Item, Draft>[] = []
    const call = async () => {
      screen.setSaving(true)
      try {
        results.push(await type.save({ draft, initial, item, current: await readCurrent(overwrite) }))
      } finally {
        screen.setSaving(false)
      }
    }
    await itemForm.save(call, { errors: form.check(draft, item) })
    const [result] = results
    if (!result) return
    const { failure, errors, open } = result
    const nextDraft = next ? nextDraftOf?.(draft) : undefined
    const edits = open && { ...open, initial: form.draftOf(open.item) }
    screen.onSaved({ item: open?.item ?? null, edits, initial: nextDraft, failure, errors })
    onSaved(result, { draft, isNew: !item, startsAnother: nextDraft !== undefined })
  }

  const editor: Editor<Item, Draft> = {
    ...itemForm,
    item,
    heading,
    // 'Geri al' already offers this draft.
    storedDrafts: itemForm.storedDrafts.filter(({ key }) => key !== screen.undo?.edits.draftKey),
    isUntouched: !item && !itemForm.restored && !itemForm.isDirty,
    submit,
    reload: async () => {
      try {
        await refetch()
        itemForm.discardEdits()
      } catch (error) {
        itemForm.show({ failure: describeFailure(error) })
      }
    },
    refresh: (amend = (draft) => draft) => {
      itemForm.amend(amend)
      setStored((previous) => ({ ...previous, etag: null, initial: amend(previous.initial) }))
      void refetch().catch(() => undefined)
    },
    applyVersion: (texts) => {
      screen.keepDraftForUndo()
      itemForm.clear()
      itemForm.change(texts)
      if (heading.current) scrollToTop()
    },
  }
  useImperativeHandle(screen.form, () => editor)
  return children(editor)
}
