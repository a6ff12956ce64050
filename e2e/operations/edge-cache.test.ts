import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sendRaw, visit } from '../support/http'
import { CACHEABLE, newPage, type Reply, useEdge } from '../support/pretended-web'
import { until } from '../support/processes'

const place = useEdge()

const own = (url: string): Reply => ({ ...CACHEABLE, body: `page ${url}` })
const ownPages = () => {
  place.web.reply = ({ url = '', headers }) =>
    headers.rsc === undefined ? own(url) : { ...CACHEABLE, body: `data of ${url}` }
}
const get = (address: string, headers: Record<string, string> = {}) => visit(place.edge.url + address, { headers })
/** Asks as the client of an attempt does, because each encoding is kept by itself. */
const clean = async (page: string) => (await get(page, { 'accept-encoding': 'identity' })).text
const seen = () => place.web.seen.map(({ url }) => url)
/** Waits for the beginning of the next second, so that what follows falls into one second. */
const atNextSecond = () => wait(1010 - (Date.now() % 1000))

/** Sends a request line and headers as they are, on a connection of its own. */
const send = (line: string, headers: string[] = [], body = '') =>
  sendRaw(place.edge.url, [line, 'Host: site', 'Connection: close', ...headers, '', body].join('\r\n'))

/** What somebody sends who wants others to see something else at `page`. */
const attempts = (page: string): [string, string[]?, string?][] => [
  ...['RSC', 'rsc', 'Rsc'].map((name): [string, string[]] => ['GET /robots.txt HTTP/1.1', [`${name}: ${page}?`]]),
  ...[page, `${page}/`, `${page}#`, `GET ${page} HTTP/1.1`].map((value): [string, string[]] => [
    'GET /robots.txt HTTP/1.1',
    [`RSC: ${value}`],
  ]),
  ['HEAD /robots.txt HTTP/1.1', [`RSC: ${page}?`]],
  ['GET /robots.txt HTTP/1.1', ['RSC:', `RSC: ${page}?`]],
  [`GET ${page} HTTP/1.1`, ['RSC: 1']],
  [`GET ${page} HTTP/1.1`, ['RSC:', 'RSC: 1']],
  [`GET ${page} HTTP/1.1`, ['RSC: 1', 'RSC:']],
  [`GET ${page}?_rsc=1 HTTP/1.1`, ['RSC:', 'RSC: 1']],
  [`GET /robots.txt?${page} HTTP/1.1`, [`X-Original-URL: ${page}`, `X-Rewrite-URL: ${page}`]],
  ['GET /robots.txt HTTP/1.1', [`Accept-Encoding: ${page}|gzip`]],
  ['GET /robots.txt HTTP/1.1', [`X-Request-Id: ${page}`, 'X-Accel-Expires: 1000', 'X-Cache-Control: public']],
  [`GET http://kotu.example/robots.txt?${page} HTTP/1.1`],
  ['GET http://kotu.example/robots.txt HTTP/1.1', ['X-Forwarded-Host: site']],
  [`GET http://site${page}/../robots.txt HTTP/1.1`],
  [`GET ${page}/../robots.txt HTTP/1.1`],
  [`GET ${page}/%2e%2e/robots.txt HTTP/1.1`],
  [`GET ${page}//robots.txt HTTP/1.1`],
  [`GET ${page}%3Fx HTTP/1.1`],
  [`GET ${page}? HTTP/1.1`, ['Content-Length: 6'], 'gövde'],
  [`POST ${page} HTTP/1.1`, ['Content-Length: 3', 'X-HTTP-Method-Override: GET'], 'a=1'],
]

test('no request stores foreign content under a page’s cache key', async () => {
  ownPages()
  const pages = attempts('').map(newPage)
  const got = await Promise.all(
    pages.map(async (page, i) => {
      await send(...attempts(page)[i]!)
      return [await clean(page), await clean(page)]
    }),
  )
  expect(got).toEqual(pages.map((page) => [`page ${page}`, `page ${page}`]))
})

test('the home page stays itself under such requests', async () => {
  ownPages()
  const wrong: string[] = []
  for (let second = 0; second < 2; second += 1) {
    await atNextSecond()
    for (const attempt of attempts('/')) {
      await send(...attempt)
      const text = await clean('/')
      if (text !== 'page /') wrong.push(`${JSON.stringify(attempt)}: ${text}`)
    }
  }
  expect(wrong).toEqual([])
})

