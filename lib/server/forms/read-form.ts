import type { IncomingMessage } from 'node:http'
import { AppError } from '@/lib/platform/app-error'
import { collectBytes } from '@/lib/api/body/read-body'
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

// Of a body that is not read to its end, unread-body.ts drops the rest, and the connection stays open for the response.
const bodyOf = (request: IncomingMessage) => request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>

/** Returns the form's values by field name, or the problem with the body. */
export async function readUrlencoded(request: IncomingMessage): Promise<FormValues | BodyProblem> {
  const body = (await collectBytes(bodyOf(request), MAX_TEXT_BYTES))?.toString()
  if (body === undefined) return 'too-large'
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
  const values: FormValues = {}
  let isReceiving = false
  try {
    for await (const [name, value] of readFields(bodyOf(request), contentTypeOf(request), limits)) {
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
