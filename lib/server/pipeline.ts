import type { IncomingMessage, ServerResponse } from 'node:http'
import type { IsTrusted } from '@/lib/server/request/client-address'
import { apiFor } from '@/lib/server/forms/call-api'
import { formsAt } from '@/lib/server/forms/forms'
import { takeForm } from '@/lib/server/forms/take-form'
import { fallback503 } from '@/lib/api/fallback-pages'
import { isSameSite } from '@/lib/api/request'
import { findOrderForStaff } from '@/lib/orders/order/data'
import { networkOf } from '@/lib/platform/limits/network'
import type { ProblemCode } from '@/lib/api/problems'
import { log, logCachedPage } from '@/lib/platform/log'
import { freshSettings } from '@/lib/server/fresh-settings'
import { isIconPath, customIconPath } from '@/lib/settings/urls'
import { toCachedPage } from '@/lib/server/cache/cached-page'
import type { DataFiles } from '@/lib/server/cache/data-files'
import type { PageCache } from '@/lib/server/cache/page-cache'
import { passToNext } from '@/lib/server/routes/pass-to-next'
import { errorResponse } from '@/lib/server/request/error-responses'
import type { NextHandler, Renderer } from '@/lib/server/render/renderer'
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from '@/lib/platform/runtime/request-headers'
import type { DayCounts } from '@/lib/platform/day-counts'
import { currentRevision } from '@/lib/platform/runtime/revisions'
import { expectedFailure } from '@/lib/platform/failures'
import { sessionTokenOf } from '@/lib/server/request/session-cookie'
import { identify, logWhenDone } from '@/lib/server/request/request-log'
import { discardUnreadBody } from '@/lib/server/unread-body'
import { waitForEarlierRequests } from '@/lib/server/pipelining'
import { cleanHeaders, hasTwoHosts, isSoftNavigation } from '@/lib/server/request/clean-headers'
import { isUnder, normalizeRequest } from '@/lib/server/request/normalize'
import { defaultHeaders, isPrivate, type SecuritySettings } from '@/lib/server/render/security-headers'
import { sendPage, sendIfReady } from '@/lib/server/cache/send'
import type { Traffic } from '@/lib/server/metrics/traffic'
import { BEACON_PATH, type Beacons } from '@/lib/server/routes/beacons'
import type { Redirect, Redirects } from '@/lib/server/routes/redirects'
import type { RoutedPages } from '@/lib/server/routes/routed-pages'
import type { PanelPages } from '@/lib/server/routes/panel-pages'
import type { QueriedPages } from '@/lib/server/routes/queried-pages'
import { answerSoftNavigation } from '@/lib/server/routes/soft-navigation'
import type { ServeStatic } from '@/lib/server/routes/static-files'
import type { RenderQueue } from '@/lib/server/cache/render-queue'
import type { NotFoundPage } from '@/lib/server/cache/not-found-page'
import { ADMIN_PAPERS, ADMIN_PHOTOS, ADMIN_REPORT_FILES, adminOrderPath } from '@/lib/site/admin-pages'
import { QueueFullError } from '@/lib/platform/limits/fair-queue'
import { queryPageAddress } from '@/lib/site/page-queries'
import { isToken, ORDER_FOLDER, tokenOf } from '@/lib/site/pages'

type PipelineDependencies = {
  handler: NextHandler
  renderer: Renderer
  cache: PageCache
  traffic: Traffic
  beacons: Beacons
  routedPages: RoutedPages
  notFoundPage: NotFoundPage
  /** The page for malformed tokens of customers' pages. */
  noOrderPage: NotFoundPage
  isRoute: (path: string) => boolean
  queue: RenderQueue
  panelPages: PanelPages
  queriedPages: QueriedPages
  dataFiles: DataFiles
  serveStatic: ServeStatic
  redirects: Redirects
  redirectUses: DayCounts<{ id: string }>
  isTrusted: IsTrusted
  settings: SecuritySettings
}

type Exchange = { request: IncomingMessage; response: ServerResponse }

/**
 * Returns the headers for the check that a form was sent by a page of this site. A page with the policy 'no-referrer' sends
 * the origin 'null'. That is accepted for a customer's page, because no other site knows its address.
 */
function originHeaders({ headers }: IncomingMessage, path: string): IncomingMessage['headers'] {
  return headers.origin === 'null' && isUnder(path, ORDER_FOLDER) ? { ...headers, origin: undefined } : headers
}

const NO_STORE = ['Cache-Control', 'no-store']

/** The render queue's key for pages that are rendered only for this request. */
const queueKeyOf = (request: IncomingMessage) => networkOf(clientAddressOf(request))

const clientAddressOf = (request: IncomingMessage) => String(request.headers[CLIENT_ADDRESS_HEADER])

const idOf = (request: IncomingMessage) => String(request.headers[REQUEST_ID_HEADER])

/**
 * Production request pipeline in front of Next. Validates each request and routes it to the cache, a static file or
 * Next.
 */
export class RequestPipeline {
  constructor(private readonly dependencies: PipelineDependencies) {}

