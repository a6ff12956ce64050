import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { TriangleAlert } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import type { FieldErrors } from '@/lib/platform/app-error'
import { countWord } from '@/lib/platform/turkish/case'

// What the forms share that are saved as a draft before they are sent or signed.

export function DraftMark() {
  return (
    <span className="ml-2 border border-dashed border-field px-2 py-px font-sans text-small font-normal text-ink-2">
      Taslak
    </span>
  )
}

type DraftButtonsProps = {
  /** Sends or signs: what it says, and while it does. */
  label: string
  busy: string
  isSending: boolean
  /** Whether the draft is what is being saved. */
  isSaving: boolean
  isDirty: boolean
  /** What is said after a save, here because the form is longer than the screen. */
  done: string | null
  note: ReactNode
  onSave: () => void
  children: ReactNode
}

export function DraftButtons(props: DraftButtonsProps) {
  const { label, busy, isSending, isSaving, isDirty, done, note, onSave, children } = props
  return (
    <div className="-mt-px flex flex-wrap items-center gap-3 border-t border-edge bg-sheet px-5 py-4 max-sm:px-4">
      <Button
        type="submit"
        variant="act"
        disabled={isSending}
        busy={isSending && !isSaving && busy}
        className="max-sm:flex-auto">
        {label}
      </Button>
      <Button
        disabled={isSending}
        busy={isSending && isSaving && 'Kaydediliyor'}
        onClick={onSave}
        className="max-sm:flex-auto">
        Taslağı Kaydet
      </Button>
      {children}
      <p className="text-ink-2 max-sm:order-first max-sm:basis-full">
        {note}
        {isDirty && ' Kaydedilmemiş değişiklik var.'}
      </p>
      <output className="font-semibold text-ok empty:hidden max-sm:order-first max-sm:basis-full">{done}</output>
    </div>
  )
}

type MissingFieldsProps = {
  /** What was not done: 'Teklif gönderilmedi'. */
  what: string
  kept: string
  fields: FieldErrors
  named: (name: string) => { label: string; id: string }
}

/** What is missing before something can be finished, each with a link to its field. */
export function MissingFields({ what, kept, fields, named }: MissingFieldsProps) {
  const names = Object.keys(fields)
  return (
    <Alert
      tone="bad"
      className="mb-4"
      icon={TriangleAlert}
      title={`${what}, ${countWord(names.length)} bilgi eksik:`}
      text={kept}
      actions={
        <ul className="flex basis-full flex-wrap gap-x-6">
          {names.map((name) => {
            const { label, id } = named(name)
            return (
              <li key={name}>
                <a href={`#${id}`} className="inline-flex min-h-11 items-center font-semibold text-bad">
                  {label}
                </a>
              </li>
            )
          })}
        </ul>
      }
    />
  )
}
