import { useEffect, useRef, useState } from 'react'
import { isStale } from '@/components/admin/session/api'
import { takeDraft } from '@/components/admin/editor/drafts'
import { rememberSheet, wholeSheet } from '@/components/admin/editor/draft-memory'
import { useUnsavedChanges } from '@/components/admin/editor/unsaved-changes'
import type { FieldErrors } from '@/lib/app-error'
import { ApiError } from '@/lib/http/client'

/** An item as the server has it, and the tag of that state. */
export type Versioned<Item> = { item: Item; tag: string }

/** What lies on the desk: the item under edit (null: a new one) as it was when it was opened, and what is written. */
export type Sheet<Item, Draft> = { item: Item | null; tag: string | null; draft: Draft }

/** What a save is told. `current` is the item whose tag goes along; it differs from `item` when mine is saved over it. */
export type SaveTask<Item, Draft> = { draft: Draft; item: Item | null; current: Versioned<Item> | null }

/** What came of a save that went through; `problem` is what went wrong beside it. */
export type SaveResult = { id: string; problem?: Problem }

/** A failure as the form shows it; `english` says the server's refusal of a picture again. */
export type Problem = { text: string; english?: string[] }

type Options<Item, Draft> = {
  /** Names the screen where drafts are put aside. */
  screen: string
  empty: Draft
  draftOf: (item: Item) => Draft
  isSame: (a: Draft, b: Draft) => boolean
  /** The draft without its files. */
  withoutFiles: (draft: Draft) => Draft
  /** Texts of wrong fields; none when it may be sent. */
  check: (draft: Draft, item: Item | null) => FieldErrors
  read: (item: Item) => Promise<Versioned<Item>>
  save: (task: SaveTask<Item, Draft>) => Promise<SaveResult>
  problemOf: (error: unknown, isNew: boolean) => Problem
  onSaved: (result: SaveResult, isNew: boolean) => void
}

type Left<Item, Draft> = { sheet: Sheet<Item, Draft>; why: 'other' | 'cancelled' }

type State<Item, Draft> = {
  sheet: Sheet<Item, Draft>
  fields: FieldErrors
  /** Counts the tries to save. */
  attempt: number
  problem: Problem | null
  /** Someone else changed the item: nothing is saved until the person chooses. */
  hasConflict: boolean
  isSaving: boolean
  /** What was written and not saved when the desk was cleared. */
  left: Left<Item, Draft> | null
  /** The sheet was put aside and is back; 'partly' means that its files are gone. */
  restored: 'whole' | 'partly' | null
}

