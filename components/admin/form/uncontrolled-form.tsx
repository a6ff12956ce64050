'use client'

import { type ComponentProps, type ReactNode, useState } from 'react'
import { FormButtons, type FormField, FormFields, FormFrame, SubmitButton } from '@/components/admin/form/form-frame'
import { submitHandler, useSubmit } from '@/components/admin/form/use-submit'
import { formValues } from '@/components/ui/form-values'
import type { FieldErrors } from '@/lib/platform/app-error'

type Options = {
  /** Returns field errors. If there are any, nothing is sent. */
  check: (values: Record<string, string>) => FieldErrors
  send: (values: Record<string, string>) => Promise<void>
  clearsOnSuccess?: boolean
}

/** A small form with uncontrolled fields, which keep their values when sending fails. */
export function useUncontrolledForm({ check, send, clearsOnSuccess = false }: Options) {
  const submission = useSubmit((error) => error)
  const { form, failure, errors, isSending, doneMessage } = submission
  const [hasText, setHasText] = useState(false)

  async function submit() {
    const values = formValues(form.current!)
    setHasText(true)
    if (!(await submission.send(() => send(values), { errors: check(values) }))) return
    if (clearsOnSuccess) form.current?.reset()
    setHasText(false)
  }

  return {
    form,
    /** Attributes of the form. With POST, a submit before scripts run does not put the fields into the URL. */
    attributes: { ref: form, method: 'post', onSubmit: submitHandler(submit) },
    failure,
    errors,
    isSending,
    isDone: doneMessage !== null,
    /** Whether a field has text. Call `noteInput` on input. */
    hasText,
    noteInput: () => setHasText(Object.values(formValues(form.current!)).some(Boolean)),
  }
}

type FrameProps = Pick<ComponentProps<typeof FormFrame>, 'title' | 'level' | 'note' | 'notices' | 'children'>

type UncontrolledFormProps = FrameProps & {
  state: ReturnType<typeof useUncontrolledForm>
  fields?: readonly FormField[]
  submit: string
  busy: string
  /** Whether the page has several forms: the button is orange only if a field has text. */
  plainWhileEmpty?: boolean
  /** Whether success opens another page. The button stays busy until then. */
  navigates?: boolean
  links?: ReactNode
}

export function UncontrolledForm(props: UncontrolledFormProps) {
  const { state, fields = [], submit, busy, plainWhileEmpty, navigates, links, children, ...frame } = props
  const isBusy = state.isSending || (navigates && state.isDone)
  return (
    <FormFrame {...state.attributes} {...frame} onInput={plainWhileEmpty ? state.noteInput : undefined}>
      {children}
      <FormFields fields={fields} errors={state.errors} />
      <FormButtons>
        <SubmitButton isPlain={plainWhileEmpty && !state.hasText} busy={isBusy ? busy : false}>
          {submit}
        </SubmitButton>
        {links}
      </FormButtons>
    </FormFrame>
  )
}
