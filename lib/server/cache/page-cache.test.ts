import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { log } from '@/lib/platform/log'
import { setDatabaseDown, recordHeartbeat } from '@/lib/platform/runtime/database-status'
import type { RenderedPage } from '@/lib/platform/runtime/render-context'
import { toCachedPage, type CachedPage } from './cached-page'
import { PageCache } from './page-cache'
import { raiseRevision } from '@/lib/platform/runtime/revisions'
import { RenderQueue } from './render-queue'

const SETTINGS = { siteUrl: 'http://site.example', assetBaseUrl: '' }

type PendingRendering = { key: string; resolve: (rendering: RenderedPage) => void; reject: (error: Error) => void }

const rendering = (text: string, status = 200): RenderedPage => ({ status, headers: {}, body: Buffer.from(text) })
const bodyOf = (page: CachedPage) => page.variants.identity!.body.toString()

/** Returns a cache whose renderings the test resolves. */
function makeCache(maxBytes = 1_000_000) {
  const pending: PendingRendering[] = []
  const disk = new Map<string, RenderedPage>()
  const withSize = (path: string, response: RenderedPage): CachedPage => ({
    ...toCachedPage(path, response, true, SETTINGS),
    bytes: 1 + response.body.length,
  })
  const cache = new PageCache({
    render: async (key) => new Promise((resolve, reject) => void pending.push({ key, resolve, reject })),
    toCachedPage: withSize,
    unavailable: () => withSize('', rendering('last resort', 503)),
    copies: {
      read: async (key) => disk.get(key) ?? null,
      write: (key, copy) => void disk.set(key, copy),
      remove: (key) => void disk.delete(key),
    },
    queue: new RenderQueue(4),
    maxBytes,
  })
  const keep = async (key: string, text: string, tables: string[] = []) => {
    const page = cache.get(key)
    await vi.advanceTimersByTimeAsync(0)
    pending.pop()!.resolve({ ...rendering(text), tables: new Set(tables) })
    await page
  }
  return { cache, pending, disk, keep }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  setDatabaseDown(false)
})

const tick = async (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)

describe('freshness', () => {
  test('concurrent requests share one rendering, and the next request gets the cached page', async () => {
    const { cache, pending } = makeCache()
    const visitors = [cache.get('/'), cache.get('/'), cache.get('/')]
    await tick()
    expect(pending).toHaveLength(1)
    pending[0]!.resolve(rendering('one'))
    expect((await Promise.all(visitors)).map(bodyOf)).toEqual(['one', 'one', 'one'])
    expect(bodyOf(await cache.get('/'))).toBe('one')
    expect(pending).toHaveLength(1)
  })

  test('a page stays fresh after a change of a table that it did not read', async () => {
    const { cache, keep } = makeCache()
    await keep('/', 'one', ['services'])
    raiseRevision(['blog_posts'])
    expect(bodyOf(cache.getFresh('/')!)).toBe('one')
  })

  test.each([[['services']], [undefined]])(
    'a page is outdated by a change of a table that it read: %s',
    async (changedTables) => {
      const { cache, keep } = makeCache()
      await keep('/', 'one', ['services', 'references'])
      raiseRevision(['blog_posts'])
      cache.getFresh('/')
      raiseRevision(changedTables)
      expect(cache.getFresh('/')).toBeUndefined()
    },
  )

  test('a page is outdated immediately by a change during its rendering', async () => {
    const { cache, pending } = makeCache()
    const early = cache.get('/')
    await tick()
    raiseRevision()
    const late = cache.get('/')
    await tick()
    // Each page has only one rendering at a time.
    expect(pending).toHaveLength(1)
    pending[0]!.resolve(rendering('before the change'))
    expect(bodyOf(await early)).toBe('before the change')
    expect(cache.getFresh('/')).toBeUndefined()
    await tick()
    expect(pending).toHaveLength(2)
    pending[1]!.resolve(rendering('after the change'))
    expect(bodyOf(await late)).toBe('after the change')
    expect(bodyOf(cache.getFresh('/')!)).toBe('after the change')
  })

  test('a queued rendering sees changes that were made before it starts', async () => {
    const { cache, pending } = makeCache()
    for (const key of ['/a', '/b', '/c', '/d']) void cache.get(key)
    await tick()
    const first = cache.get('/e')
    await tick()
    raiseRevision()
    const second = cache.get('/e')
    pending[0]!.resolve(rendering('a'))
    await tick()
    expect(pending.filter(({ key }) => key === '/e')).toHaveLength(1)
    pending.find(({ key }) => key === '/e')!.resolve(rendering('e'))
    expect([bodyOf(await first), bodyOf(await second)]).toEqual(['e', 'e'])
    expect(cache.getFresh('/e')).toBeDefined()
  })
})

