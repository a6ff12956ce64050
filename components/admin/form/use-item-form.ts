import { useState } from 'react'
import { useStoredDraft } from './use-stored-draft'
import { useSubmit } from './use-submit'
import type { ApiError } from '@/lib/api/client'

/** The edited values, and the values before editing. */
type Edit<Draft> = { initial: Draft; draft: Draft }

/** Set if the draft was restored: completely, or without its files. */
export type Restoration = 'complete' | 'without-files' | null

/** Unsaved edits of an item (null for a new one), and their key in local storage. */
export type UnsavedEdits<Draft, Item = null> = Edit<Draft> & {
  item: Item | null
  draftKey?: string
  restored?: Restoration
}

type Options<Draft, Failure, Item> = {
  /** Key of the form in local storage. */
  name: string
  /** The item of a list that the form edits. Each item has its own drafts. */
  item?: (Item & { id: string }) | null
  /** Stored values. The form shows them until the user types. */
  initial: Draft
  /** By default a draft is changed if any of its values is another one. */
  isChanged?: (draft: Draft, initial: Draft) => boolean
  failureOf: (error: ApiError) => Failure
  initialEdit?: UnsavedEdits<Draft, Item>
  /** Opens stored edits, which may belong to another item. */
  restore?: (edits: UnsavedEdits<Draft, Item>) => void
  /** Returns the draft without its files, which storage cannot keep. */
  withoutFiles?: (draft: Draft) => Draft
  isLostOnClose?: boolean
}

/** Whether a value differs from the one before editing. Other fields of `draft` do not count. */
export const hasChanged = <Draft extends object>(draft: Draft, initial: Draft) =>
  (Object.keys(initial) as (keyof Draft)[]).some((name) => draft[name] !== initial[name])

/**
 * State of a form for one item, whose id must be the React key: the draft, the state of sending, and a copy of the draft in local
 * storage until the draft is saved.
 */
export function useItemForm<Draft extends object, Failure, Item = null>(options: Options<Draft, Failure, Item>) {
  const {
    name,
    item = null,
    initial,
    isChanged = hasChanged,
    failureOf,
    initialEdit,
    withoutFiles,
    isLostOnClose,
  } = options
  const [edit, setEdit] = useState<Edit<Draft> | null>(initialEdit ?? null)
  const [restored, setRestored] = useState<Restoration>(initialEdit?.restored ?? null)
  const submission = useSubmit(failureOf)
  const { send, clearErrors, clear, attempt } = submission
  const { initial: formInitial, draft } = edit ?? { initial, draft: initial }
  const isDirty = edit !== null && isChanged(draft, formInitial)
  const unsavedEdits = (): UnsavedEdits<Draft, Item> => ({ item, initial: formInitial, draft })

  const storedDraft = useStoredDraft({
    form: name,
    id: item?.id,
    draftKey: initialEdit?.draftKey,
    edit,
    isDirty,
    readDraft: unsavedEdits,
    readStorable: () => {
      const draftWithoutFiles = withoutFiles ? withoutFiles(draft) : draft
      return {
        value: { ...unsavedEdits(), draft: draftWithoutFiles },
        hadFiles: draftWithoutFiles !== draft && isChanged(draftWithoutFiles, draft),
      }
    },
    restore: (edits: UnsavedEdits<Draft, Item>, isComplete, draftKey) => {
      const restored = isComplete ? 'complete' : 'without-files'
      if (options.restore) return options.restore({ ...edits, draftKey, restored })
      // A field that was added after the draft was stored gets the item's value.
      setEdit({ initial: { ...initial, ...edits.initial }, draft: { ...initial, ...edits.draft } })
      setRestored(restored)
    },
    isLostOnClose,
  })

  /** Shows the stored values. */
  function reset() {
    setEdit(null)
    setRestored(null)
    storedDraft.forget()
  }

  return {
    ...submission,
    draft,
    initial: formInitial,
    isDirty,
    restored: attempt === 0 ? restored : null,
    storageStatus: storedDraft.status,
    storedDrafts: storedDraft.storedDrafts,
    change: (changes: Partial<Draft>) => {
      clearErrors(...Object.keys(changes))
      setEdit((current) => {
        const base = current ?? { initial, draft: initial }
        return { ...base, draft: { ...base.draft, ...changes } }
      })
    },
    /** Applies a change that was stored separately from the draft, such as the removal of a picture. */
    amend: (update: (draft: Draft) => Draft) =>
      setEdit((current) => current && { initial: update(current.initial), draft: update(current.draft) }),
    /** Sends the draft. Returns whether that succeeded. */
    save: async (...args: Parameters<typeof send>) => {
      const isSaved = await send(...args)
      if (isSaved) reset()
      return isSaved
    },
    reset,
    /** Replaces the draft with the stored values after a conflict. */
    discardEdits: () => {
      reset()
      clear()
    },
    /** Returns unsaved edits and their key in local storage. Called before another item opens. */
    leave: () => {
      storedDraft.flush()
      return isDirty ? { ...unsavedEdits(), draftKey: storedDraft.key } : null
    },
  }
}

export type ItemForm<Draft extends object, Failure, Item = null> = ReturnType<typeof useItemForm<Draft, Failure, Item>>
