'use client'

import { useState } from 'react'
import { sends, useSubmit } from '@/components/admin/form/use-submit'
import { formValues } from '@/components/ui/form-values'
import type { FieldErrors } from '@/lib/platform/app-error'

type Options = {
  /** Returns the texts of wrong fields. While there are any, nothing is sent. */
  check: (values: Record<string, string>) => FieldErrors
  send: (values: Record<string, string>) => Promise<void>
  /** Clears the fields after a success. */
  clears?: boolean
}

/** A small form with uncontrolled fields, which keep what was typed when sending fails. */
export function useSentForm({ check, send, clears = false }: Options) {
  const sending = useSubmit((error) => error)
  const { form, failure, fields, isSending, done } = sending
  const [isTyped, setTyped] = useState(false)

  async function submit() {
    const values = formValues(form.current!)
    setTyped(true)
    if (!(await sending.send(() => send(values), { wrong: check(values) }))) return
    if (clears) form.current?.reset()
    setTyped(false)
  }

  return {
    form,
    /** Attributes of the form. Sent before scripts run, its fields must not end up in the address. */
    frame: { ref: form, method: 'post', onSubmit: sends(submit) },
    failure,
    fields,
    isSending,
    isDone: done !== null,
    /** Whether something is typed, for a form whose `onInput` is `note`. */
    isTyped,
    note: () => setTyped(Object.values(formValues(form.current!)).some(Boolean)),
  }
}
