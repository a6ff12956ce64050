import { NetworkLimit, networkOf } from '@/lib/platform/limits/network'
import type { CachedPage } from '@/lib/server/cache/cached-page'
import type { NotFoundPage } from '@/lib/server/cache/not-found-page'
import type { PageCache } from '@/lib/server/cache/page-cache'
import { isUnder } from '@/lib/server/request/normalize'
import type { PublicAddresses } from '@/lib/server/routes/public-addresses'
import { PATHS } from '@/lib/site/pages'

const WINDOW_SECONDS = 60

/**
 * How many missing items a network may request per window before it gets the general 404 page. Each page that names an item costs
 * a rendering.
 */
const MAX_ITEM_404S = 30

/** The paths below which any slug matches a route, whether or not there is such an item. */
const FOLDERS = [PATHS.services, PATHS.blog, PATHS.faults]

type Dependencies = {
  cache: Pick<PageCache, 'get' | 'has'>
  publicAddresses: Pick<PublicAddresses, 'has'>
  notFoundPage: NotFoundPage
}

/**
 * The pages of all paths that have a route. If an item is missing, its 404 page names it. A network that requests many missing
 * items gets the general 404 page, which is rendered only once.
 */
export class RoutedPages {
  readonly #missingItemRequests = new NetworkLimit(WINDOW_SECONDS)

  constructor(private readonly dependencies: Dependencies) {}

  async get(path: string, clientAddress: string): Promise<CachedPage> {
    const { cache, publicAddresses, notFoundPage } = this.dependencies
    if (cache.has(path)) return cache.get(path)
    const isMissingItem = FOLDERS.some((folder) => isUnder(path, folder)) && publicAddresses.has(path) === false
    if (isMissingItem && this.#missingItemRequests.count(clientAddress).count > MAX_ITEM_404S) return notFoundPage.get()
    return cache.get(path, networkOf(clientAddress))
  }
}