test('while web is stopped earlier requests do not change which page is served', async () => {
  ownPages()
  const pages = attempts('').map(newPage)
  await Promise.all(pages.slice(0, 10).map(clean))
  await wait(1100)
  await Promise.all(pages.map((page, i) => send(...attempts(page)[i]!)))
  place.web.reply = () => ({ status: 503, body: 'away' })
  await wait(1100)
  const during = await Promise.all(pages.map(clean))
  expect(during.filter((text, i) => text !== `page ${pages[i]}` && text !== 'away')).toEqual([])
  expect(during.slice(0, 10)).toEqual(pages.slice(0, 10).map((page) => `page ${page}`))
})

test('requests for cacheable pages reach web without headers of the client', async () => {
  const SAID = [
    'Cookie: a=b',
    'Authorization: Bearer x',
    'Accept-Language: de',
    'Accept: text/x-component',
    'User-Agent: kötü',
    'RSC:',
    'Range: bytes=0-1',
    'If-None-Match: W/"9"',
    'If-Match: "9"',
    'If-Range: "9"',
    'If-Modified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
    'Cache-Control: only-if-cached',
    'X-Forwarded-Proto: https',
    'X-Forwarded-Host: kotu.example',
    'X-Forwarded-For: 192.0.2.1',
    'Forwarded: host=kotu.example',
    'X-Original-URL: /x',
    'X-HTTP-Method-Override: DELETE',
    'X-Accel-Expires: 900',
    'X-Accel-Redirect: /x',
    'Origin: https://kotu.example',
    'Next-Router-State-Tree: x',
    'Next-Router-Prefetch: 1',
    'Next-Url: /x',
    'x-middleware-subrequest: x',
    'x-matched-path: /x',
    'Purpose: prefetch',
    'Upgrade: websocket',
    'Expect: 100-continue',
    'TE: trailers',
  ]
  const heard = async (page: string, headers: string[], query = '', body = '') => {
    place.web.seen.length = 0
    await send(`GET ${page}${query} HTTP/1.1`, headers, body)
    const { 'x-request-id': number, ...others } = place.web.seen[0]!.headers
    expect(number).toMatch(/^[0-9a-f-]{36}$/)
    return [place.web.seen.length, place.web.seen[0]!.method, place.web.seen[0]!.url.replace(page, ''), others]
  }
  for (const name of [newPage, () => `/_next/static${newPage()}.js`]) {
    const plain = await heard(name(), [])
    for (const header of SAID) {
      expect([header, ...(await heard(name(), [header], '?utm_source=1'))]).toEqual([header, ...plain])
    }
    expect(await heard(name(), ['Content-Length: 3'], '', 'a=1')).toEqual(plain)
  }
})

test('web gets the client’s true address, whatever the client’s headers say', async () => {
  const said = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9', 'x-forwarded-host': 'kotu.example' }
  await get('/api/x', said)
  const { headers } = place.web.seen[0]!
  expect(headers['x-forwarded-for']).toBe('127.0.0.1')
  expect([headers.forwarded, headers['x-forwarded-host']]).toEqual([undefined, undefined])
})

test('a request with two Host headers is refused by the edge', async () => {
  for (const target of [newPage(), '/api/Services', '/admin', 'http://site/api/Services']) {
    expect(await send(`GET ${target} HTTP/1.1`, ['Host: kotu.example'])).toMatch(/^HTTP\/1\.1 400 /)
  }
  expect(place.web.seen).toEqual([])
})

test('another spelling of an address is passed to web each time', async () => {
  const page = newPage()
  const location = (url: string) => url.replace('/?', '?')
  place.web.reply = ({ url = '' }) => ({
    status: 308,
    headers: { location: location(url), 'cache-control': 'no-cache' },
  })
  for (const query of ['?a=1', '?a=2', '?a=1']) {
    const { status, headers } = await get(`${page}/${query}`)
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([308, page + query, 'no-cache'])
  }
  expect(place.web.seen.map(({ url }) => url)).toEqual([`${page}/?a=1`, `${page}/?a=2`, `${page}/?a=1`])
})

