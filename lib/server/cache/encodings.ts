import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

const compressWithBrotli = promisify(brotliCompress)
const compressWithGzip = promisify(gzip)

/** Compression gains nothing below this size. */
const MIN_BYTES = 512
const COMPRESSIBLE = /^(?:text\/|application\/(?:[\w.+-]*\+)?(?:xml|json|javascript)|image\/svg)/

/** Whether a body of this type and size is worth compressing. */
export function isCompressible(contentType: string, bytes: number): boolean {
  return bytes >= MIN_BYTES && COMPRESSIBLE.test(contentType)
}

/** Brotli's quality for a response that is sent once. Compressing the home page takes 17 ms. */
const QUALITY = 7
/** Brotli's quality for a page that is kept: 5 % smaller. The first visitor after a change waits 68 ms for the home page. */
const KEPT_QUALITY = 10

/** Compresses off the main thread, more thoroughly if the result is kept. */
export async function encode(body: Buffer, encoding: Encoding, isKept = false): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return compressWithGzip(body, { level: 6 })
  return compressWithBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isKept ? KEPT_QUALITY : QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // Not larger than the body, because the window's memory is allocated for each page.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length)))),
    },
  })
}

/** Preferences by header, because the same few headers come again and again. */
const preferences = new LRUCache<string, Encoding>({ max: 100, memoMethod: parsePreference })

/** Returns the preferred encoding of an `Accept-Encoding` header, where `*` means every encoding that the header does not name. */
export function preferredEncoding(header = ''): Encoding {
  return preferences.memo(header)
}

function parsePreference(header: string): Encoding {
  const qualities = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim())
    const qParameter = parameters.find((parameter) => parameter.startsWith('q='))
    if (name) qualities.set(name, qParameter ? Number(qParameter.slice(2)) || 0 : 1)
  }
  const quality = (name: string) => qualities.get(name) ?? qualities.get('*') ?? 0
  if (quality('br') > 0 && quality('br') >= quality('gzip')) return 'br'
  return quality('gzip') > 0 ? 'gzip' : 'identity'
}
