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

type Option<Value extends string = string> = { value: Value; label: string; title?: string }

type RadioGroupProps<Choice extends Option> = {
  label?: string
  describedBy?: string
  name: string
  options: readonly Choice[]
  /** Without it, none is checked. */
  value?: string
  onChange: (value: Choice['value']) => void
  className: string
  /** Classes of an option's label, which its invisible radio button covers. */
  optionClass: string
  /** Renders an option. By default that is its label. */
  children?: (option: Choice) => ReactNode
}

/** Radio buttons that look like the cells of a row or a grid. Without a label, they are part of a group that has one. */
export function RadioGroup<Choice extends Option>(props: RadioGroupProps<Choice>) {
  const { label, describedBy, name, options, value, onChange, className, optionClass, children } = props
  return (
    <div role={label && 'radiogroup'} aria-label={label} aria-describedby={describedBy} className={className}>
      {options.map((option) => (
        <label
          key={option.value}
          title={option.title}
          className={`relative cursor-pointer hover:bg-tint has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed ${optionClass}`}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 size-full cursor-[inherit] opacity-0"
          />
          {children ? children(option) : option.label}
        </label>
      ))}
    </div>
  )
}

type ChoicesProps<Value extends string> = {
  label: string
  isLabelHidden?: boolean
  name: string
  options: readonly Option<Value>[]
  value?: Value
  onChange: (value: Value) => void
  className?: string
}

/** Radio buttons in a row, for a few values. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, isLabelHidden, className = '', ...group } = props
  return (
    <div role="radiogroup" aria-label={label} className={className}>
      {!isLabelHidden && (
        <span aria-hidden className="mb-1.5 block font-semibold">
          {label}
        </span>
      )}
      <RadioGroup
        {...group}
        className="flex w-fit max-w-full flex-wrap rounded-ctl border border-field bg-paper"
        optionClass="flex min-h-11 items-center border-line px-4 not-first:border-l has-checked:bg-ink has-checked:font-semibold has-checked:text-sheet"
      />
    </div>
  )
}
