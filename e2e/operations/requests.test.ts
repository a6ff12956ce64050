import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendRaw } from '../support/http'
import { type OwnPostgres, startOwnPostgres } from '../support/postgres'
import { type RunningSite, startSite } from '../support/site'

let postgres: OwnPostgres
let site: RunningSite

beforeAll(async () => {
  postgres = await startOwnPostgres()
  await postgres.query(`insert into services (id, slug, title) values ($1, 'tutulan', 'Tutulan')`, [uuid()])
  site = await startSite(postgres.url, { env: { TRUSTED_PROXIES: '', SITE_URL: 'https://www.ornek.example' } })
})

afterAll(async () => {
  await site?.stop()
  await postgres?.stop()
})

/** One request, its target exactly as given; the answer's head in lower case, and its body. */
async function ask(
  target: string,
  { method = 'GET', headers = '' } = {},
): Promise<{ status: number; head: string; body: string }> {
  const text = await sendRaw(
    site.url,
    `${method} ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n${headers}\r\n`,
  )
  const cut = text.indexOf('\r\n\r\n')
  return { status: Number(text.split(' ')[1]), head: text.slice(0, cut).toLowerCase(), body: text.slice(cut + 4) }
}

const isProblem = ({ status, head, body }: Awaited<ReturnType<typeof ask>>) =>
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

  test('every spelling of an address and every query string is the same page', async () => {
    const tagOf = async (target: string) => /etag: (\S+)/.exec((await ask(target)).head)?.[1]
    const tag = await tagOf('/hizmetler/tutulan')
    expect(tag).toBeTruthy()
    for (const target of [
      '/hizmetler/%74utulan',
      '/%68izmetler/tutulan?a=b',
      '/hizmetler/tutulan?',
      `${site.url}/hizmetler/tutulan`,
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

  test('POST of the panel is 405: it has no server actions', async () => {
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
    'a request for %s with two hosts is 400',
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
    'bytes that are no HTTP (%j) end with 400 and the connection closed',
    async (bytes) =>
      expect(await sendRaw(site.url, bytes)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*connection: close/i),
  )
})

describe('kept pages', () => {
  test('are compressed as the client likes, and answered with 304 when it has them', async () => {
    const plain = await ask('/hizmetler')
    const tag = /etag: (.*)/.exec(plain.head)![1]!
    expect(tag).toMatch(/^w\/"/)
    expect(plain.head).not.toContain('content-encoding')
    expect(plain.head).toContain('cache-control: no-cache')
    expect(plain.head).toMatch(/vary: .*accept-encoding/)
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
    ]) {
      const answer = await ask('/hizmetler', { headers: `Accept-Encoding: ${accepted}\r\n` })
      expect(answer.head).toContain(`content-encoding: ${encoding}`)
      expect(answer.body.length).toBeLessThan(plain.body.length / 3)
    }
    const original = (await fetch(`${site.url}/hizmetler`)).headers.get('etag')!
    for (const candidate of [original, `"other", ${original}`, original.replace('W/', ''), '*']) {
      const answer = await ask('/hizmetler', { headers: `If-None-Match: ${candidate}\r\n` })
      expect([candidate, answer.status, answer.body]).toEqual([candidate, 304, ''])
    }
    expect((await ask('/hizmetler', { headers: 'If-None-Match: "other"\r\n' })).status).toBe(200)
  })

  test('know nothing of the visitor: no cookie, host or header reaches them', async () => {
    const headers = [
      'Cookie: authToken=deneme-cerez',
      'User-Agent: deneme-ajan',
      'X-Forwarded-Host: kotu.example',
      'X-Nonce: kotunonce',
      `Content-Security-Policy: script-src 'nonce-kotunonce'`,
      'X-Middleware-Subrequest: middleware',
      'Next-Action: 00',
      'X-Nextjs-Data: 1',
    ].join('\r\n')
    await postgres.query(`update services set title = 'Tutulan, yeni' where slug = 'tutulan'`)
    const answer = await ask('/hizmetler/tutulan', { headers: `${headers}\r\n` })
    expect(answer.status).toBe(200)
    expect(`${answer.head}${answer.body}`).not.toMatch(/kotu|deneme-|localhost/)
    expect(answer.head).not.toContain('set-cookie')
  })
})

describe('security headers', () => {
  const POLICY = `object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

  test.each([
    '/',
    '/hizmetler',
    '/iletisim',
    '/boyle-bir-adres-yok',
    '/api/Services',
    '/api/yok',
    '/last-resort.css',
    '/_next/static/yok.js',
    '/%zz',
  ])('%s carries them', async (target) => {
    const { head } = await ask(target)
    const lines = head.split('\r\n')
    const policy = lines.filter((line) => line.startsWith('content-security-policy: '))
    expect(policy).toHaveLength(1)
    expect(policy[0]).toContain(`default-src 'self'; script-src 'self'`)
    expect(policy[0]).toContain(`style-src 'self'; img-src 'self' data:;`)
    expect(policy[0]!.endsWith(POLICY)).toBe(true)
    expect(policy[0]).not.toMatch(/unsafe|nonce|\*/)
    expect(policy[0]!.includes('frame-src https://www.openstreetmap.org;')).toBe(target === '/iletisim')
    for (const line of [
      'x-content-type-options: nosniff',
      'referrer-policy: strict-origin-when-cross-origin',
      'strict-transport-security: max-age=31536000; includesubdomains',
      'cross-origin-opener-policy: same-origin',
    ])
      expect(lines.filter((candidate) => candidate === line)).toHaveLength(1)
    expect(head).toContain('permissions-policy: ')
    expect(head).not.toContain('x-powered-by')
  })

  test('the panel has a nonce of the server’s own making, new for each request', async () => {
    const headers = `X-Nonce: kotu\r\nContent-Security-Policy: script-src 'nonce-kotu'\r\n`
    const answers = [await fetchPanel(headers), await fetchPanel(headers)]
    for (const { nonce, policy, html } of answers) {
      expect(nonce).toMatch(/^[A-Za-z0-9+/=]{22,}$/)
      expect(policy).toContain(`img-src 'self' data: blob:`)
      expect(html).toContain(`nonce="${nonce}"`)
      expect(html).not.toContain('kotu')
    }
    expect(answers[0]!.nonce).not.toBe(answers[1]!.nonce)
  })

  async function fetchPanel(headers: string) {
    const text = await sendRaw(
      site.url,
      `GET /admin/login HTTP/1.1\r\nHost: site\r\nConnection: close\r\n${headers}\r\n`,
    )
    const policy = /content-security-policy: (.*)\r\n/i.exec(text)?.[1] ?? ''
    return { policy, nonce: /'nonce-([^']+)'/.exec(policy)?.[1], html: text.slice(text.indexOf('\r\n\r\n')) }
  }
})

test('a soft navigation gets the page’s data, unkept, and a full load where the page must come whole', async () => {
  const soft = (target: string) => ask(target, { headers: 'RSC: 1\r\n' })
  const list = await soft('/hizmetler?_rsc=')
  expect(list.status).toBe(200)
  expect(list.head).toContain('content-type: text/x-component')
  expect(list.head).toMatch(/cache-control: .*no-store/)
  expect((await soft('/hizmetler/yok?_rsc=')).status).toBe(204)
  expect((await soft('/iletisim?_rsc=')).status).toBe(204)
})

describe('the client’s address', () => {
  const message = JSON.stringify({
    contactPerson: 'Ayşe',
    phone: '0212',
    email: 'ayse@ornek.example',
    problemDescription: 'Arıza',
  })

  /** Statuses of eleven messages that claim to come from eleven addresses. */
  async function statusesOf(url: string): Promise<number[]> {
    const statuses: number[] = []
    for (let i = 1; i <= 11; i += 1) {
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.113.${i}`,
        'x-client-address': `198.51.100.${i}`,
      }
      statuses.push((await fetch(`${url}/api/ContactMessages`, { method: 'POST', headers, body: message })).status)
    }
    return statuses
  }

  test('is the socket’s when no proxy is trusted, whatever the headers say', async () => {
    expect((await statusesOf(site.url)).at(-1)).toBe(429)
  })

  test('is what a trusted proxy says', async () => {
    const behind = await startSite(postgres.url, { env: { TRUSTED_PROXIES: '127.0.0.0/8' } })
    const statuses = await statusesOf(behind.url)
    await behind.stop()
    expect(statuses).toEqual(Array.from({ length: 11 }, () => 201))
  })
})
