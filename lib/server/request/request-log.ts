import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { plainAddress, type IsTrusted } from '@/lib/server/request/client-address'
import { log } from '@/lib/runtime/log'
import { REQUEST_ID_HEADER } from '@/lib/runtime/request-headers'

/** A UUID, with or without hyphens: nginx makes them without. */
const ID = /^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/

/** Characters of a path that are worth a line. */
const PATH_LENGTH = 200

/** The request's id, its proxy's if that is one of ours; stands in the request's own headers from then on. */
export function identify(request: IncomingMessage, isTrusted: IsTrusted): string {
  const { headers, socket } = request
  const given = headers[REQUEST_ID_HEADER]
  const believed =
    typeof given === 'string' && ID.test(given) && isTrusted(plainAddress(socket.remoteAddress ?? '') ?? '0.0.0.0')
  const id = believed ? given : randomUUID()
  headers[REQUEST_ID_HEADER] = id
  return id
}

/**
 * Writes one line when the answer is out or the connection gone. Neither the query nor anything that was sent is in it,
 * and no address of a client.
 */
export function logWhenDone(request: IncomingMessage, response: ServerResponse, requestId: string): void {
  if (!log.isLevelEnabled('info')) return
  const { method, url = '' } = request
  const since = performance.now()
  response.on('close', () => {
    const cut = url.indexOf('?')
    const path = (cut < 0 ? url : url.slice(0, cut)).slice(0, PATH_LENGTH)
    const line = { requestId, method, path, status: response.statusCode, ms: Math.round(performance.now() - since) }
    log.info(response.writableFinished ? line : { ...line, unfinished: true }, 'request')
  })
}
