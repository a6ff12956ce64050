import { TriangleAlert } from 'lucide-react'
import { Icon } from '@/components/ui/icon'
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
        <p
          key={field}
          id={`${field.replaceAll('.', '-')}-error`}
          className="flex gap-2 leading-[1.4] font-semibold text-bad">
          <Icon of={TriangleAlert} className="mt-0.5 size-5" />
          <span>{texts.join(' ')}</span>
        </p>
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

  return {
    list,
    focusNow,
    /** Moves the focus after the next render, when the row exists. */
    focusLater: (key: string, field = firstField) => void (nextFocus.current = [key, field]),
  }
}
