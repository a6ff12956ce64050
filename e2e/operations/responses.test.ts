import { describe, expect, test } from 'vitest'
import { PAGES } from '@/lib/site/pages'
import { sendRaw, sendTarget } from '../support/http'
import { addKeptService, useSiteOnOwnPostgres } from '../support/use-site'

const place = useSiteOnOwnPostgres({
  fill: addKeptService,
  env: { TRUSTED_PROXIES: '', SITE_URL: 'https://www.ornek.example' },
})

const ask = (target: string, options?: { method?: string; headers?: string }) => sendTarget(place.site, target, options)

describe('cached pages', () => {
  test('are compressed in the encoding that the client prefers', async () => {
    const plain = await ask('/hizmetler')
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
  })

  test('are 304 for a client that has their ETag', async () => {
    expect((await ask('/hizmetler')).head).toMatch(/etag: w\/"/)
    const original = (await fetch(`${place.site.url}/hizmetler`)).headers.get('etag')!
    for (const candidate of [original, `"other", ${original}`, original.replace('W/', ''), '*']) {
      const answer = await ask('/hizmetler', { headers: `If-None-Match: ${candidate}\r\n` })
      expect([candidate, answer.status, answer.body]).toEqual([candidate, 304, ''])
    }
    expect((await ask('/hizmetler', { headers: 'If-None-Match: "other"\r\n' })).status).toBe(200)
  })

  test('contain nothing of the visitor’s request', async () => {
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
    await place.postgres.query(`update services set title = 'Tutulan, yeni' where slug = 'tutulan'`)
    const answer = await ask('/hizmetler/tutulan', { headers: `${headers}\r\n` })
    expect(answer.status).toBe(200)
    // No bare word, because a hash in base64 may contain it.
    expect(`${answer.head}${answer.body}`).not.toMatch(/kotu\.example|kotunonce|deneme-|localhost/)
    expect(answer.head).not.toContain('set-cookie')
    // Its links begin with SITE_URL, not with the Host header.
    expect(answer.body).toContain('https://www.ornek.example/hizmetler/tutulan')
    expect(answer.body).not.toContain('//site')
  })
})

describe('security headers', () => {
  const POLICY = `object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

  test.each([
    ...PAGES.map(({ path }) => path),
    '/hizmetler/tutulan',
    '/boyle-bir-adres-yok',
    '/api/Services',
    '/api/yok',
    '/last-resort.css',
    '/_next/static/yok.js',
    '/%zz',
  ])('%s has them', async (target) => {
    const { head } = await ask(target)
    const lines = head.split('\r\n')
    const policy = lines.filter((line) => line.startsWith('content-security-policy: '))
    expect(policy).toHaveLength(1)
    expect(policy[0]).toContain(`default-src 'self'; script-src 'self'`)
    expect(policy[0]).toContain(`style-src 'self'; img-src 'self' data:;`)
    expect(policy[0]!.endsWith(POLICY)).toBe(true)
    expect(policy[0]).toMatch(/script-src 'self'( 'sha256-[a-z0-9+/]{43}=')*;/)
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

  test('the admin has a nonce that the server makes anew for each request', async () => {
    const headers = `X-Nonce: kotunonce\r\nContent-Security-Policy: script-src 'nonce-kotunonce'\r\n`
    const answers = [await fetchSignIn(headers), await fetchSignIn(headers)]
    for (const { nonce, policy, html } of answers) {
      expect(nonce).toMatch(/^[A-Za-z0-9+/=]{22,}$/)
      expect(policy).toContain(`img-src 'self' data: blob:`)
      expect(html).toContain(`nonce="${nonce}"`)
      expect(html).not.toContain('kotunonce')
    }
    expect(answers[0]!.nonce).not.toBe(answers[1]!.nonce)
  })

  async function fetchSignIn(headers: string) {
    const text = await sendRaw(
      place.site.url,
      `GET /admin/login HTTP/1.1\r\nHost: site\r\nConnection: close\r\n${headers}\r\n`,
    )
    const policy = /content-security-policy: (.*)\r\n/i.exec(text)?.[1] ?? ''
    return { policy, nonce: /'nonce-([^']+)'/.exec(policy)?.[1], html: text.slice(text.indexOf('\r\n\r\n')) }
  }
})

test('a soft navigation gets the page’s data uncached', async () => {
  const list = await ask('/hizmetler?_rsc=', { headers: 'RSC: 1\r\n' })
  expect(list.status).toBe(200)
  expect(list.head).toContain('content-type: text/x-component')
  expect(list.head).toMatch(/cache-control: .*no-store/)
})

test('a soft navigation to a missing page or to the contact page becomes a full load', async () => {
  for (const target of ['/hizmetler/yok?_rsc=', '/iletisim?_rsc='])
    expect((await ask(target, { headers: 'RSC: 1\r\n' })).status).toBe(204)
})
