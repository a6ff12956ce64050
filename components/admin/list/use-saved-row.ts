import { useEffect, useRef, useState } from 'react'

export function rowId(id: string): string {
  return `kayit-${id}`
}

/** Whether the focus is outside the form, such as in the list's search. */
function isElsewhere(): boolean {
  const focused = document.activeElement
  return focused !== null && focused !== document.body && !focused.closest('form')
}

/**
 * Scrolls to the saved item once its list shows it, and moves the focus there, because the form is empty. If the focus is
 * elsewhere, nothing moves.
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
    /** Shows which item was saved. With `stay`, focus and scroll position do not change. */
    showSaved: (id: string, { stay = false } = {}) => setSaved({ id, stay }),
  }
}
