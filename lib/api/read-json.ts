import { AppError } from '@/lib/platform/app-error'
import { readBytes } from '@/lib/api/read-bytes'

export const MAX_JSON_BYTES = 256 * 1024

const TOO_LARGE = 'Gönderilen veri çok büyük: en çok 256 KB olabilir.'
const unreadable = () => new AppError('invalid-input', { message: 'Gönderilen veri okunamadı: geçerli JSON değil.' })

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
 * @throws {AppError} unsupported-media, too-large (as soon as the limit is passed), invalid-input, the reason of `signal`
 */
export async function readJson(request: Request, signal?: AbortSignal): Promise<unknown> {
  if (!isJson(request)) {
    throw new AppError('unsupported-media', { message: 'Bu adres yalnızca JSON kabul eder (application/json).' })
  }
  const bytes = await readBytes(request, { maxBytes: MAX_JSON_BYTES, message: TOO_LARGE, signal })
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch {
    throw unreadable()
  }
}
