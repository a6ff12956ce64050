import { createHmac } from 'node:crypto'
import { v4 as uuidOf } from 'uuid'
import { type ApiPath, apiPath } from '@/lib/api/paths'
import type { Signature } from '@/lib/api/route'
import type { ReceiptJson } from '@/lib/contact/output'
import { QUESTION_ASKED_FIELD, phoneQuestion } from '@/lib/contact/phone-question'
import { messageSchema } from '@/lib/contact/schema'
import { env } from '@/lib/platform/env'
import { MAX_CUSTOMER_PHOTOS, MAX_MESSAGE_PHOTOS } from '@/lib/orders/photo/schema'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { isToken, PATHS, tokenOf } from '@/lib/site/pages'
import type { ApiCaller, ApiResult } from '@/lib/server/forms/call-api'
import type { FormValues } from '@/lib/server/forms/read-form'
import { PICTURE_PROFILE } from '@/lib/platform/media/upload-profile'

/** The API path to which each photo of a form is sent. */
type PhotoTarget = { path: ApiPath<{ POST: Signature }>; headers?: Record<string, string> }

/** `result` is missing if there were no fields to send, `photos` if the fields were refused. */
export type FormResult = { result?: ApiResult; photos?: PhotoTarget }

/** A page with forms that work without scripts. */
export type FormPage = {
  /** Sends the fields. */
  send: (api: ApiCaller, values: FormValues) => Promise<ApiResult>
  /** The page's form with photos. Its fields are sent before the photos. */
  photos?: { max: number; send: (api: ApiCaller, values: FormValues) => Promise<FormResult> }
  /** Whether the response to an accepted form is a redirect to the page, which shows what was stored. */
  isRedirected?: boolean
}

/** Maximum size of the texts in a form with photos. */
const TEXT_BYTES = 1024 * 1024

/** Returns the maximum size in bytes of a form with this many photos. */
export function maxFormBytes(photoCount: number): number {
  return photoCount * PICTURE_PROFILE.maxBytes + TEXT_BYTES
}

/** Asks once about a doubtful phone number in a valid form, because only the visitor can check it, and then stores the message. */
async function askOrStore(api: ApiCaller, values: FormValues): Promise<ApiResult<ReceiptJson>> {
  const mayAsk = !values[QUESTION_ASKED_FIELD] && messageSchema.safeParse(values).success
  const question = mayAsk ? phoneQuestion(values.phone ?? '') : null
  return question ? { status: 200, message: question.title, question, headers: {} } : storeMessage(api, values)
}

/**
 * Stores a message. The same content on the same day is one message, because a form without scripts is easily sent twice.
 * The secret keeps strangers from guessing the key of a message, which would return its receipt.
 */
function storeMessage(api: ApiCaller, values: FormValues) {
  const content = JSON.stringify(['message', istanbulDay(new Date()), values])
  const random = createHmac('sha256', env().AUTH_SECRET).update(content).digest().subarray(0, 16)
  return api(apiPath('ContactMessages'), values, { 'idempotency-key': uuidOf({ random }) })
}

async function sendMessage(api: ApiCaller, values: FormValues): Promise<FormResult> {
  const result = await askOrStore(api, values)
  const token = result.headers['upload-token']
  if (!result.body || typeof token !== 'string') return { result }
  const path = apiPath('ContactMessages/[key]/photos', { key: result.body.id })
  return { result, photos: { path, headers: { 'upload-token': token } } }
}

const contactPage: FormPage = { send: askOrStore, photos: { max: MAX_MESSAGE_PHOTOS, send: sendMessage } }

const trackingPage: FormPage = { send: (api, values) => api(apiPath('Tracking'), values) }

function orderPage(token: string): FormPage {
  const decision = apiPath('Tracking/[token]/decision', { token })
  const photos = { path: apiPath('Tracking/[token]/photos', { token }) }
  return {
    send: (api, values) => api(decision, { ...values, quoteVersion: Number(values.quoteVersion) }),
    photos: { max: MAX_CUSTOMER_PHOTOS, send: async () => ({ photos }) },
    isRedirected: true,
  }
}

/** Returns the forms of a page, or null if it has none. */
export function formsAt(path: string): FormPage | null {
  if (path === PATHS.contact) return contactPage
  if (path === PATHS.tracking) return trackingPage
  const token = tokenOf(path)
  return token !== null && isToken(token) ? orderPage(token) : null
}
