import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Discards the unread rest of a request's body once its response is sent, because the next request of the connection would
 * wait for it. Node does so only if nothing has started to read the body. The limits for slow requests still apply.
 */
export function discardUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return
    request.unpipe()
    for (const event of ['data', 'readable']) request.removeAllListeners(event)
    request.resume()
  })
}
