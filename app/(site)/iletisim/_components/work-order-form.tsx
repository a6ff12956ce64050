import type { FormEvent, RefObject } from 'react'
import { Link } from '@/components/ui/link'
import { Button } from '@/components/ui/button'
import { TextAreaField, TextField } from '@/components/ui/field'
import { Alert } from '@/components/ui/alert'
import type { FormOutcome } from '@/lib/runtime/render-context'
import { PATHS } from '@/lib/site/pages'
import { DESCRIPTION, FIELDS } from './fields'
import { Honeypot } from './honeypot'
import { PhotoField } from './photo-field'
import { type FormState, type SentMessage, useWorkOrder } from './use-work-order'

const CELL = 'border-b border-line px-6 pt-3.5 pb-4.5 max-sm:px-4'

type WorkOrderFormProps = {
  /** Why the form was refused when it was sent without scripts. */
  outcome: FormOutcome | null
  onSent: (sent: SentMessage) => void
}

/** The work-order form. Without scripts the browser posts it to this page. */
export function WorkOrderForm({ outcome, onSent }: WorkOrderFormProps) {
  const { state, form, notice, send, photos, choose } = useWorkOrder(outcome, onSent)
  const typed = outcome?.values ?? {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const common = (name: string) => ({
    name,
    defaultValue: typed[name],
    error: state.fields[name]?.join(' '),
    // The first invalid field of a form sent without scripts.
    autoFocus: Object.keys(outcome?.fields ?? {}).length > 0 && name === firstWrong(outcome),
  })
  return (
    <div className="min-w-0">
      <Failure failure={state.failure} notice={notice} />
      <form
        ref={form}
        method="post"
        action={PATHS.contact}
        encType="multipart/form-data"
        onSubmit={submit}
        aria-labelledby="is-emri"
        className="relative border-2 border-edge bg-sheet">
        <header className="flex items-end justify-between gap-4 border-b-2 border-edge px-6 pt-5 pb-4.5 max-sm:block max-sm:px-4">
          <h2 id="is-emri" className="text-h2">
            İş Emri Formu
          </h2>
          <span className="text-small text-ink-2">İşaretsiz alanların doldurulması gerekir</span>
        </header>
        <div className="grid grid-cols-1 sm:grid-cols-2">
          {FIELDS.map(({ optional, ...field }) => (
            <TextField
              key={field.name}
              {...field}
              {...common(field.name)}
              optional={optional}
              required={!optional}
              className={`${CELL} sm:even:border-l`}
            />
          ))}
          <TextAreaField
            label={DESCRIPTION.label}
            hint={DESCRIPTION.hint}
            {...common(DESCRIPTION.name)}
            rows={5}
            required
            className={`${CELL} sm:col-span-2`}
          />
          {/* Photos come last, because the server sends the message when it reaches the first of them. */}
          <Honeypot />
          <PhotoField
            files={photos}
            onChange={choose}
            refused={(outcome?.photos?.refused ?? []).map(({ name, reason }) => ({
              text: `${name}: ${reason}`,
              english: '',
            }))}
            className={`${CELL} sm:col-span-2`}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 px-6 py-5 max-sm:px-4">
          <Button
            type="submit"
            variant="act"
            data-needs-js
            busy={state.sending && 'Gönderiliyor'}
            className="max-sm:w-full">
            Gönder
          </Button>
          <p className="flex-[1_1_18rem] text-small leading-[1.45] text-ink-2">
            Bilgileriniz bu talebi yanıtlamak için işlenir. Ayrıntısı{' '}
            <Link href={PATHS.privacy}>KVKK aydınlatma metninde</Link>.
          </p>
        </div>
      </form>
    </div>
  )
}

function firstWrong(outcome: FormOutcome | null): string | undefined {
  return [...FIELDS, DESCRIPTION].map(({ name }) => name).find((name) => outcome?.fields?.[name])
}

type FailureProps = Pick<FormState, 'failure'> & { notice: RefObject<HTMLDivElement | null> }

/** Why the last attempt failed, in the specification's words. */
function Failure({ failure, notice }: FailureProps) {
  if (!failure) return null
  return (
    <Alert
      ref={notice}
      tone="bad"
      title={`Mesaj gönderilirken bir hata oluştu: ${failure.reason}`}
      text={
        failure.fieldsWrong
          ? 'Yazdıklarınız duruyor. İşaretli alanları düzeltip yeniden gönderin.'
          : 'Yazdıklarınız duruyor. Yeniden gönderebilir ya da telefon edebilirsiniz.'
      }
      className="mb-6"
    />
  )
}
