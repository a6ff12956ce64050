import { useEffect, useRef, useState } from 'react'
import { isStale } from '@/components/admin/session/api'
import { SAVE_ERROR } from '@/components/orders/staff/words'
import type { FieldErrors } from '@/lib/platform/app-error'
import { ApiError } from '@/lib/api/client'

type State = {
  isSending: boolean
  /** Why sending failed, with the words before the reason. */
  failure: string
  /** Somebody else changed the same thing. Nothing is sent until the person chooses. */
  hasConflict: boolean
  fields: FieldErrors
  /** What was done, after a success. */
  done: string
  /** Counts what moves the focus to a wrong field. */
  attempt: number
}

const IDLE: State = { isSending: false, failure: '', hasConflict: false, fields: {}, done: '', attempt: 0 }

/** Sends one form of an order at a time. The form takes `form`, so that its first wrong field gets the focus. */
export function useSending() {
  const [state, setState] = useState(IDLE)
  const form = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const { attempt } = state

  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempt])

  /** Sends, unless fields are wrong. Returns whether it went through; `done` is then said. */
  async function send(
    call: () => Promise<unknown>,
    { wrong = {}, done = '' }: { wrong?: FieldErrors; done?: string } = {},
  ) {
    if (busy.current) return false
    const isSending = Object.keys(wrong).length === 0
    setState((now) => ({ ...IDLE, fields: wrong, isSending, attempt: now.attempt + 1 }))
    if (!isSending) return false
    busy.current = true
    try {
      await call()
      setState((now) => ({ ...IDLE, done, attempt: now.attempt }))
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { fields = {} } = error
      const failure = isStale(error) ? '' : SAVE_ERROR + error.message
      setState((now) => ({ ...IDLE, failure, hasConflict: isStale(error), fields, attempt: now.attempt + 1 }))
      return false
    } finally {
      busy.current = false
    }
  }

  /** Takes back the errors of fields that are being corrected. */
  function corrected(...names: string[]) {
    setState((now) => {
      const fields = Object.fromEntries(Object.entries(now.fields).filter(([name]) => !names.includes(name)))
      return { ...now, fields, done: '' }
    })
  }

  return { ...state, form, send, corrected, clear: () => setState(IDLE) }
}

export type Sending = Omit<ReturnType<typeof useSending>, 'form'>
