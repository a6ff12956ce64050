'use client'

import type { ComponentProps, ReactNode } from 'react'
import { TextField } from '@/components/ui/field'
import type { FieldErrors } from '@/lib/platform/app-error'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'

type FormFrameProps = Omit<ComponentProps<'form'>, 'title' | 'className'> & {
  title: ReactNode
  /** Level of the title: 'h1' on sign-in pages, which have no other heading. */
  level?: 'h1' | 'h2'
  note?: ReactNode
  notices?: ReactNode
  isHiddenOnPhones?: boolean
}

/** Frame of a form: title, messages, fields (`FormFields`), buttons (`FormButtons`). */
export function FormFrame({
  title,
  level: Title = 'h2',
  note,
  notices,
  isHiddenOnPhones,
  children,
  ...form
}: FormFrameProps) {
  return (
    <form noValidate {...form} className={`border-2 border-edge bg-sheet ${isHiddenOnPhones ? 'max-sm:hidden' : ''}`}>
      <header className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b-2 border-edge px-5 py-2 max-sm:px-4">
        <Title className="text-[1.1875rem] leading-[1.25] tracking-normal">{title}</Title>
        {note && <span className="text-ink-2">{note}</span>}
      </header>
      {notices && <div className="grid gap-4 px-5 pt-4 empty:hidden max-sm:px-4">{notices}</div>}
      {children}
    </form>
  )
}

export const FORM_CELL = 'px-5 pt-4 max-sm:px-4'

export type FormField = Omit<ComponentProps<typeof TextField>, 'name'> & { name: string }

export function FormFields({ fields, errors }: { fields: readonly FormField[]; errors: FieldErrors }) {
  return fields.map((field) => (
    <TextField key={field.name} required error={errors[field.name]?.join(' ')} className={FORM_CELL} {...field} />
  ))
}

export function FormButtons({ children }: { children: ReactNode }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 border-t border-edge bg-sheet px-5 py-4 max-sm:px-4">
      {children}
    </div>
  )
}

/** Padding of a section's content. */
export const SECTION_CELL = 'grid min-w-0 gap-4.5 px-5 pt-4 pb-4.5 max-sm:px-4'

type FormSectionProps = {
  name: string
  disabled?: boolean
  /** Whether the content has its own cells, which reach the section's edges. */
  hasCells?: boolean
  children: ReactNode
}

/** A fieldset with its legend on the left, or above on a phone. */
export function FormSection({ name, disabled, hasCells, children }: FormSectionProps) {
  return (
    <fieldset
      disabled={disabled}
      className="grid min-w-0 grid-cols-[8.5rem_minmax(0,1fr)] border-b border-line max-sm:block">
      {/* Floated, because browsers place a legend outside the grid by default. */}
      <legend
        className={`float-left w-34 pt-4.5 pr-2 pb-4 pl-5 font-semibold max-sm:float-none max-sm:w-auto max-sm:px-4 max-sm:pt-4 max-sm:text-ink-2 ${hasCells ? 'max-sm:pb-2.5' : 'max-sm:pb-0'}`}>
        {name}
      </legend>
      <div className={`col-start-2 min-w-0 border-l border-line max-sm:border-l-0 ${hasCells ? '' : SECTION_CELL}`}>
        {children}
      </div>
    </fieldset>
  )
}

type SubmitButtonProps = {
  busy: string | false
  /** Whether the button is not orange: on pages with several forms, only a form with changes has an orange one. */
  isPlain?: boolean
  children: ReactNode
}

/** Submit button. It is disabled until scripts run, because these forms do not work without them. */
export function SubmitButton({ busy, isPlain = false, children }: SubmitButtonProps) {
  const isHydrated = useHydrated()
  return (
    <Button
      type="submit"
      variant={isPlain ? 'plain' : 'primary'}
      busy={busy}
      disabled={!isHydrated}
      className="max-sm:flex-auto">
      {children}
    </Button>
  )
}
