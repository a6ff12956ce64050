import { expect, test } from 'vitest'
import type { RenderedPage } from '@/lib/platform/runtime/render-context'
import { toCachedPage } from '@/lib/server/cache/cached-page'
import { NotFoundPage } from '@/lib/server/cache/not-found-page'
import { PageCache } from '@/lib/server/cache/page-cache'
import { RenderQueue } from '@/lib/server/cache/render-queue'
import { RoutedPages } from './routed-pages'

const EXISTING_PATHS = ['/hizmetler/var', '/ariza-kodlari/marka/var']

const SETTINGS = { siteUrl: 'http://site.example', assetBaseUrl: '' }

function makePages() {
  const rendered: string[] = []
  const render = async (path: string): Promise<RenderedPage> => {
    rendered.push(path)
    return { status: EXISTING_PATHS.includes(path) ? 200 : 404, headers: {}, body: Buffer.from(path) }
  }
  const toPage = (path: string, response: RenderedPage) => toCachedPage(path, response, true, SETTINGS)
  const cache = new PageCache({
    render,
    toCachedPage: toPage,
    unavailable: () => toPage('', { status: 503, headers: {}, body: Buffer.from('-') }),
    copies: { read: async () => null, write: () => {}, remove: () => {} },
    queue: new RenderQueue(),
    maxBytes: 100_000,
  })
  const publicAddresses = { has: (path: string) => EXISTING_PATHS.includes(path) }
  const pages = new RoutedPages({
    cache,
    publicAddresses,
    notFoundPage: new NotFoundPage(render, toPage, '/bilinmeyen'),
  })
  const visit = async (path: string, clientAddress = '192.0.2.1') => {
    const { status, variants } = await pages.get(path, clientAddress)
    return `${status} ${variants.identity!.body.toString()}`
  }
  return { visit, rendered }
}

test.each(['/hizmetler', '/teknik-bilgi', '/ariza-kodlari', '/ariza-kodlari/marka'])(
  'a thousand requests from one network for unknown names in %s cost 31 renderings, and existing pages are still served',
  async (folder) => {
    const { visit, rendered } = makePages()
    for (let n = 0; n < 30; n += 1) expect(await visit(`${folder}/yok-${n}`)).toBe(`404 ${folder}/yok-${n}`)
    for (let n = 30; n < 1000; n += 1) expect(await visit(`${folder}/yok-${n}`)).toBe('404 /bilinmeyen')
    expect(rendered).toHaveLength(31)
    for (const path of EXISTING_PATHS) expect(await visit(path)).toBe(`200 ${path}`)
    expect(await visit(`${folder}/yok`, '192.0.2.2')).toBe(`404 ${folder}/yok`)
  },
)
