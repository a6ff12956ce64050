import { useEffect, useRef, useState } from 'react'

/** Id of an item's place in a list. */
export function rowId(id: string): string {
  return `kayit-${id}`
}

/**
 * Brings what was just saved into view, once its list shows it, and the keyboard with it: the form that had the focus
 * has been emptied.
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
    /** Says what was saved; with `stay` the focus and the view stay where they are. */
    markSaved: (id: string, { stay = false } = {}) => setSaved({ id, stay }),
  }
}
