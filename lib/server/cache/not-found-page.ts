import type { RenderedPage } from '@/lib/platform/runtime/render-context'
import type { CachedPage } from '@/lib/server/cache/cached-page'
import { currentRevision, revisionOf } from '@/lib/platform/runtime/revisions'

/**
 * Returns a function that checks whether a public path has its own route in Next's list of a build's routes
 * (`.next/app-path-routes-manifest.json`). The catch-all page does not count.
 */
export function routeChecker(manifest: Record<string, string>): (path: string) => boolean {
  const addresses = Object.values(manifest).filter((address) => !address.includes('[...') && !address.startsWith('/_'))
  const fixedPaths = new Set(addresses.filter((address) => !address.includes('[')))
  const patterns = addresses
    .filter((address) => address.includes('['))
    .map((address) => new RegExp(`^${address.replaceAll('.', '\\.').replaceAll(/\[\w+\]/g, '[^/]+')}$`))
  return (path) => fixedPaths.has(path) || patterns.some((pattern) => pattern.test(path))
}

type Entry = { revision: number; tables?: ReadonlySet<string>; page: Promise<CachedPage> }

/** Caches the page for addresses without content. It is the same for all addresses, so it is rendered only once. */
export class NotFoundPage {
  #entry: Entry | null = null

  constructor(
    private readonly render: (url: string) => Promise<RenderedPage>,
    private readonly toCachedPage: (url: string, rendering: RenderedPage) => CachedPage,
    /** Any address without content. */
    private readonly url: string,
  ) {}

  /** Returns the current page. A page that is outdated or not a 404 is sent to the waiting requests but not cached. */
  async get(): Promise<CachedPage> {
    if (this.#entry && isCurrent(this.#entry)) return this.#entry.page
    const rendering = this.render(this.url)
    const page = rendering.then((rendered) => this.toCachedPage(this.url, rendered))
    const entry: Entry = { revision: currentRevision(), page }
    this.#entry = entry
    const rendered = await rendering.catch(() => null)
    entry.tables = rendered?.tables
    const isKept = rendered?.status === 404 && !rendered.mayBeOutdated
    if (!isKept && this.#entry === entry) this.#entry = null
    return page
  }
}

/**
 * Whether no table that the page read has changed since its rendering began. Until the rendering ends, its tables are
 * unknown, so any change counts.
 */
function isCurrent({ revision, tables }: Entry): boolean {
  return revision === currentRevision() || (tables !== undefined && revision >= revisionOf(tables))
}
