import { useState } from 'react'
import { useKeptDraft } from './use-kept-draft'
import { useSubmit } from './use-submit'
import type { ApiError } from '@/lib/api/client'

/** What was typed, and what the form held before. */
export type Edit<Draft> = { initial: Draft; draft: Draft }

/** Set when what is typed was brought back; 'partly' means without its files. */
export type Restored = 'whole' | 'partly' | null

/** Unsaved edits of an item (null for a new one), and the key under which this browser keeps them. */
export type KeptEdit<Draft, Item = null> = Edit<Draft> & { item: Item | null; keptAs?: string; restored?: Restored }

type Options<Draft, Failure, Item> = {
  /** Names the form in this browser's storage. */
  name: string
  /** Tells drafts of this form apart, where it edits the items of a list. */
  item?: (Item & { id: string }) | null
  /** What is stored. The form follows it until somebody types. */
  initial: Draft
  isChanged: (draft: Draft, initial: Draft) => boolean
  failureOf: (error: ApiError) => Failure
  /** Edits that are brought back. */
  begin?: KeptEdit<Draft, Item>
  /** Opens edits that were kept, where they may be of another item. */
  restore?: (kept: KeptEdit<Draft, Item>) => void
  /** Returns the draft without its files, which storage cannot keep. */
  withoutFiles?: (draft: Draft) => Draft
  endsWithBrowser?: boolean
}

/**
 * The form of one item, mounted for it alone: what is typed, whether it is saved, and the draft that this browser keeps
 * until then.
 */
export function useItemForm<Draft extends object, Failure, Item = null>(options: Options<Draft, Failure, Item>) {
  const { name, item = null, initial, isChanged, failureOf, begin, withoutFiles, endsWithBrowser } = options
  const [edit, setEdit] = useState<Edit<Draft> | null>(begin ?? null)
  const [restored, setRestored] = useState<Restored>(begin?.restored ?? null)
  const submission = useSubmit(failureOf)
  const { send, corrected, clear, attempt } = submission
  const { initial: before, draft } = edit ?? { initial, draft: initial }
  const isDirty = edit !== null && isChanged(draft, before)
  const whole = (): KeptEdit<Draft, Item> => ({ item, initial: before, draft })

  const kept = useKeptDraft({
    form: name,
    id: item?.id,
    keptAs: begin?.keptAs,
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
      // A field that is newer than the kept draft is as it is stored.
      setEdit({ initial: { ...initial, ...kept.initial }, draft: { ...initial, ...kept.draft } })
      setRestored(restored)
    },
    endsWithBrowser,
  })

  /** Shows what is stored. */
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
    /** Takes over what the form itself has stored without saving the draft, such as a removed picture. */
    amend: (amended: (draft: Draft) => Draft) =>
      setEdit((now) => now && { initial: amended(now.initial), draft: amended(now.draft) }),
    /** Sends what is typed, after which it is no longer unsaved. Returns whether that went through. */
    save: async (...sent: Parameters<typeof send>) => {
      const isSaved = await send(...sent)
      if (isSaved) reset()
      return isSaved
    },
    reset,
    /** Shows what is stored in place of what was typed, after a conflict. */
    discardMine: () => {
      reset()
      clear()
    },
    /** Returns unsaved edits with the key under which they are kept, because another item takes their place. */
    leave: () => {
      kept.finish()
      return isDirty ? { ...whole(), keptAs: kept.key } : null
    },
  }
}

export type ItemForm<Draft extends object, Failure, Item = null> = ReturnType<typeof useItemForm<Draft, Failure, Item>>