  /** Handles a request of Node's server. Never throws: an unexpected failure becomes a complete 503 page. */
  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    const isAmbiguous = hasTwoHosts(request.rawHeaders)
    if (!isAmbiguous && this.#sendCached(request, response)) return
    const requestId = identify(request, this.dependencies.isTrusted)
    logWhenDone(request, response, requestId)
    this.dependencies.traffic.watch(request, response)
    discardUnreadBody(request, response)
    this.#answer({ request, response }, isAmbiguous).catch(async (error: unknown) => {
      if (!(error instanceof QueueFullError)) log.error({ requestId, error }, 'request failed in the pipeline')
      if (response.headersSent) response.destroy()
      else await this.#sendUnavailable({ request, response }, (request.url ?? '/').split('?', 1)[0]!)
    })
  }

  /**
   * Sends a fresh cached page if the request names its canonical path, and returns whether it did. Nearly all requests
   * end here, so they get no id, listener or promise.
   */
  #sendCached(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || request.headers.rsc !== undefined) return false
    const { cache, traffic } = this.dependencies
    const page = cache.getFresh(request.url ?? '')
    const logLineEnd = page ? sendIfReady(request, response, page) : null
    if (logLineEnd === null) return false
    cache.countCopy()
    traffic.countCached(response.statusCode)
    logCachedPage(logLineEnd)
    return true
  }

  async #answer(exchange: Exchange, isAmbiguous: boolean): Promise<void> {
    const { request, response } = exchange
    await waitForEarlierRequests(request, response)
    if (request.socket.destroyed) return
    const { method = '', url = '' } = request
    if (isAmbiguous) return this.#refuse(exchange, 'malformed-request', url.split('?', 1)[0]!)
    const decision = normalizeRequest(method, url)
    if (decision.kind === 'refuse') return this.#refuse(exchange, decision.code, decision.path, decision.allow)
    if (decision.kind === 'redirect') {
      return this.#respond(response, 308, '/', { 'Cache-Control': 'no-cache', Location: decision.location })
    }
    const { path, search } = decision
    request.url = path + search
    cleanHeaders(request, this.dependencies.isTrusted)
    return this.#route(exchange, path, search)
  }

  async #route(exchange: Exchange, path: string, search: string): Promise<void> {
    const { request, response } = exchange
    const { handler, panelPages, serveStatic, dataFiles, renderer, queue } = this.dependencies
    const headers = this.#defaultHeaders(path)
    if ([ADMIN_PHOTOS, ADMIN_PAPERS, ADMIN_REPORT_FILES].some((folder) => isUnder(path, folder))) {
      return passToNext(request, response, handler, headers)
    }
    if (path === BEACON_PATH) return this.#takeBeacon(exchange, path)
    if (isUnder(path, '/admin')) return panelPages.answer(exchange, path, search)
    if (isUnder(path, '/api')) {
      const apiHeaders = ['X-Request-Id', idOf(request), ...(isPrivate(path) ? NO_STORE : [])]
      return passToNext(request, response, handler, [...headers, ...apiHeaders])
    }
    if (path.startsWith('/uploads/')) return passToNext(request, response, handler, headers)
    if (request.method === 'POST') return this.#takeForm(exchange, path, search)
    if (isSoftNavigation(request.headers)) {
      const queueKey = queueKeyOf(request)
      return answerSoftNavigation(exchange, path, { renderer, queue, queueKey, defaultHeaders: headers })
    }
    if (isUnder(path, ORDER_FOLDER)) return this.#showOrder(exchange, path)
    const icon = isIconPath(path) && customIconPath((await freshSettings()).look, path)
    if (icon) return this.#respond(response, 302, path, { 'Cache-Control': 'no-cache', Location: icon })
    for (let i = 0; i < headers.length; i += 2) response.setHeader(headers[i]!, headers[i + 1]!)
    if (serveStatic(request, response, path)) return
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    const data = await dataFiles.get(path)
    if (data) return sendPage(request, response, data)
    if (isUnder(path, '/_next')) return this.#refuse(exchange, 'no-such-file', path)
    return this.#showPage(exchange, path, search)
  }

  /** Sends a page. An address of the old site redirects only if this site has no page there. */
  async #showPage(exchange: Exchange, path: string, search: string): Promise<void> {
    const { routedPages, notFoundPage, isRoute, redirects, queriedPages } = this.dependencies
    const { request, response } = exchange
    const hasRoute = isRoute(path)
    const knownRedirect = await (hasRoute ? redirects.findMissing(path, search) : redirects.find(path, search))
    if (knownRedirect) return this.#redirect(exchange, knownRedirect)
    if (!hasRoute) return sendPage(request, response, await notFoundPage.get())
    const queriedPage = await queriedPages.get(path, search, clientAddressOf(request))
    if (queriedPage) return sendPage(request, response, queriedPage)
    const revision = currentRevision()
    const page = await routedPages.get(path, clientAddressOf(request))
    const redirect = page.status === 404 ? await redirects.find(path, search) : null
    if (!redirect) return sendPage(request, response, page)
    redirects.recordMissing(path, revision)
    return this.#redirect(exchange, redirect)
  }

  /** Redirects from an address of the old site. Browsers and crawlers must revalidate, so that a changed redirect takes effect. */
  #redirect({ response }: Exchange, { id, to }: Redirect): void {
    this.dependencies.redirectUses.add({ id })
    this.#respond(response, 301, '/', { 'Cache-Control': 'no-cache', Location: to })
  }

  /** Sends a customer's page, rendered for this request alone, or one of its photos or PDFs. */
  async #showOrder({ request, response }: Exchange, path: string): Promise<void> {
    const { renderer, settings, queue, noOrderPage, notFoundPage, handler } = this.dependencies
    const token = tokenOf(path)
    if (token === null) {
      if (path === ORDER_FOLDER) return sendPage(request, response, await notFoundPage.get())
      return passToNext(request, response, handler, [...this.#defaultHeaders(path), ...NO_STORE])
    }
    if (!isToken(token)) return sendPage(request, response, await noOrderPage.get())
    const orderId = await this.#orderForStaff(request, token)
    if (orderId) {
      return this.#respond(response, 303, path, { 'Cache-Control': 'no-store', Location: adminOrderPath(orderId) })
    }
    const rendering = await queue.run(queueKeyOf(request), async () => (response.closed ? null : renderer.page(path)))
    if (rendering) await sendPage(request, response, toCachedPage(path, rendering, false, settings))
  }

  /**
   * Returns the id of the order if the client is signed in to the panel and may see orders, for example when staff scan the
   * code of a label. A link on the site's own pages opens the customer's page.
   */
  async #orderForStaff(request: IncomingMessage, token: string): Promise<string | null> {
    const session = sessionTokenOf(request)
    if (session === '' || request.headers['sec-fetch-site'] === 'same-origin') return null
    try {
      return await findOrderForStaff(session, token)
    } catch (error) {
      // The page itself says that the database is down.
      if (expectedFailure(error)) return null
      throw error
    }
  }

  /** Receives the beacon of a page view. Does not wait for the database. */
  async #takeBeacon({ request, response }: Exchange, path: string): Promise<void> {
    if (request.method !== 'POST') return this.#refuse({ request, response }, 'method-not-allowed', path, 'POST')
    const refusal = await this.dependencies.beacons.take(request, clientAddressOf(request))
    if (refusal) return this.#refuse({ request, response }, refusal, path)
    response.writeHead(204, [...this.#defaultHeaders(path), 'Cache-Control', 'no-store']).end()
  }

  /** Processes a form that was sent without scripts, and sends its page, which shows the outcome. */
  async #takeForm({ request, response }: Exchange, path: string, search: string): Promise<void> {
    const { renderer, settings, queue, noOrderPage } = this.dependencies
    const refuse = (code: ProblemCode) => this.#refuse({ request, response }, code, path)
    const forms = formsAt(path)
    if (!forms) return sendPage(request, response, await noOrderPage.get())
    if (!isSameSite(originHeaders(request, path), settings.siteUrl)) return refuse('forbidden-origin')
    const reply = await takeForm(request, forms, apiFor(renderer, request.headers))
    if (reply === 'database-unavailable') return this.#sendUnavailable({ request, response }, path)
    if (typeof reply === 'string') return refuse(reply)
    const { outcome, retryAfter } = reply
    const isAccepted = outcome.message === ''
    if (forms.isRedirected && isAccepted) {
      return this.#respond(response, 303, path, { 'Cache-Control': 'no-store', Location: path })
    }
    const render = () => renderer.page(queryPageAddress(path, search) ?? path, { outcome })
    // A visitor whose form was stored must get the confirmation. The API limits the number of forms.
    const rendering = await (isAccepted ? queue.runShared(render) : queue.run(queueKeyOf(request), render))
    const headers = retryAfter ? { ...rendering.headers, 'retry-after': retryAfter } : rendering.headers
    const status = rendering.status === 200 ? outcome.status : rendering.status
    return sendPage(request, response, toCachedPage(path, { ...rendering, status, headers }, false, settings))
  }

  #sendUnavailable({ request, response }: Exchange, path: string): Promise<void> {
    return sendPage(request, response, toCachedPage(path, fallback503(), false, this.dependencies.settings))
  }

  #refuse({ request, response }: Exchange, code: ProblemCode, path: string, allow?: string): void {
    const { status, type, body } = errorResponse(code, path, idOf(request))
    const extraHeaders = { 'Cache-Control': 'no-store', 'Content-Type': type, ...(allow && { Allow: allow }) }
    this.#respond(response, status, path, extraHeaders, body)
  }

  /** Sends a response with the default headers and `extraHeaders`. */
  #respond(
    response: ServerResponse,
    status: number,
    path: string,
    extraHeaders: Record<string, string>,
    body = '',
  ): void {
    const headers = { ...extraHeaders, 'Content-Length': String(Buffer.byteLength(body)) }
    response.writeHead(status, [...this.#defaultHeaders(path), ...Object.entries(headers).flat()]).end(body)
  }

  #defaultHeaders(path: string): string[] {
    return defaultHeaders(path, this.dependencies.settings)
  }
}
