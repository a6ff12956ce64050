'use client'

import { type ReactNode, useState } from 'react'
import { FormButtons, type FormField, FormFields, FormFrame, SubmitButton } from '@/components/admin/form/form-frame'
import { sends, useSubmit } from '@/components/admin/form/use-submit'
import { formValues } from '@/components/ui/form-values'
import type { FieldErrors } from '@/lib/platform/app-error'

type Options = {
  /** Returns the texts of wrong fields. While there are any, nothing is sent. */
  check: (values: Record<string, string>) => FieldErrors
  send: (values: Record<string, string>) => Promise<void>
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
    /** Whether something is typed. `note` looks after each key. */
    isTyped,
    note: () => setTyped(Object.values(formValues(form.current!)).some(Boolean)),
  }
}

type SentFormProps = {
  sent: ReturnType<typeof useSentForm>
  title: string
  level?: 'h1'
  note?: string
  notices?: ReactNode
  fields?: readonly FormField[]
  submit: string
  busy: string
  /** Whether the form stands beside others: its button is orange only once something is typed. */
  rests?: boolean
  /** Whether another page follows, until which the button stays busy. */
  leaves?: boolean
  links?: ReactNode
  children?: ReactNode
}

/** The frame of such a form. */
export function SentForm(props: SentFormProps) {
  const { sent, title, level, note, notices, fields = [], submit, busy, rests, leaves, links, children } = props
  const isBusy = sent.isSending || (leaves && sent.isDone)
  return (
    <FormFrame {...sent.frame} {...{ title, level, note, notices }} onInput={rests ? sent.note : undefined}>
      {children}
      <FormFields fields={fields} errors={sent.fields} />
      <FormButtons>
        <SubmitButton rests={rests && !sent.isTyped} busy={isBusy ? busy : false}>
          {submit}
        </SubmitButton>
        {links}
      </FormButtons>
    </FormFrame>
  )
}
