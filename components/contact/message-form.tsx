import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextAreaField, TextField } from '@/components/ui/field'
import { Alert } from '@/components/ui/alert'
import type { QUESTION_ASKED_FIELD } from '@/lib/contact/phone-question'
import type { FormOutcome } from '@/lib/platform/runtime/render-context'
import type { ContactField } from './fields'
import { Honeypot } from './honeypot'
import { useKeptText } from './kept-text'
import { PhotoField } from './photo-field'
import type { PHONE_NOTE_ID } from './phone-note'
import { PrefillLine } from './prefill-line'
import type { FilledForm } from './read-prefill'
import { useLazyParts } from './use-lazy-parts'
import { type MessageFormState, type SentMessage, useMessage } from './use-message'

/** Only the type is imported: the value would add the phone parser to the page's first scripts. */
const ASKED_NAME: typeof QUESTION_ASKED_FIELD = 'phoneAsked'
const NOTE_ID: typeof PHONE_NOTE_ID = 'phone-note'

const CELL = 'border-b border-line px-6 pt-3.5 pb-4.5 max-sm:px-4'

export type MessageFormProps = {
  fields: readonly ContactField[]
  /** Path of the page with an empty form. Without scripts the form posts there. */
  formPath: string
  /** Errors of a refused form that was sent without scripts. */
  outcome: FormOutcome | null
  /** Asks whether the phone number is right, if the form was sent without scripts. */
  initialQuestion?: ReactNode
  prefill: FilledForm | null
  /** Version of the privacy notice that the form links to; stored with the message. */
  noticeVersion: number
  /** Shown next to the button. */
  privacy: ReactNode
  onSent: (message: SentMessage) => void
}

/** The work-order form, which sends a contact message. Without scripts the browser posts it to this page. */
export function MessageForm(props: MessageFormProps) {
  const { fields, formPath, outcome, initialQuestion, prefill, noticeVersion, privacy, onSent } = props
  const { state, question, dropQuestion, form, notice, send, photos, choosePhotos } = useMessage(
    outcome,
    initialQuestion,
    onSent,
  )
  const kept = useKeptText(form, fields, outcome !== null)
  const parts = useLazyParts(kept.isRestored)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isCleared, setCleared] = useState(false)
  const shownPrefill = isCleared ? null : prefill
  const values: Readonly<Record<string, string>> = outcome?.values ?? prefill?.values ?? {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  function clear() {
    for (const [name, text] of Object.entries(prefill?.values ?? {})) {
      const field = form.current!.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement
      if (field.value === text) field.value = ''
    }
    history.replaceState(null, '', formPath)
    form.current!.dispatchEvent(new Event('input'))
    setCleared(true)
    heading.current?.focus()
  }
  const commonProps = (name: string, hint?: string) => ({
    name,
    hint: shownPrefill?.hints[name] ?? hint,
    defaultValue: values[name],
    error: state.errors[name]?.join(' '),
    ...(name === 'phone' && question && { noteId: NOTE_ID, note: question, onInput: dropQuestion }),
    // The form is emptied when the message is stored, so text typed during sending would be lost.
    readOnly: state.isSending,
    autoFocus: name === nameToFocus(fields, outcome),
  })
  return (
    <div className="min-w-0">
      <Failure failure={state.failure} notice={notice} />
      {kept.isRestored && parts && (
        <parts.RestoredNote
          onClear={() => {
            kept.clear()
            choosePhotos([])
            heading.current?.focus()
          }}
        />
      )}
      <form
        ref={form}
        method="post"
        action={shownPrefill?.path ?? formPath}
        encType="multipart/form-data"
        onSubmit={submit}
        aria-labelledby="is-emri"
        className="relative border-2 border-edge bg-sheet">
        <header className="flex items-end justify-between gap-4 border-b-2 border-edge px-6 pt-5 pb-4.5 max-sm:block max-sm:px-4">
          <h2 ref={heading} id="is-emri" tabIndex={-1} className="text-h2">
            İş Emri Formu
          </h2>
          <span className="text-small text-ink-2">“İsteğe bağlı” yazmayan alanlar zorunludur</span>
        </header>
        {shownPrefill && (
          <PrefillLine line={shownPrefill.line} name={shownPrefill.name} formPath={formPath} onClear={clear} />
        )}
        <div className="grid grid-cols-1 sm:grid-cols-2">
          {fields.map(({ isLong, control }) =>
            isLong ? (
              <TextAreaField
                key={control.name}
                {...control}
                {...commonProps(control.name, control.hint)}
                rows={values[control.name]?.includes('\n') ? 9 : 5}
                className={`${CELL} sm:col-span-2`}
              />
            ) : (
              <TextField
                key={control.name}
                autoComplete="off"
                {...control}
                {...commonProps(control.name, control.hint)}
                className={`${CELL} sm:even:border-l`}
              />
            ),
          )}
          {/* Photos come last, because the server stores the message when it reaches the first photo. */}
          <Honeypot />
          <input type="hidden" name="noticeVersion" value={noticeVersion} />
          {(outcome?.question || values[ASKED_NAME]) && <input type="hidden" name={ASKED_NAME} value="1" />}
          <PhotoField
            files={photos}
            onChange={choosePhotos}
            refused={(outcome?.photos?.refused ?? []).map(({ name, reason }) => ({
              text: `${name}: ${reason}`,
              english: '',
            }))}
            className={`${CELL} sm:col-span-2`}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 px-6 py-5 max-sm:px-4">
          <Button
            size="normal"
            type="submit"
            variant="primary"
            data-held-until-scripts
            busy={state.isSending && 'Gönderiliyor'}
            className="max-sm:w-full">
            Gönder
          </Button>
          <p className="flex-[1_1_18rem] text-small leading-[1.45] text-ink-2">{privacy}</p>
        </div>
      </form>
    </div>
  )
}

/** Returns the field to focus after a form was sent without scripts: the one with a question, or the first invalid one. */
function nameToFocus(fields: readonly ContactField[], outcome: FormOutcome | null): string | undefined {
  if (outcome?.question) return 'phone'
  return fields.map(({ control }) => control.name).find((name) => outcome?.fields?.[name])
}

type FailureProps = Pick<MessageFormState, 'failure'> & { notice: RefObject<HTMLDivElement | null> }

function Failure({ failure, notice }: FailureProps) {
  if (!failure) return null
  return (
    <Alert
      density="normal"
      ref={notice}
      tone="bad"
      title={`Mesaj gönderilirken bir hata oluştu: ${failure.reason}`}
      text={
        failure.hasInvalidFields
          ? 'Yazdıklarınız duruyor. İşaretli alanları düzeltip yeniden gönderin.'
          : 'Yazdıklarınız duruyor. Yeniden gönderebilir ya da telefon edebilirsiniz.'
      }
      className="mb-6"
    />
  )
}
