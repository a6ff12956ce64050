import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { canonicalQuery, foldCase, withoutTracking } from '@/lib/site/canonical-path'
import { isDatabaseDown } from '@/lib/platform/runtime/database-status'
import { currentRevision, revisionOf } from '@/lib/platform/runtime/revisions'

/** A redirect from an address of the old site to a path of this site. */
export type Redirect = { id: string; from: string; to: string }

/** How many addresses without a page are remembered. A redirect may match many spellings. */
const MAX_MISSING = 1000

/** A visitor waits at most this long for a new list if there is an older one. */
const MAX_WAIT_MS = 1000

type Table = {
  /** The revision when reading it began. */
  revision: number
  exact: ReadonlyMap<string, Redirect>
  /** Redirects by case-folded address. If several match, the oldest is used. */
  folded: ReadonlyMap<string, Redirect>
}

function tableOf(revision: number, redirects: readonly Redirect[]): Table {
  const exact = new Map(redirects.map((redirect) => [redirect.from, redirect]))
  const folded = new Map(redirects.toReversed().map((redirect) => [foldCase(redirect.from), redirect]))
  return { revision, exact, folded }
}

/**
 * All redirects, in memory. They are read again when they have changed. While the database is down, the last known list is
 * used.
 */
export class Redirects {
  #table: Table = tableOf(-1, [])
  #reading: Promise<Table> | null = null
  /** The revision at which an address of a redirect had no page, by address. */
  readonly #missing = new LRUCache<string, number>({ max: MAX_MISSING })

  constructor(private readonly read: () => Promise<readonly Redirect[]>) {}

  /** Reads the list before the first request. */
  async load(): Promise<void> {
    await this.#current()
  }

  /**
   * Returns the redirect of an address without a page: of the path with its query, or else without tracking
   * parameters, or else of the path alone.
   */
  async find(path: string, search: string): Promise<Redirect | null> {
    return lookUp(await this.#current(), path, search)
  }

  /** Returns the redirect of a path that had no page since the last change, without rendering the page again. */
  async findMissing(path: string, search: string): Promise<Redirect | null> {
    const isNoted = this.#missing.get(path) === currentRevision() || (isDatabaseDown() && this.#missing.has(path))
    return isNoted ? this.find(path, search) : null
  }

  /** Records that there was no page at the path of a redirect at `revision`. */
  noteMissing(path: string, revision: number): void {
    this.#missing.set(path, revision)
  }

  async #current(): Promise<Table> {
    if (this.#table.revision >= revisionOf(['redirects']) || isDatabaseDown()) return this.#table
    const known = this.#table
    const next = this.#next().catch(() => known)
    if (known.revision < 0) return next
    return Promise.race([next, wait(MAX_WAIT_MS, known, { ref: false })])
  }

  /** Returns a list that is read after the latest change. Concurrent calls share it. */
  async #next(): Promise<Table> {
    const reading = (this.#reading ??= this.#readTable().finally(() => (this.#reading = null)))
    const table = await reading
    // Redirects changed again while the list was read.
    return table.revision >= revisionOf(['redirects']) ? table : this.#next()
  }

  async #readTable(): Promise<Table> {
    const revision = currentRevision()
    this.#table = tableOf(revision, await this.read())
    this.#missing.clear()
    return this.#table
  }
}

function lookUp({ exact, folded }: Table, path: string, search: string): Redirect | null {
  const query = canonicalQuery(search)
  for (const address of new Set([path + query, path + withoutTracking(query), path])) {
    const redirect = exact.get(address) ?? folded.get(foldCase(address))
    // '/Hizmetler' may redirect to '/hizmetler', which must not redirect to itself if its page no longer exists.
    if (redirect && redirect.to !== path) return redirect
  }
  return null
}
