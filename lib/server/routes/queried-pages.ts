import { NetworkLimit, networkOf } from '@/lib/platform/limits/network'
import type { RenderedPage } from '@/lib/platform/runtime/render-context'
import { type CachedPage, toCachedPage } from '@/lib/server/cache/cached-page'
import type { RenderQueue } from '@/lib/server/cache/render-queue'
import type { Renderer } from '@/lib/server/render/renderer'
import type { SecuritySettings } from '@/lib/server/render/security-headers'
import { errorResponse } from '@/lib/server/request/error-responses'
import { queryPageAddress } from '@/lib/site/page-queries'
import { PATHS } from '@/lib/site/pages'

const WINDOW_SECONDS = 60

/** How many searches, and contact forms filled from a fault, are rendered for one network in a window. */
const MAX_SEARCHES = 30
const MAX_FILLED_FORMS = 30

/** How many refused searches still get the whole page, which costs a rendering. */
const MAX_REFUSAL_PAGES = 30

type Dependencies = { renderer: Renderer; queue: RenderQueue; settings: SecuritySettings }

/** Returns the response to a visitor far above the limit. It needs no rendering. */
function refusal(): RenderedPage {
  const { status, type, body } = errorResponse('rate-limited', PATHS.search, '')
  return { status, headers: { 'content-type': type }, body: Buffer.from(body) }
}

/**
 * Pages whose content depends on the query: the search and the contact form filled from a fault. Each is rendered for one
 * request and never cached, from a query that contains only the page's parameters. Each network has its own key in the
 * render queue and a limit.
 */
export class QueriedPages {
  readonly #searches = new NetworkLimit(WINDOW_SECONDS)
  readonly #filledForms = new NetworkLimit(WINDOW_SECONDS)

  constructor(private readonly dependencies: Dependencies) {}

  /**
   * Returns the response to a visitor with this client address, or null if the page without the query must be shown.
   * @throws {QueueFullError}
   */
  async get(path: string, search: string, clientAddress: string): Promise<CachedPage | null> {
    const url = queryPageAddress(path, search)
    if (url === null) return null
    if (path === PATHS.search) return this.#search(url, clientAddress)
    // Above the limit the visitor gets the empty form.
    if (this.#filledForms.count(clientAddress).count > MAX_FILLED_FORMS) return null
    const page = await this.#render(path, url, clientAddress).catch(() => null)
    return page?.status === 200 ? page : null
  }

  async #search(url: string, clientAddress: string): Promise<CachedPage> {
    const { count, waitSeconds } = this.#searches.count(clientAddress)
    if (count > MAX_SEARCHES + MAX_REFUSAL_PAGES) return this.#toPage(PATHS.search, refusal(), waitSeconds)
    return this.#render(PATHS.search, url, clientAddress, count > MAX_SEARCHES ? waitSeconds : undefined)
  }

  async #render(path: string, url: string, clientAddress: string, waitSeconds?: number): Promise<CachedPage> {
    const { renderer, queue } = this.dependencies
    const rendering = await queue.run(networkOf(clientAddress), () => renderer.page(url, { waitSeconds }))
    return this.#toPage(path, rendering, waitSeconds)
  }

  #toPage(path: string, rendering: RenderedPage, waitSeconds?: number): CachedPage {
    const retryAfter = waitSeconds === undefined ? undefined : { 'retry-after': String(waitSeconds) }
    const headers = { ...rendering.headers, ...retryAfter }
    return toCachedPage(path, { ...rendering, headers }, false, this.dependencies.settings)
  }
}
