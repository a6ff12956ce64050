import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDatabaseDown } from '@/lib/platform/runtime/database-status'
import { encode, isCompressible, preferredEncoding } from '@/lib/server/cache/encodings'
import type { Renderer } from '@/lib/server/render/renderer'
import { withRenderContext, type RenderContext } from '@/lib/platform/runtime/render-context'
import { needsFullLoad } from '@/lib/server/render/security-headers'
import type { RenderQueue } from '@/lib/server/cache/render-queue'

type Dependencies = { renderer: Renderer; queue: RenderQueue; queueKey: string; defaultHeaders: string[] }

/**
 * Returns the query with the router's own parameter emptied, as Next expects it in a request without the router's other
 * headers. Any other value would make Next redirect forever.
 */
export function routerSearch(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.set('_rsc', '')
  return `?${parameters}`
}

const PASSED_HEADERS = /^(?:content-type|cache-control|location|vary|x-nextjs-.+)$/

/**
 * Responds to the router's request for a page's data, uncached. An empty response makes the browser load the whole page
 * instead. That happens while the database is down or the queue is full (the cached page still works), for failures
 * (their page has its own status), and for pages that need a full load.
 */
export async function answerSoftNavigation(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  path: string,
  { renderer, queue, queueKey, defaultHeaders }: Dependencies,
): Promise<void> {
  const loadWholePage = () => void response.writeHead(204, [...defaultHeaders, 'Cache-Control', 'no-store']).end()
  if (isDatabaseDown() || needsFullLoad(path)) return loadWholePage()

  const context: RenderContext = { outcome: null }
  const render = () =>
    withRenderContext(context, () => renderer.call({ url: path + routerSearch(''), headers: { rsc: '1' } }))
  // Nothing is rendered for a client that has disconnected.
  const answer = await queue.run(queueKey, async () => (response.closed ? null : render())).catch(() => null)
  if (!answer || context.status !== undefined || answer.statusCode >= 400) return loadWholePage()

  const head = [...defaultHeaders]
  for (const [name, value] of Object.entries(answer.headers)) {
    if (PASSED_HEADERS.test(name) && value !== undefined) head.push(name, String(value))
  }
  const payload = answer.rawPayload
  // The router's data is text, whatever its content type says.
  const encoding = isCompressible('text/x-component', payload.length)
    ? preferredEncoding(request.headers['accept-encoding'])
    : 'identity'
  const body = await encode(payload, encoding)
  if (encoding !== 'identity') head.push('Content-Encoding', encoding)
  response.writeHead(answer.statusCode, [...head, 'Content-Length', String(body.length)]).end(body)
}
