import type { IncomingHttpHeaders } from 'node:http'
import type { ApiPath } from '@/lib/api/paths'
import { AppError, type FieldErrors } from '@/lib/platform/app-error'
import { messageOf } from '@/lib/api/problems'
import { SOURCE_HEADERS } from '@/lib/counts/beacon'
import type { FormFile } from '@/lib/api/body/read-multipart'
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from '@/lib/platform/runtime/request-headers'
import type { FormOutcome } from '@/lib/platform/runtime/render-context'
import type { Renderer } from '@/lib/server/render/renderer'

/** Encoding a photo of 40 million pixels in several sizes takes long. */
const PHOTO_TIMEOUT_MS = 60_000

/** The API's response. `message` is empty if it accepted the call. */
export type ApiResult<Answer = unknown> = {
  status: number
  message: string
  /** A question that must be answered before the form is passed to the API. */
  question?: FormOutcome['question']
  fields?: FieldErrors
  headers: Record<string, unknown>
  body?: Answer
}

type Path<Answer> = ApiPath<{ POST: { answer: Answer } }>

/** Sends JSON, or a photo, to a path of the API. Never throws: failures are in the result. */
export type ApiCaller = <Answer>(
  path: Path<Answer>,
  content: Record<string, unknown> | FormFile,
  headers?: Record<string, string>,
) => Promise<ApiResult<Answer>>

const isFile = (content: Record<string, unknown> | FormFile): content is FormFile => Buffer.isBuffer(content.bytes)

/** Encodes a photo as the form that the API expects. */
async function photoForm({ name, type, bytes }: FormFile): Promise<{ type: string; payload: Buffer }> {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes!)], name, { type }))
  const encoded = new Response(form)
  return { type: encoded.headers.get('content-type')!, payload: Buffer.from(await encoded.arrayBuffer()) }
}

/** Returns a function that calls the API's handlers on behalf of the visitor who sent `headers`. */
export function apiFor(renderer: Renderer, headers: IncomingHttpHeaders): ApiCaller {
  const clientAddress = String(headers[CLIENT_ADDRESS_HEADER])
  const sourceHeaders = Object.fromEntries(
    SOURCE_HEADERS.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  )
  return async <Answer>(url: Path<Answer>, content: Record<string, unknown> | FormFile, extraHeaders = {}) => {
    const { type, payload } = isFile(content)
      ? await photoForm(content)
      : { type: 'application/json', payload: JSON.stringify(content) }
    try {
      const response = await renderer.call({
        url,
        method: 'POST',
        headers: {
          'content-type': type,
          accept: 'application/json',
          [CLIENT_ADDRESS_HEADER]: clientAddress,
          [REQUEST_ID_HEADER]: String(headers[REQUEST_ID_HEADER]),
          ...sourceHeaders,
          ...extraHeaders,
        },
        payload,
        remoteAddress: clientAddress,
        timeoutMs: isFile(content) ? PHOTO_TIMEOUT_MS : undefined,
      })
      const { statusCode: status, headers: responseHeaders } = response
      const body: unknown = response.payload === '' ? {} : JSON.parse(response.payload)
      if (status < 300) return { status, message: '', headers: responseHeaders, body: body as Answer }
      const { message, title, errors } = body as { message?: string; title?: string; errors?: FieldErrors }
      const shownMessage = message || title || `HTTP error! status: ${status}`
      return { status, message: shownMessage, fields: errors, headers: responseHeaders }
    } catch {
      const message = messageOf(new AppError('database-unavailable'))
      return { status: 503, message, headers: { 'retry-after': '5' } }
    }
  }
}
