import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
// Next's own check, which answers 500 when it fails inside Next.
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'
import { CLIENT_ADDRESS_HEADER } from '@/lib/runtime/request-headers'
import { clientAddress, plainAddress, type IsTrusted } from '@/lib/server/request/client-address'

/**
 * Far more than the state of any page: its tree has at most eight segments, each with a bracket or a few. The time of
 * Next's check grows with the square of the depth: 8 KB took 60 ms, in which the process answers nobody else.
 */
const MAX_STATE_CHARS = 4000
const MAX_STATE_BRACKETS = 60

function isRouterState(value: string): boolean {
  try {
    if (value.length > MAX_STATE_CHARS) return false
    if (decodeURIComponent(value).split('[').length - 1 > MAX_STATE_BRACKETS) return false
    parseAndValidateFlightRouterState(value)
    return true
  } catch {
    return false
  }
}

const isPath = (value: string) => /^\/[^\s?#]*$/.test(value)

/** The router's own headers on a soft navigation, each with its check. Next expects no others. */
const WELL_FORMED: Record<string, (value: string) => boolean> = {
  rsc: (value) => value === '1',
  'next-router-state-tree': isRouterState,
  'next-router-prefetch': (value) => /^[123]$/.test(value),
  'next-router-segment-prefetch': isPath,
  'next-url': isPath,
}

export const ROUTER_HEADERS = Object.keys(WELL_FORMED)

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
 * Removes the headers that control Next internally, and sets the client's address for handlers. Only trusted proxies
 * may send x-forwarded-*.
 */
export function cleanHeaders(request: IncomingMessage, isTrusted: IsTrusted): void {
  const { headers } = request
  const forwardedFor = headers['x-forwarded-for']?.toString()
  const peer = request.socket.remoteAddress
  const fromProxy = isTrusted(plainAddress(peer ?? '') ?? '0.0.0.0')
  const soft = isSoftNavigation(headers)
  for (const name of Object.keys(headers)) {
    const isInternal = FORBIDDEN.has(name) || FORBIDDEN_PREFIXES.some((prefix) => name.startsWith(prefix))
    const isFromRouter = soft && WELL_FORMED[name]?.(String(headers[name]))
    if (isInternal && !isFromRouter) delete headers[name]
    if (!fromProxy && (name.startsWith('x-forwarded-') || name === 'forwarded')) delete headers[name]
  }
  if (!soft) delete headers.rsc
  headers[CLIENT_ADDRESS_HEADER] = clientAddress(peer, forwardedFor, isTrusted)
}
