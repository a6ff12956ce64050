import type { IncomingMessage, ServerResponse } from 'node:http'
import { preferredEncoding } from '@/lib/server/cache/encodings'
import { variantOf, type CachedPage } from '@/lib/server/cache/cached-page'

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

const encodingFor = (request: IncomingMessage, page: CachedPage) =>
  page.compressible ? preferredEncoding(request.headers['accept-encoding']) : 'identity'

/** Weak comparison, as RFC 9110 asks of If-None-Match. */
function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  if (header === etag || header === '*') return true
  return header.split(',').some((tag) => opaque(tag) === opaque(etag))
}

/** Sends what is ready to be sent as it is: a 304, or the page when it has the encoding the client likes best. */
export function sendFresh(request: IncomingMessage, response: ServerResponse, page: CachedPage): boolean {
  if (page.status === 200 && matches(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, page.common).end()
    return true
  }
  const ready = page.variants[encodingFor(request, page)]
  if (ready) response.writeHead(page.status, ready.head).end(ready.body)
  return ready !== undefined
}

/** Sends a page, compressing it first when nobody wanted it in this encoding before. */
export async function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): Promise<void> {
  if (sendFresh(request, response, page)) return
  const { head, body } = await variantOf(page, encodingFor(request, page))
  response.writeHead(page.status, head).end(body)
}
