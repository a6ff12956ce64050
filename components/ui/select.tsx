import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'

/** The options of a select element or a data list: values that are also the labels, or pairs of value and label. */
export function Options({ of }: { of: readonly (string | readonly [value: string | number, label: string])[] }) {
  return of.map((option) => {
    const [value, label] = typeof option === 'string' ? [option, option] : option
    return (
      <option key={value} value={value}>
        {label}
      </option>
    )
  })
}

export function Select({ className, ...select }: ComponentProps<'select'>) {
  return (
    <span className={`relative block ${className ?? ''}`}>
      <select
        {...select}
        className="block min-h-12 w-full cursor-pointer appearance-none truncate rounded-ctl border border-field bg-paper py-2.5 pr-9 pl-3 hover:border-ink focus:border-focus focus:outline-3 focus:outline-offset-0 focus:outline-focus disabled:cursor-not-allowed disabled:border-line disabled:bg-tint disabled:text-ink-2 aria-invalid:border-2 aria-invalid:border-bad aria-invalid:bg-bad-bg"
      />
      <span className="pointer-events-none absolute inset-y-0 right-2.5 grid place-items-center">
        <Icon of={ChevronDown} className="size-4.5" />
      </span>
    </span>
  )
}

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className'> & {
  name: string
  label: string
  optional?: boolean
  hint?: ReactNode
  error?: ReactNode
}

/** A select element with its label above, and error and hint below. */
export function SelectField(props: SelectFieldProps) {
  const { children, ...field } = props
  return (
    <FieldFrame<Omit<ComponentProps<'select'>, 'children'>> {...field}>
      {(control) => <Select {...control}>{children}</Select>}
    </FieldFrame>
  )
}
