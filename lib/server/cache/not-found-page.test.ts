import { expect, it } from 'vitest'
import type { RenderedPage } from '@/lib/platform/runtime/render-context'
import type { CachedPage } from './cached-page'
import { raiseRevision } from '@/lib/platform/runtime/revisions'
import { routeChecker, NotFoundPage } from './not-found-page'

it('only the addresses of pages and files of a build have a route', () => {
  const isRoute = routeChecker({
    '/(site)/[...rest]/page': '/[...rest]',
    '/(site)/page': '/',
    '/(site)/hizmetler/page': '/hizmetler',
    '/(site)/hizmetler/[slug]/page': '/hizmetler/[slug]',
    '/rss.xml/route': '/rss.xml',
    '/_not-found/page': '/_not-found',
  })
  const routes = ['/', '/hizmetler', '/hizmetler/servo-surucu-tamiri', '/rss.xml']
  const others = [
    '/wp-login.php',
    '/hizmetler/a/b',
    '/hizmetler/',
    '/rssxxml',
    '/_not-found',
    '/[...rest]',
    '/b/hizmetler',
  ]
  expect([...routes, ...others].filter(isRoute)).toEqual(routes)
})

/** Returns the page for unknown addresses. Each rendering ends with the next item of `answers`. */
function notFoundPageWith(...answers: ([status: number, text: string] | Error)[]) {
  const render = async (): Promise<RenderedPage> => {
    const answer = answers.shift()!
    if (answer instanceof Error) throw answer
    return { status: answer[0], headers: {}, body: Buffer.from(answer[1]) }
  }
  return new NotFoundPage(
    render,
    (_url, { status, body }) => ({ status, etag: body.toString() }) as CachedPage,
    '/bilinmeyen-adres',
  )
}

it('the page for unknown addresses is rendered once for all of them, and again after a change', async () => {
  const unknown = notFoundPageWith([404, 'one'], [404, 'two'])
  const pages = await Promise.all([unknown.get(), unknown.get()])
  expect([...pages, await unknown.get()].map(({ etag }) => etag)).toEqual(['one', 'one', 'one'])
  raiseRevision()
  expect((await unknown.get()).etag).toBe('two')
})

it('the page for unknown addresses is rendered again after a failure', async () => {
  const unknown = notFoundPageWith(new Error('slow'), [503, 'away'], [404, 'one'])
  await expect(unknown.get()).rejects.toThrow('slow')
  expect([(await unknown.get()).status, (await unknown.get()).etag]).toEqual([503, 'one'])
})
