import { Ban, Copy, RotateCcw, Send } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { errorsOf } from '@/components/admin/form/draft-form'
import type { useSubmit } from '@/components/admin/form/use-submit'
import { useAccount } from '@/components/admin/shell/use-account'
import type { useCopy } from '@/components/admin/use-copy'
import { ActionButton } from '@/components/ui/action-link'
import { Button } from '@/components/ui/button'
import { CONTROL, TextField } from '@/components/ui/field'
import { formValues } from '@/components/ui/form-values'
import type { ApiError } from '@/lib/api/client'
import type { FieldErrors } from '@/lib/platform/app-error'
import { SHORT_LIMIT } from '@/lib/platform/fields/text'
import { testMailSchema } from '@/lib/readiness/schema'

type SubmitState = Pick<ReturnType<typeof useSubmit<ApiError>>, 'form' | 'errors' | 'isSending'>

type TestMailProps = {
  /** The recipient of the last test email, or ''. */
  recipient: string
  submission: SubmitState
  wasTried: boolean
  onSend: (recipient: string, errors: FieldErrors) => void
}

/** Sends the test email, by default to the manager's own address. */
export function TestMailForm({
  recipient: lastRecipient,
  submission: { form, errors, isSending },
  wasTried,
  onSend,
}: TestMailProps) {
  const { data: account } = useAccount()
  const proposedRecipient = lastRecipient || account?.email
  const error = errors.recipient?.join(' ')
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { recipient = '' } = formValues(event.currentTarget)
    onSend(recipient, errorsOf(testMailSchema, { recipient }))
  }
  return (
    <form ref={form} noValidate onSubmit={send} className="flex flex-wrap gap-3 pt-2.5 pb-1.5">
      <label htmlFor="alici" className="sr-only">
        Alıcı
      </label>
      <input
        key={proposedRecipient}
        id="alici"
        name="recipient"
        type="email"
        autoComplete="email"
        defaultValue={proposedRecipient}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && 'alici-error'}
        className={`${CONTROL} max-w-88 flex-[1_1_14rem] max-sm:max-w-full max-sm:flex-[1_1_100%]`}
      />
      <Button
        type="submit"
        variant={wasTried ? 'plain' : 'primary'}
        icon={wasTried ? RotateCcw : Send}
        busy={isSending && 'Gönderiliyor'}
        className="max-sm:order-last max-sm:w-full">
        {wasTried ? 'Yeniden Dene' : 'Deneme E-postası Gönder'}
      </Button>
      {error && (
        <p id="alici-error" className="w-full leading-[1.4] font-semibold text-bad">
          {error}
        </p>
      )}
    </form>
  )
}

type ReasonProps = { id: string; isSending: boolean; onAnswer: (reason: string) => void; onCancel: () => void }

/** Asks why a point of the launch checklist is not needed. The answer is optional. */
export function ReasonForm({ id, isSending, onAnswer, onCancel }: ReasonProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        onAnswer(formValues(event.currentTarget).reason ?? '')
      }}
      className="flex flex-wrap items-end gap-x-4 gap-y-3 pt-2.5 pb-1.5">
      <TextField
        name="reason"
        id={id}
        label="Neden gerekmiyor?"
        optional
        maxLength={SHORT_LIMIT}
        autoComplete="off"
        className="flex-[1_1_18rem] max-sm:flex-[1_1_100%]"
      />
      <Button type="submit" icon={Ban} busy={isSending && 'Kaydediliyor'} className="min-h-12">
        Gerekmiyor
      </Button>
      <ActionButton onClick={onCancel} className="min-h-12">
        Vazgeç
      </ActionButton>
    </form>
  )
}

type OperatorTextProps = { text: string; clipboard: ReturnType<typeof useCopy>; isCopiedOnPress: boolean }

/** A text for the person who runs the server. With `isCopiedOnPress`, the button that opens the text copies it, and the text is shown only if copying failed. */
export function OperatorText({ text, clipboard, isCopiedOnPress }: OperatorTextProps) {
  const message = clipboard.message && (
    <output className={clipboard.isCopied ? 'text-ok' : ''}>
      {clipboard.isCopied ? 'Kopyalandı; sunucuyu kuran kişiye gönderin.' : clipboard.message}
    </output>
  )
  if (isCopiedOnPress && (clipboard.isCopied || !message)) return message && <p className="col-start-2">{message}</p>
  return (
    <div className="col-start-2 -col-end-1 mt-2 mb-1.5 border border-line bg-sheet px-4 py-3">
      <div className="text-small leading-[1.45] wrap-anywhere select-all">
        {text.split('\n').map((line, index) => (
          <p key={index} className={/^(docker|npm) |^[A-Z_]+=/.test(line) ? 'font-mono' : 'min-h-2'}>
            {line}
          </p>
        ))}
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-4">
        <ActionButton icon={Copy} onClick={() => void clipboard.copy(text)}>
          Metni kopyala
        </ActionButton>
        {message}
      </p>
    </div>
  )
}
