import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { AppError, type FieldErrors } from '@/lib/app-error'
import { messageOf } from '@/lib/http/problems'
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from '@/lib/runtime/request-headers'
import type { Renderer } from '@/lib/server/render/renderer'
import type { ContactOutcome } from '@/lib/runtime/render-context'

const MAX_BYTES = 64 * 1024
/** The contact form has eight fields. */
const MAX_FIELDS = 50

/** Whether the body is a form as browsers send it without scripts. */
export function isUrlencodedForm(request: IncomingMessage): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers['content-type'] ?? '')
}

/** Returns the form's values by field name, or the problem with the body. Reads and drops what exceeds the limit. */
export async function readUrlencodedForm(
  request: IncomingMessage,
): Promise<Record<string, string> | 'malformed-request' | 'too-large'> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= MAX_BYTES) chunks.push(chunk)
  }
  if (bytes > MAX_BYTES) return 'too-large'
  const text = Buffer.concat(chunks).toString()
  if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) return 'malformed-request'
  const fields: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    if (!Object.hasOwn(fields, name)) fields[name] = value
  }
  return fields
}

type Problem = { message?: string; title?: string; errors?: FieldErrors }

/**
 * Submits the form to the API handler on behalf of the visitor, whose request headers are `headers`. Never throws:
 * failures are in the outcome, which the contact page shows.
 */
export async function submitContactForm(
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
    const retryAfter = answer.headers['retry-after'] as string
    return { outcome: { status, message: text, fields: errors, values }, retryAfter }
  } catch {
    const message = messageOf(new AppError('database-unavailable'))
    return { outcome: { status: 503, message, values }, retryAfter: '5' }
  }
}
