import { TriangleAlert } from 'lucide-react'
import { Icon } from '@/components/ui/icon'
import type { FieldErrors } from '@/lib/platform/app-error'
import { useLayoutEffect, useRef } from 'react'

/** Returns the errors below a row's field path: those of 'rows.3.what' for 'rows.3'. */
export const errorsBelow = (errors: FieldErrors, row: string) =>
  Object.entries(errors).filter(([field]) => field.startsWith(`${row}.`))

export function RowErrors({ errors, className }: { errors: ReturnType<typeof errorsBelow>; className?: string }) {
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
 * Moves the focus in a list of rows (`data-key`) to one of a row's controls (`data-part`). If that is missing or disabled,
 * the row's `first` control gets it.
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
    /** Moves the focus after the next render, when the row exists. */
    focusLater: (key: string, part = first) => void (next.current = [key, part]),
  }
}
