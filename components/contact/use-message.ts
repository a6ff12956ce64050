import { useEffect, useRef, useState } from 'react'
import { formValues } from '@/components/ui/form-values'
import type { UploadTarget } from '@/components/photos/use-photo-uploads'
import { v4 as uuid } from 'uuid'
import { apiPath } from '@/lib/api/paths'
import type { MESSAGE_FIELDS } from '@/lib/contact/fields'
import type { InputName } from '@/lib/records/derive'
import type { FieldErrors } from '@/lib/platform/app-error'
import { fieldErrors } from '@/lib/platform/fields/field-errors'
import type { FormOutcome } from '@/lib/platform/runtime/render-context'
import { ANSWER_MS, ApiError, callApi } from '@/lib/api/client'
import { useTextBeforeHydration } from './use-text-before-hydration'
import { loadLazyParts } from './use-lazy-parts'

/** The names of the form's fields. */
type FieldName = InputName<typeof MESSAGE_FIELDS>

export type MessageFormState = {
  sending: boolean
  /** Why the last attempt failed. */
  failure: { reason: string; fieldsWrong: boolean } | null
  fields: FieldErrors
}

/** A stored message: its values, and its photos, which are not uploaded yet. */
export type SentMessage = { values: Record<string, string>; upload?: UploadTarget & { files: readonly File[] } }

const FRESH: MessageFormState = { sending: false, failure: null, fields: {} }

const failed = (reason: string, fields: FieldErrors = {}): MessageFormState => ({
  sending: false,
  failure: { reason, fieldsWrong: hasTexts(fields) },
  fields,
})

function hasTexts(fields: FieldErrors): boolean {
  return Object.keys(fields).length > 0
}

/** Loads the validation rules on first use: with their library they are an eighth of the page's scripts. */
const loadRules = () => import('@/lib/contact/schema')

/** How long sending waits for the validation rules. */
const RULES_MS = 3000

/** Returns errors of fields, none if the rules cannot be loaded: the server validates by the same ones. */
async function invalidFields(values: Record<string, string>): Promise<FieldErrors> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, RULES_MS, null))
  const rules = await Promise.race([loadRules().catch(() => null), late])
  const { error } = rules?.messageSchema.safeParse(values) ?? {}
  return error ? fieldErrors(error.issues) : {}
}

/**
 * Validates and sends the form without leaving the page, and keeps the input after a failure. The fields are uncontrolled,
 * so that they keep text that was typed before hydration. `onSent` gets the stored message.
 */
export function useMessage(outcome: FormOutcome | null, onSent: (sent: SentMessage) => void) {
  const [state, setState] = useState(() => (outcome ? failed(outcome.message, outcome.fields) : FRESH))
  const [photos, setPhotos] = useState<readonly File[]>([])
  // A press before hydration is replayed before React renders the photos chosen until then, so state would be too late.
  const chosen = useRef(photos)
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const busy = useRef(false)
  const attempt = useRef({ content: '', key: '' })
  useTextBeforeHydration('problemDescription')

  useEffect(() => {
    // The browser's validation is for visitors without scripts: it names one field at a time, in the browser's
    // language.
    form.current!.noValidate = true
    const prepare = () => {
      void loadRules().catch(() => null)
      void loadLazyParts()
    }
    form.current!.addEventListener('focusin', prepare, { once: true })
  }, [])

  useEffect(() => {
    if (state.sending) return
    const wrong = form.current!.querySelector<HTMLElement>('[aria-invalid=true]')
    if (wrong) wrong.focus()
    else if (state.failure) notice.current?.focus()
  }, [state])

  async function send() {
    if (busy.current) return
    busy.current = true
    try {
      setState({ ...FRESH, sending: true })
      const values = formValues<FieldName>(form.current!)
      const fields = await invalidFields(values)
      if (hasTexts(fields)) return setState({ ...FRESH, fields })
      onSent(await deliver(values))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState(failed(error.message, error.fields))
    } finally {
      busy.current = false
    }
  }

  function choose(files: readonly File[]) {
    chosen.current = files
    setPhotos(files)
  }

  /** @throws {ApiError} */
  async function deliver(values: Record<FieldName, string>): Promise<SentMessage> {
    // The same key for the same content: a second press after a lost response stores nothing twice. `crypto.randomUUID` exists
    // only in secure contexts, which a LAN address without HTTPS is not.
    const content = JSON.stringify(values)
    if (attempt.current.content !== content) attempt.current = { content, key: uuid() }
    const { body, headers } = await callApi(apiPath('ContactMessages'), {
      method: 'POST',
      json: values,
      headers: { 'Idempotency-Key': attempt.current.key },
      timeoutMs: ANSWER_MS,
    })
    const files = chosen.current
    if (files.length === 0) return { values }
    const path = apiPath('ContactMessages/[key]/photos', { key: body.id })
    return { values, upload: { path, headers: { 'Upload-Token': headers.get('upload-token') ?? '' }, files } }
  }

  return { state, form, notice, send, photos, choose }
}
