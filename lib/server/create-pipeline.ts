import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import type { Env } from '@/lib/env'
import type { IsTrusted } from '@/lib/server/request/client-address'
import { DiskCopies } from '@/lib/server/cache/disk-page-cache'
import { Front } from '@/lib/server/pipeline'
import { lastResort503 } from '@/lib/server/render/fallback-pages'
import { makePage } from '@/lib/server/cache/cached-page'
import { PageStore } from '@/lib/server/cache/page-cache'
import { Renderer, type NextHandler } from '@/lib/server/render/renderer'
import { staticFiles } from '@/lib/server/routes/static-files'
import { Turns } from '@/lib/server/cache/render-queue'
import { routesOf, UnknownPage } from '@/lib/server/cache/not-found-page'

/** What kept pages may take in memory; the whole site takes a tenth of it. */
const MAX_BYTES = 64 * 1024 * 1024

/** Puts the front together for a site that was built in the working directory. */
export async function composeFront(
  handler: NextHandler,
  variables: Pick<Env, 'DATA_DIR' | 'SITE_URL' | 'ASSET_BASE_URL'>,
  isTrusted: IsTrusted,
): Promise<RequestListener> {
  const settings = { siteUrl: variables.SITE_URL, assetBaseUrl: variables.ASSET_BASE_URL }
  const buildId = (await readFile('.next/BUILD_ID', 'utf8')).trim()
  const routes = JSON.parse(await readFile('.next/app-path-routes-manifest.json', 'utf8')) as Record<string, string>
  const copies = new DiskCopies(join(variables.DATA_DIR, 'pages'), buildId)
  await copies.open()
  const renderer = new Renderer(handler, settings.siteUrl)
  const turns = new Turns()
  const unavailable = makePage('/', lastResort503, false, settings)
  const store = new PageStore({
    render: (key) => renderer.page(key),
    makePage: (key, rendering, keep) => makePage(key, rendering, keep, settings),
    unavailable: () => unavailable,
    copies,
    turns,
    maxBytes: MAX_BYTES,
  })
  const unknown = new UnknownPage(
    (url) => turns.run('unknown', () => renderer.page(url)),
    (url, rendering) => makePage(url, rendering, false, settings),
  )
  // The first rendering of a process loads most of its code; no visitor shall wait for that.
  await store.get('/')
  const front = new Front({
    handler,
    renderer,
    store,
    unknown,
    isRoute: routesOf(routes),
    turns,
    serveStatic: staticFiles('.'),
    isTrusted,
    settings,
  })
  return front.listen
}
