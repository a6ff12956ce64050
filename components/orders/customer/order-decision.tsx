'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isUploading, whenUploaded } from '@/components/photos/use-photo-uploads'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import type { Decision } from '@/lib/orders/quote/fields'
import { RESPONSE_TIMEOUT_MS, TIMEOUT_MESSAGE } from '@/lib/api/client'
import type { FormOutcome } from '@/lib/platform/runtime/render-context'

type OrderDecisionProps = {
  /** The address of the page, which receives the form. */
  action: string
  version: number
  /** Prefilled as the name. */
  contactPerson: string
  /** Address of the quote's PDF. */
  paperHref: string
  /** The submitted values and their errors, if a decision was not accepted. */
  outcome: FormOutcome | null
}

/**
 * The form for the customer's decision. The browser submits it even with scripts, because the response is the whole page
 * with the decision or the new quote. Scripts show that it is being sent, and wait for photo uploads, which the new page
 * would abort.
 */
export function OrderDecision({ action, version, contactPerson, paperHref, outcome }: OrderDecisionProps) {
  const [pendingDecision, setPendingDecision] = useState<Decision | null>(null)
  const [isAwaitingUploads, setAwaitingUploads] = useState(false)
  const [isTimedOut, setTimedOut] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isAwaitingUploads) return
    void whenUploaded().then(() => {
      // The hidden field sends the decision, because a disabled button sends nothing.
      form.current?.submit()
      setAwaitingUploads(false)
    })
  }, [isAwaitingUploads])
  useEffect(() => {
    const giveUp = () => {
      setPendingDecision(null)
      setTimedOut(true)
    }
    // The browser itself would wait for minutes. Sending a decision twice changes nothing.
    const timer = pendingDecision && !isAwaitingUploads ? setTimeout(giveUp, RESPONSE_TIMEOUT_MS) : undefined
    return () => clearTimeout(timer)
  }, [pendingDecision, isAwaitingUploads])
  function submit(event: FormEvent) {
    const { value: decision } = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement
    const waitsForUploads = isUploading()
    if (waitsForUploads) event.preventDefault()
    // Deferred, because the browser would not send a button that is disabled now.
    setTimeout(() => {
      setTimedOut(false)
      setAwaitingUploads(waitsForUploads)
      setPendingDecision(decision as Decision)
    })
  }
  const busyText = isAwaitingUploads ? 'Fotoğraflar yükleniyor' : 'Gönderiliyor'
  const fieldErrors = outcome?.fields ?? {}
  const commonProps = (name: string) => ({
    name,
    defaultValue: outcome?.values[name],
    error: fieldErrors[name]?.join(' '),
    autoFocus: Object.hasOwn(fieldErrors, name),
    readOnly: pendingDecision !== null,
  })
  return (
    <form
      ref={form}
      method="post"
      action={action}
      noValidate
      id="karar"
      className="bg-sheet px-6 pt-2 pb-6 @max-[37.5rem]/quote:px-4"
      onSubmit={submit}>
      <h3 className="font-title text-h3 leading-[1.25] font-semibold">Kararınız</h3>
      <p className="mt-1 max-w-[40em] text-ink-2">Onaylarsanız onarım başlar. Onaylamazsanız cihaza işlem yapılmaz.</p>
      {/* Enter in a field presses a form's first submit button, which must not approve the quote. */}
      <button type="submit" disabled hidden>
        Seçin
      </button>
      <input type="hidden" name="quoteVersion" value={version} />
      {pendingDecision && <input type="hidden" name="decision" value={pendingDecision} />}
      <div className="mt-4 mb-5 grid grid-cols-2 gap-4 @max-[32.5rem]/quote:grid-cols-1">
        <TextField
          label="Adınız soyadınız"
          autoComplete="name"
          required
          maxLength={200}
          {...commonProps('name')}
          defaultValue={outcome?.values.name ?? contactPerson}
        />
        <TextField label="Not" optional autoComplete="off" maxLength={1000} {...commonProps('note')} />
      </div>
      <div className="flex flex-wrap gap-3 @max-[32.5rem]/quote:*:flex-[1_1_100%]">
        <Choice decision="approved" pendingDecision={pendingDecision} busyText={busyText}>
          Onaylıyorum
        </Choice>
        <Choice decision="declined" pendingDecision={pendingDecision} busyText={busyText}>
          Onaylamıyorum
        </Choice>
      </div>
      <p role="alert" className="mt-3 font-semibold text-bad empty:hidden">
        {isTimedOut && `${TIMEOUT_MESSAGE} Yeniden deneyin.`}
      </p>
      <p className="mt-4 text-small text-ink-2">
        Karar bir kez verilir; adınız ve saat iş emrine yazılır.{' '}
        <a href={paperHref} target="_blank" rel="noopener" className="inline-flex min-h-6 items-center">
          Teklif, PDF<span className="sr-only"> (yeni sekmede açılır)</span>
        </a>
      </p>
    </form>
  )
}

type ChoiceProps = { decision: Decision; pendingDecision: Decision | null; busyText: string; children: string }

function Choice({ decision, pendingDecision, busyText, children }: ChoiceProps) {
  return (
    <Button
      size="normal"
      type="submit"
      name="decision"
      value={decision}
      variant={decision === 'approved' ? 'primary' : 'plain'}
      disabled={pendingDecision !== null}
      busy={pendingDecision === decision && busyText}
      className="min-h-13 px-7">
      {children}
    </Button>
  )
}
