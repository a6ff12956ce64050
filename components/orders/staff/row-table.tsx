import { ErrorText } from '@/components/ui/field'
import type { FieldErrors } from '@/lib/platform/app-error'
import { useLayoutEffect, useRef } from 'react'

/** Returns the errors of a row's fields: for the row 'rows.3' those of fields such as 'rows.3.what'. */
export const errorsOfRow = (errors: FieldErrors, row: string) =>
  Object.entries(errors).filter(([field]) => field.startsWith(`${row}.`))

export function RowErrors({ errors, className }: { errors: ReturnType<typeof errorsOfRow>; className?: string }) {
  if (errors.length === 0) return null
  return (
    <div className={className}>
      {errors.map(([field, texts]) => (
        <ErrorText key={field} id={`${field.replaceAll('.', '-')}-error`}>
          {texts.join(' ')}
        </ErrorText>
      ))}
    </div>
  )
}

/**
 * Moves the focus in a list of rows (`data-key`) to one of a row's controls (`data-field`). If that control is missing or
 * disabled, the control of `firstField` gets the focus.
 */
export function useRowFocus(firstField: string) {
  const list = useRef<HTMLOListElement>(null)
  const nextFocus = useRef<[key: string, field: string] | null>(null)

  function focusNow(key: string, field: string) {
    const row = list.current?.querySelector(`[data-key="${CSS.escape(key)}"]`)
    const find = (name: string) => row?.querySelector<HTMLElement>(`[data-field="${name}"]:not(:disabled)`)
    ;(find(field) ?? find(firstField))?.focus()
  }

  useLayoutEffect(() => {
    if (nextFocus.current) focusNow(...nextFocus.current)
    nextFocus.current = null
  })

  /** Moves the focus after the next render, when the row exists. */
  const focusLater = (key: string, field = firstField) => void (nextFocus.current = [key, field])

  /** Returns the rows without one of them, and later focuses its neighbour. The last row is replaced by an empty one. */
  function withoutRow<Row extends { key: string }>(rows: readonly Row[], index: number, newRow: () => Row): Row[] {
    const others = rows.toSpliced(index, 1)
    const remaining = others.length > 0 ? others : [newRow()]
    focusLater((remaining[index] ?? remaining.at(-1)!).key)
    return remaining
  }

  return { list, focusNow, focusLater, withoutRow }
}