test('404 and redirects are requested again after a second', async () => {
  ownPages()
  const statuses = new Map([404, 410, 301, 308].map((status) => [newPage(), status]))
  const pages = [...statuses.keys()]
  await Promise.all(pages.map(clean))
  await wait(1100)
  const headers = { location: '/', 'cache-control': 'max-age=600' }
  place.web.reply = ({ url = '' }) => ({ status: statuses.get(url)!, headers })
  const answers = await Promise.all(pages.map((page) => get(page)))
  expect(answers.map(({ status }) => status)).toEqual([...statuses.values()])
  ownPages()
  await wait(1100)
  expect(await Promise.all(pages.map(clean))).toEqual(pages.map((page) => `page ${page}`))
})

test('only existing assets are cached, under one spelling', async () => {
  const asset = () => `/_next/static${newPage()}.js`
  const lasting = { 'cache-control': 'public, max-age=31536000, immutable' }
  for (const status of [404, 308, 301, 204, 500]) {
    const file = asset()
    place.web.reply = () => ({ status, headers: { ...lasting, location: '/' } })
    expect((await get(file)).status).toBe(status)
    place.web.reply = () => ({ body: 'script', headers: lasting })
    expect([status, await clean(file)]).toEqual([status, 'script'])
    place.web.seen.length = 0
    expect(await clean(`${file}?x`)).toBe('script')
    expect(place.web.seen).toEqual([])
    await clean(file.replace('sayfa', '%73ayfa'))
    await clean(file.replace('sayfa', '%73ayfa'))
    expect(place.web.seen.length).toBe(2)
  }
})

test('a symbolic link in uploads is not served', async () => {
  ownPages()
  const [name, secret] = [`${'a'.repeat(32)}.png`, path.join(place.folder, 'secret')]
  writeFileSync(secret, 'secret')
  symlinkSync(secret, path.join(place.folder, 'uploads', name))
  expect(await clean(`/uploads/${name}`)).toBe(`page /uploads/${name}`)
})

test('many concurrent visitors of a page cause one request to web per second', async () => {
  const page = newPage()
  place.web.reply = () => ({ ...CACHEABLE, delay: 50 })
  // Fresh when the crowd comes: a copy that is two seconds old would no longer be served while one asks for a new one.
  await atNextSecond()
  await get(page)
  const since = performance.now()
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      while (performance.now() - since < 2500) {
        expect((await get(page)).status).toBe(200)
        // The pretended web answers from this process, so it needs a turn.
        await wait(5)
      }
    }),
  )
  expect(place.web.mostAtOnce(page)).toBe(1)
  // One in the first second, and one in each of the three or four that the crowd touches.
  expect(place.web.seen.length).toBeLessThanOrEqual(5)
})

test('query strings and encodings of a page share one request', async () => {
  const page = newPage()
  await atNextSecond()
  place.web.reply = () => ({ ...CACHEABLE, delay: 20 })
  await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      get(`${page}?utm_source=${i}`, { 'accept-encoding': i % 2 ? 'gzip' : 'gzip;q=0.8, zstd' }),
    ),
  )
  // Clients that wait look again after exactly 500 ms. On a busy machine that is in the next second, in which one asks.
  expect(place.web.seen.length).toBeLessThanOrEqual(2)
  expect(new Set(place.web.seen.map(({ headers }) => headers['accept-encoding']))).toEqual(new Set(['gzip']))
})

test('security.txt is cached although its folder begins with a dot', async () => {
  await atNextSecond()
  for (let i = 0; i < 3; i += 1) expect((await get('/.well-known/security.txt')).status).toBe(200)
  expect(place.web.seen.map(({ url }) => url)).toEqual(['/.well-known/security.txt'])
})

test('answers to the admin, the API, forms, soft navigations and odd spellings are never cached', async () => {
  const never: [string, RequestInit?][] = [
    ['/admin'],
    ['/admin/mesajlar'],
    ['/%61dmin'],
    ['/api/Services'],
    ['/api'],
    ['/yok-1', { method: 'POST', body: 'a=1' }],
    ['/yok-2', { headers: { rsc: '1' } }],
    ['/s%61yfa'],
    ['/uploads/x.png'],
  ]
  for (const [page, init] of never) {
    place.web.seen.length = 0
    for (let i = 0; i < 3; i += 1) await (await fetch(place.edge.url + page, init)).text()
    expect([page, place.web.seen.length]).toEqual([page, 3])
  }
})

