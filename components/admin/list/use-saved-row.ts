import { useEffect, useRef, useState } from 'react'

export function rowId(id: string): string {
  return `kayit-${id}`
}

/** Whether the focus is outside a form, such as in the list's search. */
function isFocusOutsideForm(): boolean {
  const focused = document.activeElement
  return focused !== null && focused !== document.body && !focused.closest('form')
}

/**
 * Scrolls to the saved item once its list shows it, and moves the focus there, because the form is then empty. Nothing moves if
 * the focus is outside the form.
 */
export function useSavedRow(items: readonly { id: string }[] | undefined) {
  const [saved, setSaved] = useState<{ id: string; keepsFocus: boolean } | null>(null)
  const lastShown = useRef<typeof saved>(null)

  useEffect(() => {
    if (!saved || saved.keepsFocus || saved === lastShown.current || !items?.some(({ id }) => id === saved.id)) return
    lastShown.current = saved
    if (isFocusOutsideForm()) return
    const row = document.getElementById(rowId(saved.id))
    row?.scrollIntoView({ block: 'nearest' })
    row?.querySelector<HTMLElement>('[data-edit]')?.focus({ preventScroll: true })
  }, [items, saved])

  return {
    savedId: saved?.id ?? null,
    /** Shows which item was saved. With `keepsFocus`, focus and scroll position do not change. */
    showSaved: (id: string, { keepsFocus = false } = {}) => setSaved({ id, keepsFocus }),
  }
}
