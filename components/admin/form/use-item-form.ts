import { useState } from 'react'
import { useKeptDraft } from './use-kept-draft'
import { useSubmit } from './use-submit'
import type { ApiError } from '@/lib/api/client'

/** Typed values, and the values before. */
type Edit<Draft> = { initial: Draft; draft: Draft }

/** Set if the draft was restored; 'partly' means without its files. */
export type Restoration = 'whole' | 'partly' | null

/** Unsaved edits of an item (null for a new one), and their key in local storage. */
export type KeptEdit<Draft, Item = null> = Edit<Draft> & { item: Item | null; keptAs?: string; restored?: Restoration }

type Options<Draft, Failure, Item> = {
  /** Key of the form in local storage. */
  name: string
  /** The item of a list that the form edits. Each item has drafts of its own. */
  item?: (Item & { id: string }) | null
  /** Stored values. The form shows them until somebody types. */
  initial: Draft
  isChanged: (draft: Draft, initial: Draft) => boolean
  failureOf: (error: ApiError) => Failure
  /** Edits to restore. */
  initialEdit?: KeptEdit<Draft, Item>
  /** Opens kept edits, which may belong to another item. */
  restore?: (kept: KeptEdit<Draft, Item>) => void
  /** Returns the draft without its files, which storage cannot keep. */
  withoutFiles?: (draft: Draft) => Draft
  endsWithBrowser?: boolean
}

/**
 * State of a form for one item, which must be its key: the draft, sending, and the copy of the draft in local storage until
 * it is saved.
 */
export function useItemForm<Draft extends object, Failure, Item = null>(options: Options<Draft, Failure, Item>) {
  const { name, item = null, initial, isChanged, failureOf, initialEdit, withoutFiles, endsWithBrowser } = options
  const [edit, setEdit] = useState<Edit<Draft> | null>(initialEdit ?? null)
  const [restored, setRestored] = useState<Restoration>(initialEdit?.restored ?? null)
  const submission = useSubmit(failureOf)
  const { send, corrected, clear, attempt } = submission
  const { initial: before, draft } = edit ?? { initial, draft: initial }
  const isDirty = edit !== null && isChanged(draft, before)
  const whole = (): KeptEdit<Draft, Item> => ({ item, initial: before, draft })

  const kept = useKeptDraft({
    form: name,
    id: item?.id,
    keptAs: initialEdit?.keptAs,
    typed: edit,
    isDirty,
    whole,
    storable: () => {
      const stripped = withoutFiles ? withoutFiles(draft) : draft
      return { value: { ...whole(), draft: stripped }, hadFiles: stripped !== draft && isChanged(stripped, draft) }
    },
    restore: (kept: KeptEdit<Draft, Item>, isWhole, keptAs) => {
      const restored = isWhole ? 'whole' : 'partly'
      if (options.restore) return options.restore({ ...kept, keptAs, restored })
      // A field that is newer than the kept draft has its stored value.
      setEdit({ initial: { ...initial, ...kept.initial }, draft: { ...initial, ...kept.draft } })
      setRestored(restored)
    },
    endsWithBrowser,
  })

  /** Shows the stored values. */
  function reset() {
    setEdit(null)
    setRestored(null)
    kept.forget()
  }

  return {
    ...submission,
    draft,
    initial: before,
    isDirty,
    restored: attempt === 0 ? restored : null,
    kept: kept.kept,
    offers: kept.offers,
    change: (changes: Partial<Draft>) => {
      corrected(...Object.keys(changes))
      setEdit((now) => {
        const from = now ?? { initial, draft: initial }
        return { ...from, draft: { ...from.draft, ...changes } }
      })
    },
    /** Applies a change that was stored apart from the draft, such as a removed picture. */
    amend: (amended: (draft: Draft) => Draft) =>
      setEdit((now) => now && { initial: amended(now.initial), draft: amended(now.draft) }),
    /** Sends the draft. Returns whether that succeeded. */
    save: async (...sent: Parameters<typeof send>) => {
      const isSaved = await send(...sent)
      if (isSaved) reset()
      return isSaved
    },
    reset,
    /** Replaces the draft with the stored values after a conflict. */
    discardMine: () => {
      reset()
      clear()
    },
    /** Before another item opens: returns unsaved edits and their key in local storage. */
    leave: () => {
      kept.finish()
      return isDirty ? { ...whole(), keptAs: kept.key } : null
    },
  }
}

export type ItemForm<Draft extends object, Failure, Item = null> = ReturnType<typeof useItemForm<Draft, Failure, Item>>
