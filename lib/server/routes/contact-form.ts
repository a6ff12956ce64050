import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FieldErrors } from '@/lib/app-error'
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from '@/lib/runtime/request-headers'
import type { Renderer } from '@/lib/server/render/renderer'
import type { ContactOutcome } from '@/lib/runtime/render-context'

/** Bytes of a form at most, and its fields: the contact form has eight. */
const MAX_BYTES = 64 * 1024
const MAX_FIELDS = 50

/** Whether the body is a form as browsers send it without scripts. */
export function isForm(request: IncomingMessage): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers['content-type'] ?? '')
}

/**
 * The fields by name, the first of each; the status of the refusal when the body is too large or has too many. What is
 * too much is read and dropped.
 */
export async function readForm(request: IncomingMessage): Promise<Record<string, string> | 400 | 413> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= MAX_BYTES) chunks.push(chunk)
  }
  if (bytes > MAX_BYTES) return 413
  const text = Buffer.concat(chunks).toString()
  if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) return 400
  const fields: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    if (!Object.hasOwn(fields, name)) fields[name] = value
  }
  return fields
}

type Problem = { message?: string; title?: string; errors?: FieldErrors }

/**
 * Hands the form to the handler that the scripts use as well, in the visitor's name: `headers` are those of their request.
 * Never throws: what went wrong is in the outcome, which the contact page shows.
 */
export async function deliverForm(
  renderer: Renderer,
  values: Record<string, string>,
  headers: IncomingHttpHeaders,
): Promise<{ outcome: ContactOutcome; retryAfter?: string }> {
  const address = String(headers[CLIENT_ADDRESS_HEADER])
  try {
    const answer = await renderer.call({
      url: '/api/ContactMessages',
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        [CLIENT_ADDRESS_HEADER]: address,
        [REQUEST_ID_HEADER]: String(headers[REQUEST_ID_HEADER]),
      },
      payload: JSON.stringify(values),
      remoteAddress: address,
    })
    const status = answer.statusCode
    if (status < 300) return { outcome: { status: 201, message: '', values: {} } }
    const { message, title, errors } = JSON.parse(answer.payload) as Problem
    const text = message || title || `HTTP error! status: ${status}`
    return {
      outcome: { status, message: text, fields: errors, values },
      retryAfter: answer.headers['retry-after'] as string,
    }
  } catch {
    return { outcome: { status: 503, message: 'Hizmet geçici olarak kullanılamıyor.', values }, retryAfter: '5' }
  }
}
