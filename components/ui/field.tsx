import { TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

type CommonProps = {
  name: string
  /** Defaults to `name`. */
  id?: string
  label: ReactNode
  /** Adds '(isteğe bağlı)' to the label. */
  optional?: boolean
  /** Shown small after the label, in place of '(isteğe bağlı)'. */
  labelNote?: string
  hint?: ReactNode
  error?: ReactNode
  /** A remark about the value that is not an error. Its text is in an element with the id `noteId`. */
  note?: ReactNode
  noteId?: string
  /** Classes of the cell around label, control, error and hint. */
  className?: string
}

type FieldFrameProps<Control> = CommonProps &
  Omit<Control, keyof CommonProps | 'children'> & {
    /** Renders the control with the other props and the attributes that link it to label, error and hint. */
    children: (control: Control) => ReactNode
  }

/** A control with its label above, and error and hint below. Screen readers read the error first. */
export function FieldFrame<Control = object>(props: FieldFrameProps<Control>) {
  const {
    name,
    id = name,
    label,
    optional,
    labelNote = optional && '(isteğe bağlı)',
    hint,
    error,
    note,
    noteId = '',
    className = '',
    children,
    ...controlProps
  } = props
  const errorId = error ? `${id}-error` : ''
  const hintId = hint ? `${id}-hint` : ''
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        {labelNote && <span className="text-small font-normal text-ink-2">{` ${labelNote}`}</span>}
      </label>
      {children({
        'aria-invalid': error ? true : undefined,
        ...(controlProps as Control),
        id,
        name,
        'aria-describedby': [errorId, noteId, hintId].filter(Boolean).join(' ') || undefined,
      })}
      {error && (
        <ErrorText id={errorId} className="mt-1.5 text-[1rem]">
          {error}
        </ErrorText>
      )}
      {note}
      {hint && (
        <p id={hintId} className="mt-1.5 text-small leading-[1.4] text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}

type ErrorTextProps = { id: string; className?: string; children: ReactNode }

/** The error of a field. */
export function ErrorText({ id, className = '', children }: ErrorTextProps) {
  return (
    <p id={id} className={`flex gap-2 leading-[1.4] font-semibold text-bad ${className}`}>
      <Icon of={TriangleAlert} className="mt-0.5 size-5" />
      <span>{children}</span>
    </p>
  )
}

/** Classes of a one-line control. While the calendar button of a date field has the focus, only `focus-within` matches. */
export const CONTROL =
  'block min-h-12 w-full rounded-ctl border border-field bg-paper px-3 py-2.5 placeholder:text-ink-3 placeholder:opacity-100 hover:border-ink focus-within:border-focus focus-within:outline-3 focus-within:outline-offset-0 focus-within:outline-focus aria-invalid:border-2 aria-invalid:border-bad aria-invalid:bg-bad-bg disabled:cursor-not-allowed disabled:border-line disabled:bg-tint disabled:text-ink-2'

/** One-line field. Other props go to the `<input>`. */
export function TextField(props: CommonProps & ComponentProps<'input'>) {
  return (
    <FieldFrame<ComponentProps<'input'>> {...props}>
      {(control) => <input type="text" {...control} className={CONTROL} />}
    </FieldFrame>
  )
}

/** Field of several lines. Other props go to the `<textarea>`. */
export function TextAreaField(props: CommonProps & ComponentProps<'textarea'>) {
  return (
    <FieldFrame<ComponentProps<'textarea'>> {...props}>
      {(control) => <textarea rows={5} {...control} className={`${CONTROL} resize-y leading-[1.5]`} />}
    </FieldFrame>
  )
}
