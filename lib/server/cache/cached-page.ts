import { createHash } from 'node:crypto'
import type { Rendering } from '@/lib/runtime/render-context'
import { encode, isCompressible, type Encoding } from '@/lib/server/cache/encodings'
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  securityHeaders,
  type SecuritySettings,
} from '@/lib/server/render/security-headers'

type Variant = { head: string[]; body: Buffer }

/** An answer ready to send. Header lists are flat, the form that Node writes fastest. */
export type CachedPage = {
  status: number
  etag: string
  /** Headers that stand in every answer, a 304 included. */
  common: string[]
  /** What was sent once: head and body per encoding. The plain one is always there. */
  variants: Partial<Record<Encoding, Variant>>
  /** Encodings under way, shared by all who wait. */
  encoding: Partial<Record<Encoding, Promise<Variant>>>
  compressible: boolean
  /** What it may come to take in memory. */
  bytes: number
}

/** What a page costs beside its bodies: heads, key, bookkeeping. */
const OVERHEAD_BYTES = 4096

/** Makes the answer to a rendering of `path`; what is not to be kept (`keep`) tells everyone so. */
export function toCachedPage(
  path: string,
  rendering: Rendering,
  keep: boolean,
  settings: SecuritySettings,
): CachedPage {
  const { status, headers, body } = rendering
  const type = headers['content-type'] ?? 'text/html; charset=utf-8'
  const scripts = type.startsWith('text/html') ? inlineScriptHashes(body.toString()) : []
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const common = [
    ...(keep ? ['ETag', etag] : []),
    'Cache-Control',
    keep ? 'no-cache' : 'no-store',
    'Vary',
    'RSC, Accept-Encoding',
    'Content-Security-Policy',
    contentSecurityPolicy(path, scripts, settings),
    ...securityHeaders(settings),
  ]
  const head = [
    ...common,
    ...Object.entries({ ...headers, 'content-type': type }).flat(),
    'Content-Length',
    String(body.length),
  ]
  const compressible = isCompressible(type, body.length)
  // Text shrinks to a fifth, twice.
  const bytes = OVERHEAD_BYTES + Math.ceil(body.length * (compressible ? 1.5 : 1))
  return { status, etag, common, variants: { identity: { head, body } }, encoding: {}, compressible, bytes }
}

async function makeVariant(page: CachedPage, encoding: Encoding): Promise<Variant> {
  const plain = page.variants.identity!
  const body = await encode(plain.body, encoding)
  const head = [...plain.head.slice(0, -2), 'Content-Encoding', encoding, 'Content-Length', String(body.length)]
  return (page.variants[encoding] = { head, body })
}

/** The page in an encoding: made when it is first asked for, once. */
export async function variantOf(page: CachedPage, encoding: Encoding): Promise<Variant> {
  return page.variants[encoding] ?? (page.encoding[encoding] ??= makeVariant(page, encoding))
}
