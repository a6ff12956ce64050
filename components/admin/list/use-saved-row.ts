import { useEffect, useRef, useState } from 'react'

export function rowId(id: string): string {
  return `kayit-${id}`
}

/** Whether the person went on outside the form, such as in the list's search. */
function isElsewhere(): boolean {
  const at = document.activeElement
  return at !== null && at !== document.body && !at.closest('form')
}

/**
 * Scrolls to the saved item once its list shows it, and moves the focus there, because the form that had it is empty.
 * A person who went on elsewhere keeps view and focus.
 */
export function useSavedRow(items: readonly { id: string }[] | undefined) {
  const [saved, setSaved] = useState<{ id: string; stay: boolean } | null>(null)
  const shown = useRef<typeof saved>(null)

  useEffect(() => {
    if (!saved || saved.stay || saved === shown.current || !items?.some(({ id }) => id === saved.id)) return
    shown.current = saved
    if (isElsewhere()) return
    const row = document.getElementById(rowId(saved.id))
    row?.scrollIntoView({ block: 'nearest' })
    row?.querySelector<HTMLElement>('[data-edit]')?.focus({ preventScroll: true })
  }, [items, saved])

  return {
    saved: saved?.id ?? null,
    /** Marks an item as saved. With `stay` focus and view stay where they are. */
    markSaved: (id: string, { stay = false } = {}) => setSaved({ id, stay }),
  }
}