describe('the last good copy', () => {
  test('replaces a rendering that fails, throws, or takes a second while the database is unresponsive', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => {})
    const { cache, pending, keep } = makeCache()
    await keep('/', 'good')
    for (const fail of [
      (job: PendingRendering) => job.resolve(rendering('sorry', 503)),
      (job: PendingRendering) => job.reject(new Error('thrown')),
    ]) {
      raiseRevision()
      const visitor = cache.get('/')
      await tick()
      fail(pending.pop()!)
      expect(bodyOf(await visitor)).toBe('good')
    }
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: '/' }), 'page not rendered')
    error.mockRestore()
    const served = vi.fn<(page: CachedPage) => void>()
    void cache.get('/').then(served)
    await tick(999)
    expect(served).not.toHaveBeenCalled()
    await tick(1)
    expect(bodyOf(served.mock.calls[0]![0])).toBe('good')
    // Later visitors do not wait another second, and the rendering still replaces the page.
    expect(bodyOf(await cache.get('/'))).toBe('good')
    pending.pop()!.resolve(rendering('new'))
    await tick()
    expect(bodyOf(cache.getFresh('/')!)).toBe('new')
  })

  test('does not replace a rendering that is only slow', async () => {
    const { cache, pending, keep } = makeCache()
    await keep('/', 'good')
    raiseRevision()
    const visitor = cache.get('/')
    for (let beat = 0; beat < 6; beat += 1) {
      recordHeartbeat()
      await tick(500)
    }
    pending.pop()!.resolve(rendering('new'))
    expect(bodyOf(await visitor)).toBe('new')
  })

  test('is served without waiting while the database is down, also from disk', async () => {
    const { cache, pending, keep, disk } = makeCache()
    await keep('/', 'good')
    disk.set('/saved', rendering('saved'))
    raiseRevision()
    setDatabaseDown(true)
    expect(bodyOf(await cache.get('/'))).toBe('good')
    expect(bodyOf(await cache.get('/saved'))).toBe('saved')
    expect(pending).toHaveLength(0)
    setDatabaseDown(false)
    void cache.get('/saved')
    await tick()
    expect(pending).toHaveLength(1)
  })

  test('is taken from disk if another process wrote a newer one', async () => {
    const { cache, keep, disk } = makeCache()
    await keep('/', 'own')
    setDatabaseDown(true)
    for (const { renderedAt, text, expected } of [
      { renderedAt: Date.now() - 1, text: 'other, older', expected: 'own' },
      { renderedAt: Date.now() + 1, text: 'other, newer', expected: 'other, newer' },
    ]) {
      raiseRevision()
      disk.set('/', { ...rendering(text), renderedAt })
      expect(bodyOf(await cache.get('/'))).toBe(expected)
      // The folder is read once, not for every visitor.
      expect(bodyOf(cache.getFresh('/')!)).toBe(expected)
    }
  })

  test('is removed when the page becomes a 404', async () => {
    const { cache, pending, keep, disk } = makeCache()
    await keep('/', 'good')
    raiseRevision()
    const visitor = cache.get('/')
    await tick()
    pending.pop()!.resolve(rendering('gone', 404))
    expect((await visitor).status).toBe(404)
    expect([cache.has('/'), disk.has('/')]).toEqual([false, false])
  })
})

describe('without a cached page', () => {
  test('a failure is served and not cached', async () => {
    const { cache, pending, disk } = makeCache()
    const visitor = cache.get('/')
    await tick()
    pending.pop()!.resolve(rendering('sorry', 503))
    expect(bodyOf(await visitor)).toBe('sorry')
    expect([cache.getFresh('/'), disk.has('/')]).toEqual([undefined, false])
  })

  test('no request waits longer than 4 s', async () => {
    const { cache, pending } = makeCache()
    const visitors = Array.from({ length: 6 }, (_, i) => cache.get(`/${i}`))
    await tick(4000)
    expect((await Promise.all(visitors)).map(bodyOf)).toEqual(Array.from({ length: 6 }, () => 'last resort'))
    // Queued renderings without waiting visitors are skipped.
    expect(pending).toHaveLength(4)
    for (const job of pending) job.resolve(rendering('late'))
    await tick()
    expect(pending).toHaveLength(4)
  })
})

test('the pages in memory have a limited total size', async () => {
  const { cache, keep } = makeCache(25)
  for (const key of ['/a', '/b', '/c']) await keep(key, '123456789')
  expect(['/a', '/b', '/c'].map((key) => cache.has(key))).toEqual([false, true, true])
})
