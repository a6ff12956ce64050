import { type ReactNode, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { DraftModel } from '@/components/admin/form/draft-form'
import { type ItemForm, useItemForm } from '@/components/admin/form/use-item-form'
import type { FormFailure } from '@/components/admin/form/use-submit'
import type { Versioned } from '@/components/admin/session/api'
import { ApiError } from '@/lib/api/client'
import type { FieldErrors } from '@/lib/platform/app-error'
import type { ItemScreen } from './use-open-item'

/** Input of a save. `current` is the state that it replaces, which differs from `item` in an overwrite. */
export type SaveTask<Item, Draft> = {
  draft: Draft
  /** Values of the form before the edits. */
  initial: Draft
  item: Item | null
  current: Versioned<Item> | null
}

/** Result of a save that succeeded; `failure` describes a part that failed. */
export type SaveResult<Item = never, Draft = never> = {
  id: string
  failure?: FormFailure
  /** The item to keep open, because a part of the draft could not be saved. */
  open?: { item: Item; draft: Draft }
  fields?: FieldErrors
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

export type SavedDraft<Draft> = { draft: Draft; isNew: boolean; isNext: boolean }

type ItemEditorProps<Item extends { id: string }, Draft extends object> = {
  screen: ItemScreen<Item, Draft>
  type: ItemType<Item, Draft>
  onSaved: (result: SaveResult<Item, Draft>, saved: SavedDraft<Draft>) => void
  /** Returns the initial values of the next new item. */
  nextOf?: (saved: Draft) => Draft
  children: (editor: Editor<Item, Draft>) => ReactNode
}

export type Editor<Item extends { id: string }, Draft extends object> = ItemForm<Draft, FormFailure, Item> & {
  item: Item | null
  heading: RefObject<HTMLHeadingElement | null>
  /** Whether it is a new item without edits. */
  isUntouched: boolean
  /** Saves the draft. `overwrite` replaces a change of somebody else, `next` starts the next new item. */
  submit: (how?: { overwrite?: boolean; next?: boolean }) => Promise<void>
  /** Replaces the draft with the stored item. */
  reload: () => Promise<void>
  /** Reloads the item after the form has changed it without saving the draft. */
  refresh: (amended?: (draft: Draft) => Draft) => void
  /** Puts texts of an earlier version into the form, unsaved. */
  applyVersion: (texts: Partial<Draft>) => void
}

type ItemState<Item, Draft> = { item: Item | null; etag: string | null; initial: Draft }

/** Edits the open item of a screen. `screen.turn` must be its key. */
export function ItemEditor<Item extends { id: string }, Draft extends object>(props: ItemEditorProps<Item, Draft>) {
  const { screen, type, onSaved, nextOf, children } = props
  const { form, read, failureOf } = type
  const { opening } = screen
  // The ETag is null until the item has been loaded alone, because lists have none.
  const [stored, setStored] = useState<ItemState<Item, Draft>>(() => ({
    item: opening.item,
    etag: null,
    initial: opening.item ? form.draftOf(opening.item) : (opening.initial ?? form.empty),
  }))
  const { item, etag } = stored
  const heading = useRef<HTMLHeadingElement>(null)
  const explain = (error: unknown): FormFailure =>
    failureOf(error, !item, { draft: itemForm.draft, edit: (other) => screen.edit(other) })

  const itemForm = useItemForm<Draft, FormFailure, Item>({
    name: type.draftKey,
    item,
    initial: stored.initial,
    isChanged: (draft, initial) => !form.isSame(draft, initial),
    failureOf: explain,
    initialEdit: opening.edits,
    // A field that is newer than the kept draft starts empty.
    restore: ({ initial, draft, ...kept }) =>
      screen.restore({ ...kept, initial: { ...form.empty, ...initial }, draft: { ...form.empty, ...draft } }),
    withoutFiles: form.withoutFiles,
  })

  function toTop() {
    window.scrollTo({ top: 0 })
    // After the next rendering, because a phone may not show the form yet.
    requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
  }

  async function reread(): Promise<Draft> {
    const fresh = await read(item!)
    const initial = form.draftOf(fresh.item)
    setStored({ ...fresh, initial })
    return initial
  }

  useEffect(() => {
    const { failure = null, fields = {}, takesFocus, edits } = opening
    if (failure) itemForm.show({ failure, fields, refocuses: edits !== undefined })
    if (takesFocus && heading.current) toTop()
    // The pressed button disappeared with the previous form.
    else if (failure && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    if (!opening.item) return
    // A failure has no effect yet: saving loads the item again.
    void reread().then(
      (fresh) => {
        const now = screen.form.current
        if (now?.isDirty && !form.isSame(fresh, now.initial)) itemForm.show({ hasConflict: true })
      },
      () => undefined,
    )
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form opens
  }, [])

  /** Returns the state to replace. @throws {ApiError} 412 if somebody else has changed it */
  async function current(overwrite: boolean): Promise<Versioned<Item> | null> {
    if (!item) return null
    const isRead = etag !== null && form.isSame(stored.initial, itemForm.initial)
    if (isRead && !overwrite) return { item, etag }
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
        results.push(await type.save({ draft, initial, item, current: await current(overwrite) }))
      } finally {
        screen.setSaving(false)
      }
    }
    await itemForm.save(call, { wrong: form.check(draft, item) })
    const [result] = results
    if (!result) return
    const { failure, fields, open } = result
    const following = next ? nextOf?.(draft) : undefined
    const edits = open && { ...open, initial: form.draftOf(open.item) }
    screen.saved({ item: open?.item ?? null, edits, initial: following, failure, fields })
    onSaved(result, { draft, isNew: !item, isNext: following !== undefined })
  }

  const editor: Editor<Item, Draft> = {
    ...itemForm,
    item,
    heading,
    // 'Geri al' already offers this draft.
    offers: itemForm.offers.filter(({ key }) => key !== screen.undo?.edits.keptAs),
    isUntouched: !item && !itemForm.restored && !itemForm.isDirty,
    submit,
    reload: async () => {
      try {
        await reread()
        itemForm.discardMine()
      } catch (error) {
        itemForm.show({ failure: explain(error) })
      }
    },
    refresh: (amended = (draft) => draft) => {
      itemForm.amend(amended)
      setStored((now) => ({ ...now, etag: null, initial: amended(now.initial) }))
      void reread().catch(() => undefined)
    },
    applyVersion: (texts) => {
      screen.beforeVersion()
      itemForm.clear()
      itemForm.change(texts)
      if (heading.current) toTop()
    },
  }
  useImperativeHandle(screen.form, () => editor)
  return children(editor)
}
