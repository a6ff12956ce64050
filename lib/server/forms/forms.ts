import { createHmac } from 'node:crypto'
import { v4 as uuidOf } from 'uuid'
import { type ApiPath, apiPath } from '@/lib/api/paths'
import type { Signature } from '@/lib/api/route'
import { env } from '@/lib/platform/env'
import { MAX_CUSTOMER_PHOTOS, MAX_MESSAGE_PHOTOS } from '@/lib/orders/photo/schema'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { isToken, PATHS, tokenOf } from '@/lib/site/pages'
import type { ApiCaller, ApiResult } from '@/lib/server/forms/call-api'
import type { FormValues } from '@/lib/server/forms/read-form'
import { PICTURE_PROFILE } from '@/lib/platform/media/upload-profile'

/** Where the photos of a form go, one by one. */
type PhotoTarget = { path: ApiPath<{ POST: Signature }>; headers?: Record<string, string> }

/** `result` is missing if there were no fields to send, `photos` if the fields were refused. */
export type FormResult = { result?: ApiResult; photos?: PhotoTarget }

/** A page with forms that work without scripts. */
export type FormPage = {
  /** Sends the fields. */
  send: (api: ApiCaller, values: FormValues) => Promise<ApiResult>
  /** The page's form with photos. Its fields go first. */
  photos?: { most: number; send: (api: ApiCaller, values: FormValues) => Promise<FormResult> }
  /** Whether an accepted form is answered by a redirect to the page, which shows what was stored. */
  redirects?: boolean
}

/** Bytes for the texts of a form with photos. */
const TEXT_BYTES = 1024 * 1024

/** Returns the largest size in bytes of a form with `photos` photos. */
export function mostBytes(photos: number): number {
  return photos * PICTURE_PROFILE.maxBytes + TEXT_BYTES
}

/**
 * Stores a message. The same words on the same day are one message, because a form without scripts is easily sent twice.
 * The secret keeps strangers from guessing the key of somebody's message, whose receipt it would give them.
 */
function storeMessage(api: ApiCaller, values: FormValues) {
  const words = JSON.stringify(['message', istanbulDay(new Date()), values])
  const random = createHmac('sha256', env().AUTH_SECRET).update(words).digest().subarray(0, 16)
  return api(apiPath('ContactMessages'), values, { 'idempotency-key': uuidOf({ random }) })
}

async function sendMessage(api: ApiCaller, values: FormValues): Promise<FormResult> {
  const result = await storeMessage(api, values)
  const token = result.headers['upload-token']
  if (!result.body || typeof token !== 'string') return { result }
  const path = apiPath('ContactMessages/[key]/photos', { key: result.body.id })
  return { result, photos: { path, headers: { 'upload-token': token } } }
}

const contactPage: FormPage = { send: storeMessage, photos: { most: MAX_MESSAGE_PHOTOS, send: sendMessage } }

const trackingPage: FormPage = { send: (api, values) => api(apiPath('Tracking'), values) }

function orderPage(token: string): FormPage {
  const decision = apiPath('Tracking/[token]/decision', { token })
  const photos = { path: apiPath('Tracking/[token]/photos', { token }) }
  return {
    send: (api, values) => api(decision, { ...values, quoteVersion: Number(values.quoteVersion) }),
    photos: { most: MAX_CUSTOMER_PHOTOS, send: async () => ({ photos }) },
    redirects: true,
  }
}

/** Returns the forms of a page, or null if it has none. */
export function formsAt(path: string): FormPage | null {
  if (path === PATHS.contact) return contactPage
  if (path === PATHS.tracking) return trackingPage
  const token = tokenOf(path)
  return token !== null && isToken(token) ? orderPage(token) : null
}
