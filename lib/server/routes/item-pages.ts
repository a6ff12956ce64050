import { NetworkLimit, networkOf } from '@/lib/platform/limits/network'
import type { CachedPage } from '@/lib/server/cache/cached-page'
import type { NotFoundPage } from '@/lib/server/cache/not-found-page'
import type { PageCache } from '@/lib/server/cache/page-cache'
import { isUnder } from '@/lib/server/request/normalize'
import type { PublicAddresses } from '@/lib/server/routes/public-addresses'
import { PATHS } from '@/lib/site/pages'

const WINDOW_SECONDS = 60

/** Addresses without an item, of one network in a window, that get a page of their own. Each costs a rendering. */
const MAX_NAMED = 30

/** The folders of items and their lists, where every name is an address. */
const FOLDERS = [PATHS.services, PATHS.blog, PATHS.faults]

type Parts = {
  cache: Pick<PageCache, 'get' | 'knows'>
  publicAddresses: Pick<PublicAddresses, 'has'>
  notFoundPage: NotFoundPage
}

/**
 * Pages of addresses that have a route. If an item is missing, the page says so. A network that asks for many missing items
 * gets the page of all other unknown addresses, which is rendered only once.
 */
export class ItemPages {
  readonly #named = new NetworkLimit(WINDOW_SECONDS)

  constructor(private readonly parts: Parts) {}

  async get(path: string, address: string): Promise<CachedPage> {
    const { cache, publicAddresses, notFoundPage } = this.parts
    if (cache.knows(path)) return cache.get(path)
    const isNamed = FOLDERS.some((folder) => isUnder(path, folder)) && publicAddresses.has(path) === false
    if (isNamed && this.#named.count(address).count > MAX_NAMED) return notFoundPage.get()
    return cache.get(path, networkOf(address))
  }
}
