'use client'

import { type ReactNode, useState } from 'react'
import { FormButtons, type FormField, FormFields, FormFrame, SubmitButton } from '@/components/admin/form/form-frame'
import { sends, useSubmit } from '@/components/admin/form/use-submit'
import { formValues } from '@/components/ui/form-values'
import type { FieldErrors } from '@/lib/platform/app-error'

type Options = {
  /** Returns errors of fields. If there are any, nothing is sent. */
  check: (values: Record<string, string>) => FieldErrors
  send: (values: Record<string, string>) => Promise<void>
  clears?: boolean
}

/** A small form with uncontrolled fields, which keep their values when sending fails. */
export function useUncontrolledForm({ check, send, clears = false }: Options) {
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
    /** Attributes of the form. POST, so that a submit before scripts run does not put the fields into the address. */
    frame: { ref: form, method: 'post', onSubmit: sends(submit) },
    failure,
    fields,
    isSending,
    isDone: done !== null,
    /** Whether a field has text. Call `note` on input. */
    isTyped,
    note: () => setTyped(Object.values(formValues(form.current!)).some(Boolean)),
  }
}

type UncontrolledFormProps = {
  state: ReturnType<typeof useUncontrolledForm>
  title: string
  level?: 'h1'
  note?: string
  notices?: ReactNode
  fields?: readonly FormField[]
  submit: string
  busy: string
  /** Whether the page has several forms: the button is orange only if a field has text. */
  plainUntilTyped?: boolean
  /** Whether a success opens another page. Until then the button stays busy. */
  navigates?: boolean
  links?: ReactNode
  children?: ReactNode
}

/** Frame, fields and buttons of such a form. */
export function UncontrolledForm(props: UncontrolledFormProps) {
  const {
    state,
    title,
    level,
    note,
    notices,
    fields = [],
    submit,
    busy,
    plainUntilTyped,
    navigates,
    links,
    children,
  } = props
  const isBusy = state.isSending || (navigates && state.isDone)
  return (
    <FormFrame {...state.frame} {...{ title, level, note, notices }} onInput={plainUntilTyped ? state.note : undefined}>
      {children}
      <FormFields fields={fields} errors={state.fields} />
      <FormButtons>
        <SubmitButton isPlain={plainUntilTyped && !state.isTyped} busy={isBusy ? busy : false}>
          {submit}
        </SubmitButton>
        {links}
      </FormButtons>
    </FormFrame>
  )
}
