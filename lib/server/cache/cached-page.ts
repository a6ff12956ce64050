import { createHash } from 'node:crypto'
import { loggedPath } from '@/lib/api/request'
import { endOfCachedPageLine } from '@/lib/platform/log'
import type { RenderedPage } from '@/lib/platform/runtime/render-context'
import { encode, isCompressible, type Encoding } from '@/lib/server/cache/encodings'
import {
  contentSecurityPolicy,
  defaultHeaders,
  inlineScriptHashes,
  inlineStyleHashes,
  securityHeaders,
  type SecuritySettings,
} from '@/lib/server/render/security-headers'

type Variant = { head: string[]; body: Buffer; logLineEnd: string }

/** A response ready to send. Header lists are flat, because Node writes them fastest in that form. */
export type CachedPage = {
  /** Its path as logs show it. */
  loggedPath: string
  /** The end of the log line of a 304. */
  unchangedLogLineEnd: string
  status: number
  etag: string
  /** Headers of every response, including a 304. */
  commonHeaders: string[]
  /** Headers and body per encoding that was requested before. The identity variant always exists. */
  variants: Partial<Record<Encoding, Variant>>
  /** Compressions in progress, shared by all waiting requests. */
  compressions: Partial<Record<Encoding, Promise<Variant>>>
  compressible: boolean
  /** Whether the cache keeps it for later requests. */
  isKept: boolean
  /** Upper bound of its memory. */
  bytes: number
}

/** Memory of a page without its bodies: headers, key, bookkeeping. */
const OVERHEAD_BYTES = 4096

/** Turns a rendering of `path` into a response, which forbids caching unless `isKept`. */
export function toCachedPage(
  path: string,
  rendering: RenderedPage,
  isKept: boolean,
  settings: SecuritySettings,
): CachedPage {
  const { headers, body } = rendering
  const type = headers['content-type'] ?? 'text/html; charset=utf-8'
  const html = type.startsWith('text/html') ? body.toString() : ''
  const policy = contentSecurityPolicy(path, inlineScriptHashes(html), settings, inlineStyleHashes(html))
  const cacheHeaders = ['Cache-Control', isKept ? 'no-cache' : 'no-store', 'Vary', 'RSC, Accept-Encoding']
  const commonHeaders = [...cacheHeaders, 'Content-Security-Policy', policy, ...securityHeaders(path, settings)]
  return pageOf(path, { ...rendering, headers: { ...headers, 'content-type': type } }, isKept, commonHeaders)
}

/** Turns an immutable file into a response. */
export function toImmutableFile(path: string, type: string, body: Buffer, settings: SecuritySettings): CachedPage {
  const cacheHeaders = ['Cache-Control', 'public,max-age=31536000,immutable', 'Vary', 'Accept-Encoding']
  const file = { status: 200, headers: { 'content-type': type }, body }
  return pageOf(path, file, true, [...cacheHeaders, ...defaultHeaders(path, settings)])
}

function pageOf(
  path: string,
  { status, headers, body }: RenderedPage & { headers: { 'content-type': string } },
  isKept: boolean,
  headersWithoutTag: string[],
): CachedPage {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const commonHeaders = isKept ? ['ETag', etag, ...headersWithoutTag] : headersWithoutTag
  const head = [...commonHeaders, ...Object.entries(headers).flat(), 'Content-Length', String(body.length)]
  const compressible = isCompressible(headers['content-type'], body.length)
  // Brotli and gzip each shrink text to a fifth.
  const bytes = OVERHEAD_BYTES + Math.ceil(body.length * (compressible ? 1.5 : 1))
  const pathInLog = loggedPath(path)
  const identity = { head, body, logLineEnd: endOfCachedPageLine(pathInLog, status, body.length) }
  return {
    loggedPath: pathInLog,
    unchangedLogLineEnd: endOfCachedPageLine(pathInLog, 304, 0),
    status,
    etag,
    commonHeaders,
    variants: { identity },
    compressions: {},
    compressible,
    isKept,
    bytes,
  }
}

async function makeVariant(page: CachedPage, encoding: Encoding): Promise<Variant> {
  const plain = page.variants.identity!
  const body = await encode(plain.body, encoding, page.isKept)
  const head = [...plain.head.slice(0, -2), 'Content-Encoding', encoding, 'Content-Length', String(body.length)]
  const logLineEnd = endOfCachedPageLine(page.loggedPath, page.status, body.length)
  return (page.variants[encoding] = { head, body, logLineEnd })
}

/** Returns a page's variant in an encoding. Compresses it once, on the first request. */
export async function variantOf(page: CachedPage, encoding: Encoding): Promise<Variant> {
  return page.variants[encoding] ?? (page.compressions[encoding] ??= makeVariant(page, encoding))
}
