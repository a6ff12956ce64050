import type { IncomingMessage } from 'node:http'
import { AppError } from '@/lib/platform/app-error'
import { type FormFile, readFields } from '@/lib/api/body/read-multipart'
import { PICTURE_PROFILE } from '@/lib/platform/media/upload-profile'

const MAX_TEXT_BYTES = 64 * 1024
/** The largest form has eight fields. */
const MAX_FIELDS = 50

export type FormValues = Record<string, string>
type BodyProblem = 'malformed-request' | 'too-large'

const contentTypeOf = (request: IncomingMessage) => request.headers['content-type'] ?? ''

/** Whether the body is a form as browsers send it without scripts. */
export function isUrlencoded(request: IncomingMessage): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentTypeOf(request))
}

/** Whether the body is a form with files. */
export function isMultipart(request: IncomingMessage): boolean {
  return /^multipart\/form-data\s*;/i.test(contentTypeOf(request))
}

/** Adds a field. Of several fields with the same name the first counts. */
function add(values: FormValues, name: string, value: string): void {
  if (!Object.hasOwn(values, name)) values[name] = value
}

/** Returns the form's values by field name, or the problem with the body. Reads and drops what exceeds the limit. */
export async function readUrlencoded(request: IncomingMessage): Promise<FormValues | BodyProblem> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= MAX_TEXT_BYTES) chunks.push(chunk)
  }
  if (bytes > MAX_TEXT_BYTES) return 'too-large'
  const body = Buffer.concat(chunks).toString()
  if (body.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) return 'malformed-request'
  const values: FormValues = {}
  for (const [name, value] of new URLSearchParams(body)) add(values, name, value)
  return values
}

/**
 * Reads a form with files. Passes each file to `receive` together with the fields before it, one after another, and
 * reads no further while `receive` runs. Returns all fields, or the problem with the body.
 */
export async function readMultipart(
  request: IncomingMessage,
  maxBytes: number,
  receive: (file: FormFile, values: FormValues) => Promise<void>,
): Promise<FormValues | BodyProblem> {
  const contentLength = Number(request.headers['content-length'] ?? 0)
  const limits = { contentLength, maxBytes, maxFileBytes: PICTURE_PROFILE.maxBytes, message: '' }
  // The rest of the body stays unread (unread-body.ts drops it), and the connection stays open for the response.
  const body = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
  const values: FormValues = {}
  let isReceiving = false
  try {
    for await (const [name, value] of readFields(body, contentTypeOf(request), limits)) {
      if (typeof value === 'string') {
        add(values, name, value)
        continue
      }
      isReceiving = true
      await receive({ ...value, name: value.name || 'fotoğraf' }, values)
      isReceiving = false
    }
  } catch (error) {
    if (isReceiving) throw error
    return error instanceof AppError && error.code === 'too-large' ? 'too-large' : 'malformed-request'
  }
  return values
}
