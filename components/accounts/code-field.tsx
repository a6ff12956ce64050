import type { ComponentProps, ReactNode } from 'react'
import { CONTROL, FieldFrame } from '@/components/ui/field'

type CodeFieldProps = Omit<ComponentProps<'input'>, 'className' | 'children'> & {
  label: string
  hint?: ReactNode
  error?: ReactNode
  className?: string
}

/** Field for a code of the second factor, which phones can autofill. */
export function OneTimeCodeField(props: CodeFieldProps) {
  return (
    <FieldFrame<ComponentProps<'input'>>
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={7}
      required
      {...props}
      name="code">
      {(control) => (
        <input type="text" {...control} className={`${CONTROL} mono h-12 max-w-48 text-[1.5rem] tracking-[0.22em]`} />
      )}
    </FieldFrame>
  )
}
