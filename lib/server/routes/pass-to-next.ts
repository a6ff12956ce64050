import type { IncomingMessage, ServerResponse } from 'node:http'
import type { NextHandler } from '@/lib/server/render/renderer'
import { withRenderContext, type RenderContext } from '@/lib/platform/runtime/render-context'

/**
 * Passes a request to Next unchanged. Adds each header of `defaultHeaders` (flat pairs) that the response does not set
 * itself. Applies a page's `setPageStatus` and a handler's `setContentLength`.
 */
export async function passToNext(
  request: IncomingMessage,
  response: ServerResponse,
  handler: NextHandler,
  defaultHeaders: string[],
): Promise<void> {
  const context: RenderContext = { outcome: null }
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => {
    for (let i = 0; i < defaultHeaders.length; i += 2) {
      if (!response.hasHeader(defaultHeaders[i]!)) response.setHeader(defaultHeaders[i]!, defaultHeaders[i + 1]!)
    }
    if (context.contentLength !== undefined) response.setHeader('Content-Length', context.contentLength)
    return writeHead(context.status ?? status, ...rest)
  }
  await withRenderContext(context, () => handler(request, response))
}
