import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useIdempotencyKey } from '@/components/admin/form/use-idempotency-key'
import { formValues } from '@/components/ui/form-values'
import type { UploadTarget } from '@/components/photos/use-photo-uploads'
import { apiPath } from '@/lib/api/paths'
import type { MESSAGE_FIELDS } from '@/lib/contact/fields'
import type { InputName } from '@/lib/records/derive'
import type { FieldErrors } from '@/lib/platform/app-error'
import type { ReceiptJson } from '@/lib/contact/output'
import { fieldErrors } from '@/lib/platform/fields/field-errors'
import type { FormOutcome } from '@/lib/platform/runtime/render-context'
import { RESPONSE_TIMEOUT_MS, ApiError, callApi } from '@/lib/api/client'
import { useTextBeforeHydration } from './use-text-before-hydration'
import { loadLazyParts } from './use-lazy-parts'

type FieldName = InputName<typeof MESSAGE_FIELDS>

export type MessageFormState = {
  isSending: boolean
  /** Why the last attempt failed. */
  failure: { reason: string; hasInvalidFields: boolean } | null
  errors: FieldErrors
}

/** A stored message: its receipt, its values, and its photos, which are not uploaded yet. */
export type SentMessage = {
  receipt: ReceiptJson
  values: Record<string, string>
  upload?: UploadTarget & { files: readonly File[] }
}

const phoneOf = (form: HTMLFormElement) => form.elements.namedItem('phone' satisfies FieldName) as HTMLInputElement

const INITIAL: MessageFormState = { isSending: false, failure: null, errors: {} }

const failedState = (reason: string, errors: FieldErrors = {}): MessageFormState => ({
  isSending: false,
  failure: { reason, hasInvalidFields: hasErrors(errors) },
  errors,
})

function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0
}

/** Loads the validation rules on first use, because with their library they are an eighth of the page's scripts. */
const loadRules = () => import('./rules')

/** How long sending waits for the validation rules. */
const RULES_TIMEOUT_MS = 3000

/** Returns the errors of invalid fields and the question about the phone. Returns none if the rules cannot be loaded: the server validates, too. */
async function check(values: Record<FieldName, string>) {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, RULES_TIMEOUT_MS, null))
  const rules = await Promise.race([loadRules().catch(() => null), timeout])
  const { error } = rules?.messageSchema.safeParse(values) ?? {}
  return { errors: error ? fieldErrors(error.issues) : {}, question: rules?.askAboutPhone(values.phone) ?? null }
}

/**
 * Validates and sends the form without leaving the page, and keeps the input after a failure. The fields are uncontrolled,
 * so that they keep text that was typed before hydration. `initialQuestion` asks whether the phone number is right, if the form
 * was sent without scripts.
 */
export function useMessage(
  outcome: FormOutcome | null,
  initialQuestion: ReactNode,
  onSent: (message: SentMessage) => void,
) {
  const [state, setState] = useState(() =>
    outcome && !initialQuestion ? failedState(outcome.message, outcome.fields) : INITIAL,
  )
  const [question, setQuestion] = useState(initialQuestion)
  /** Whether the visitor has seen the question, which appears once per message. */
  const wasQuestionShown = useRef(Boolean(initialQuestion))
  const [photos, setPhotos] = useState<readonly File[]>([])
  // A click before hydration is replayed before React renders the photos chosen until then, so the state would not contain
  // them yet.
  const chosenPhotos = useRef(photos)
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const isBusy = useRef(false)
  const idempotencyKey = useIdempotencyKey()
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
    if (state.isSending) return
    const invalid = form.current!.querySelector<HTMLElement>('[aria-invalid=true]')
    if (invalid) invalid.focus()
    else if (state.failure) notice.current?.focus()
  }, [state])

  useEffect(() => {
    if (question && !form.current!.querySelector('[aria-invalid=true]')) phoneOf(form.current!).focus()
  }, [question])

  async function send() {
    if (isBusy.current) return
    isBusy.current = true
    try {
      setState({ ...INITIAL, isSending: true })
      const values = formValues<FieldName>(form.current!)
      const { errors, question: newQuestion } = await check(values)
      const isNewQuestion = newQuestion !== null && !wasQuestionShown.current
      if (isNewQuestion) wasQuestionShown.current = true
      setQuestion(isNewQuestion ? newQuestion : null)
      if (isNewQuestion || hasErrors(errors)) return setState({ ...INITIAL, errors })
      onSent(await deliver(values))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState(failedState(error.message, error.fields))
    } finally {
      isBusy.current = false
    }
  }

  function choosePhotos(files: readonly File[]) {
    chosenPhotos.current = files
    setPhotos(files)
  }

  /** @throws {ApiError} */
  async function deliver(values: Record<FieldName, string>): Promise<SentMessage> {
    const { body, headers } = await callApi(apiPath('ContactMessages'), {
      method: 'POST',
      json: values,
      headers: idempotencyKey.headersFor(values),
      timeoutMs: RESPONSE_TIMEOUT_MS,
    })
    const files = chosenPhotos.current
    if (files.length === 0) return { receipt: body, values }
    const path = apiPath('ContactMessages/[key]/photos', { key: body.id })
    return {
      receipt: body,
      values,
      upload: { path, headers: { 'Upload-Token': headers.get('upload-token') ?? '' }, files },
    }
  }

  return { state, question, dropQuestion: () => setQuestion(null), form, notice, send, photos, choosePhotos }
}
