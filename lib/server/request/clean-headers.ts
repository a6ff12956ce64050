import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/runtime/request-headers'
import { clientAddress, plainAddress, type IsTrusted } from '@/lib/server/request/client-address'

const FORBIDDEN = new Set([
  'content-security-policy',
  'content-security-policy-report-only',
  'x-nonce',
  'x-matched-path',
  'x-now-route-matches',
])
const FORBIDDEN_PREFIXES = ['x-middleware-', 'x-nextjs-', 'x-next-', 'x-invoke-', 'next-']

/** Whether a request asks for a page's data rather than the page. */
export function isSoftNavigation(headers: IncomingHttpHeaders): boolean {
  return headers.rsc === '1'
}

/** Whether a request names two hosts. A proxy and this server may choose different ones (RFC 9112, 3.2). */
export function hasTwoHosts(rawHeaders: string[]): boolean {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]!.length === 4 && rawHeaders[i]!.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/**
 * Removes the headers that control Next internally. One is the router's tree: without it Next returns the data of the whole
 * page; with it a client could make Next check a deep tree, which takes time that grows with the square of its depth. Sets
 * the client's address for handlers. Only trusted proxies may send x-forwarded-*.
 */
export function cleanHeaders(request: IncomingMessage, isTrusted: IsTrusted): void {
  const { headers } = request
  const forwardedFor = headers['x-forwarded-for']?.toString()
  const peer = request.socket.remoteAddress
  const isFromProxy = isTrusted(plainAddress(peer ?? '') ?? '0.0.0.0')
  for (const name of Object.keys(headers)) {
    const isInternal = FORBIDDEN.has(name) || FORBIDDEN_PREFIXES.some((prefix) => name.startsWith(prefix))
    if (isInternal) delete headers[name]
    if (!isFromProxy && (name.startsWith('x-forwarded-') || name === 'forwarded')) delete headers[name]
  }
  if (!isSoftNavigation(headers)) delete headers.rsc
  headers[CLIENT_ADDRESS_HEADER] = clientAddress(peer, forwardedFor, isTrusted)
}
