import { beforeEach, describe, expect, it } from 'vitest'
import type { Rendering } from '@/lib/platform/runtime/render-context'
import type { CachedPage } from './cached-page'
import { raiseRevision } from '@/lib/platform/runtime/revisions'
import { routesOf, NotFoundPage } from './not-found-page'

describe('routes of a build', () => {
  const isRoute = routesOf({
    '/(site)/[...rest]/page': '/[...rest]',
    '/(site)/page': '/',
    '/(site)/hizmetler/page': '/hizmetler',
    '/(site)/hizmetler/[slug]/page': '/hizmetler/[slug]',
    '/rss.xml/route': '/rss.xml',
    '/_not-found/page': '/_not-found',
  })

  it.each(['/', '/hizmetler', '/hizmetler/servo-surucu-tamiri', '/rss.xml'])('%s has a route', (path) => {
    expect(isRoute(path)).toBe(true)
  })

  it.each([
    '/wp-login.php',
    '/hizmetler/a/b',
    '/hizmetler/',
    '/rssxxml',
    '/_not-found',
    '/[...rest]',
    '/bilinmeyen/hizmetler',
  ])('%s has no route', (path) => {
    expect(isRoute(path)).toBe(false)
  })
})

describe('the page for unknown addresses', () => {
  let answers: Array<Rendering | Error>
  let rendered: number
  let unknown: NotFoundPage

  beforeEach(() => {
    rendered = 0
    const render = async () => {
      const answer = answers[rendered++]!
      if (answer instanceof Error) throw answer
      return answer
    }
    unknown = new NotFoundPage(
      render,
      (_url, { status, body }) => ({ status, etag: body.toString() }) as CachedPage,
      '/bilinmeyen-adres',
    )
  })

  const answer = (status: number, text: string): Rendering => ({ status, headers: {}, body: Buffer.from(text) })

  it('is rendered once for all addresses, and again after a change', async () => {
    answers = [answer(404, 'one'), answer(404, 'two')]
    const pages = await Promise.all([unknown.get(), unknown.get()])
    expect([...pages, await unknown.get()].map(({ etag }) => etag)).toEqual(['one', 'one', 'one'])
    raiseRevision()
    expect((await unknown.get()).etag).toBe('two')
    expect(rendered).toBe(2)
  })

  it('is rendered again after a failure', async () => {
    answers = [new Error('slow'), answer(503, 'away'), answer(404, 'one')]
    await expect(unknown.get()).rejects.toThrow('slow')
    expect((await unknown.get()).status).toBe(503)
    expect((await unknown.get()).etag).toBe('one')
  })
})
