import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesTag } from '@/lib/api/replies'
import { preferredEncoding } from '@/lib/server/cache/encodings'
import { variantOf, type CachedPage } from '@/lib/server/cache/cached-page'

const encodingFor = (request: IncomingMessage, page: CachedPage) =>
  page.compressible ? preferredEncoding(request.headers['accept-encoding']) : 'identity'

/**
 * Sends a 304, or the page if it is already compressed in the client's preferred encoding. Returns the end
 * of its log line, or null if it sent nothing.
 */
export function sendIfReady(request: IncomingMessage, response: ServerResponse, page: CachedPage): string | null {
  const knownTags = request.headers['if-none-match']
  if (page.status === 200 && knownTags && matchesTag(knownTags, page.etag)) {
    response.writeHead(304, page.commonHeaders).end()
    return page.unchangedLogLineEnd
  }
  const variant = page.variants[encodingFor(request, page)]
  if (!variant) return null
  response.writeHead(page.status, variant.head).end(variant.body)
  return variant.logLineEnd
}

/** Sends a page, and compresses it first if this encoding has not been requested before. */
export async function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): Promise<void> {
  if (sendIfReady(request, response, page) !== null) return
  const { head, body } = await variantOf(page, encodingFor(request, page))
  response.writeHead(page.status, head).end(body)
}
