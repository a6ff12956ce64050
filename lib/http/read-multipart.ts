import { AppError } from '@/lib/app-error'
import { readBytes } from '@/lib/http/read-bytes'
import { valuesByName } from '@/lib/http/values-by-name'
import type { Upload } from '@/lib/media/schema'
import { PICTURE_PROFILE } from '@/lib/media/upload-profile'

/** Bytes of a multipart body: one picture and the texts beside it. */
const FORM_LIMIT = PICTURE_PROFILE.maxBytes + 1024 * 1024

/** Parts of a form at most, and bytes of what stands before the content of one: the largest of our forms has five. */
const MAX_PARTS = 50
const MAX_HEAD_BYTES = 8 * 1024

type Value = string | Upload

const tooMany = () => new AppError('invalid-input', { message: `Form en çok ${MAX_PARTS} alan içerebilir.` })
const unreadable = () => new AppError('invalid-input', { message: 'Gönderilen form okunamadı.' })

async function valueOf(entry: FormDataEntryValue): Promise<Value | undefined> {
  if (typeof entry === 'string') return entry
  // What a browser sends for a file field in which nothing was chosen.
  if (entry.name === '' && entry.size === 0) return undefined
  return { name: entry.name, bytes: new Uint8Array(await entry.arrayBuffer()) }
}

/** The mark between the parts; RFC 2046 says which characters it may have. */
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+./:=?-]{1,70})\s*(?:;|$))/i

/**
 * Refuses forms with more parts, or with longer heads of parts, than any form of ours has, before a reader that makes
 * an object of each sees them.
 * @throws {AppError} invalid-input
 */
function checkParts(bytes: Uint8Array<ArrayBuffer>, boundary: string): void {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const mark = Buffer.from(`\r\n--${boundary}`)
  // The first mark stands at the beginning, where no line ends.
  let at = mark.length - 2
  for (let parts = 0; at !== -1 && body.toString('latin1', at, at + 2) !== '--'; parts += 1) {
    if (parts === MAX_PARTS) throw tooMany()
    if (!body.subarray(at, at + MAX_HEAD_BYTES).includes('\r\n\r\n')) throw unreadable()
    const next = body.indexOf(mark, at)
    at = next === -1 ? -1 : next + mark.length
  }
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  const [, quoted, plain] = BOUNDARY.exec(type) ?? []
  const boundary = quoted ?? plain
  if (!boundary) throw unreadable()
  checkParts(bytes, boundary)
  try {
    // With the boundary that was counted by, whatever else the header says.
    const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` }
    return await new Response(bytes, { headers }).formData()
  } catch {
    throw unreadable()
  }
}

/**
 * The fields of a multipart body: texts as they are, files as uploads, a field given twice as a list.
 * @throws {AppError} unsupported-media, too-large (as soon as the limit is passed), invalid-input
 */
export async function readMultipart(request: Request): Promise<Record<string, Value | Value[]>> {
  const type = request.headers.get('content-type') ?? ''
  if (
    !/^multipart\/form-data\s*(;|$)/i.test(type) ||
    (request.headers.get('content-encoding') ?? 'identity') !== 'identity'
  ) {
    throw new AppError('unsupported-media', {
      message: 'Bu adres yalnızca form verisi kabul eder (multipart/form-data).',
    })
  }
  const message = 'Gönderilen veri çok büyük: bir görsel en çok 15 MB olabilir.'
  const form = await parseForm(await readBytes(request, FORM_LIMIT, message), type)
  const entries: [string, Value][] = []
  for (const [name, entry] of form) {
    const value = await valueOf(entry)
    if (value !== undefined) entries.push([name, value])
  }
  return valuesByName(entries)
}
