import { useEffect, useRef, useState } from 'react'

/** Returns the element id of an item's row. */
export function rowId(id: string): string {
  return `kayit-${id}`
}

/**
 * Scrolls to the saved item once its list shows it, and moves the focus there, because the form that had it is empty.
 */
export function useSavedRow(items: readonly { id: string }[] | undefined) {
  const [saved, setSaved] = useState<{ id: string; stay: boolean } | null>(null)
  const shown = useRef<typeof saved>(null)

  useEffect(() => {
    if (!saved || saved.stay || saved === shown.current || !items?.some(({ id }) => id === saved.id)) return
    shown.current = saved
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
