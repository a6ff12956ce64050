import { useState } from 'react'
import { useKeptDraft } from './use-kept-draft'
import { useSubmit } from './use-submit'
import type { ApiError } from '@/lib/api/client'

/** The edited values, and the values before editing. */
type Edit<Draft> = { initial: Draft; draft: Draft }

/** Set if the draft was restored; 'partly' means without its files. */
export type Restoration = 'whole' | 'partly' | null

/** Unsaved edits of an item (null for a new one), and their key in local storage. */
export type KeptEdit<Draft, Item = null> = Edit<Draft> & {
  item: Item | null
  draftKey?: string
  restored?: Restoration
}

type Options<Draft, Failure, Item> = {
  /** Key of the form in local storage. */
  name: string
  /** The item of a list that the form edits. Each item has its own drafts. */
  item?: (Item & { id: string }) | null
  /** Stored values. The form shows them until somebody types. */
  initial: Draft
  isChanged: (draft: Draft, initial: Draft) => boolean
  failureOf: (error: ApiError) => Failure
  /** Edits to restore. */
  initialEdit?: KeptEdit<Draft, Item>
  /** Opens stored edits, which may belong to another item. */
  restore?: (kept: KeptEdit<Draft, Item>) => void
  /** Returns the draft without its files, which storage cannot keep. */
  withoutFiles?: (draft: Draft) => Draft
  endsWithBrowser?: boolean
}

/**
 * State of a form for one item, whose id must be the React key: the draft, sending, and the copy of the draft in local storage until
 * it is saved.
 */
export function useItemForm<Draft extends object, Failure, Item = null>(options: Options<Draft, Failure, Item>) {
  const { name, item = null, initial, isChanged, failureOf, initialEdit, withoutFiles, endsWithBrowser } = options
  const [edit, setEdit] = useState<Edit<Draft> | null>(initialEdit ?? null)
  const [restored, setRestored] = useState<Restoration>(initialEdit?.restored ?? null)
  const submission = useSubmit(failureOf)
  const { send, clearErrors, clear, attempt } = submission
  const { initial: before, draft } = edit ?? { initial, draft: initial }
  const isDirty = edit !== null && isChanged(draft, before)
  const whole = (): KeptEdit<Draft, Item> => ({ item, initial: before, draft })

  const keptDraft = useKeptDraft({
    form: name,
    id: item?.id,
    draftKey: initialEdit?.draftKey,
    edit,
    isDirty,
    whole,
    storable: () => {
      const fileless = withoutFiles ? withoutFiles(draft) : draft
      return { value: { ...whole(), draft: fileless }, hadFiles: fileless !== draft && isChanged(fileless, draft) }
    },
    restore: (kept: KeptEdit<Draft, Item>, isWhole, draftKey) => {
      const restored = isWhole ? 'whole' : 'partly'
      if (options.restore) return options.restore({ ...kept, draftKey, restored })
      // A field that was added after the draft was stored gets the item's value.
      setEdit({ initial: { ...initial, ...kept.initial }, draft: { ...initial, ...kept.draft } })
      setRestored(restored)
    },
    endsWithBrowser,
  })

  /** Shows the stored values. */
  function reset() {
    setEdit(null)
    setRestored(null)
    keptDraft.forget()
  }

  return {
    ...submission,
    draft,
    initial: before,
    isDirty,
    restored: attempt === 0 ? restored : null,
    kept: keptDraft.kept,
    storedDrafts: keptDraft.storedDrafts,
    change: (changes: Partial<Draft>) => {
      clearErrors(...Object.keys(changes))
      setEdit((now) => {
        const from = now ?? { initial, draft: initial }
        return { ...from, draft: { ...from.draft, ...changes } }
      })
    },
    /** Applies a change that was stored separately from the draft, such as the removal of a picture. */
    amend: (update: (draft: Draft) => Draft) =>
      setEdit((now) => now && { initial: update(now.initial), draft: update(now.draft) }),
    /** Sends the draft. Returns whether that succeeded. */
    save: async (...sent: Parameters<typeof send>) => {
      const isSaved = await send(...sent)
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
      keptDraft.finish()
      return isDirty ? { ...whole(), draftKey: keptDraft.key } : null
    },
  }
}

export type ItemForm<Draft extends object, Failure, Item = null> = ReturnType<typeof useItemForm<Draft, Failure, Item>>
