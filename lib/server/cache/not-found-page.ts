import type { Rendering } from '@/lib/runtime/render-context'
import type { CachedPage } from '@/lib/server/cache/cached-page'
import { currentRevision, revisionOf } from '@/lib/runtime/revisions'

/** An address that no route has; which one does not matter. */
const ANY = '/bilinmeyen-adres'

/**
 * Says whether a public path has a route of its own, by Next's list of a build's routes
 * (`.next/app-path-routes-manifest.json`, file by address). The page for all other addresses, a catch-all, is none.
 */
export function routesOf(manifest: Record<string, string>): (path: string) => boolean {
  const addresses = Object.values(manifest).filter((address) => !address.includes('[...') && !address.startsWith('/_'))
  const plain = new Set(addresses.filter((address) => !address.includes('[')))
  const patterns = addresses
    .filter((address) => address.includes('['))
    .map((address) => new RegExp(`^${address.replaceAll('.', '\\.').replaceAll(/\[\w+\]/g, '[^/]+')}$`))
  return (path) => plain.has(path) || patterns.some((pattern) => pattern.test(path))
}

type Entry = { revision: number; tables?: ReadonlySet<string>; page: Promise<CachedPage> }

/** The page for addresses that no route has: the same for all of them, so unknown addresses cost one rendering. */
export class NotFoundPage {
  #entry: Entry | null = null

  constructor(
    private readonly render: (url: string) => Promise<Rendering>,
    private readonly toCachedPage: (url: string, rendering: Rendering) => CachedPage,
  ) {}

  /** Returns the page as it is now. An answer other than 404 goes to those who wait for it, and is forgotten. */
  async get(): Promise<CachedPage> {
    if (this.#entry && isCurrent(this.#entry)) return this.#entry.page
    const rendering = this.render(ANY)
    const page = rendering.then((rendered) => this.toCachedPage(ANY, rendered))
    const entry: Entry = { revision: currentRevision(), page }
    this.#entry = entry
    const rendered = await rendering.catch(() => null)
    entry.tables = rendered?.tables
    if (rendered?.status !== 404 && this.#entry === entry) this.#entry = null
    return page
  }
}

/** Whether nothing that the page read has changed since its rendering began. While it is rendered, any change counts. */
function isCurrent({ revision, tables }: Entry): boolean {
  return revision === currentRevision() || (tables !== undefined && revision >= revisionOf(tables))
}
