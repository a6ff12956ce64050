import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PAGES } from '@/lib/site/pages'
import { sendRaw, visit } from '../support/calls/http'
import { sharedSite, useContent } from '../support/servers/shared-site'

const site = sharedSite()
const content = useContent()
const SLUG = 'istekler-icin-bir-hizmet'
const PAGE = `/hizmetler/${SLUG}`

beforeAll(() => content.addService({ slug: SLUG, title: 'İstekler İçin' }))

async function ask(target: string, { method = 'GET', headers = '' } = {}) {
  const request = `${method} ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n${headers}\r\n`
  const text = await sendRaw(site.url, request)
  const headEnd = text.indexOf('\r\n\r\n')
  return {
    status: Number(text.split(' ')[1]),
    head: text.slice(0, headEnd).toLowerCase(),
    body: text.slice(headEnd + 4),
  }
}
const isProblem = ({ status, head, body }: Awaited<ReturnType<typeof ask>>) =>
  head.includes('content-type: application/problem+json') && (JSON.parse(body) as { status: number }).status === status

describe('request targets', () => {
  test('that cannot be parsed are refused, and targets with a doubled slash are redirected', async () => {
    for (const target of ['/%zz', '/a/%2e%2e%5cadmin', '/\\ornek.example']) {
      const response = await ask(target)
      expect([target, response.status, response.head.includes('content-type: text/plain')]).toEqual([target, 400, true])
    }
    const apiResponse = await ask('/api/Services/%2e%2e/BlogPosts')
    expect([apiResponse.status, isProblem(apiResponse)]).toEqual([400, true])
    const redirect = await ask('//ornek.example//?a=b//c')
    expect([redirect.status, redirect.head]).toEqual([
      308,
      expect.stringContaining('location: /ornek.example?a=b//c\r\n'),
    ])
  })

  test('all spellings and query strings of an address share one cached page', async () => {
    const tagOf = async (target: string) => /etag: (\S+)/.exec((await ask(target)).head)?.[1]
    const tag = await tagOf(PAGE)
    expect(tag).toBeTruthy()
    for (const target of [PAGE.replace('ist', '%69st'), `/%68izmetler/${SLUG}?a=b`, `${PAGE}?`, site.url + PAGE])
      expect([target, await tagOf(target)]).toEqual([target, tag])
  })

  const fieldNames = (count: number) => Array.from({ length: count }, (_, i) => i.toString(36)).join('&')

  test('a form with more than 50 fields is refused before it is parsed', async () => {
    const headersAndBody = (body: string) =>
      `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    const send = (body: string) =>
      sendRaw(site.url, `POST /iletisim HTTP/1.1\r\nHost: site\r\nConnection: close\r\n${headersAndBody(body)}`)
    expect(await send(fieldNames(50))).toMatch(/^HTTP\/1\.1 400 [^]*<\/html>/)
    expect(await send(fieldNames(14_000))).toMatch(/^HTTP\/1\.1 400 [^]*Content-Type: text\/plain/)
  })
})

describe('methods and malformed requests', () => {
  test.each([
    ['POST', '/hizmetler', 'get, head', 'text/plain'],
    // There are no server actions.
    ['POST', '/admin/login', 'get, head', 'text/plain'],
    ['PROPFIND', '/api/Services', 'get, head, post', 'application/problem+json'],
  ])('%s of %s gets 405', async (method, target, allow, type) => {
    const { status, head } = await ask(target, { method, headers: 'Content-Length: 0\r\n' })
    expect([status, head]).toEqual([405, expect.stringContaining(`allow: ${allow}`)])
    expect(head).toContain(`content-type: ${type}`)
  })

  test('a request with two Host headers gets 400', async () => {
    expect((await ask('/hizmetler', { headers: 'host: kotu.example\r\n' })).status).toBe(400)
  })

  test('HEAD has the headers of GET and no body', async () => {
    const [get, head] = [await ask('/kurumsal'), await ask('/kurumsal', { method: 'HEAD' })]
    const withoutDate = (text: string) => text.replace(/date: .*\r\n/, '')
    expect(withoutDate(head.head)).toBe(withoutDate(get.head))
    expect(head.body).toBe('')
  })

  test.each(['\x16\x03\x01\x02\x00', 'merhaba\r\n\r\n', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n'])(
    'bytes that are not HTTP (%j) get 400, and the connection is closed',
    async (bytes) =>
      expect(await sendRaw(site.url, bytes)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*connection: close/i),
  )
})

describe('cached pages', () => {
  test('are compressed in the encoding that the client prefers', async () => {
    const plainResponse = await ask('/kurumsal')
    expect(plainResponse.head).not.toContain('content-encoding')
    expect(plainResponse.head).toContain('cache-control: no-cache')
    expect(plainResponse.head).toMatch(/vary: .*accept-encoding/)
    for (const [acceptedEncodings, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0, gzip', 'gzip'],
    ]) {
      const response = await ask('/kurumsal', { headers: `Accept-Encoding: ${acceptedEncodings}\r\n` })
      expect(response.head).toContain(`content-encoding: ${encoding}`)
      expect(response.body.length).toBeLessThan(plainResponse.body.length / 3)
    }
  })

  test('are answered with 304 for a client that has their ETag', async () => {
    const etag = (await visit(`${site.url}/kurumsal`)).headers.get('etag')!
    expect(etag).toMatch(/^W\/"/)
    for (const candidate of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const response = await ask('/kurumsal', { headers: `If-None-Match: ${candidate}\r\n` })
      expect([candidate, response.status, response.body]).toEqual([candidate, 304, ''])
    }
    expect((await ask('/kurumsal', { headers: 'If-None-Match: "other"\r\n' })).status).toBe(200)
  })

  test('link their router data as an immutable file, while a page for one visitor contains its own router data', async () => {
    const DATA_PATH = /\/_next\/static\/data\/[\w-]{27}\.js/
    const page = (await visit(`${site.url}/kurumsal`)).text
    expect(page).not.toContain('__next_f')
    const dataFile = await visit(site.url + DATA_PATH.exec(page)![0])
    expect([dataFile.status, dataFile.type]).toEqual([200, 'text/javascript'])
    expect(dataFile.headers.get('cache-control')).toBe('public,max-age=31536000,immutable')
    expect(dataFile.text).toContain('self.__next_f.push([1,')
    for (const path of ['/ara?q=servo', '/boyle-bir-adres-yok']) {
      const { text } = await visit(site.url + path)
      expect([path, DATA_PATH.test(text), text.includes('__next_f')]).toEqual([path, false, true])
    }
  })

  test('contain nothing from the request that they were rendered for', async () => {
    const slug = 'hic-acilmamis-hizmet'
    await content.addService({ slug, title: 'Hiç Açılmamış' })
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
    const response = await ask(`/hizmetler/${slug}`, { headers: `${headers}\r\n` })
    expect(response.status).toBe(200)
    // These words are long, because a base64 hash might contain a short one.
    expect(`${response.head}${response.body}`).not.toMatch(/kotu\.example|kotunonce|deneme-/)
    expect(response.head).not.toContain('set-cookie')
    // The page's links start with SITE_URL, not with the Host header.
    expect(response.body).toContain(`${site.canonical}/hizmetler/${slug}`)
    expect(response.body).not.toMatch(/\/\/site\b/)
  })
})

describe('security headers', () => {
  const POLICY_END = `object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

  test.each([
    ...PAGES.map(({ path }) => path),
    PAGE,
    '/boyle-bir-adres-yok',
    '/api/Services',
    '/api/yok',
    '/last-resort.css',
    '/_next/static/yok.js',
    '/%zz',
  ])('are sent with %s', async (target) => {
    const { head } = await ask(target)
    const lines = head.split('\r\n')
    const policy = lines.filter((line) => line.startsWith('content-security-policy: '))
    expect(policy).toHaveLength(1)
    expect(policy[0]).toContain(`default-src 'self'; script-src 'self'`)
    expect(policy[0]).toMatch(/style-src 'self'( 'sha256-[a-z0-9+/]{43}=')?; img-src 'self' data:;/)
    expect(policy[0]!.endsWith(POLICY_END)).toBe(true)
    expect(policy[0]).toMatch(/script-src 'self'( 'sha256-[a-z0-9+/]{43}=')*;/)
    expect(policy[0]).not.toMatch(/unsafe|nonce|\*/)
    expect(policy[0]!.includes('frame-src https://www.openstreetmap.org;')).toBe(target === '/iletisim')
    for (const line of [
      'x-content-type-options: nosniff',
      'referrer-policy: strict-origin-when-cross-origin',
      'cross-origin-opener-policy: same-origin',
    ])
      expect(lines.filter((candidate) => candidate === line)).toHaveLength(1)
    expect(head).toContain('permissions-policy: ')
    expect(head).not.toContain('x-powered-by')
  })

  test('each admin request gets a new nonce from the server, not the client’s', async () => {
    const headers = { 'x-nonce': 'kotunonce', 'content-security-policy': `script-src 'nonce-kotunonce'` }
    const responses = [
      await visit(`${site.url}/admin/login`, { headers }),
      await visit(`${site.url}/admin/login`, { headers }),
    ]
    const nonces = responses.map((response) => {
      const policy = response.headers.get('content-security-policy')!
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
      expect(nonce).toMatch(/^[A-Za-z0-9+/=]{22,}$/)
      expect(policy).toContain(`img-src 'self' data: blob:`)
      expect(response.text).toContain(`nonce="${nonce}"`)
      expect(response.text).not.toContain('kotunonce')
      return nonce
    })
    expect(nonces[0]).not.toBe(nonces[1])
  })
})

describe('soft navigations', () => {
  const askForData = (target: string) => ask(target, { headers: 'RSC: 1\r\n' })

  test('get the page’s data uncached', async () => {
    const response = await askForData('/hizmetler?_rsc=')
    expect(response.status).toBe(200)
    expect(response.head).toContain('content-type: text/x-component')
    expect(response.head).toMatch(/cache-control: .*no-store/)
  })

  test('to a missing page, the contact page or a search get 204, so that the browser loads the full page', async () => {
    for (const target of ['/hizmetler/yok?_rsc=', '/iletisim?_rsc=', '/ara?q=AL16'])
      expect((await askForData(target)).status).toBe(204)
  })
})

describe('searches', () => {
  let networkCount = 0
  const newNetwork = () => {
    const headers = { 'x-forwarded-for': `198.19.7.${(networkCount += 1)}` }
    return (path: string) => visit(site.url + path, { headers })
  }

  test('a network that exceeds thirty searches in a minute gets a page that says when to retry, and later only a line of text', async () => {
    const visitAsNetwork = newNetwork()
    for (let i = 0; i < 30; i += 1) expect((await visitAsNetwork(`/ara?q=AL${i}`)).status).toBe(200)
    const { status, headers, text } = await visitAsNetwork('/ara?q=AL16')
    expect([status, headers.get('cache-control')]).toEqual([429, 'no-store'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(text).toContain('Çok sayıda arama yapıldı')
    expect(text).toContain('href="/ara?q=AL16"')
    expect((await visitAsNetwork('/ara')).status).toBe(200)
    expect((await newNetwork()('/ara?q=AL16')).status).toBe(200)
    for (let i = 0; i < 29; i += 1) await visitAsNetwork('/ara?q=a')
    const lastResponse = await visitAsNetwork('/ara?q=a')
    expect([lastResponse.status, lastResponse.type, lastResponse.headers.get('retry-after')]).toEqual([
      429,
      expect.stringMatching(/^text\/plain/),
      expect.stringMatching(/^\d+$/),
    ])
  })

  test('a network that opens more than thirty prefilled forms gets the plain form', async () => {
    const visitAsNetwork = newNetwork()
    const form = () => visitAsNetwork('/iletisim?kod=OZELKOD9')
    for (let i = 0; i < 30; i += 1) expect((await form()).text).toContain('OZELKOD9')
    const page = await form()
    expect(page.status).toBe(200)
    expect(page.text).not.toContain('OZELKOD9')
  })

  test('are neither cached nor indexed', async () => {
    const visitAsNetwork = newNetwork()
    const { headers, text } = await visitAsNetwork('/ara?q=gizliarama')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(text).toMatch(/<meta name="robots" content="noindex"/)
    expect(text).not.toContain('rel="canonical"')
    expect((await visitAsNetwork('/ara')).text).not.toContain('gizliarama')
    expect((await visitAsNetwork('/sitemap.xml')).text).not.toContain('/ara<')
  })
})

describe('redirects of the old site', () => {
  const redirectedPaths: string[] = []
  const add = async (from: string, to: string) => {
    redirectedPaths.push(from)
    await content.db.redirect.create({ data: { id: randomUUID(), from, to } })
  }
  afterAll(() => content.db.redirect.deleteMany({ where: { from: { in: redirectedPaths } } }))
  const statusAndLocation = async (path: string, method = 'GET') => {
    const { status, headers } = await visit(site.url + path, { method })
    return [status, headers.get('location')]
  }
  const pollOptions = { timeout: 10_000 }

  test.each(['/hizmetlerimiz.php?id=3', '/hizmetler/eski.html'])(
    '%s redirects to its page, without a body, and is not cached',
    async (from) => {
      await add(from, PAGE)
      await expect.poll(() => statusAndLocation(from), pollOptions).toEqual([301, PAGE])
      const response = await visit(site.url + from)
      expect([response.text, response.headers.get('cache-control')]).toEqual(['', 'no-cache'])
      expect(response.headers.get('content-security-policy')).toBeTruthy()
      expect(await statusAndLocation(from, 'HEAD')).toEqual([301, PAGE])
    },
  )

  test('a page added later is served instead of redirected', async () => {
    const slug = 'yonlenen-hizmet'
    await add(`/hizmetler/${slug}`, '/kurumsal')
    await expect.poll(() => statusAndLocation(`/hizmetler/${slug}`), pollOptions).toEqual([301, '/kurumsal'])
    await content.addService({ slug, title: 'Yönlenen' })
    await expect.poll(() => statusAndLocation(`/hizmetler/${slug}`), pollOptions).toEqual([200, null])
  })

  test('existing pages, files, and addresses under /admin and /api are never redirected', async () => {
    const paths = [PAGE, '/robots.txt', '/favicon.ico', '/admin/login', '/api/Services']
    for (const path of paths) await add(path, '/kurumsal')
    await add('/son-eklenen.html', '/kurumsal')
    await expect.poll(() => statusAndLocation('/son-eklenen.html'), pollOptions).toEqual([301, '/kurumsal'])
    expect(await Promise.all(paths.map((path) => statusAndLocation(path)))).toEqual(paths.map(() => [200, null]))
  })
})

const part = (i: number) => `--b\r\nContent-Disposition: form-data; name="n${i}"\r\n\r\n${'x'.repeat(40_000)}\r\n`
const form = `${Array.from({ length: 60 }, (_, i) => part(i)).join('')}--b--\r\n`
const longText = 'x'.repeat(3_000_000)
const multipart = 'Content-Type: multipart/form-data; boundary=b\r\n'

test.each([
  ['a form with too many parts', '/api/Tracking/Zm9vYmFyYmF6cXV4MTIzNA/photos', multipart, form],
  ['a call without a session', '/api/Services', 'Content-Type: application/json\r\n', longText],
  ['a call that is too large', '/api/ContactMessages', 'Content-Type: application/json\r\n', longText],
  [
    'a chunked call that is too large',
    '/api/ContactMessages',
    'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n',
    `${longText.length.toString(16)}\r\n${longText}\r\n0\r\n\r\n`,
  ],
  ['a call that needs JSON', '/api/ContactMessages', multipart, form],
  ['an unknown call', '/api/Yok', '', longText],
  ['a form without scripts', '/iletisim', multipart, form],
  ['a form for a page without one', '/hizmetler', multipart, form],
])('an unread body of %s does not block the next request on the connection', async (_title, path, headers, body) => {
  const length = headers.includes('chunked') ? '' : `Content-Length: ${body.length}\r\n`
  const head = `POST ${path} HTTP/1.1\r\nHost: site\r\n${headers}${length}\r\n`
  const responses = await sendRaw(
    site.url,
    `${head}${body}GET /api/health/live HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`,
  )
  expect(responses).toMatch(/^HTTP\/1\.1 4\d\d [^]*HTTP\/1\.1 200 /)
})
