import { randomUUID } from 'node:crypto'
import { z } from 'zod/mini'
import { AppError } from '@/lib/platform/app-error'
import { isSlug } from '@/lib/platform/turkish/slug'
import { log } from '@/lib/platform/log'
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from '@/lib/platform/runtime/request-headers'

/** Parses the part `key` of an address as a slug. */
export const slugParams = z.object({ key: z.string().check(z.refine(isSlug)) })

/** Parses the part `key` of an address as an id. */
export const idParams = z.object({ key: z.uuid() })

/** Parses the token of a customer's page. Any text passes: the domain call refuses malformed tokens like unknown ones. */
export const tokenParams = z.object({ token: z.string() })

/** Returns the client's address. In development there is no pipeline, and all clients have the same address. */
export function clientOf(headers: Headers): string {
  return headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown'
}

/** Returns the id under which the pipeline logs this request, or a new one in development. */
export function requestIdOf(headers: Headers): string {
  return headers.get(REQUEST_ID_HEADER) ?? randomUUID()
}

const uuid = z.uuid()

/**
 * Returns the `Idempotency-Key` of a call, if it has one.
 * @throws {AppError} invalid-input if it is not a UUID
 */
export function idempotencyKeyOf(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key') ?? undefined
  if (key !== undefined && !uuid.safeParse(key).success) {
    throw new AppError('invalid-input', { message: 'Idempotency-Key bir UUID olmalı.' })
  }
  return key?.toLowerCase()
}

/** Logs a failed request, with the error if the status is 500 or above. Logs neither bodies nor client addresses. */
export function logProblem(request: Request, status: number, requestId: string, error?: unknown): void {
  const entry = { requestId, method: request.method, path: loggedPath(new URL(request.url).pathname), status }
  if (status < 500) log.info(entry, 'request refused')
  else log.error({ ...entry, error }, 'request failed')
}

/** A path up to and including a token. Letter case is ignored. */
const TOKEN_PATH = /^(.*?\/(?:is-emri|tracking|sifre|davet))\/[^/]+/i

/** A path without escapes, dot segments and unusual characters, each of which could hide a token. */
const CANONICAL_PATH = /^(\/(?!\.{1,2}(\/|$))[\w.~-]*)*$/

/**
 * Returns a path for the log. The token of a customer's page or of a link to an account is replaced, because readers of the
 * log could open that page with it. A path that is not canonical becomes '/*'.
 */
export function loggedPath(path: string): string {
  return CANONICAL_PATH.test(path) ? path.replaceAll(/\/{2,}/g, '/').replace(TOKEN_PATH, '$1/*') : '/*'
}

type SenderHeaders = { origin?: string | null; host?: string | null; 'sec-fetch-site'?: string | string[] | null }

/**
 * Whether a request comes from a page of this site. True without `origin` and `sec-fetch-site`: the client is then not a browser.
 */
export function isSameSite({ origin, host, 'sec-fetch-site': fetchSite }: SenderHeaders, siteUrl: string): boolean {
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none'
  if (!origin) return true
  return origin === siteUrl || (URL.canParse(origin) && new URL(origin).host === host)
}
