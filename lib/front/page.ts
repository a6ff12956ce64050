import { createHash } from 'node:crypto'
import { encode, isCompressible, type Encoding } from '@/lib/front/encodings'
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  securityHeaders,
  type SecuritySettings,
} from '@/lib/front/security-headers'

/** What a rendering came to: only these headers of Next's answer are taken over. */
export type Rendering = { status: number; headers: Record<string, string>; body: Buffer }

/** An answer ready to send. Header lists are flat, the form that Node writes fastest. */
export type Page = {
  status: number
  etag: string
  /** Headers that stand in every answer, a 304 included. */
  common: string[]
  /** The head and body per encoding; a page that is not kept has only the plain one. */
  variants: Partial<Record<Encoding, { head: string[]; body: Buffer }>>
  compressible: boolean
  bytes: number
}

/** What a page costs beside its bodies: heads, key, bookkeeping. */
const OVERHEAD_BYTES = 4096

function variant(page: Pick<Page, 'common'>, extra: string[], encoding: Encoding, body: Buffer) {
  const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  return { head: [...page.common, ...extra, ...coding, 'Content-Length', String(body.length)], body }
}

/**
 * Makes the answer to a rendering of `path`. What will be kept (`keep`) is compressed here, once;
 * anything else in one encoding at most, when it is sent.
 */
export async function makePage(path: string, rendering: Rendering, keep: boolean, settings: SecuritySettings): Promise<Page> {
  const { status, headers, body } = rendering
  const type = headers['content-type'] ?? 'text/html; charset=utf-8'
  const scripts = type.startsWith('text/html') ? inlineScriptHashes(body.toString()) : []
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const common = [
    ...(keep ? ['ETag', etag] : []),
    'Cache-Control', keep ? 'no-cache' : 'no-store',
    'Vary', 'RSC, Accept-Encoding',
    'Content-Security-Policy', contentSecurityPolicy(path, scripts, settings),
    ...securityHeaders(settings),
  ]
  const extra = Object.entries({ ...headers, 'content-type': type }).flat()
  const page: Page = { status, etag, common, variants: {}, compressible: isCompressible(type, body.length), bytes: OVERHEAD_BYTES }
  const encodings: Encoding[] = keep && page.compressible ? ['identity', 'gzip', 'br'] : ['identity']
  for (const encoding of encodings) {
    const encoded = await encode(body, encoding, true)
    page.variants[encoding] = variant(page, extra, encoding, encoded)
    page.bytes += encoded.length
  }
  return page
}
