import { AppError } from '@/lib/platform/app-error'

/** `message` is the text of the error for a body that is too large. Reading ends when `signal` aborts. */
type Limits = { maxBytes: number; message: string; signal?: AbortSignal }

/**
 * Yields the chunks of a body as they arrive. Reading ends when `signal` aborts. The body is never cancelled, because Node
 * would then throw an uncaught exception when the body ends. The pipeline discards the unread rest.
 * @throws {AppError} invalid-input if the body breaks off; `signal.reason`
 */
export async function* chunksOf(request: Request, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader()
  if (!reader) return
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  aborted.catch(() => {})
  try {
    for (;;) {
      signal?.throwIfAborted()
      const { done, value } = await Promise.race([reader.read(), aborted])
      if (done) return
      yield value
    }
  } catch (error) {
    if (signal?.aborted) throw error
    // A client that disconnects is not a defect.
    throw new AppError('invalid-input', { message: 'Gönderilen veri yarıda kesildi.', cause: error })
  }
}

/** Returns a body of at most `maxBytes`. @throws {AppError} too-large as soon as the limit is exceeded, and the errors of chunksOf */
async function readBytes(request: Request, { maxBytes, message, signal }: Limits): Promise<Uint8Array> {
  const tooLarge = new AppError('too-large', { message })
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunksOf(request, signal)) {
    size += chunk.byteLength
    if (size > maxBytes) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export const MAX_JSON_BYTES = 256 * 1024

const TOO_LARGE = 'Gönderilen veri çok büyük: en çok 256 KB olabilir.'
const unreadableError = () =>
  new AppError('invalid-input', { message: 'Gönderilen veri okunamadı: geçerli JSON değil.' })

function isJson(request: Request): boolean {
  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '').toLowerCase().split(';')
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='))
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  return (
    type.trim() === 'application/json' &&
    encoding === 'identity' &&
    (charset === undefined || /^charset="?utf-8"?$/.test(charset))
  )
}

/**
 * Returns the parsed JSON body.
 * @throws {AppError} unsupported-media, too-large (as soon as the limit is exceeded), invalid-input, `signal.reason`
 */
export async function readJson(request: Request, signal?: AbortSignal): Promise<unknown> {
  if (!isJson(request)) {
    throw new AppError('unsupported-media', { message: 'Bu adres yalnızca JSON kabul eder (application/json).' })
  }
  const bytes = await readBytes(request, { maxBytes: MAX_JSON_BYTES, message: TOO_LARGE, signal })
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch {
    throw unreadableError()
  }
}

/** Groups values by name. The values of a repeated name become a list, which schemas of single values reject. */
export function valuesByName<T>(entries: Iterable<[string, T]>): Record<string, T | T[]> {
  const lists = new Map<string, T[]>()
  for (const [name, value] of entries) {
    const list = lists.get(name)
    if (list) list.push(value)
    else lists.set(name, [value])
  }
  return Object.fromEntries(Array.from(lists, ([name, list]) => [name, list.length === 1 ? list[0]! : list]))
}