/** The form of one management screen: create or edit, saving, conflicts, and nothing written is ever lost. */
export function useEditor<Item extends { id: string }, Draft>(options: Options<Item, Draft>) {
  const { screen, empty, draftOf, isSame, withoutFiles, check, read, save, problemOf, onSaved } = options
  const blank: Sheet<Item, Draft> = { item: null, tag: null, draft: empty }
  const [state, setState] = useState<State<Item, Draft>>({
    sheet: blank,
    fields: {},
    attempt: 0,
    problem: null,
    hasConflict: false,
    isSaving: false,
    left: null,
    restored: null,
  })
  // What answers find when they arrive; state alone would be that of the rendering which asked.
  const latest = useRef(state)
  const heading = useRef<HTMLHeadingElement>(null)

  function update(changes: Partial<State<Item, Draft>>) {
    latest.current = { ...latest.current, ...changes }
    setState(latest.current)
  }

  const startOf = (item: Item | null) => (item ? draftOf(item) : empty)
  const isChanged = ({ item, draft }: Sheet<Item, Draft>) => !isSame(draft, startOf(item))
  const isDirty = isChanged(state.sheet)

  const stored = { ...state.sheet, draft: withoutFiles(state.sheet.draft) }
  useUnsavedChanges({ dirty: isDirty, draft: { key: screen, value: stored } })
  useEffect(() => {
    if (isDirty) rememberSheet(screen, state.sheet, stored)
  })

  useEffect(() => {
    const kept = takeDraft(screen) as Sheet<Item, Draft> | null
    if (!kept) return
    const sheet = wholeSheet(screen, kept)
    update({ sheet, restored: sheet === kept ? 'partly' : 'whole' })
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the screen opens
  }, [])

  /** Puts another sheet on the desk; what was written on the one before can be brought back. */
  function open(sheet: Sheet<Item, Draft>, why: 'other' | 'cancelled') {
    const before = latest.current.sheet
    const left = isChanged(before) ? { sheet: before, why } : null
    update({ sheet, left, fields: {}, problem: null, hasConflict: false, restored: null })
  }

  function toTop() {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }

  async function edit(item: Item) {
    open({ item, tag: null, draft: draftOf(item) }, 'other')
    toTop()
    await identify(item)
  }

  /** Learns the tag of what the list showed. When the item has changed since, an untouched form takes the new state over. */
  async function identify(item: Item) {
    // Failing is no matter yet: saving asks again.
    const fresh = await read(item).catch(() => null)
    const { sheet } = latest.current
    if (!fresh || sheet.item?.id !== item.id || sheet.tag) return
    if (!isChanged(sheet)) update({ sheet: { item: fresh.item, tag: fresh.tag, draft: draftOf(fresh.item) } })
    else if (isSame(draftOf(fresh.item), draftOf(item))) update({ sheet: { ...sheet, ...fresh } })
    else update({ hasConflict: true })
  }

  function change(changes: Partial<Draft>) {
    const { sheet, fields } = latest.current
    const corrected = Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in (changes as object))))
    update({ sheet: { ...sheet, draft: { ...sheet.draft, ...changes } }, fields: corrected })
  }

  /** The form itself changed the item on the server, apart from saving: base and draft go on from there. */
  function rebase(id: string, next: (sheet: Sheet<Item, Draft>) => Sheet<Item, Draft>) {
    const { sheet } = latest.current
    if (sheet.item?.id === id) update({ sheet: next(sheet) })
  }

  async function currentState(mine: boolean): Promise<Versioned<Item> | null> {
    const { item, tag } = latest.current.sheet
    if (!item) return null
    if (tag && !mine) return { item, tag }
    const fresh = await read(item)
    if (!mine && !isSame(draftOf(fresh.item), draftOf(item))) throw new ApiError('', 412)
    return fresh
  }

  /** Saves what is written; `mine` puts it over whatever somebody else wrote meanwhile. */
  async function submit({ mine = false } = {}) {
    const { sheet, isSaving } = latest.current
    if (isSaving) return
    const fields = check(sheet.draft, sheet.item)
    update({ fields, attempt: latest.current.attempt + 1, problem: null, hasConflict: false, restored: null })
    if (Object.keys(fields).length > 0) return
    update({ isSaving: true })
    try {
      const result = await save({ draft: sheet.draft, item: sheet.item, current: await currentState(mine) })
      update({ sheet: blank, isSaving: false, left: null, problem: result.problem ?? null })
      onSaved(result, !sheet.item)
    } catch (error) {
      update({
        isSaving: false,
        attempt: latest.current.attempt + 1,
        hasConflict: isStale(error),
        problem: isStale(error) ? null : problemOf(error, !sheet.item),
        fields: error instanceof ApiError ? (error.fields ?? {}) : {},
      })
    }
  }

  /** Gives up what is written for what the server has now. */
  async function takeTheirs() {
    const { item } = latest.current.sheet
    if (!item) return
    try {
      const fresh = await read(item)
      update({ sheet: { ...fresh, draft: draftOf(fresh.item) }, hasConflict: false, problem: null, fields: {} })
    } catch (error) {
      update({ problem: problemOf(error, false) })
    }
  }

  function undo() {
    const { left } = latest.current
    if (!left) return
    open(left.sheet, 'other')
    toTop()
  }

  /** The item is gone from the server: the form lets go of it. */
  function forget(id: string) {
    const { sheet, left } = latest.current
    if (left?.sheet.item?.id === id) update({ left: null })
    if (sheet.item?.id === id) update({ sheet: blank, fields: {}, problem: null, hasConflict: false, restored: null })
  }

  return {
    ...state,
    isDirty,
    /** Shows a failure of something else than saving. */
    report: (problem: Problem | null) => update({ problem }),
    heading,
    change,
    edit,
    rebase,
    submit,
    takeTheirs,
    undo,
    forget,
    startNew: () => {
      open(blank, 'other')
      toTop()
    },
    cancel: () => open(blank, 'cancelled'),
    /** Empties the form and forgets what was written. */
    discard: () => {
      update({ sheet: blank, fields: {}, problem: null, hasConflict: false, restored: null, left: null })
    },
  }
}

export type Editor<Item extends { id: string }, Draft> = ReturnType<typeof useEditor<Item, Draft>>
