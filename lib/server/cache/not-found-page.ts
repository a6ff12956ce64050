import type { Rendering } from '@/lib/runtime/render-context'
import type { CachedPage } from '@/lib/server/cache/cached-page'
import { currentRevision } from '@/lib/runtime/revisions'

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

/** The page for addresses that no route has: the same for all of them, so made-up addresses cost one rendering. */
export class NotFoundPage {
  #kept: { revision: number; page: Promise<CachedPage> } | null = null

  constructor(
    private readonly render: (url: string) => Promise<Rendering>,
    private readonly toCachedPage: (url: string, rendering: Rendering) => CachedPage,
  ) {}

  /** As it is at the present revision; what is no 404 is given to those who wait for it and forgotten. */
  async get(): Promise<CachedPage> {
    const revision = currentRevision()
    if (this.#kept?.revision === revision) return this.#kept.page
    const page = this.render(ANY).then((rendering) => this.toCachedPage(ANY, rendering))
    const kept = { revision, page }
    this.#kept = kept
    const isRight = await page.then(
      ({ status }) => status === 404,
      () => false,
    )
    if (!isRight && this.#kept === kept) this.#kept = null
    return page
  }
}
