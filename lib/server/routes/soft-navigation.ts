import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDatabaseDown } from '@/lib/runtime/database-status'
import { encode, isCompressible, preferredEncoding } from '@/lib/server/cache/encodings'
import type { Renderer } from '@/lib/server/render/renderer'
import { withRenderContext, type RenderContext } from '@/lib/runtime/render-context'
import { ROUTER_HEADERS } from '@/lib/server/request/clean-headers'
import { hasOwnPolicy } from '@/lib/server/render/security-headers'
import type { RenderQueue } from '@/lib/server/cache/render-queue'

type Parts = { renderer: Renderer; queue: RenderQueue; lane: 'known' | 'unknown'; defaults: string[] }

/** Only the router's own parameter reaches Next, even when empty: without it Next redirects for ever. */
function routerSearch(search: string): string {
  const value = new URLSearchParams(search).get('_rsc')
  return value === null ? '' : `?${new URLSearchParams({ _rsc: value }).toString()}`
}

const TAKEN_OVER = /^(?:content-type|cache-control|location|vary|x-nextjs-.+)$/

/**
 * Answers the router's request for a page's data, unkept. An empty answer makes the browser load the page whole
 * instead: while the database is away (the kept page stands then), for what is no success, which has a status of its own,
 * and where the page needs a policy that the present document does not have.
 */
export async function answerSoftNavigation(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  path: string,
  search: string,
  { renderer, queue, lane, defaults }: Parts,
): Promise<void> {
  const loadWhole = () => void response.writeHead(204, [...defaults, 'Cache-Control', 'no-store']).end()
  if (isDatabaseDown() || hasOwnPolicy(path)) return loadWhole()

  const headers: Record<string, string> = {}
  for (const name of ROUTER_HEADERS) {
    const value = request.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  const context: RenderContext = { contact: null }
  const answer = await queue
    .run(lane, () => withRenderContext(context, () => renderer.call({ url: path + routerSearch(search), headers })))
    .catch(() => null)
  if (!answer || context.status !== undefined || answer.statusCode >= 400) return loadWhole()

  const head = [...defaults]
  for (const [name, value] of Object.entries(answer.headers)) {
    if (TAKEN_OVER.test(name) && value !== undefined) head.push(name, String(value))
  }
  const plain = answer.rawPayload
  // The router's data is text, whatever its type says.
  const encoding = isCompressible('text/x-component', plain.length)
    ? preferredEncoding(request.headers['accept-encoding'])
    : 'identity'
  const body = await encode(plain, encoding)
  if (encoding !== 'identity') head.push('Content-Encoding', encoding)
  response.writeHead(answer.statusCode, [...head, 'Content-Length', String(body.length)]).end(body)
}
