import { LRUCache } from 'lru-cache'
import { isDatabaseDown, isDatabaseUnresponsive } from '@/lib/runtime/database-status'
import type { Rendering } from '@/lib/runtime/render-context'
import type { CachedPage } from '@/lib/server/cache/cached-page'
import { currentRevision, revisionOf } from '@/lib/runtime/revisions'
import type { RenderQueue } from '@/lib/server/cache/render-queue'

/** Milliseconds a visitor waits for a rendering when there is a last good copy and no answer from the database, and at most. */
const STALE_AFTER_MS = 1000
const MAX_WAIT_MS = 4000
/** Milliseconds between looks at whether the database has fallen silent. */
const POLL_MS = 100

type CacheEntry = {
  /** The revision when its rendering began, or a later one at which its tables were seen unchanged. */
  revision: number
  /** The tables that its rendering read. */
  tables: ReadonlySet<string>
  page: CachedPage
  /** When its rendering began, by the clock that processes on one folder of copies share. */
  at: number
  /** The revision at which the folder was asked for a newer copy, which another process may have laid there. */
  asked?: number
}

type InFlightState = {
  /** The revision when the rendering began; null while it waits for its turn. */
  revision: number | null
  /** How many visitors wait for it. */
  waiting: number
}

/** One rendering of one page, shared by all who wait for it. */
type InFlightRender = InFlightState & {
  done: Promise<CachedPage>
  /** Settles when the rendering has kept somebody waiting for a second and the database is silent. */
  databaseUnresponsive: Promise<null>
}

/** Where last good copies outlive the process; see DiskPageCache. */
export type PageCopies = {
  read: (key: string) => Promise<Rendering | null>
  write: (key: string, rendering: Rendering) => void
  remove: (key: string) => void
}

export type PageCacheParts = {
  render: (key: string) => Promise<Rendering>
  toCachedPage: (key: string, rendering: Rendering, keep: boolean) => CachedPage
  /** The answer when there is neither a page nor time to wait for one. */
  unavailable: () => CachedPage
  copies: PageCopies
  queue: RenderQueue
  maxBytes: number
}

const NO_TABLES: ReadonlySet<string> = new Set()

/** Whether nothing that the page read has changed since its rendering began. */
function isCurrent(entry: CacheEntry): boolean {
  const revision = currentRevision()
  if (entry.revision === revision) return true
  if (entry.revision < revisionOf(entry.tables)) return false
  // Noted, so that the next request compares one number.
  entry.revision = revision
  return true
}

/** After PATIENCE settles as soon as the database is silent: a rendering that is merely slow is worth waiting for. */
function whenUnresponsive(): { lost: Promise<null>; clear: () => void } {
  let timer: NodeJS.Timeout | undefined
  const lost = new Promise<null>((resolve) => {
    const look = () => {
      if (isDatabaseUnresponsive()) resolve(null)
      else timer = setTimeout(look, POLL_MS)
    }
    timer = setTimeout(look, STALE_AFTER_MS)
  })
  return { lost, clear: () => clearTimeout(timer) }
}

function after(milliseconds: number): { elapsed: Promise<null>; clear: () => void } {
  let timer: NodeJS.Timeout | undefined
  const elapsed = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null)
  })
  return { elapsed, clear: () => clearTimeout(timer) }
}

/** Nobody waited any more when the rendering's turn came. */
class Abandoned extends Error {}

/**
 * Keeps pages until the content changes. A kept page bears the revision at the start of its rendering and is served
 * while that is the current one; otherwise one rendering, shared by all who wait, replaces it. When that fails
 * or the database does not answer, the last good copy is served, from memory or from disk.
 */
export class PageCache {
  readonly #kept: LRUCache<string, CacheEntry>
  readonly #flights = new Map<string, InFlightRender>()

  constructor(private readonly parts: PageCacheParts) {
    this.#kept = new LRUCache({ maxSize: parts.maxBytes, sizeCalculation: ({ page }) => page.bytes })
  }

