import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { AppError } from '@/lib/platform/app-error'
import { chunksOf, valuesByName } from '@/lib/api/body/read-body'
import type { Upload } from '@/lib/platform/media/schema'
import { PICTURE_PROFILE } from '@/lib/platform/media/upload-profile'

/** Maximum size of a form: one picture and its texts. */
const MAX_FORM_BYTES = PICTURE_PROFILE.maxBytes + 1024 * 1024

/** The largest form of this site has ten photos and a few fields. */
const MAX_PARTS = 50
const MAX_HEADER_BYTES = 8 * 1024
const MAX_TEXT_BYTES = 1024 * 1024

/** A file of a form. `bytes` is null if the file is too large. */
export type FormFile = { name: string; type: string; bytes: Buffer | null }

/** The name of a field, and its text or file. */
type Field = [string, string | FormFile]

/** `message` is the text of the error for a body that is too large. */
type Limits = { contentLength: number; maxBytes: number; maxFileBytes: number; message: string }

const unreadableError = (cause: unknown) =>
  new AppError('invalid-input', { message: 'Gönderilen form okunamadı.', cause })

/** A field that the parser has begun to read. `field` is null for the empty file that browsers send for a field without a file. */
type PendingField = { isComplete: boolean; field: Field | null }

function collectFile(stream: BusboyFileStream, fieldName: string, name = '', type: string): PendingField {
  const pending: PendingField = { isComplete: false, field: null }
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  stream.on('end', () => {
    const bytes = stream.truncated ? null : Buffer.concat(chunks)
    pending.isComplete = true
    if (name || bytes?.length !== 0) pending.field = [fieldName, { name, type, bytes }]
  })
  // The parser reports the same error.
  stream.on('error', () => {})
  return pending
}

function parserFor(type: string, maxFileBytes: number): BusboyInstance {
  const limits = {
    parts: MAX_PARTS,
    headerPairs: 20,
    headerSize: MAX_HEADER_BYTES,
    fieldSize: MAX_TEXT_BYTES,
    fileSize: maxFileBytes,
  }
  try {
    return new Busboy({ headers: { 'content-type': type }, limits })
  } catch (cause) {
    // The type has no boundary.
    throw unreadableError(cause)
  }
}

/**
 * Yields the fields of a multipart body in order. Stops reading while the caller processes a field, so that only one file is
 * in memory at a time.
 * @throws {AppError} too-large as soon as the limit is exceeded, invalid-input
 */
export async function* readFields(
  body: AsyncIterable<Uint8Array>,
  type: string,
  { contentLength, maxBytes, maxFileBytes, message }: Limits,
): AsyncGenerator<Field, void, undefined> {
  const tooLarge = new AppError('too-large', { message })
  if (contentLength > maxBytes) throw tooLarge
  const parser = parserFor(type, maxFileBytes)
  const pending: PendingField[] = []
  const takeComplete = function* () {
    while (pending[0]?.isComplete) {
      const { field } = pending.shift()!
      if (field) yield field
    }
  }
  let failure: AppError | undefined
  const finished = new Promise<void>((resolve) => {
    parser.once('finish', resolve)
    parser.on('error', (cause) => {
      failure ??= unreadableError(cause)
      resolve()
    })
  })
  parser.once('partsLimit', () => {
    failure ??= new AppError('invalid-input', { message: `Form en çok ${MAX_PARTS} alan içerebilir.` })
  })
  parser.on('field', (name, value) => pending.push({ isComplete: true, field: [name, value] }))
  parser.on('file', (name, stream, fileName, _encoding, fileType) => {
    pending.push(collectFile(stream, name, fileName, fileType))
  })
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) throw tooLarge
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    await Promise.race([new Promise((resolve) => parser.write(bytes, resolve)), finished])
    if (failure) throw failure
    yield* takeComplete()
  }
  parser.end()
  await finished
  if (failure) throw failure
  yield* takeComplete()
}

/**
 * Returns the fields of a call's multipart body: texts, files as uploads, and a list for a repeated field.
 * @throws {AppError} unsupported-media, too-large, invalid-input, `signal.reason`
 */
export async function readMultipart(
  request: Request,
  signal?: AbortSignal,
): Promise<Record<string, string | Upload | (string | Upload)[]>> {
  const type = request.headers.get('content-type') ?? ''
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  if (!/^multipart\/form-data\s*(;|$)/i.test(type) || encoding !== 'identity') {
    const message = 'Bu adres yalnızca form verisi kabul eder (multipart/form-data).'
    throw new AppError('unsupported-media', { message })
  }
  const message = 'Gönderilen veri çok büyük: bir görsel en çok 15 MB olabilir.'
  const contentLength = Number(request.headers.get('content-length') ?? 0)
  const limits = { contentLength, maxBytes: MAX_FORM_BYTES, maxFileBytes: MAX_FORM_BYTES, message }
  const fields: [string, string | Upload][] = []
  for await (const [name, value] of readFields(chunksOf(request, signal), type, limits)) {
    // A file that is too large makes the form too large.
    fields.push([name, typeof value === 'string' ? value : { name: value.name, bytes: value.bytes! }])
  }
  return valuesByName(fields)
}
