import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isStale } from '@/components/admin/session/api'
import type { FieldErrors } from '@/lib/platform/app-error'
import { ApiError } from '@/lib/api/client'

/** A failure as a form shows it; `english` repeats why the server refused a picture. */
export type Failure = { text: string; english?: string[]; action?: { label: string; run: () => Promise<unknown> } }

export type Submission<F = Failure> = {
  isSending: boolean
  failure: F | null
  /** Somebody else changed the same thing. Nothing is sent until the person chooses. */
  hasConflict: boolean
  fields: FieldErrors
  /** What is said after a success, or ''. Null before. */
  done: string | null
  /** Counts what moves the focus to a wrong field: each press and each refusal. */
  attempt: number
}

const QUIET = { failure: null, hasConflict: false, fields: {}, done: null }

const IDLE: Submission<never> = { ...QUIET, isSending: false, attempt: 0 }

type SendOptions = { wrong?: FieldErrors; done?: string }

/** Sends one form, one press at a time, and says through `update` what came of it. */
function submitter<F>(update: (step: (now: Submission<F>) => Submission<F>) => void) {
  let isBusy = false

  /** Shows what came of something other than a press. With `refocuses` the first wrong field gets the focus. */
  function show({ refocuses = false, ...changes }: Partial<Submission<F>> & { refocuses?: boolean }) {
    update((now) => ({ ...now, ...changes, attempt: now.attempt + (refocuses ? 1 : 0) }))
  }

  /** Sends, unless fields are wrong. Returns whether it went through; `done` is then said. */
  async function send(
    call: () => Promise<unknown>,
    failureOf: (error: ApiError) => F,
    { wrong = {}, done = '' }: SendOptions = {},
  ): Promise<boolean> {
    if (isBusy) return false
    isBusy = Object.keys(wrong).length === 0
    show({ ...QUIET, fields: wrong, isSending: isBusy, refocuses: true })
    if (!isBusy) return false
    try {
      await call()
      show({ ...QUIET, isSending: false, done })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const hasConflict = isStale(error)
      const failure = hasConflict ? null : failureOf(error)
      show({ ...QUIET, isSending: false, failure, hasConflict, fields: error.fields ?? {}, refocuses: true })
      return false
    } finally {
      isBusy = false
    }
  }

  /** Takes back the errors of fields that are being corrected. 'week.5.to' is an error of the field 'week'. */
  function corrected(...names: string[]) {
    update((now) => {
      const stillWrong = Object.entries(now.fields).filter(([name]) => !names.includes(name.split('.')[0]!))
      return { ...now, fields: Object.fromEntries(stillWrong), done: null }
    })
  }

  const clear = () => show(QUIET)

  return { show, send, corrected, clear }
}

export function sends(send: () => Promise<unknown>) {
  return (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
}

/**
 * Sends a form. The form takes `form` as its ref, so that its first wrong field gets the focus. `failureOf` returns what
 * is said of a refusal.
 */
export function useSubmit<F>(failureOf: (error: ApiError) => F) {
  const [state, setState] = useState<Submission<F>>(IDLE)
  const [{ send, ...actions }] = useState(() => submitter<F>(setState))
  const form = useRef<HTMLFormElement>(null)
  const { attempt } = state

  // Once per attempt, because correcting one field must not move the focus to the next.
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempt])

  return {
    ...state,
    ...actions,
    form,
    send: (call: () => Promise<unknown>, options?: SendOptions) => send(call, failureOf, options),
  }
}
