import { AppError } from '@/lib/app-error'
import { readBytes } from '@/lib/http/read-bytes'
import type { Upload } from '@/lib/media/schema'
import { PICTURE_PROFILE } from '@/lib/media/upload-profile'

/** Bytes of a multipart body: one picture and the texts beside it. */
const FORM_LIMIT = PICTURE_PROFILE.maxBytes + 1024 * 1024

type Value = string | Upload

async function valueOf(entry: FormDataEntryValue): Promise<Value | undefined> {
  if (typeof entry === 'string') return entry
  // What a browser sends for a file field in which nothing was chosen.
  if (entry.name === '' && entry.size === 0) return undefined
  return { name: entry.name, bytes: new Uint8Array(await entry.arrayBuffer()) }
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new AppError('invalid-input', { message: 'Gönderilen form okunamadı.' })
  }
}

/**
 * The fields of a multipart body: texts as they are, files as uploads, a field given twice as a list.
 * @throws {AppError} unsupported-media, too-large (as soon as the limit is passed), invalid-input
 */
export async function readForm(request: Request): Promise<Record<string, Value | Value[]>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*(;|$)/i.test(type) || (request.headers.get('content-encoding') ?? 'identity') !== 'identity') {
    throw new AppError('unsupported-media', { message: 'Bu adres yalnızca form verisi kabul eder (multipart/form-data).' })
  }
  const message = 'Gönderilen veri çok büyük: bir görsel en çok 15 MB olabilir.'
  const form = await parseForm(await readBytes(request, FORM_LIMIT, message), type)
  const fields = new Map<string, Value | Value[]>()
  for (const name of new Set(form.keys())) {
    const values = (await Promise.all(form.getAll(name).map(valueOf))).filter((value) => value !== undefined)
    if (values.length > 0) fields.set(name, values.length === 1 ? values[0]! : values)
  }
  return Object.fromEntries(fields)
}
