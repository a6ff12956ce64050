import { LRUCache } from 'lru-cache'
import { loggedPath } from '@/lib/api/request'
import { log } from '@/lib/platform/log'
import { isDatabaseDown, isDatabaseUnresponsive } from '@/lib/platform/runtime/database-status'
import type { RenderedPage } from '@/lib/platform/runtime/render-context'
import type { CachedPage } from '@/lib/server/cache/cached-page'
import type { DiskPageCache } from '@/lib/server/cache/disk-page-cache'
import { currentRevision, revisionOf } from '@/lib/platform/runtime/revisions'
import type { RenderQueue } from '@/lib/server/cache/render-queue'

/** A visitor gets the last good copy after this time if the database is unresponsive. */
const STALE_AFTER_MS = 1000
/** A visitor never waits longer than this for a rendering. */
const MAX_WAIT_MS = 4000
const POLL_MS = 100

type CacheEntry = {
  /** The revision when its rendering began, or a later one at which its tables were still unchanged. */
  revision: number
  /** The tables that the page read. */
  tables: ReadonlySet<string>
  page: CachedPage
  /** Start of its rendering in epoch milliseconds, comparable between processes that share the disk cache. */
  renderedAt: number
  /** The revision at which the disk cache was last checked for a newer copy of another process. */
  diskCheckRevision?: number
}

/** A rendering of one page, shared by all waiting visitors. */
type InFlightRender = {
  /** The revision when the rendering began, or null while it is queued. */
  revision: number | null
  /** Number of waiting visitors. */
  waiting: number
  done: Promise<CachedPage>
  /** Resolves once a visitor has waited STALE_AFTER_MS and the database is unresponsive. */
  databaseUnresponsive: Promise<null>
}

type PageCacheDependencies = {
  render: (key: string) => Promise<RenderedPage>
  toCachedPage: (key: string, rendering: RenderedPage, isKept: boolean) => CachedPage
  /** Returns the response if there is neither a copy nor time to wait for a rendering. */
  unavailable: () => CachedPage
  /** Last good copies that survive the process. */
  copies: Pick<DiskPageCache, 'read' | 'write' | 'remove'>
  queue: RenderQueue
  maxBytes: number
}

const NO_TABLES: ReadonlySet<string> = new Set()

/** Whether no table that the page read has changed since its rendering began. */
function isCurrent(entry: CacheEntry): boolean {
  const revision = currentRevision()
  if (entry.revision === revision) return true
  if (entry.revision < revisionOf(entry.tables)) return false
  // Saves the next request from comparing each table.
  entry.revision = revision
  return true
}

/**
 * Resolves as soon as the database is unresponsive, but not before STALE_AFTER_MS. A rendering that is only slow is
 * worth waiting for.
 */
function whenUnresponsive(): { detected: Promise<null>; clear: () => void } {
  let timer: NodeJS.Timeout | undefined
  const detected = new Promise<null>((resolve) => {
    const poll = () => {
      if (isDatabaseUnresponsive()) resolve(null)
      else timer = setTimeout(poll, POLL_MS)
    }
    timer = setTimeout(poll, STALE_AFTER_MS)
  })
  return { detected, clear: () => clearTimeout(timer) }
}

function timeLimit(milliseconds: number): { elapsed: Promise<null>; clear: () => void } {
  let timer: NodeJS.Timeout | undefined
  const elapsed = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null)
  })
  return { elapsed, clear: () => clearTimeout(timer) }
}

/** How a page was served: from the cache, rendered, from a copy that could not be checked or replaced, or not at all. */
type CacheResult = 'hit' | 'miss' | 'stale' | 'failed'

/** Returns the result of serving a cached copy, which cannot be checked while the database is down. */
const resultOfCopy = (): CacheResult => (isDatabaseDown() ? 'stale' : 'hit')

/** A queued rendering did not start, because no visitor was waiting any more. */
class AbandonedError extends Error {}

/**
 * Caches pages until the content changes. An entry stores the revision at the start of its rendering and is fresh while
 * its tables are unchanged since then. Otherwise one rendering, shared by all waiting visitors, replaces it. If that
 * fails or the database is unresponsive, visitors get the last good copy from memory or disk.
 */
export class PageCache {
  readonly #entries: LRUCache<string, CacheEntry>
  readonly #inFlight = new Map<string, InFlightRender>()
  /** Number of requests by result. */
  readonly counts: Record<CacheResult, number> = { hit: 0, miss: 0, stale: 0, failed: 0 }

  constructor(private readonly dependencies: PageCacheDependencies) {
    this.#entries = new LRUCache({ maxSize: dependencies.maxBytes, sizeCalculation: ({ page }) => page.bytes })
  }

  /** Returns the cached page if it can be served at once. */
  getFresh(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    const isServable = isCurrent(entry) || (entry.diskCheckRevision === currentRevision() && isDatabaseDown())
    return isServable ? entry.page : undefined
  }

  /** Counts a page from `getFresh` that was sent. */
  countCopy(): void {
    this.counts[resultOfCopy()] += 1
  }

  /** Whether a copy of the page is in memory. */
  has(key: string): boolean {
    return this.#entries.has(key)
  }

