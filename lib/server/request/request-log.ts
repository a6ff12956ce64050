import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { loggedPath } from '@/lib/api/request'
import { plainAddress, type IsTrusted } from '@/lib/server/request/client-address'
import { log, logRequest } from '@/lib/platform/log'
import { REQUEST_ID_HEADER } from '@/lib/platform/runtime/request-headers'

/** A UUID, with or without hyphens, because nginx generates them without. */
const ID = /^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/

/** Longer paths are truncated in the log. */
const MAX_PATH_CHARS = 200

/** Returns the request's id and sets it in the request's headers. Accepts the id of a trusted proxy. */
export function identify(request: IncomingMessage, isTrusted: IsTrusted): string {
  const { headers, socket } = request
  const sentId = headers[REQUEST_ID_HEADER]
  const isTrustedId =
    typeof sentId === 'string' && ID.test(sentId) && isTrusted(plainAddress(socket.remoteAddress ?? '') ?? '0.0.0.0')
  const id = isTrustedId ? sentId : randomUUID()
  headers[REQUEST_ID_HEADER] = id
  return id
}

/**
 * Logs one line when the response is sent or the connection is lost. The line contains no query, body, client
 * address or customer's token.
 */
export function logWhenDone(request: IncomingMessage, response: ServerResponse, requestId: string): void {
  if (!log.isLevelEnabled('info')) return
  const { method = '', url = '' } = request
  const start = performance.now()
  response.on('close', () => {
    const queryStart = url.indexOf('?')
    const path = loggedPath(queryStart < 0 ? url : url.slice(0, queryStart)).slice(0, MAX_PATH_CHARS)
    const ms = Math.round(performance.now() - start)
    logRequest({ requestId, method, path, status: response.statusCode, ms, unfinished: !response.writableFinished })
  })
}
