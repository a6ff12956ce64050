import { useEffect, useRef, useState } from 'react'
import { formValues } from '@/components/ui/form-values'
import { v4 as uuid } from 'uuid'
import type { FieldErrors } from '@/lib/app-error'
import { fieldErrors } from '@/lib/validation/field-errors'
import type { ContactOutcome } from '@/lib/runtime/render-context'
import { ApiError, callApi } from '@/lib/http/client'

export type FormState = {
  sending: boolean
  /** What became of the last try. */
  result: 'sent' | { reason: string; fieldsWrong: boolean } | null
  fields: FieldErrors
}

/** The state after a form that was sent without scripts; nothing happened yet when there is no outcome. */
function stateOf(outcome: ContactOutcome | null): FormState {
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

/** The rules come when the form is first used: with their library they are an eighth of all that the page would load. */
const loadRules = () => import('@/lib/domains/messages/schema')

/** Texts of the wrong fields; none when the rules cannot be fetched: the server judges by the same ones. */
async function wrongFields(values: Record<string, string>): Promise<FieldErrors> {
  const rules = await loadRules().catch(() => null)
  const { error } = rules?.messageSchema.safeParse(values) ?? {}
  return error ? fieldErrors(error.issues) : {}
}

/**
 * What scripts add to the work-order form: checks before sending, sending without leaving the page, keeping all that
 * was typed. The fields are the browser's own (uncontrolled): what was typed before the scripts came stays.
 */
export function useWorkOrder(outcome: ContactOutcome | null) {
  const [state, setState] = useState(() => stateOf(outcome))
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const busy = useRef(false)
  const attempt = useRef({ content: '', key: '' })

  useEffect(() => {
    // The browser's own checks are for those without scripts: they name one field at a time, in the browser's language.
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
    // The same key for the same words: a second press after a lost answer stores nothing twice. `crypto.randomUUID` exists
    // only in secure contexts, and a LAN address without https is none.
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
    // Not `reset()`: it would bring back what an earlier try without scripts had sent.
    for (const control of controlsOf(form.current!)) control.value = ''
    return { sending: false, result: 'sent', fields: {} }
  }

  return { state, form, notice, send }
}
