import { useState } from 'react'
import { useKeptDraft } from './use-kept-draft'
import { useSubmit } from './use-submit'
import type { ApiError } from '@/lib/api/client'

type Options<Draft, Failure> = {
  key: string
  initial: Draft
  isChanged: (draft: Draft, initial: Draft) => boolean
  failureOf: (error: ApiError) => Failure
}

/**
 * A form about one thing. Until somebody types it follows `initial`; then it keeps what was typed, and what it began
 * with.
 */
export function useForm<Draft extends object, Failure>(options: Options<Draft, Failure>) {
  const { key, initial, isChanged, failureOf } = options
  const [edit, setEdit] = useState<{ initial: Draft; draft: Draft } | null>(null)
  const { form, ...sending } = useSubmit(failureOf)
  const isDirty = edit !== null && isChanged(edit.draft, edit.initial)
  const kept = useKeptDraft({
    form: key,
    value: edit,
    isDirty,
    // A field that is newer than the kept draft is as at the beginning.
    restore: (taken) => setEdit({ initial: { ...initial, ...taken?.initial }, draft: { ...initial, ...taken?.draft } }),
  })

  function reset() {
    setEdit(null)
    kept.forget()
  }

  return {
    form,
    sending,
    draft: edit?.draft ?? initial,
    initial: edit?.initial ?? initial,
    isDirty,
    offers: kept.offers,
    change: (changes: Partial<Draft>) => {
      sending.corrected(...Object.keys(changes))
      setEdit((now) => {
        const from = now ?? { initial, draft: initial }
        return { ...from, draft: { ...from.draft, ...changes } }
      })
    },
    reset,
    /** Shows what is stored in place of what was typed, after a conflict. */
    takeTheirs: () => {
      reset()
      sending.clear()
    },
  }
}

/** The state of a small form, which this browser keeps under `key`, the form's name. */
export function useDraftState<Draft>(key: string, empty: Draft, isDirty: (draft: Draft) => boolean) {
  const [draft, setDraft] = useState(empty)
  const kept = useKeptDraft({ form: key, value: draft, isDirty: isDirty(draft), restore: (taken) => setDraft(taken) })
  return [draft, setDraft, kept] as const
}
