import { useState } from 'react'
import { useKeptForm } from '@/components/admin/form/use-kept-form'

/** The state of a small form, which this browser keeps under `key`, the form's name. */
export function useDraftState<Draft>(key: string, empty: Draft, isDirty: (draft: Draft) => boolean) {
  const [draft, setDraft] = useState(empty)
  const kept = useKeptForm({ key, value: draft, isDirty: isDirty(draft), restore: (taken: Draft) => setDraft(taken) })
  return [draft, setDraft, kept] as const
}
