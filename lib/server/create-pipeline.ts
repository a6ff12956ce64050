import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '@/lib/platform/env'
import type { IsTrusted } from '@/lib/server/request/client-address'
import { DataFiles } from '@/lib/server/cache/data-files'
import { DiskPageCache } from '@/lib/server/cache/disk-page-cache'
import { RequestPipeline } from '@/lib/server/pipeline'
import { fallback503 } from '@/lib/api/fallback-pages'
import { toCachedPage } from '@/lib/server/cache/cached-page'
import { PageCache } from '@/lib/server/cache/page-cache'
import { readPageRules } from '@/lib/server/render/page-rules'
import { Renderer, type NextHandler } from '@/lib/server/render/renderer'
import { Traffic } from '@/lib/server/metrics/traffic'
import { Beacons } from '@/lib/server/routes/beacons'
import { RoutedPages } from '@/lib/server/routes/routed-pages'
import { PublicAddresses } from '@/lib/server/routes/public-addresses'
import { PanelPages } from '@/lib/server/routes/panel-pages'
import { QueriedPages } from '@/lib/server/routes/queried-pages'
import { Redirects } from '@/lib/server/routes/redirects'
import { staticFiles } from '@/lib/server/routes/static-files'
import { addCounts } from '@/lib/counts/mutations'
import { SiteCounts } from '@/lib/counts/site-counts'
import { faultListOf } from '@/lib/faults/lists'
import { DayCounts } from '@/lib/platform/day-counts'
import { allRedirects, publicPages } from '@/lib/redirects/data'
import { addRedirectUses } from '@/lib/redirects/mutations'
import { orderPath } from '@/lib/site/pages'
import { RenderQueue } from '@/lib/server/cache/render-queue'
import { routeChecker, NotFoundPage } from '@/lib/server/cache/not-found-page'

/** Memory for cached pages. The whole site takes a tenth of it. */
const MAX_CACHE_BYTES = 64 * 1024 * 1024

const WRITE_USES_EVERY_MS = 5000
const WRITE_COUNTS_EVERY_MS = 60_000

/** Assembles the request pipeline of the site that was built in the working directory. */
export async function createPipeline(
  handler: NextHandler,
  variables: Pick<Env, 'DATA_DIR' | 'SITE_URL' | 'ASSET_BASE_URL'>,
  isTrusted: IsTrusted,
) {
  const settings = { siteUrl: variables.SITE_URL, assetBaseUrl: variables.ASSET_BASE_URL }
  const buildId = (await readFile('.next/BUILD_ID', 'utf8')).trim()
  const routes = JSON.parse(await readFile('.next/app-path-routes-manifest.json', 'utf8')) as Record<string, string>
  const hasRoute = routeChecker(routes)
  const copies = new DiskPageCache(join(variables.DATA_DIR, 'pages'), buildId)
  const dataFiles = new DataFiles(join(variables.DATA_DIR, 'page-data'), settings)
  await Promise.all([copies.open(), dataFiles.open()])
  const renderer = new Renderer(handler, settings.siteUrl, await readPageRules('.'))
  const queue = new RenderQueue()
  const cache = new PageCache({
    render: (key) => renderer.page(key, { keepData: (script) => dataFiles.keep(script) }),
    toCachedPage: (key, rendering, isKept) => toCachedPage(key, rendering, isKept, settings),
    unavailable: () => toCachedPage('/', fallback503(), false, settings),
    copies,
    queue,
    maxBytes: MAX_CACHE_BYTES,
  })
  const notFoundPageAt = (url: string) =>
    new NotFoundPage(
      (path) => queue.runShared(() => renderer.page(path)),
      (path, rendering) => toCachedPage(path, rendering, false, settings),
      url,
    )
  // Lists of faults have a catch-all route, which serves only addresses of lists.
  const isRoute = (path: string) => hasRoute(path) || faultListOf(path) !== null
  const traffic = new Traffic(isRoute)
  const redirects = new Redirects(allRedirects)
  await redirects.load()
  const redirectUses = new DayCounts('uses of redirects', addRedirectUses)
  redirectUses.start(WRITE_USES_EVERY_MS)
  const counts = new SiteCounts(addCounts)
  counts.start(WRITE_COUNTS_EVERY_MS)
  const publicAddresses = new PublicAddresses(publicPages)
  // The first rendering loads most of the code, so it runs before the first request.
  await cache.get('/')
  const notFoundPage = notFoundPageAt('/bilinmeyen-adres')
  const pipeline = new RequestPipeline({
    handler,
    renderer,
    cache,
    traffic,
    beacons: new Beacons({ counts, cache, publicAddresses, siteUrl: settings.siteUrl }),
    routedPages: new RoutedPages({ cache, publicAddresses, notFoundPage }),
    notFoundPage,
    noOrderPage: notFoundPageAt(orderPath('yok')),
    isRoute,
    queue,
    panelPages: new PanelPages({ renderer, queue, settings }),
    queriedPages: new QueriedPages({ renderer, queue, settings }),
    dataFiles,
    serveStatic: staticFiles('.'),
    redirects,
    redirectUses,
    isTrusted,
    settings,
  })
  /** Writes the counts that are only in memory. */
  const stop = async () => void (await Promise.all([redirectUses.stop(), counts.stop()]))
  return { handle: pipeline.handle, stop, counters: { traffic, cache, queue } }
}
