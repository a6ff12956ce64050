import { AppError } from '@/lib/app-error'
import { readBytes } from '@/lib/http/read-bytes'
import { valuesByName } from '@/lib/http/values-by-name'
import type { Upload } from '@/lib/media/schema'
import { PICTURE_PROFILE } from '@/lib/media/upload-profile'

/** One picture and the texts beside it. */
const MAX_FORM_BYTES = PICTURE_PROFILE.maxBytes + 1024 * 1024

/** The largest form of this site has five parts. */
const MAX_PARTS = 50
const MAX_HEAD_BYTES = 8 * 1024

type Value = string | Upload

const tooMany = () => new AppError('invalid-input', { message: `Form en çok ${MAX_PARTS} alan içerebilir.` })
const unreadable = () => new AppError('invalid-input', { message: 'Gönderilen form okunamadı.' })

/** The boundary between parts, with the characters that RFC 2046 allows. */
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+./:=?-]{1,70})\s*(?:;|$))/i

const BLANK_LINE = '\r\n\r\n'

/** A part of a form. Both are views of the form's bytes. */
type Part = { head: Buffer; content: Buffer }

/**
 * Splits a form at its boundary. Refuses more or longer parts' heads than the site's own forms have, before the reader
 * creates an object for each.
 * @throws {AppError} invalid-input
 */
function splitParts(body: Buffer, boundary: string): Part[] {
  const mark = Buffer.from(`\r\n--${boundary}`)
  const parts: Part[] = []
  // The first mark is at the start, without a line break.
  if (body.indexOf(mark.subarray(2)) !== 0) throw unreadable()
  let at = mark.length - 2
  while (body.toString('latin1', at, at + 2) !== '--') {
    if (parts.length === MAX_PARTS) throw tooMany()
    const headLength = body.subarray(at, at + MAX_HEAD_BYTES).indexOf(BLANK_LINE) + BLANK_LINE.length
    const start = at + headLength
    const end = body.indexOf(mark, start)
    if (headLength < BLANK_LINE.length || end === -1) throw unreadable()
    parts.push({ head: body.subarray(at, start), content: body.subarray(start, end) })
    at = end + mark.length
  }
  return parts
}

/** Whether a part is a file. The content of files is not passed to the reader, because it would copy it twice. */
const isFile = ({ head }: Part) => /^content-disposition:.*;\s*filename\*?=/im.test(head.toString('latin1'))

/** Reads the names and texts of parts with the platform's own reader. Its entries are in the order of the parts. */
async function readEntries(parts: Part[], boundary: string): Promise<[string, FormDataEntryValue][]> {
  const separator = Buffer.from(`--${boundary}`)
  const lines = parts.flatMap((part) => [separator, part.head, ...(isFile(part) ? [] : [part.content]), '\r\n'])
  const body = Buffer.concat([...lines, separator, '--\r\n'].map((line) => Buffer.from(line)))
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` }
  const form = await new Response(body, { headers }).formData().catch(() => {
    throw unreadable()
  })
  return [...form]
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<[string, Value][]> {
  const [, quoted, plain] = BOUNDARY.exec(type) ?? []
  const boundary = quoted ?? plain
  if (!boundary) throw unreadable()
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = splitParts(body, boundary)
  const entries = await readEntries(parts, boundary)
  if (entries.length !== parts.length) throw unreadable()
  return entries.flatMap(([name, entry], index): [string, Value][] => {
    if (typeof entry === 'string') return [[name, entry]]
    const { content } = parts[index]!
    // Browsers send this for a file field without a file.
    if (entry.name === '' && content.length === 0) return []
    const view = new Uint8Array(content.buffer, content.byteOffset, content.byteLength)
    return [[name, { name: entry.name, bytes: view }]]
  })
}

/**
 * Returns the fields of a multipart body: texts, files as uploads, and a list for a repeated field.
 * @throws {AppError} unsupported-media, too-large (as soon as the limit is passed), invalid-input, the reason of `signal`
 */
export async function readMultipart(request: Request, signal?: AbortSignal): Promise<Record<string, Value | Value[]>> {
  const type = request.headers.get('content-type') ?? ''
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  if (!/^multipart\/form-data\s*(;|$)/i.test(type) || encoding !== 'identity') {
    const message = 'Bu adres yalnızca form verisi kabul eder (multipart/form-data).'
    throw new AppError('unsupported-media', { message })
  }
  const message = 'Gönderilen veri çok büyük: bir görsel en çok 15 MB olabilir.'
  const bytes = await readBytes(request, { maxBytes: MAX_FORM_BYTES, message, signal })
  return valuesByName(await parseForm(bytes, type))
}
