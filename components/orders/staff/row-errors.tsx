import { TriangleAlert } from 'lucide-react'
import { Icon } from '@/components/ui/icon'
import type { FieldErrors } from '@/lib/platform/app-error'

/** Returns the errors of one row: of 'rows.3', 'rows.3.what'. */
export const errorsBelow = (errors: FieldErrors, row: string) =>
  Object.entries(errors).filter(([field]) => field.startsWith(`${row}.`))

type RowErrorsProps = { wrong: ReturnType<typeof errorsBelow>; className?: string }

/** What is wrong in a row, below its fields. */
export function RowErrors({ wrong, className }: RowErrorsProps) {
  if (wrong.length === 0) return null
  return (
    <div className={className}>
      {wrong.map(([field, texts]) => (
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
