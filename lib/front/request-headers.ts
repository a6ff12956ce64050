import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { CLIENT_ADDRESS_HEADER, clientAddress, plainAddress, type IsTrusted } from '@/lib/front/client-address'

/** The router's own headers on a soft navigation. */
export const ROUTER_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
]

const FORBIDDEN = new Set(['content-security-policy', 'content-security-policy-report-only', 'x-nonce', 'x-matched-path', 'x-now-route-matches'])
const FORBIDDEN_PREFIXES = ['x-middleware-', 'x-nextjs-', 'x-next-', 'x-invoke-', 'next-']

/** Whether a request asks for a page's data rather than for the page. */
export function isSoftNavigation(headers: IncomingHttpHeaders): boolean {
  return headers.rsc === '1'
}

/**
 * Removes from a request what steers Next from within and must not come from outside, and puts the client's
 * address where handlers look for it. A proxy of ours may say how it was asked (x-forwarded-*); nobody else.
 */
export function cleanHeaders(request: IncomingMessage, isTrusted: IsTrusted): void {
  const { headers } = request
  const forwardedFor = headers['x-forwarded-for']
  const peer = request.socket.remoteAddress
  const fromProxy = isTrusted(plainAddress(peer ?? '') ?? '0.0.0.0')
  const soft = isSoftNavigation(headers)
  for (const name of Object.keys(headers)) {
    const steers = FORBIDDEN.has(name) || FORBIDDEN_PREFIXES.some((prefix) => name.startsWith(prefix))
    if (steers && !(soft && ROUTER_HEADERS.includes(name))) delete headers[name]
    if (!fromProxy && (name.startsWith('x-forwarded-') || name === 'forwarded')) delete headers[name]
  }
  if (!soft) delete headers.rsc
  headers[CLIENT_ADDRESS_HEADER] = clientAddress(peer, typeof forwardedFor === 'string' ? forwardedFor : undefined, isTrusted)
}
