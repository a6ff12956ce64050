import { useEffect, useRef, useState } from 'react'
import { formValues } from '@/components/ui/form-values'
import { v4 as uuid } from 'uuid'
import type { FieldErrors } from '@/lib/app-error'
import { fieldErrors } from '@/lib/validation/field-errors'
import type { FormOutcome } from '@/lib/runtime/render-context'
import { ApiError, callApi } from '@/lib/http/client'

export type FormState = {
  sending: boolean
  /** Result of the last attempt. */
  result: 'sent' | { reason: string; fieldsWrong: boolean } | null
  fields: FieldErrors
}

/** Returns the first state: that of a form sent without scripts, or an empty one. */
function stateOf(outcome: FormOutcome | null): FormState {
  if (!outcome) return { sending: false, result: null, fields: {} }
  if (outcome.status < 300) return { sending: false, result: 'sent', fields: {} }
  const fields = outcome.fields ?? {}
  return { sending: false, result: { reason: outcome.message, fieldsWrong: hasTexts(fields) }, fields }
}

function hasTexts(fields: FieldErrors): boolean {
  return Object.keys(fields).length > 0
}

function controlsOf(form: HTMLFormElement) {
  return [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  )
}

/** Loads the validation rules on first use, because with their library they are an eighth of the page's scripts. */
const loadRules = () => import('@/lib/domains/messages/schema')

/** Returns the texts of invalid fields. Without the rules it returns none: the server validates by the same ones. */
async function wrongFields(values: Record<string, string>): Promise<FieldErrors> {
  const rules = await loadRules().catch(() => null)
  const { error } = rules?.messageSchema.safeParse(values) ?? {}
  return error ? fieldErrors(error.issues) : {}
}

/**
 * Adds to the work-order form: validation, sending without leaving the page, and keeping the input after a failure.
 * The fields are uncontrolled, so that they keep what was typed before hydration.
 */
export function useWorkOrder(outcome: FormOutcome | null) {
  const [state, setState] = useState(() => stateOf(outcome))
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const busy = useRef(false)
  const attempt = useRef({ content: '', key: '' })

  useEffect(() => {
    // The browser's validation is for visitors without scripts: it names one field at a time, in the browser's
    // language.
    form.current!.noValidate = true
    const fetchRules = () => void loadRules().catch(() => null)
    form.current!.addEventListener('focusin', fetchRules, { once: true })
  }, [])

  useEffect(() => {
    if (state.sending) return
    const wrong = form.current!.querySelector<HTMLElement>('[aria-invalid=true]')
    if (wrong) wrong.focus()
    else if (state.result) notice.current?.focus()
  }, [state])

  async function send() {
    if (busy.current) return
    busy.current = true
    try {
      const values = formValues(form.current!)
      const fields = await wrongFields(values)
      if (hasTexts(fields)) return setState({ sending: false, result: null, fields })
      setState({ sending: true, result: null, fields: {} })
      setState(await deliver(values))
    } finally {
      busy.current = false
    }
  }

  async function deliver(values: Record<string, string>): Promise<FormState> {
    // The same key for the same words: a second press after a lost answer stores nothing twice. `crypto.randomUUID`
    // exists only in secure contexts, and a LAN address without https is none.
    const content = JSON.stringify(values)
    if (attempt.current.content !== content) attempt.current = { content, key: uuid() }
    try {
      await callApi('/api/ContactMessages', {
        method: 'POST',
        json: values,
        headers: { 'Idempotency-Key': attempt.current.key },
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const fields = error.fields ?? {}
      return { sending: false, result: { reason: error.message, fieldsWrong: hasTexts(fields) }, fields }
    }
    attempt.current = { content: '', key: '' }
    // Not `reset()`: after a failed attempt without scripts it would restore that attempt's values.
    for (const control of controlsOf(form.current!)) control.value = ''
    return { sending: false, result: 'sent', fields: {} }
  }

  return { state, form, notice, send }
}
