import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { IsTrusted } from '@/lib/server/request/client-address'
import { deliverForm, isForm, readForm } from '@/lib/server/routes/contact-form'
import { fallback503 } from '@/lib/http/fallback-pages'
import { isFromOwnPage } from '@/lib/http/own-page'
import { log } from '@/lib/runtime/log'
import { toCachedPage } from '@/lib/server/cache/cached-page'
import type { PageCache } from '@/lib/server/cache/page-cache'
import { passToNext } from '@/lib/server/routes/pass-to-next'
import { refusal } from '@/lib/server/request/error-responses'
import type { NextHandler, Renderer } from '@/lib/server/render/renderer'
import { REQUEST_ID_HEADER } from '@/lib/runtime/request-headers'
import { identify, logWhenDone } from '@/lib/server/request/request-log'
import { untilEarlierAreAnswered } from '@/lib/server/pipelining'
import { cleanHeaders, hasTwoHosts, isSoftNavigation } from '@/lib/server/request/clean-headers'
import { CONTACT_PATH, isUnder, normalizeRequest } from '@/lib/server/request/normalize'
import { contentSecurityPolicy, securityHeaders, type SecuritySettings } from '@/lib/server/render/security-headers'
import { sendPage, sendFresh } from '@/lib/server/cache/send'
import { answerSoftNavigation } from '@/lib/server/routes/soft-navigation'
import type { ServeStatic } from '@/lib/server/routes/static-files'
import type { RenderQueue } from '@/lib/server/cache/render-queue'
import type { NotFoundPage } from '@/lib/server/cache/not-found-page'

export type PipelineParts = {
  handler: NextHandler
  renderer: Renderer
  store: PageCache
  unknown: NotFoundPage
  isRoute: (path: string) => boolean
  queue: RenderQueue
  serveStatic: ServeStatic
  isTrusted: IsTrusted
  settings: SecuritySettings
}

type Exchange = { request: IncomingMessage; response: ServerResponse }

const idOf = (request: IncomingMessage) => String(request.headers[REQUEST_ID_HEADER])

/** What stands before Next in production: judges each request and says who answers it. */
export class RequestPipeline {
  readonly #common: string[]

  constructor(private readonly parts: PipelineParts) {
    this.#common = securityHeaders(parts.settings)
  }

  /** Node's request listener. Never throws: what nobody foresaw becomes a whole 503 page. */
  readonly listen = (request: IncomingMessage, response: ServerResponse): void => {
    const requestId = identify(request, this.parts.isTrusted)
    logWhenDone(request, response, requestId)
    // The way of nearly all requests: a kept page, asked for in the spelling it is kept under.
    const isAmbiguous = hasTwoHosts(request.rawHeaders)
    if (!isAmbiguous && request.method === 'GET' && request.headers.rsc === undefined) {
      const page = this.parts.store.fresh(request.url ?? '')
      if (page && sendFresh(request, response, page)) return
    }
    this.#answer({ request, response }, isAmbiguous).catch(async (error: unknown) => {
      log.error({ requestId, error }, 'request failed in the front')
      if (response.headersSent) response.destroy()
      else await sendPage(request, response, toCachedPage('/', fallback503, false, this.parts.settings))
    })
  }

  async #answer({ request, response }: Exchange, isAmbiguous: boolean): Promise<void> {
    await untilEarlierAreAnswered(request, response)
    if (request.socket.destroyed) return
    const { method = '', url = '' } = request
    if (isAmbiguous) return this.#refuse({ request, response }, 400, url.split('?', 1)[0]!)
    const decision = normalizeRequest(method, url)
    if (decision.kind === 'refuse') {
      return this.#refuse({ request, response }, decision.status, decision.path, decision.allow)
    }
    if (decision.kind === 'redirect') {
      const head = [
        ...this.#defaults('/'),
        'Cache-Control',
        'no-cache',
        'Location',
        decision.location,
        'Content-Length',
        '0',
      ]
      response.writeHead(308, head).end()
      return
    }
    const { path, search } = decision
    request.url = path + search
    cleanHeaders(request, this.parts.isTrusted)
    return this.#route({ request, response }, path, search)
  }

  async #route({ request, response }: Exchange, path: string, search: string): Promise<void> {
    const { handler, store, unknown, isRoute, serveStatic } = this.parts
    if (isUnder(path, '/admin')) return this.#passPanel({ request, response }, path)
    if (isUnder(path, '/api')) {
      return passToNext(request, response, handler, [...this.#defaults(path), 'X-Request-Id', idOf(request)])
    }
    if (path.startsWith('/uploads/')) return passToNext(request, response, handler, this.#defaults(path))
    if (request.method === 'POST') return this.#takeForm({ request, response })
    if (isSoftNavigation(request.headers)) {
      const lane = store.knows(path) ? 'known' : 'unknown'
      return answerSoftNavigation({ request, response }, path, search, {
        ...this.parts,
        lane,
        defaults: this.#defaults(path),
      })
    }
    for (let i = 0; i < this.#common.length; i += 2) response.setHeader(this.#common[i]!, this.#common[i + 1]!)
    response.setHeader('Content-Security-Policy', contentSecurityPolicy(path, [], this.parts.settings))
    if (serveStatic(request, response, path)) return
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    if (isUnder(path, '/_next')) return this.#refuse({ request, response }, 404, path)
    return sendPage(request, response, await (isRoute(path) ? store.get(path) : unknown.get()))
  }

  /** A page of the panel: its scripts run by a nonce of this request, which Next reads from the request's own policy. */
  #passPanel({ request, response }: Exchange, path: string): Promise<void> {
    const nonce = randomBytes(16).toString('base64')
    const policy = contentSecurityPolicy(path, [`'nonce-${nonce}'`], this.parts.settings)
    request.headers['content-security-policy'] = policy
    return passToNext(request, response, this.parts.handler, [...this.#common, 'Content-Security-Policy', policy])
  }

  /** The contact form, sent without scripts: the page comes back with what became of it. */
  async #takeForm({ request, response }: Exchange): Promise<void> {
    const { renderer, settings, queue } = this.parts
    if (!isForm(request)) return this.#refuse({ request, response }, 415, CONTACT_PATH)
    if (!isFromOwnPage(request.headers, settings.siteUrl)) return this.#refuse({ request, response }, 403, CONTACT_PATH)
    const values = await readForm(request)
    if (typeof values === 'number') return this.#refuse({ request, response }, values, CONTACT_PATH)
    const { outcome, retryAfter } = await deliverForm(renderer, values, request.headers)
    const rendering = await queue.run('known', () => renderer.page(CONTACT_PATH, outcome))
    const headers = retryAfter ? { ...rendering.headers, 'retry-after': retryAfter } : rendering.headers
    const status = rendering.status === 200 ? outcome.status : rendering.status
    return sendPage(request, response, toCachedPage(CONTACT_PATH, { ...rendering, status, headers }, false, settings))
  }

  #refuse({ request, response }: Exchange, status: number, path: string, allow?: string): void {
    const { type, body } = refusal(status, path, idOf(request))
    const head = [
      ...this.#defaults(path),
      'Cache-Control',
      'no-store',
      'Content-Type',
      type,
      'Content-Length',
      String(Buffer.byteLength(body)),
      ...(allow ? ['Allow', allow] : []),
    ]
    response.writeHead(status, head).end(body)
    // Read to its end, the refused body leaves the connection fit for the next request.
    request.resume()
  }

  #defaults(path: string): string[] {
    return [...this.#common, 'Content-Security-Policy', contentSecurityPolicy(path, [], this.parts.settings)]
  }
}
