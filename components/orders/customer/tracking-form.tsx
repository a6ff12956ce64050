'use client'

import { Mail } from 'lucide-react'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { apiPath } from '@/lib/api/paths'
import type { FormOutcome } from '@/lib/platform/runtime/render-context'
import { PATHS } from '@/lib/site/pages'
import type { FieldErrors } from '@/lib/platform/app-error'
import { formValues } from '@/components/ui/form-values'
import { RESPONSE_TIMEOUT_MS, ApiError, callApi } from '@/lib/api/client'

const CELL = 'px-6 pt-3.5 pb-4.5 max-sm:px-4'

/**
 * Form that requests an order's tracking link. Without scripts the browser posts the form to this page, and `outcome` is the result.
 * Only the server validates: for two short fields, the validation library would be too large a download.
 */
export function TrackingForm({ outcome }: { outcome: FormOutcome | null }) {
  const [response, setResponse] = useState<TrackingResponse | null>(outcome)
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const invalidField = form.current!.querySelector<HTMLElement>('[aria-invalid=true]')
    if (invalidField) invalidField.focus()
    else if (response) notice.current?.focus()
  }, [response])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setResponse(await requestLink(formValues(form.current!)))
    setSending(false)
  }

  // After a submission without scripts, the browser focuses the first invalid field.
  const firstInvalid = ['number', 'email'].find((name) => outcome?.fields?.[name])
  const commonProps = (name: string) => ({
    name,
    defaultValue: outcome?.values[name],
    error: response?.fields?.[name]?.join(' '),
    autoFocus: name === firstInvalid,
    required: true,
  })
  return (
    <div>
      {response && <Result response={response} notice={notice} />}
      <form
        ref={form}
        method="post"
        action={PATHS.tracking}
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-labelledby="takip-baglantisi"
        className="border-2 border-edge bg-sheet">
        <header className="border-b-2 border-edge px-6 pt-5 pb-4.5 max-sm:px-4">
          <h2 id="takip-baglantisi" className="text-h2">
            Takip bağlantısı
          </h2>
        </header>
        <div className="grid border-b border-line sm:grid-cols-2">
          <TextField
            label="İş emri numarası"
            hint="Örnek: 2026-0042"
            autoComplete="off"
            inputMode="numeric"
            {...commonProps('number')}
            className={`${CELL} max-sm:border-b max-sm:border-line`}
          />
          <TextField
            type="email"
            label="E-posta"
            hint="İş emrine yazdırdığınız adres."
            autoComplete="email"
            {...commonProps('email')}
            className={`${CELL} border-line sm:border-l`}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 px-6 py-5 max-sm:px-4">
          <Button
            size="normal"
            type="submit"
            variant="primary"
            data-held-until-scripts
            busy={isSending && 'Gönderiliyor'}
            className="max-sm:w-full">
            Bağlantıyı Gönder
          </Button>
          <p className="flex-[1_1_14rem] text-small leading-[1.45] text-ink-2">
            Bağlantı yalnız iş emrindeki adrese gider.
          </p>
        </div>
      </form>
    </div>
  )
}

function Result({ response, notice }: { response: TrackingResponse; notice: RefObject<HTMLDivElement | null> }) {
  if (response.message === '') {
    return (
      <Alert
        density="normal"
        ref={notice}
        tone="neutral"
        icon={Mail}
        live="status"
        title="Bilgiler bir iş emriyle eşleşiyorsa takip bağlantısını e-posta adresinize gönderdik."
        text="Birkaç dakikada gelmezse gereksiz klasörüne, sonra numaraya ve adrese bakın."
        className="mb-6"
      />
    )
  }
  const isInputError = response.status === 400 || response.status === 429
  return (
    <Alert
      density="normal"
      ref={notice}
      tone="bad"
      title={isInputError ? response.message : `Bağlantı istenirken bir hata oluştu: ${response.message}`}
      text="Yazdıklarınız duruyor."
      className="mb-6"
    />
  )
}

/** An empty `message` means that the request was accepted. */
type TrackingResponse = { status: number; message: string; fields?: FieldErrors }

async function requestLink(values: Record<'number' | 'email', string>): Promise<TrackingResponse> {
  try {
    await callApi(apiPath('Tracking'), { method: 'POST', json: values, timeoutMs: RESPONSE_TIMEOUT_MS })
    return { status: 202, message: '' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error
  }
}
