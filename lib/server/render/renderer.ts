import type { IncomingMessage, ServerResponse } from 'node:http'
import inject, { type Response } from 'light-my-request'
import { fallback404, fallback503 } from '@/lib/http/fallback-pages'
import { deferScripts } from '@/lib/server/render/deferred-scripts'
import type { Rendering } from '@/lib/runtime/render-context'
import { collectingTables } from '@/lib/runtime/revisions'
import { withRenderContext, type ContactOutcome, type RenderContext } from '@/lib/runtime/render-context'

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Milliseconds after which a rendering counts as failed; far above what the database's own limits allow. */
const LIMIT = 10_000

/** The headers of Next's answer that a page keeps. Not `link`: its preloads stand in the first bytes of the page, too. */
const PAGE_HEADERS = ['content-type', 'location', 'retry-after', 'content-disposition', 'x-robots-tag']

type Call = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  payload?: string
  remoteAddress?: string
}

/**
 * Makes requests to Next inside the process. The request is made up: no visitor's cookie, agent or host reaches the
 * page, and nobody who hangs up ends a rendering that others wait for.
 */
export class Renderer {
  readonly #authority: string

  constructor(
    private readonly handler: NextHandler,
    siteUrl: string,
  ) {
    this.#authority = new URL(siteUrl).host
  }

  /** Any call, answered whole. @throws when Next gives no answer within the limit */
  async call({ url, method = 'GET', headers = {}, payload, remoteAddress }: Call): Promise<Response> {
    const dispatch = (request: unknown, response: unknown) => {
      this.handler(request as IncomingMessage, response as ServerResponse).catch((error: Error) => {
        ;(response as ServerResponse).destroy(error)
      })
    }
    const own = { 'user-agent': 'front', accept: '*/*' }
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer to ${method} ${url} within ${LIMIT} ms`)), LIMIT)
    })
    const answer = inject(dispatch, {
      url,
      method,
      payload,
      remoteAddress,
      authority: this.#authority,
      headers: { ...own, ...headers },
    })
    return Promise.race([answer, limit]).finally(() => clearTimeout(timer))
  }

  /** A public page. What Next could not make is replaced by a whole page of the front's own. */
  async page(url: string, contact: ContactOutcome | null = null): Promise<Rendering> {
    const context: RenderContext = { contact }
    const tables = new Set<string>()
    const answer = await collectingTables(tables, () =>
      withRenderContext(context, () => this.call({ url, headers: { accept: 'text/html,*/*' } })),
    )
    const status = context.status ?? answer.statusCode
    // The page spoke for itself, or all went well: its body stands.
    if (context.status === undefined && status >= 500) return fallback503
    if (context.status === undefined && status === 404) return fallback404
    const headers: Record<string, string> = {}
    for (const name of PAGE_HEADERS) {
      const value = answer.headers[name]
      if (value !== undefined) headers[name] = String(value)
    }
    if (status === 503) headers['retry-after'] ??= '5'
    return { status, headers, body: bodyOf(answer, headers), tables }
  }
}

function bodyOf({ rawPayload }: Response, headers: Record<string, string>): Buffer {
  // A redirection's body is a page that no browser shows.
  if (headers.location) return Buffer.alloc(0)
  if (!headers['content-type']?.startsWith('text/html')) return rawPayload
  return Buffer.from(deferScripts(rawPayload.toString()))
}