  /**
   * Returns the freshest copy available within MAX_WAIT_MS. A page that may not exist waits in the render queue under
   * `queueKey`, the network of the first visitor who requests it; a known page waits under the site's own key.
   */
  async get(key: string, queueKey?: string): Promise<CachedPage> {
    const { page, result } = await this.#answer(key, queueKey)
    this.counts[result] += 1
    return page
  }

  async #answer(key: string, queueKey: string | undefined): Promise<{ page: CachedPage; result: CacheResult }> {
    const fresh = this.getFresh(key)
    if (fresh) return { page: fresh, result: resultOfCopy() }
    const lastGoodCopy = isDatabaseDown() ? await this.#lastGoodCopy(key) : undefined
    if (lastGoodCopy) return { page: lastGoodCopy, result: 'stale' }

    const render = this.#join(key, queueKey)
    const limit = timeLimit(MAX_WAIT_MS)
    render.waiting += 1
    let page: CachedPage | null = null
    try {
      const firstResult = await Promise.race([render.done, render.databaseUnresponsive, limit.elapsed])
      const copy = firstResult ? undefined : await this.#lastGoodCopy(key)
      if (copy) return { page: copy, result: 'stale' }
      page = firstResult ?? (await Promise.race([render.done, limit.elapsed]))
      if (page && page.status < 500) return { page, result: 'miss' }
    } catch {
      // Continues with the last good copy.
    } finally {
      limit.clear()
      render.waiting -= 1
    }
    const copy = await this.#lastGoodCopy(key)
    return copy ? { page: copy, result: 'stale' } : { page: page ?? this.dependencies.unavailable(), result: 'failed' }
  }

  /** Returns the rendering in flight if it is queued or began at the current revision, or else starts a new one. */
  #join(key: string, queueKey: string | undefined): InFlightRender {
    const running = this.#inFlight.get(key)
    if (running && (running.revision === null || running.revision === currentRevision())) return running
    // Only one rendering per page at a time, because a burst of changes would otherwise fill the queue with one page.
    const previous = running?.done.catch(() => {})
    const unresponsive = whenUnresponsive()
    const state = { revision: null as number | null, waiting: 0, databaseUnresponsive: unresponsive.detected }
    const render: InFlightRender = Object.assign(state, { done: this.#render(key, state, queueKey, previous) })
    this.#inFlight.set(key, render)
    const settle = () => {
      unresponsive.clear()
      if (this.#inFlight.get(key) === render) this.#inFlight.delete(key)
    }
    render.done.then(settle, settle)
    return render
  }

  async #render(
    key: string,
    state: Pick<InFlightRender, 'revision' | 'waiting'>,
    queueKey: string | undefined,
    previous: Promise<unknown> | undefined,
  ): Promise<CachedPage> {
    await previous
    const isKnown = this.has(key)
    const render = async () => {
      if (state.waiting === 0 && !isKnown) throw new AbandonedError()
      state.revision = currentRevision()
      const renderedAt = Date.now()
      const rendering = await this.dependencies.render(key).catch((error: unknown) => {
        // Without this line nobody would notice the error, because visitors get the last good copy.
        log.error({ path: loggedPath(key), error }, 'page not rendered')
        throw error
      })
      return this.#accept(key, state.revision, { ...rendering, renderedAt })
    }
    const { queue } = this.dependencies
    return isKnown || queueKey === undefined ? queue.runShared(render) : queue.run(queueKey, render)
  }

  /** Caches a success, and removes a page that no longer exists or has moved. Failures and outdated pages change nothing. */
  #accept(key: string, revision: number, rendering: RenderedPage & { renderedAt: number }): CachedPage {
    const isKept = rendering.status === 200 && !rendering.mayBeOutdated
    const page = this.dependencies.toCachedPage(key, rendering, isKept)
    if (isKept) {
      if ((this.#entries.peek(key)?.revision ?? -1) <= revision) {
        this.#entries.set(key, {
          revision,
          tables: rendering.tables ?? NO_TABLES,
          page,
          renderedAt: rendering.renderedAt,
        })
        this.dependencies.copies.write(key, rendering)
      }
    } else if (rendering.status !== 200 && rendering.status < 500) {
      this.#entries.delete(key)
      this.dependencies.copies.remove(key)
    }
    return page
  }

  /**
   * Returns the newest copy. An outdated copy in memory may be older than the copy that another process wrote to disk.
   */
  async #lastGoodCopy(key: string): Promise<CachedPage | undefined> {
    const entry = this.#entries.get(key)
    const revision = currentRevision()
    if (entry && (isCurrent(entry) || entry.diskCheckRevision === revision)) return entry.page
    const diskCopy = await this.dependencies.copies.read(key)
    const current = this.#entries.get(key)
    // The page was rendered meanwhile, or read from disk by another request.
    if (current && current !== entry) return current.page
    if (!diskCopy || (diskCopy.renderedAt ?? 0) <= (entry?.renderedAt ?? -1)) {
      if (entry) entry.diskCheckRevision = revision
      return entry?.page
    }
    const page = this.dependencies.toCachedPage(key, diskCopy, true)
    // A revision of -1 is older than any of this process.
    this.#entries.set(key, {
      revision: -1,
      tables: NO_TABLES,
      page,
      renderedAt: diskCopy.renderedAt ?? 0,
      diskCheckRevision: revision,
    })
    return page
  }
}
