import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isStale } from '@/components/admin/session/api'
import type { FieldErrors } from '@/lib/platform/app-error'
import { ApiError } from '@/lib/api/client'

/** A failure as a form shows it; `english` is the server's reason for refusing a picture. */
export type FormFailure = { text: string; english?: string[]; action?: { label: string; run: () => Promise<unknown> } }

export type Submission<F = FormFailure> = {
  isSending: boolean
  failure: F | null
  /** Whether somebody else has changed the same data. Nothing is sent until the user chooses. */
  hasConflict: boolean
  errors: FieldErrors
  /** Success message, which may be ''. Null until a call succeeds. */
  doneMessage: string | null
  /** Counts submits and refusals. Each moves the focus to the first invalid field. */
  attempt: number
}

const NO_MESSAGES = { failure: null, hasConflict: false, errors: {}, doneMessage: null }

const IDLE: Submission<never> = { ...NO_MESSAGES, isSending: false, attempt: 0 }

type SendOptions = { errors?: FieldErrors; doneMessage?: string }

export function submitHandler(send: () => Promise<unknown>) {
  return (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
}

/**
 * Sends a form, ignoring presses while a call runs. `form` is the ref of its element, so that the first invalid field gets
 * the focus. `failureOf` returns the message for a refusal.
 */
export function useSubmit<F>(failureOf: (error: ApiError) => F) {
  const [state, setState] = useState<Submission<F>>(IDLE)
  const isBusy = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const { attempt } = state

  // Only once per attempt: correcting a field must not move the focus to the next one.
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempt])

  /** Changes the state without sending. With `refocuses` the first invalid field gets the focus. */
  function show({ refocuses = false, ...changes }: Partial<Submission<F>> & { refocuses?: boolean }) {
    setState((current) => ({ ...current, ...changes, attempt: current.attempt + (refocuses ? 1 : 0) }))
  }

  /** Makes the call unless there are `errors`. Returns whether it succeeded. */
  async function send(call: () => Promise<unknown>, options: SendOptions = {}): Promise<boolean> {
    const { errors = {}, doneMessage = '' } = options
    if (isBusy.current) return false
    isBusy.current = Object.keys(errors).length === 0
    show({ ...NO_MESSAGES, errors, isSending: isBusy.current, refocuses: true })
    if (!isBusy.current) return false
    try {
      await call()
      show({ ...NO_MESSAGES, isSending: false, doneMessage })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const hasConflict = isStale(error)
      const failure = hasConflict ? null : failureOf(error)
      show({ ...NO_MESSAGES, isSending: false, failure, hasConflict, errors: error.fields ?? {}, refocuses: true })
      return false
    } finally {
      isBusy.current = false
    }
  }

  /** Removes the errors of fields that the user edits. 'week.5.to' is an error of the field 'week'. */
  function clearErrors(...names: string[]) {
    setState((current) => {
      const remaining = Object.entries(current.errors).filter(([name]) => !names.includes(name.split('.')[0]!))
      return { ...current, errors: Object.fromEntries(remaining), doneMessage: null }
    })
  }

  return { ...state, form, show, send, clearErrors, clear: () => show(NO_MESSAGES) }
}