  /** The page if it can be served at once. */
  fresh(key: string): CachedPage | undefined {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    const holds = isCurrent(kept) || (kept.asked === currentRevision() && isDatabaseDown())
    return holds ? kept.page : undefined
  }

  /** Whether the page has been answered with success before. */
  knows(key: string): boolean {
    return this.#kept.has(key)
  }

  /** The page, as new as it can be had; never waits longer than MAX_WAIT_MS. */
  async get(key: string): Promise<CachedPage> {
    const fresh = this.fresh(key)
    if (fresh) return fresh
    const saved = isDatabaseDown() ? await this.#lastGood(key) : undefined
    if (saved) return saved

    const flight = this.#join(key)
    const limit = after(MAX_WAIT_MS)
    flight.waiting += 1
    try {
      const early = await Promise.race([flight.done, flight.databaseUnresponsive, limit.elapsed])
      const copy = early ? undefined : await this.#lastGood(key)
      if (copy) return copy
      const page = early ?? (await Promise.race([flight.done, limit.elapsed]))
      if (page && page.status < 500) return page
      return (await this.#lastGood(key)) ?? page ?? this.parts.unavailable()
    } catch {
      return (await this.#lastGood(key)) ?? this.parts.unavailable()
    } finally {
      limit.clear()
      flight.waiting -= 1
    }
  }

  /** The rendering to wait for: one that has not begun, or that began at the current revision, or a new one. */
  #join(key: string): InFlightRender {
    const running = this.#flights.get(key)
    if (running && (running.revision === null || running.revision === currentRevision())) return running
    // One page is rendered once at a time; else a burst of changes would take all turns for it.
    const before = running?.done.catch(() => {})
    const waiting = whenUnresponsive()
    const state: InFlightState = { revision: null, waiting: 0 }
    const done = this.#fly(key, state, before)
    const flight: InFlightRender = Object.assign(state, { databaseUnresponsive: waiting.lost, done })
    this.#flights.set(key, flight)
    const land = () => {
      waiting.clear()
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    }
    done.then(land, land)
    return flight
  }

  async #fly(key: string, flight: InFlightState, before: Promise<unknown> | undefined): Promise<CachedPage> {
    await before
    const known = this.knows(key)
    return this.parts.queue.run(known ? 'known' : 'unknown', async () => {
      if (flight.waiting === 0 && !known) throw new Abandoned()
      flight.revision = currentRevision()
      const at = Date.now()
      return this.#accept(key, flight.revision, { ...(await this.parts.render(key)), at })
    })
  }

  /** Keeps a success; what is gone or has moved is forgotten; failures change nothing. */
  #accept(key: string, revision: number, rendering: Rendering & { at: number }): CachedPage {
    const keep = rendering.status === 200
    const page = this.parts.toCachedPage(key, rendering, keep)
    if (keep) {
      if ((this.#kept.peek(key)?.revision ?? -1) <= revision) {
        this.#kept.set(key, { revision, tables: rendering.tables ?? NO_TABLES, page, at: rendering.at })
        this.parts.copies.write(key, rendering)
      }
    } else if (rendering.status < 500) {
      this.#kept.delete(key)
      this.parts.copies.remove(key)
    }
    return page
  }

  /** The newest copy there is. An outdated one in memory may be older than what another process wrote to the folder. */
  async #lastGood(key: string): Promise<CachedPage | undefined> {
    const kept = this.#kept.get(key)
    const revision = currentRevision()
    if (kept && (isCurrent(kept) || kept.asked === revision)) return kept.page
    const saved = await this.parts.copies.read(key)
    const now = this.#kept.get(key)
    // Rendered meanwhile, or looked up by another visitor.
    if (now && now !== kept) return now.page
    if (!saved || (saved.at ?? 0) <= (kept?.at ?? -1)) {
      if (kept) kept.asked = revision
      return kept?.page
    }
    const page = this.parts.toCachedPage(key, saved, true)
    // Older than any revision of this process.
    this.#kept.set(key, { revision: -1, tables: NO_TABLES, page, at: saved.at ?? 0, asked: revision })
    return page
  }
}
