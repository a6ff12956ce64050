import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, Histogram } from 'prom-client'
import { isSoftNavigation } from '@/lib/server/request/clean-headers'
import { isUnder } from '@/lib/server/request/normalize'
import { BEACON_PATH } from '@/lib/server/routes/beacons'
import { ORDER_FOLDER } from '@/lib/site/pages'

/** Kinds of requests: a short list without addresses, because each is a label value of the metrics. */
const CLASSES = [
  'page',
  'navigation',
  'form',
  'order',
  'admin',
  'api',
  'upload',
  'beacon',
  'health',
  'picture',
  'static',
] as const

type RequestClass = (typeof CLASSES)[number]

type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** Returns the class of a request by its raw address. `isRoute` says whether a path is that of a page. */
export function classOf({ method, url = '', headers }: RequestHead, isRoute: (path: string) => boolean): RequestClass {
  const path = url.split('?', 1)[0]!
  if (isUnder(path, '/admin')) return 'admin'
  if (isUnder(path, '/api/health')) return 'health'
  if (path === BEACON_PATH) return 'beacon'
  if (isUnder(path, '/api')) return headers['content-type']?.startsWith('multipart/form-data') ? 'upload' : 'api'
  if (isUnder(path, '/uploads')) return 'picture'
  if (method === 'POST') return 'form'
  if (isSoftNavigation(headers)) return 'navigation'
  if (isUnder(path, ORDER_FOLDER)) return 'order'
  const isFile = isUnder(path, '/_next') || (/\.\w+$/.test(path) && !isRoute(path))
  return isFile ? 'static' : 'page'
}

/** Returns the class of a response's status, or '' if the client disconnected before the response. */
function statusOf({ headersSent, statusCode }: ServerResponse): string {
  return headersSent ? `${Math.trunc(statusCode / 100)}xx` : ''
}

/** Counts the requests of this process. */
export class Traffic {
  #cachedPages = 0
  #unchangedPages = 0
  readonly requests = new Counter({
    name: 'http_requests_total',
    help: `Requests: ${CLASSES.join(', ')}. Without a status: the client disconnected.`,
    labelNames: ['class', 'status'],
    registers: [],
    collect: () => this.#addCached(),
  })
  readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the response was sent. Cached pages are not timed.',
    labelNames: ['class'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [],
  })

  constructor(private readonly isRoute: (path: string) => boolean) {
    // Prometheus does not count the first error as an increase if the series starts with it.
    for (const requestClass of CLASSES) this.requests.inc({ class: requestClass, status: '5xx' }, 0)
  }

  /** Counts a cached page that was sent directly. It only adds numbers, because nearly all requests are for cached pages. */
  countCached(status: number): void {
    if (status === 304) this.#unchangedPages += 1
    else this.#cachedPages += 1
  }

  /** Counts a request when its response is sent or its client has disconnected. */
  watch(request: IncomingMessage, response: ServerResponse): void {
    const requestClass = classOf(request, this.isRoute)
    const start = performance.now()
    response.on('close', () => {
      this.requests.inc({ class: requestClass, status: statusOf(response) })
      this.durations.observe({ class: requestClass }, (performance.now() - start) / 1000)
    })
  }

  #addCached(): void {
    this.requests.inc({ class: 'page', status: '2xx' }, this.#cachedPages)
    this.requests.inc({ class: 'page', status: '3xx' }, this.#unchangedPages)
    this.#cachedPages = 0
    this.#unchangedPages = 0
  }
}
