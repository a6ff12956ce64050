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

type RedirectList = {
  /** The revision at which reading the list began. */
  revision: number
  byAddress: ReadonlyMap<string, Redirect>
  /** Redirects by case-folded address. If several match, the oldest is used. */
  byFoldedAddress: ReadonlyMap<string, Redirect>
}

function listOf(revision: number, redirects: readonly Redirect[]): RedirectList {
  const byAddress = new Map(redirects.map((redirect) => [redirect.from, redirect]))
  const byFoldedAddress = new Map(redirects.toReversed().map((redirect) => [foldCase(redirect.from), redirect]))
  return { revision, byAddress, byFoldedAddress }
}

/**
 * All redirects, in memory. They are read again when they have changed. While the database is down, the last known list is
 * used.
 */
export class Redirects {
  #list: RedirectList = listOf(-1, [])
  #reading: Promise<RedirectList> | null = null
  /** By the address of a redirect: the revision at which it had no page. */
  readonly #missing = new LRUCache<string, number>({ max: MAX_MISSING })

  constructor(private readonly read: () => Promise<readonly Redirect[]>) {}

  /** Reads the list before the first request. */
  async load(): Promise<void> {
    await this.#currentList()
  }

  /**
   * Returns the redirect of an address without a page. The path with the whole query takes precedence, then the path with the
   * query except tracking parameters, then the path alone.
   */
  async find(path: string, search: string): Promise<Redirect | null> {
    return lookUp(await this.#currentList(), path, search)
  }

  /** Returns the redirect of a path that had no page since the last change, without rendering the page again. */
  async findMissing(path: string, search: string): Promise<Redirect | null> {
    const isKnownMissing =
      this.#missing.get(path) === currentRevision() || (isDatabaseDown() && this.#missing.has(path))
    return isKnownMissing ? this.find(path, search) : null
  }

  /** Records that there was no page at the path of a redirect at `revision`. */
  recordMissing(path: string, revision: number): void {
    this.#missing.set(path, revision)
  }

  async #currentList(): Promise<RedirectList> {
    if (this.#list.revision >= revisionOf(['redirects']) || isDatabaseDown()) return this.#list
    const previous = this.#list
    const next = this.#newList().catch(() => previous)
    if (previous.revision < 0) return next
    return Promise.race([next, wait(MAX_WAIT_MS, previous, { ref: false })])
  }

  /** Returns a list that is read after the latest change. Concurrent calls share it. */
  async #newList(): Promise<RedirectList> {
    const reading = (this.#reading ??= this.#readList().finally(() => (this.#reading = null)))
    const list = await reading
    // Redirects changed again while the list was read.
    return list.revision >= revisionOf(['redirects']) ? list : this.#newList()
  }

  async #readList(): Promise<RedirectList> {
    const revision = currentRevision()
    this.#list = listOf(revision, await this.read())
    this.#missing.clear()
    return this.#list
  }
}

function lookUp({ byAddress, byFoldedAddress }: RedirectList, path: string, search: string): Redirect | null {
  const query = canonicalQuery(search)
  for (const address of new Set([path + query, path + withoutTracking(query), path])) {
    const redirect = byAddress.get(address) ?? byFoldedAddress.get(foldCase(address))
    // '/Hizmetler' may redirect to '/hizmetler', which must not redirect to itself if its page no longer exists.
    if (redirect && redirect.to !== path) return redirect
  }
  return null
}
