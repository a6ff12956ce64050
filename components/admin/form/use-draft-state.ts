import { useState } from 'react'
import { useKeptDraft } from '@/components/admin/form/use-kept-draft'

/** The state of a small form, which this browser keeps under `key`, the form's name. */
export function useDraftState<Draft>(key: string, empty: Draft, isDirty: (draft: Draft) => boolean) {
  const [draft, setDraft] = useState(empty)
  const kept = useKeptDraft({ form: key, value: draft, isDirty: isDirty(draft), restore: (taken) => setDraft(taken) })
  return [draft, setDraft, kept] as const
}
