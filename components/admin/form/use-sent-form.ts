'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formValues } from '@/components/ui/form-values'
import type { FieldErrors } from '@/lib/platform/app-error'
import { ApiError } from '@/lib/api/client'

type State = { sending: boolean; failure: ApiError | null; done: boolean; fields: FieldErrors; typed: boolean }

const IDLE: State = { sending: false, failure: null, done: false, fields: {}, typed: false }

type Options = {
  /** Returns the texts of wrong fields. While there are any, nothing is sent. */
  check: (values: Record<string, string>) => FieldErrors
  send: (values: Record<string, string>) => Promise<void>
  /** Clears the fields after a success. */
  clears?: boolean
}

/** A small form with uncontrolled fields. It checks them, sends once, and keeps what was typed when that fails. */
export function useSentForm({ check, send, clears = false }: Options) {
  const [state, setState] = useState(IDLE)
  const form = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const { fields } = state

  useEffect(() => {
    if (Object.keys(fields).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [fields])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    try {
      const values = formValues(form.current!)
      const wrong = check(values)
      if (Object.keys(wrong).length > 0) return setState({ ...IDLE, fields: wrong, typed: true })
      setState({ ...IDLE, sending: true, typed: true })
      await send(values)
      if (clears) form.current?.reset()
      setState({ ...IDLE, done: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState({ ...IDLE, failure: error, fields: error.fields ?? {}, typed: true })
    } finally {
      busy.current = false
    }
  }

  const note = () => {
    const typed = Object.values(formValues(form.current!)).some(Boolean)
    if (typed !== state.typed) setState({ ...state, typed })
  }
  return { state, form, submit, note }
}
