import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { PICTURE_PROFILE } from '@/lib/media/upload-profile'

const MAX_TEXT_BYTES = 64 * 1024
/** The largest form has eight fields. */
const MAX_FIELDS = 50
/** More photos than any form takes, so that each surplus one is refused by name. */
const MAX_FILES = 30

export type Values = Record<string, string>
/** A file of a form. `bytes` is null if it is larger than a picture may be. */
export type FormFile = { name: string; type: string; bytes: Buffer | null }
type BodyProblem = 'malformed-request' | 'too-large'

const typeOf = (request: IncomingMessage) => request.headers['content-type'] ?? ''

/** Whether the body is a form as browsers send it without scripts. */
export function isUrlencoded(request: IncomingMessage): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(typeOf(request))
}

/** Whether the body is a form with files. */
export function isMultipart(request: IncomingMessage): boolean {
  return /^multipart\/form-data\s*;/i.test(typeOf(request))
}

/** Adds a field. The first of several with one name counts. */
function add(values: Values, name: string, value: string): void {
  if (!Object.hasOwn(values, name)) values[name] = value
}

/** Returns the form's values by field name, or the problem with the body. Reads and drops what exceeds the limit. */
export async function readUrlencoded(request: IncomingMessage): Promise<Values | BodyProblem> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= MAX_TEXT_BYTES) chunks.push(chunk)
  }
  if (bytes > MAX_TEXT_BYTES) return 'too-large'
  const text = Buffer.concat(chunks).toString()
  if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) return 'malformed-request'
  const values: Values = {}
  for (const [name, value] of new URLSearchParams(text)) add(values, name, value)
  return values
}

async function readFile(stream: BusboyFileStream): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
  return stream.truncated ? null : Buffer.concat(chunks)
}

/**
 * Reads a form with files. Passes each file to `take` together with the fields in front of it, one after another, and
 * reads no further while `take` runs, so that one file is in memory at a time. Returns all fields, or the problem with
 * the body. Reads and drops what exceeds `maxBytes`.
 */
export async function readMultipart(
  request: IncomingMessage,
  maxBytes: number,
  take: (file: FormFile, values: Values) => Promise<void>,
): Promise<Values | BodyProblem> {
  const values: Values = {}
  let problem: BodyProblem | undefined
  let taken = Promise.resolve()
  const parser = parserFor(request)
  if (!parser || Number(request.headers['content-length'] ?? 0) > maxBytes) {
    request.resume()
    return parser ? 'too-large' : 'malformed-request'
  }
  parser.on('field', (name, value) => add(values, name, value))
  parser.on('file', (_field, stream, name, _encoding, type) => {
    taken = taken.then(async () => {
      const bytes = await readFile(stream)
      // Browsers send an empty file without a name for a file field without a file.
      if (bytes === null || name || bytes.length > 0) await take({ name: name || 'fotoğraf', type, bytes }, values)
    })
    taken.catch(() => stream.resume())
  })
  const ended = new Promise<void>((resolve) => {
    parser.once('finish', resolve)
    parser.once('error', () => {
      problem ??= 'malformed-request'
      resolve()
    })
  })
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) problem ??= 'too-large'
    if (!problem && !parser.write(chunk)) await Promise.race([once(parser, 'drain').catch(() => {}), ended])
  }
  if (!problem) {
    parser.end()
    await ended
  }
  // A photo that broke off never ends, so nothing waits for it.
  if (problem) {
    parser.destroy()
    return problem
  }
  await taken
  return values
}

function parserFor({ headers }: IncomingMessage): BusboyInstance | null {
  try {
    const limits = {
      fields: MAX_FIELDS,
      fieldSize: MAX_TEXT_BYTES,
      files: MAX_FILES,
      fileSize: PICTURE_PROFILE.maxBytes,
      headerPairs: 20,
    }
    return new Busboy({ headers: { ...headers, 'content-type': headers['content-type']! }, limits })
  } catch {
    // No boundary.
    return null
  }
}
