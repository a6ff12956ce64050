import { useEffect, useState } from 'react'
import { takeDraft } from '@/components/admin/editor/draft-storage'
import { useUnsavedChanges } from '@/components/admin/editor/unsaved-changes'

/** The state of a small form. What is typed survives an expired session under `key`, which names the form. */
export function useDraftState<Draft>(key: string, empty: Draft, isDirty: (draft: Draft) => boolean) {
  const [draft, setDraft] = useState(empty)
  useUnsavedChanges({ isDirty: isDirty(draft), draft: { key, read: () => draft } })

  function restore(taken: unknown) {
    setDraft(taken as Draft)
  }

  useEffect(() => {
    const taken = takeDraft(key)
    if (taken) restore(taken.value)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form opens
  }, [])

  return [draft, setDraft] as const
}
