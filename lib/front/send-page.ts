import type { IncomingMessage, ServerResponse } from 'node:http'
import { encode, preferredEncoding } from '@/lib/front/encodings'
import type { Page } from '@/lib/front/page'

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/** Weak comparison, as RFC 9110 asks of If-None-Match. */
function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  if (header === etag || header === '*') return true
  return header.split(',').some((tag) => opaque(tag) === opaque(etag))
}

/** Sends a page in the encoding the client likes best, or a 304 when it has it already. */
export async function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): Promise<void> {
  if (page.status === 200 && matches(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, page.common).end()
    return
  }
  const encoding = page.compressible ? preferredEncoding(request.headers['accept-encoding']) : 'identity'
  const ready = page.variants[encoding]
  if (ready) {
    response.writeHead(page.status, ready.head).end(ready.body)
    return
  }
  const plain = page.variants.identity!
  const body = await encode(plain.body, encoding, false)
  const head = plain.head.slice(0, -2)
  response.writeHead(page.status, [...head, 'Content-Encoding', encoding, 'Content-Length', String(body.length)]).end(body)
}
