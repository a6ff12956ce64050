import { describe, expect, test } from 'vitest'
import { ORDER, sendJson, sendRaw, sendTarget, untilReady } from '../support/http'
import { startSite } from '../support/site'
import { addKeptService, useSiteOnOwnPostgres } from '../support/use-site'

const place = useSiteOnOwnPostgres({
  fill: addKeptService,
  env: { TRUSTED_PROXIES: '', SITE_URL: 'https://www.ornek.example' },
})

const ask = (target: string, options?: { method?: string; headers?: string }) => sendTarget(place.site, target, options)

const isProblem = ({ status, head, body }: Awaited<ReturnType<typeof sendTarget>>) =>
  head.includes('content-type: application/problem+json') && (JSON.parse(body) as { status: number }).status === status

describe('targets', () => {
  test.each([
    '/%zz',
    '/%',
    '/hizmetler/%c3',
    '/hizmetler/../admin',
    '/hizmetler/%2e%2e/admin',
    '/hizmetler/%2E./admin',
    '/a/..%2fadmin',
    '/a/%2e%2e%5cadmin',
    '/./hizmetler',
    '/\\ornek.example',
    '/hizmetler/%00',
  ])('%s is refused with 400', async (target) => {
    const answer = await ask(target)
    expect(answer.status).toBe(400)
    expect(answer.head).toContain('content-type: text/plain')
  })

  test.each(['/api/%zz', '/api/../admin', '/api/Services/%2e%2e/BlogPosts'])(
    '%s is refused with a problem',
    async (target) => {
      const answer = await ask(target)
      expect(answer.status).toBe(400)
      expect(isProblem(answer)).toBe(true)
    },
  )

  test.each([
    ['//hizmetler', '/hizmetler'],
    ['/hizmetler//tutulan', '/hizmetler/tutulan'],
    ['/hizmetler/', '/hizmetler'],
    ['//ornek.example/', '/ornek.example'],
    ['///', '/'],
    ['/hizmetler//?a=b//c', '/hizmetler?a=b//c'],
  ])('%s moves to %s', async (target, location) => {
    const answer = await ask(target)
    expect(answer.status).toBe(308)
    const head = answer.head.split('\r\n')
    expect(head).toContain(`location: ${location}`)
    expect(head).toContain('cache-control: no-cache')
  })

  test('every spelling of an address and every query string share one cached page', async () => {
    const tagOf = async (target: string) => /etag: (\S+)/.exec((await ask(target)).head)?.[1]
    const tag = await tagOf('/hizmetler/tutulan')
    expect(tag).toBeTruthy()
    for (const target of [
      '/hizmetler/%74utulan',
      '/%68izmetler/tutulan?a=b',
      '/hizmetler/tutulan?',
      `${place.site.url}/hizmetler/tutulan`,
    ]) {
      expect([target, await tagOf(target)]).toEqual([target, tag])
    }
  })
})

describe('methods', () => {
  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE', 'SELLAM', 'POST'])(
    '%s of a page is 405',
    async (method) => {
      const answer = await ask('/hizmetler', { method })
      expect(answer.status).toBe(405)
      expect(answer.head).toContain('allow: get, head')
      expect(answer.head).toContain('content-type: text/plain')
    },
  )

  test('POST to an admin page is 405, because there are no server actions', async () => {
    const answer = await ask('/admin/login', { method: 'POST', headers: 'Content-Length: 0\r\n' })
    expect([answer.status, answer.head.includes('allow: get, head\r\n')]).toEqual([405, true])
  })

  test.each(['PROPFIND', 'TRACE', 'SELLAM'])('%s of the API is a 405 problem', async (method) => {
    const answer = await ask('/api/Services', { method })
    expect(answer.status).toBe(405)
    expect(answer.head).toContain('allow: get, head, post')
    expect(isProblem(answer)).toBe(true)
  })

  test.each(['/hizmetler', '/api/Services', '/admin/login'])(
    'a request for %s with two Host headers is 400',
    async (target) => {
      expect((await ask(target, { headers: 'host: kotu.example\r\n' })).status).toBe(400)
    },
  )

  test('HEAD has the head of GET and no body', async () => {
    const [get, head] = [await ask('/hizmetler'), await ask('/hizmetler', { method: 'HEAD' })]
    const without = (text: string) => text.replace(/date: .*\r\n/, '')
    expect(without(head.head)).toBe(without(get.head))
    expect(head.body).toBe('')
  })

  test.each(['\x16\x03\x01\x02\x00', 'merhaba\r\n\r\n', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n'])(
    'bytes that are not HTTP (%j) are 400 and close the connection',
    async (bytes) =>
      expect(await sendRaw(place.site.url, bytes)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*connection: close/i),
  )
})

describe('the client’s address', () => {
  /** Sends eleven messages that claim to come from eleven addresses. */
  async function statusesOf(url: string): Promise<number[]> {
    const statuses: number[] = []
    for (let i = 1; i <= 11; i += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${i}`, 'x-client-address': `198.51.100.${i}` }
      statuses.push((await sendJson('POST', `${url}/api/ContactMessages`, ORDER, headers)).status)
    }
    return statuses
  }

  test('is the socket’s when no proxy is trusted', async () => {
    expect((await statusesOf(place.site.url)).at(-1)).toBe(429)
  })

  test('is the one that a trusted proxy names', async () => {
    const behind = await startSite(place.postgres.url, { env: { TRUSTED_PROXIES: '127.0.0.0/8' } })
    await untilReady(behind)
    const statuses = await statusesOf(behind.url)
    await behind.stop()
    expect(statuses).toEqual(Array.from({ length: 11 }, () => 201))
  })
})
