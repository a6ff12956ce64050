import type { ComponentProps, ReactNode } from 'react'
import { TextField } from '@/components/ui/field'
import type { FieldErrors } from '@/lib/platform/app-error'

type FormFrameProps = Omit<ComponentProps<'form'>, 'title' | 'className'> & {
  title: ReactNode
  /** Level of the title: 'h1' on the sign-in page, which has no other. */
  level?: 'h1' | 'h2'
  /** Shown beside the title. */
  note?: ReactNode
  /** Messages between title and fields. */
  notices?: ReactNode
  /** Whether phones do not show it. */
  hiddenOnPhones?: boolean
}

/** Frame of a form, the design's `.aform`: title, messages, fields (`FormFields`), buttons (`FormButtons`). */
export function FormFrame({
  title,
  level: Title = 'h2',
  note,
  notices,
  hiddenOnPhones,
  children,
  ...form
}: FormFrameProps) {
  return (
    <form noValidate {...form} className={`border-2 border-edge bg-sheet ${hiddenOnPhones ? 'max-sm:hidden' : ''}`}>
      <header className="flex min-h-13 items-center justify-between gap-4 border-b-2 border-edge px-5 py-2 max-sm:px-4">
        <Title className="text-[1.1875rem] leading-[1.25] tracking-normal">{title}</Title>
        {note && <span className="text-ink-2">{note}</span>}
      </header>
      {notices && <div className="grid gap-4 px-5 pt-4 empty:hidden max-sm:px-4">{notices}</div>}
      {children}
    </form>
  )
}

/** Cell around a field of a form. */
export const FORM_CELL = 'px-5 pt-4 max-sm:px-4'

type FormField = Omit<ComponentProps<typeof TextField>, 'name'> & { name: string }

/** The required one-line fields of a form, with their error texts. */
export function FormFields({ fields, errors }: { fields: readonly FormField[]; errors: FieldErrors }) {
  return fields.map((field) => (
    <TextField key={field.name} required error={errors[field.name]?.join(' ')} className={FORM_CELL} {...field} />
  ))
}

/** The form's buttons. */
export function FormButtons({ children }: { children: ReactNode }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 border-t border-edge bg-sheet px-5 py-4 max-sm:px-4">
      {children}
    </div>
  )
}
