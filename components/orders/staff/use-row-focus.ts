import { useLayoutEffect, useRef } from 'react'

/**
 * The focus in a list of rows, `data-key`, whose controls are named by `data-part`. A control that cannot have it leaves it to
 * the row's `first`.
 */
export function useRowFocus(first: string) {
  const list = useRef<HTMLOListElement>(null)
  const next = useRef<[key: string, part: string] | null>(null)

  function focusNow(key: string, part: string) {
    const row = list.current?.querySelector(`[data-key="${CSS.escape(key)}"]`)
    const find = (name: string) => row?.querySelector<HTMLElement>(`[data-part="${name}"]:not(:disabled)`)
    ;(find(part) ?? find(first))?.focus()
  }

  useLayoutEffect(() => {
    if (next.current) focusNow(...next.current)
    next.current = null
  })

  return {
    list,
    focusNow,
    /** After the next rendering, which shows the row. */
    focusLater: (key: string, part = first) => void (next.current = [key, part]),
  }
}
