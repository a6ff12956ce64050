import { AppError } from '@/lib/platform/app-error'

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

/** Returns the bytes of a body, or null as soon as there are more than `maxBytes`. */
export async function collectBytes(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export const MAX_JSON_BYTES = 256 * 1024

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
  const isTooLarge = Number(request.headers.get('content-length') ?? 0) > MAX_JSON_BYTES
  const bytes = isTooLarge ? null : await collectBytes(chunksOf(request, signal), MAX_JSON_BYTES)
  if (!bytes) throw new AppError('too-large', { message: 'Gönderilen veri çok büyük: en çok 256 KB olabilir.' })
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch {
    throw new AppError('invalid-input', { message: 'Gönderilen veri okunamadı: geçerli JSON değil.' })
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
