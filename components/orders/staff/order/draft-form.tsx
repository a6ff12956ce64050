import type { ReactNode } from 'react'
import type { ConflictWords } from '@/components/admin/form/editor-notices'
import { FormFrame } from '@/components/admin/form/form-frame'
import { sends } from '@/components/admin/form/use-submit'
import { Button } from '@/components/ui/button'
import { TriangleAlert } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import type { FieldErrors } from '@/lib/platform/app-error'
import { countWord } from '@/lib/platform/turkish/case'
import { SendingNotices } from '@/components/orders/staff/sending'
import type { DraftedForm } from './use-drafted-form'

export function DraftMark() {
  return (
    <span className="ml-2 border border-dashed border-field px-2 py-px font-sans text-small font-normal text-ink-2">
      Taslak
    </span>
  )
}

type DraftFormProps = {
  editor: DraftedForm<object>
  title: ReactNode
  note: ReactNode
  conflict?: ConflictWords
  /** The button that sends or signs, and its text meanwhile. */
  finish: string
  busy: string
  /** What is said when something is missing, and how the fields are called. */
  missing: Omit<MissingFieldsProps, 'fields'>
  /** What finishing does. */
  effect: ReactNode
  /** Another way on. */
  actions: ReactNode
  children: ReactNode
}

/** A form that is saved as a draft before it is sent or signed. */
export function DraftForm(props: DraftFormProps) {
  const { editor, title, note, conflict, finish, busy, missing, effect, actions, children } = props
  const { form, sending, offers, pressed, isDirty, isIncomplete, submit, takeTheirs } = editor
  const { isSending, fields, done } = sending
  const isSaving = pressed === 'save'
  return (
    <>
      <SendingNotices
        sending={{ ...sending, done: null }}
        offers={offers}
        conflict={conflict}
        onTakeTheirs={takeTheirs}
        onSaveMine={() => void submit(pressed, { mine: true })}
      />
      {isIncomplete && Object.keys(fields).length > 0 && <MissingFields {...missing} fields={fields} />}
      <FormFrame ref={form} title={title} note={note} onSubmit={sends(() => submit('finish'))}>
        {children}
        <div className="-mt-px flex flex-wrap items-center gap-3 border-t border-edge bg-sheet px-5 py-4 max-sm:px-4 max-sm:[&>:is(a,button)]:flex-auto">
          <Button type="submit" variant="act" disabled={isSending} busy={isSending && !isSaving && busy}>
            {finish}
          </Button>
          <Button
            disabled={isSending}
            busy={isSending && isSaving && 'Kaydediliyor'}
            onClick={() => void submit('save')}>
            Taslağı Kaydet
          </Button>
          {actions}
          <p className="text-ink-2 max-sm:order-first max-sm:basis-full">
            {effect}
            {isDirty && ' Kaydedilmemiş değişiklik var.'}
          </p>
          {/* Here, because the form is longer than the screen. */}
          <output className="font-semibold text-ok empty:hidden max-sm:order-first max-sm:basis-full">{done}</output>
        </div>
      </FormFrame>
    </>
  )
}

/** What the fields of a form are called: its rows, `row` of them and a row's `parts`, of which the first gets the focus. */
type FieldWords = { rows: string; row: string; parts: Record<string, string>; fields: Record<string, string> }

export function namedField(name: string, { rows, row, parts, fields }: FieldWords): { label: string; id: string } {
  const [, index, part] = /^\w+\.(\d+)\.(\w+)$/.exec(name) ?? []
  const id = name === rows ? `${rows}-0-${Object.keys(parts)[0]}` : name.replaceAll('.', '-')
  if (index !== undefined) return { label: `${Number(index) + 1}. ${row} ${parts[part!] ?? part}`, id }
  return { label: fields[name] ?? name, id }
}

type MissingFieldsProps = {
  /** What was not done: 'Teklif gönderilmedi'. */
  what: string
  kept: string
  fields: FieldErrors
  words: FieldWords
}

/** What is missing before something can be finished, each with a link to its field. */
function MissingFields({ what, kept, fields, words }: MissingFieldsProps) {
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
            const { label, id } = namedField(name, words)
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
