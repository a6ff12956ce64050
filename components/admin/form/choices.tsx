import type { ComponentProps, ReactNode } from 'react'

const BOX =
  "grid size-5.5 flex-none place-content-center rounded-ctl border border-field bg-paper peer-checked:border-ink peer-checked:bg-ink peer-checked:before:-mt-0.5 peer-checked:before:h-2.75 peer-checked:before:w-1.5 peer-checked:before:rotate-45 peer-checked:before:border-r-2 peer-checked:before:border-b-2 peer-checked:before:border-sheet peer-checked:before:content-[''] peer-disabled:border-line peer-disabled:bg-tint peer-disabled:before:border-ink-3 forced-colors:hidden"

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { children: ReactNode; className?: string }

export function Checkbox({ children, className = '', ...input }: CheckboxProps) {
  return (
    <label
      className={`relative flex min-h-11 cursor-pointer items-start gap-2.5 py-2.5 leading-[1.45] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:text-ink-3 ${className}`}>
      {/* The invisible input covers the label too, as a touch target. */}
      <input
        type="checkbox"
        {...input}
        className="peer absolute inset-0 size-full cursor-[inherit] opacity-0 forced-colors:static forced-colors:size-5.5 forced-colors:opacity-100"
      />
      <i aria-hidden className={BOX} />
      <span className="min-w-0">{children}</span>
    </label>
  )
}

type ChoicesProps<Value extends string> = {
  label: string
  isLabelHidden?: boolean
  name: string
  options: readonly { value: Value; label: string }[]
  /** Without it, none is checked. */
  value?: Value
  onChange: (value: Value) => void
  className?: string
}

/** Radio buttons in a row, for a few values. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, isLabelHidden, name, options, value, onChange, className = '' } = props
  return (
    <div role="radiogroup" aria-label={label} className={className}>
      {!isLabelHidden && (
        <span aria-hidden className="mb-1.5 block font-semibold">
          {label}
        </span>
      )}
      <div className="flex w-fit max-w-full flex-wrap rounded-ctl border border-field bg-paper">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 cursor-pointer items-center border-line px-4 not-first:border-l hover:bg-tint has-checked:bg-ink has-checked:font-semibold has-checked:text-sheet has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </div>
  )
}