test('404, 503 and no-store answers are never cached', async () => {
  for (const reply of [
    { ...CACHEABLE, status: 404 },
    { ...CACHEABLE, status: 503 },
    { ...CACHEABLE, headers: { 'cache-control': 'no-store' } },
  ]) {
    place.web.seen.length = 0
    place.web.reply = () => reply
    const page = newPage()
    for (let i = 0; i < 3; i += 1) expect((await get(page)).status).toBe(reply.status)
    expect(place.web.seen.length).toBe(3)
  }
})

test('while web fails the last good page is served, but not one that was already 404', async () => {
  const [stays, goes] = [newPage(), newPage()]
  for (const page of [stays, goes]) expect((await get(page)).status).toBe(200)
  await wait(1100)
  place.web.reply = ({ url }) =>
    url === goes ? { status: 404, body: 'gitti', headers: { 'cache-control': 'no-store' } } : CACHEABLE
  expect([(await get(stays)).status, (await get(goes)).status]).toEqual([200, 404])
  for (const status of [500, 503]) {
    await wait(1100)
    place.web.reply = () => ({ status, body: 'bozuk' })
    const [good, gone, never] = [await get(stays), await get(goes), await get(newPage())]
    expect([good.status, good.text, gone.status, never.status]).toEqual([200, CACHEABLE.body, 404, status])
  }
})

test.each(['/ara?q=AL16', '/ara?q=0', '/iletisim?ariza=yumaro-al16&k=1&k=3', '/iletisim?kod=AL166'])(
  'web gets each request for %s whole',
  async (address) => {
    ownPages()
    for (const _time of [1, 2]) expect((await get(address)).text).toBe(`page ${address}`)
    expect(seen()).toEqual([address, address])
  },
)

test.each(['/ara?q=', '/ara?utm_source=x'])('%s is the cached page of the search', async (address) => {
  ownPages()
  expect((await get(address)).text).toBe('page /ara')
  expect(seen()).not.toContain(address)
})

test('what was searched for is not kept for the page without a query, nor the other way round', async () => {
  ownPages()
  const texts = []
  for (const address of ['/ara?q=AL16', '/ara', '/ara?q=F.05', '/ara']) texts.push((await get(address)).text)
  expect(texts).toEqual(['page /ara?q=AL16', 'page /ara', 'page /ara?q=F.05', 'page /ara'])
})

test('logs do not say what was searched for', async () => {
  await get('/ara?q=gizli-soz')
  // What nginx says of an answer that it does not understand quotes the request, unless it is told not to.
  place.web.reply = () => ({ ...CACHEABLE, headers: { 'x-long': 'x'.repeat(90_000) } })
  expect((await get('/ara?q=gizli-soz')).status).toBe(503)
  const log = () => readFileSync(place.edge.accessLog, 'utf8')
  await until(() => log().split('"path":"/ara"').length > 2 && /"status":"?503/.test(log()), 'both lines of the log')
  expect(log() + place.edge.nginx.output()).not.toContain('gizli')
})

test('an address whose query may lead elsewhere than its path is asked for once, with its query', async () => {
  const page = newPage()
  const leads = async (address: string) => (await get(address)).headers.get('location')
  place.web.reply = ({ url }) => ({ status: 301, headers: { location: url === page ? '/hizmetler' : '/kurumsal' } })
  expect(await leads(`${page}?id=3`)).toBe('/kurumsal')
  expect(await leads(page)).toBe('/hizmetler')
  expect(await leads(`${page}?utm_source=x&gclid=y`)).toBe('/hizmetler')
  expect(seen()).toEqual([`${page}?id=3`, page, page])
})

test('a page with a query that tells only where a visitor comes from is served while web is down', async () => {
  const page = newPage()
  expect((await get(`${page}?utm_source=a`)).status).toBe(200)
  place.web.reply = () => ({ status: 503 })
  await expect.poll(async () => (await get(`${page}?fbclid=b`)).status).toBe(200)
  expect((await get(`${page}?fbclid=c`)).text).toBe(CACHEABLE.body)
  expect(seen()).toEqual(seen().map(() => page))
})

test('a flood of searches is refused without reaching web, and pages are still served', async () => {
  const answers = await Promise.all(Array.from({ length: 150 }, (_, i) => get(`/ara?q=${i}`)))
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(20)
  expect(seen().length).toBeLessThan(130)
  expect((await get('/')).status).toBe(200)
})
