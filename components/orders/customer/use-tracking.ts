import { useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '@/lib/platform/app-error'
import { formValues } from '@/components/ui/form-values'
import { ANSWER_MS, ApiError, callApi } from '@/lib/api/client'
import type { FormOutcome } from '@/lib/platform/runtime/render-context'

/** The answer to a request. An empty `message` means that it was accepted. */
export type Answer = { status: number; message: string; fields?: FieldErrors }

/**
 * Adds to the form: sending without leaving the page, and focus on what went wrong. The server checks the fields,
 * because two short ones are not worth the rules' library.
 */
export function useTracking(outcome: FormOutcome | null) {
  const [answer, setAnswer] = useState<Answer | null>(outcome)
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const wrong = form.current!.querySelector<HTMLElement>('[aria-invalid=true]')
    if (wrong) wrong.focus()
    else if (answer) notice.current?.focus()
  }, [answer])

  async function send() {
    if (sending) return
    setSending(true)
    setAnswer(await ask(formValues(form.current!)))
    setSending(false)
  }

  return { answer, sending, form, notice, send }
}

async function ask(values: Record<string, string>): Promise<Answer> {
  try {
    await callApi('/api/Tracking', { method: 'POST', json: values, timeoutMs: ANSWER_MS })
    return { status: 202, message: '' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error
  }
}
