import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import inject, { type Response } from 'light-my-request'
import { fallback404, fallback503 } from '@/lib/api/fallback-pages'
import { loggedPath } from '@/lib/api/request'
import { withFirstView, type FirstView } from '@/lib/server/render/first-view'
import type { PageRules } from '@/lib/server/render/page-rules'
import { isUnder } from '@/lib/server/request/normalize'
import { ORDER_FOLDER } from '@/lib/site/pages'
import { type RenderedPage, withRenderContext, type RenderContext } from '@/lib/platform/runtime/render-context'
import { collectTables } from '@/lib/platform/runtime/revisions'

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** After this time a rendering counts as failed. It is far above the time limits of the database. */
const RENDER_TIMEOUT_MS = 10_000

/**
 * The headers of Next's response that a page keeps. `link` is dropped, because the page's head has the same preloads.
 */
const PAGE_HEADERS = ['content-type', 'location', 'retry-after', 'content-disposition', 'x-robots-tag']

type Call = {
  url: string
  method?: 'GET' | 'HEAD' | 'POST'
  headers?: IncomingHttpHeaders
  payload?: string | Buffer
  remoteAddress?: string
  timeoutMs?: number
}

/** What a page shows in addition to its own content, and where its data is stored if the page is cached. */
type PageOptions = Partial<Pick<RenderContext, 'outcome' | 'waitSeconds'>> & Pick<FirstView, 'keepData'>

/**
 * Sends requests to Next inside the process. They are synthetic, so a visitor who disconnects does not abort a rendering for
 * which others wait.
 */
export class Renderer {
  readonly #authority: string

  constructor(
    private readonly handler: NextHandler,
    siteUrl: string,
    private readonly pageRules: PageRules,
  ) {
    this.#authority = new URL(siteUrl).host
  }

  /** Returns the whole response to a request. @throws if Next does not answer in time */
  async call({ timeoutMs = RENDER_TIMEOUT_MS, headers, ...call }: Call): Promise<Response> {
    const dispatch = (request: unknown, response: unknown) => {
      this.handler(request as IncomingMessage, response as ServerResponse).catch((error: Error) => {
        ;(response as ServerResponse).destroy(error)
      })
    }
    const defaults = { 'user-agent': 'renderer', accept: '*/*' }
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<never>((_resolve, reject) => {
      const message = `no answer to ${call.method ?? 'GET'} ${loggedPath(call.url.split('?', 1)[0]!)} within ${timeoutMs} ms`
      timer = setTimeout(() => reject(new Error(message)), timeoutMs)
    })
    const answer = inject(dispatch, { ...call, authority: this.#authority, headers: { ...defaults, ...headers } })
    return Promise.race([answer, limit]).finally(() => clearTimeout(timer))
  }

  /** Renders a page without any header of the visitor. Returns a fallback page if Next could not render it. */
  async page(url: string, { outcome = null, waitSeconds, keepData }: PageOptions = {}): Promise<RenderedPage> {
    const context: RenderContext = { outcome, waitSeconds }
    const tables = new Set<string>()
    const answer = await collectTables(tables, () =>
      withRenderContext(context, () => this.call({ url, headers: { accept: 'text/html,*/*' } })),
    )
    const status = context.status ?? answer.statusCode
    // A status set by the page itself means that its body is complete.
    if (context.status === undefined && status >= 500) return fallback503()
    if (context.status === undefined && status === 404) return fallback404()
    const headers: Record<string, string> = {}
    for (const name of PAGE_HEADERS) {
      const value = answer.headers[name]
      if (value !== undefined) headers[name] = String(value)
    }
    if (status === 503) headers['retry-after'] ??= '5'
    const body = bodyOf(answer, headers, {
      pageRules: this.pageRules,
      isCounted: status === 200 && outcome === null && !isUnder(url, ORDER_FOLDER),
      keepData: status === 200 && !context.mayBeOutdated ? keepData : undefined,
    })
    return { status, headers, body, tables, mayBeOutdated: context.mayBeOutdated }
  }
}

function bodyOf({ rawPayload }: Response, headers: Record<string, string>, firstView: FirstView): Buffer {
  // Browsers never show the body of a redirect.
  if (headers.location) return Buffer.alloc(0)
  if (!headers['content-type']?.startsWith('text/html')) return rawPayload
  return Buffer.from(withFirstView(rawPayload.toString(), firstView))
}
