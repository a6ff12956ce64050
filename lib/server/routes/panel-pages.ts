import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { loginPathFor } from '@/lib/accounts/return-path'
import { readToken } from '@/lib/accounts/token'
import { NetworkLimit, networkOf } from '@/lib/platform/limits/network'
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/runtime/request-headers'
import { withRenderContext, type RenderContext } from '@/lib/platform/runtime/render-context'
import type { RenderQueue } from '@/lib/server/cache/render-queue'
import { isSoftNavigation } from '@/lib/server/request/clean-headers'
import type { Renderer } from '@/lib/server/render/renderer'
import {
  contentSecurityPolicy,
  defaultHeaders,
  isPrivate,
  securityHeaders,
  type SecuritySettings,
} from '@/lib/server/render/security-headers'
import { routerSearch } from '@/lib/server/routes/soft-navigation'
import { sessionTokenOf } from '@/lib/server/request/session-cookie'
import { isOpenAdminPage } from '@/lib/site/admin-pages'

type Exchange = { request: IncomingMessage; response: ServerResponse }

type Dependencies = { renderer: Renderer; queue: RenderQueue; settings: SecuritySettings }

/** How many redirects to sign-in a network gets per minute without a delay. */
const FAST_REDIRECTS = 60
const SLOW_REDIRECT_MS = 500

/** Headers of the connection, which Node writes itself. */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date'])

/**
 * Pages of the admin panel, each rendered for one request. Each signed-in session has its own key in the render queue, so
 * that a flood of other requests does not delay staff. A request without a token of this site is redirected to sign-in without
 * rendering. The pages check whether the session of a token still exists.
 */
export class PanelPages {
  /** Redirects to sign-in by network within a minute. */
  readonly #signInRedirects = new NetworkLimit(60)

  constructor(private readonly dependencies: Dependencies) {}

  /** @throws {QueueFullError} */
  async answer({ request, response }: Exchange, path: string, search: string): Promise<void> {
    const { renderer, queue, settings } = this.dependencies
    const claims = await readToken(sessionTokenOf(request))
    const clientAddress = String(request.headers[CLIENT_ADDRESS_HEADER])
    if (!claims && !isOpenAdminPage(path)) {
      // Without a delay clients could send ten thousand requests a second, and staff would wait.
      if (this.#signInRedirects.count(clientAddress).count > FAST_REDIRECTS) await wait(SLOW_REDIRECT_MS)
      return this.#sendToSignIn({ request, response }, path, search)
    }
    // The scripts of panel pages are allowed by a nonce, which Next reads from the policy header of the request.
    const policy = contentSecurityPolicy(path, [`'nonce-${randomBytes(16).toString('base64')}'`], settings)
    request.headers['content-security-policy'] = policy

    const { method, headers } = request
    const url = path + (isSoftNavigation(headers) ? routerSearch(search) : search)
    const call = { url, method: method as 'GET' | 'HEAD', headers }
    const context: RenderContext = { outcome: null }
    const queueKey = claims?.sessionId ?? networkOf(clientAddress)
    // The page is buffered before it is sent, because a slow client must not occupy the queue.
    const answer = await queue.run(queueKey, async () =>
      response.closed ? null : withRenderContext(context, () => renderer.call(call)),
    )
    if (!answer) return
    const isPrivatePath = isPrivate(path)
    const head = isPrivatePath ? ['Cache-Control', 'no-store'] : []
    for (const [name, value] of Object.entries(answer.headers)) {
      if (CONNECTION_HEADERS.has(name) || (isPrivatePath && name === 'cache-control')) continue
      for (const item of [value ?? []].flat()) head.push(name, String(item))
    }
    head.push('Content-Security-Policy', policy, ...securityHeaders(path, settings))
    if (method !== 'HEAD') head.push('Content-Length', String(answer.rawPayload.length))
    response.writeHead(context.status ?? answer.statusCode, head).end(answer.rawPayload)
  }

  #sendToSignIn({ request, response }: Exchange, path: string, search: string): void {
    const head = [...defaultHeaders(path, this.dependencies.settings), 'Cache-Control', 'no-store']
    // The empty response makes the router load the whole page, which redirects to sign-in.
    if (isSoftNavigation(request.headers)) return void response.writeHead(204, head).end()
    head.push('Location', loginPathFor(path, search), 'Content-Length', '0')
    response.writeHead(307, head).end()
  }
}
