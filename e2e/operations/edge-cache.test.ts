import { once } from 'node:events'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { sendRaw, visit } from '../support/calls/http'
import { CACHEABLE, newPage, type Reply, useEdge } from '../support/servers/stub-web'
import { until } from '../support/servers/processes'

const setup = useEdge()

const pageReply = (url: string): Reply => ({ ...CACHEABLE, body: `page ${url}` })
const replyWithPages = () => {
  setup.web.reply = ({ url = '', headers }) =>
    headers.rsc === undefined ? pageReply(url) : { ...CACHEABLE, body: `data of ${url}` }
}
const get = (target: string, headers: Record<string, string> = {}) => visit(setup.edge.url + target, { headers })
/** Fetches a page in the encoding that the attacks use, because each encoding is cached separately. */
const fetchText = async (page: string) => (await get(page, { 'accept-encoding': 'identity' })).text
const requestedUrls = () => setup.web.requests.map(({ url }) => url)
const currentSecond = () => Math.floor(Date.now() / 1000)
/** Waits until cached copies have expired. They are valid for a second, and nginx counts whole seconds, so this takes up to two. */
const untilExpired = () => wait(2010 - (Date.now() % 1000))

const send = (line: string, headers: string[] = [], body = '') =>
  sendRaw(setup.edge.url, [line, 'Host: site', 'Connection: close', ...headers, '', body].join('\r\n'))

const attacks = (page: string): [string, string[]?, string?][] => [
  ...[`${page}?`, page, `${page}/`, `GET ${page} HTTP/1.1`].map((rscValue): [string, string[]] => [
    'GET /robots.txt HTTP/1.1',
    [`rsc: ${rscValue}`],
  ]),
  ['HEAD /robots.txt HTTP/1.1', [`RSC: ${page}?`]],
  ['GET /robots.txt HTTP/1.1', ['RSC:', `RSC: ${page}?`]],
  [`GET ${page} HTTP/1.1`, ['RSC: 1']],
  [`GET ${page} HTTP/1.1`, ['RSC:', 'RSC: 1']],
  [`GET ${page}?_rsc=1 HTTP/1.1`, ['RSC:', 'RSC: 1']],
  [`GET /robots.txt?${page} HTTP/1.1`, [`X-Original-URL: ${page}`, `X-Rewrite-URL: ${page}`]],
  ['GET /robots.txt HTTP/1.1', [`Accept-Encoding: ${page}|gzip`]],
  [`GET http://kotu.example/robots.txt?${page} HTTP/1.1`],
  [`GET ${page}/../robots.txt HTTP/1.1`],
  [`GET ${page}/%2e%2e/robots.txt HTTP/1.1`],
  [`GET ${page}%3Fx HTTP/1.1`],
  [`GET ${page}? HTTP/1.1`, ['Content-Length: 6'], 'gövde'],
  [`POST ${page} HTTP/1.1`, ['Content-Length: 3', 'X-HTTP-Method-Override: GET'], 'a=1'],
]

test('no request poisons the cache entry of a page, even while web is down', async () => {
  replyWithPages()
  const pages = ['/', ...attacks('').slice(1).map(newPage)]
  const attack = (page: string, i: number) => send(...attacks(page)[i]!)
  const fetchAll = async () => Promise.all(pages.map(fetchText))
  const expected = pages.map((page) => `page ${page}`)
  await Promise.all(pages.map(attack))
  expect([await fetchAll(), await fetchAll()]).toEqual([expected, expected])
  await untilExpired()
  await Promise.all(pages.map(attack))
  setup.web.reply = () => ({ status: 503, body: 'away' })
  await untilExpired()
  expect(await fetchAll()).toEqual(expected)
})

test('requests for cacheable pages reach web without the client’s headers', async () => {
  const CLIENT_HEADERS = [
    'Cookie: a=b',
    'Authorization: Bearer x',
    'Accept-Language: de',
    'Accept: text/x-component',
    'RSC:',
    'Range: bytes=0-1',
    'If-None-Match: W/"9"',
    'Cache-Control: only-if-cached',
    'X-Forwarded-Host: kotu.example',
    'X-Forwarded-For: 192.0.2.1',
    'Forwarded: host=kotu.example',
    'X-HTTP-Method-Override: DELETE',
    'X-Accel-Redirect: /x',
    'Origin: https://kotu.example',
    'Next-Router-State-Tree: x',
    'x-middleware-subrequest: x',
    'Upgrade: websocket',
  ]
  const requestSeenByWeb = async (page: string, headers: string[], query = '', body = '') => {
    setup.web.requests.length = 0
    await send(`GET ${page}${query} HTTP/1.1`, headers, body)
    const [{ method, url, headers: forwardedHeaders }] = setup.web.requests as [(typeof setup.web.requests)[0]]
    const { 'x-request-id': requestId, ...others } = forwardedHeaders
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
    return [setup.web.requests.length, method, url.replace(page, ''), others]
  }
  for (const name of [newPage, () => `/_next/static${newPage()}.js`]) {
    const plainRequest = await requestSeenByWeb(name(), [])
    for (const header of CLIENT_HEADERS) {
      expect([header, ...(await requestSeenByWeb(name(), [header], '?utm_source=1'))]).toEqual([
        header,
        ...plainRequest,
      ])
    }
    expect(await requestSeenByWeb(name(), ['Content-Length: 3'], '', 'a=1')).toEqual(plainRequest)
  }
})

test('web gets the client’s real address, whatever the client’s headers contain', async () => {
  const spoofedHeaders = {
    'x-forwarded-for': '203.0.113.9',
    forwarded: 'for=203.0.113.9',
    'x-forwarded-host': 'kotu.example',
  }
  await get('/api/x', spoofedHeaders)
  const { headers } = setup.web.requests[0]!
  expect(headers['x-forwarded-for']).toBe('127.0.0.1')
  expect([headers.forwarded, headers['x-forwarded-host']]).toEqual([undefined, undefined])
})

test('a file that one web container does not have, because it runs another version, is fetched from the other', async () => {
  const otherWeb = createServer((_, response) => response.end('var b')).listen(setup.web.port, '127.0.0.2')
  onTestFinished(() => {
    otherWeb.close()
    setup.edge.nameServer.addresses = ['127.0.0.1']
  })
  await once(otherWeb, 'listening')
  setup.web.reply = () => ({ status: 404 })
  setup.edge.nameServer.addresses = ['127.0.0.1', '127.0.0.2']
  const texts = () =>
    Promise.all(Array.from({ length: 6 }, async () => (await get(`/_next/static${newPage()}.js`)).text))
  // Each worker of the edge resolves the name separately, and caches it for almost two seconds.
  const areFromOtherWeb = async () => (await texts()).every((text) => text === 'var b')
  expect(await until(areFromOtherWeb, 'files from the other web')).toBeLessThan(20_000)
})

test('while web fails, the edge serves the last good page, unless web has since answered with 404 or a redirect; afterwards it serves fresh pages', async () => {
  const statuses = new Map([200, 404, 308].map((status) => [newPage(), status]))
  const pages = [...statuses.keys()]
  const responses = async () => (await Promise.all(pages.map((page) => get(page)))).map(({ status }) => status)
  replyWithPages()
  expect(await responses()).toEqual([200, 200, 200])
  const headers = { location: '/', 'cache-control': 'max-age=600' }
  setup.web.reply = ({ url = '' }) => ({ ...pageReply(url), status: statuses.get(url)!, headers })
  await expect.poll(responses, { timeout: 20_000 }).toEqual([200, 404, 308])
  for (const status of [500, 503]) {
    await untilExpired()
    setup.web.reply = () => ({ status, body: 'bozuk' })
    const [firstResponse, ...others] = await Promise.all([...pages, newPage()].map((page) => get(page)))
    expect([firstResponse!.status, firstResponse!.text]).toEqual([200, `page ${pages[0]}`])
    expect(others.map((response) => response.status)).toEqual([404, 308, status])
  }
  replyWithPages()
  await expect
    .poll(() => Promise.all(pages.map(fetchText)), { timeout: 20_000 })
    .toEqual(pages.map((page) => `page ${page}`))
})

test('404, 503 and no-store responses, customers’ pages, the panel, the API, forms and escaped addresses are never cached', async () => {
  const replies: Reply[] = [
    { ...CACHEABLE, status: 404 },
    { ...CACHEABLE, status: 503 },
    { ...CACHEABLE, headers: { 'cache-control': 'no-store' } },
  ]
  const cacheableReply: Reply = { ...CACHEABLE, headers: { ...CACHEABLE.headers, 'x-accel-expires': '60' } }
  const order = '/is-emri/Zm9vYmFyYmF6cXV4MTIzNA'
  const privatePages = [
    order,
    `${order}/foto/1`,
    '/api/Tracking/x',
    '/admin/foto/1',
    '/admin/sifre/x',
    '/admin/davet/x',
  ]
  const uncached: [string, RequestInit?, Reply?][] = [
    ...privatePages.map((page): [string, RequestInit, Reply] => [page, {}, cacheableReply]),
    ...replies.map((reply): [string, RequestInit, Reply] => [newPage(), {}, reply]),
    ['/admin'],
    ['/%61dmin'],
    ['/api/Services'],
    ['/yok-1', { method: 'POST', body: 'a=1' }],
    ['/yok-2', { headers: { rsc: '1' } }],
    ['/s%61yfa'],
    ['/uploads/x.png'],
  ]
  for (const [page, init, reply = CACHEABLE] of uncached) {
    setup.web.requests.length = 0
    setup.web.reply = () => reply
    for (let i = 0; i < 3; i += 1) expect((await visit(setup.edge.url + page, init)).status).toBe(reply.status)
    expect([page, setup.web.requests.length]).toEqual([page, 3])
  }
})

test('only existing assets are cached, each under one spelling of its address', async () => {
  const immutableHeaders = { 'cache-control': 'public, max-age=31536000, immutable' }
  for (const status of [404, 308, 500]) {
    const file = `/_next/static${newPage()}.js`
    setup.web.reply = () => ({ status, headers: { ...immutableHeaders, location: '/' } })
    expect((await get(file)).status).toBe(status)
    setup.web.reply = () => ({ body: 'script', headers: immutableHeaders })
    expect([status, await fetchText(file)]).toEqual([status, 'script'])
    setup.web.requests.length = 0
    expect(await fetchText(`${file}?x`)).toBe('script')
    expect(setup.web.requests).toEqual([])
    for (let i = 0; i < 2; i += 1) await fetchText(file.replace('sayfa', '%73ayfa'))
    expect(setup.web.requests.length).toBe(2)
  }
})

test('a symbolic link in uploads is not served', async () => {
  replyWithPages()
  const [name, secret] = [`${'a'.repeat(32)}.png`, path.join(setup.folder, 'secret')]
  writeFileSync(secret, 'secret')
  symlinkSync(secret, path.join(setup.folder, 'uploads', name))
  expect(await fetchText(`/uploads/${name}`)).toBe(`page /uploads/${name}`)
})

test('many concurrent requests for a page cause at most one request to web per second', async () => {
  const page = newPage()
  setup.web.reply = () => ({ ...CACHEABLE, delayMs: 50 })
  const start = currentSecond()
  await get(page)
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      while (performance.now() - startedAt < 2500) {
        expect((await get(page)).status).toBe(200)
        // The stub of web runs in this process, so it needs time on the event loop.
        await wait(5)
      }
    }),
  )
  expect(setup.web.maxConcurrent(page)).toBe(1)
  expect(setup.web.requests.length).toBeLessThanOrEqual(currentSecond() - start + 1)
})

test('requests for a page with different encodings and tracking parameters share one request to web', async () => {
  const page = newPage()
  const start = currentSecond()
  setup.web.reply = () => ({ ...CACHEABLE, delayMs: 20 })
  await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      get(`${page}?utm_source=${i}`, { 'accept-encoding': i % 2 ? 'gzip' : 'gzip;q=0.8, zstd' }),
    ),
  )
  // nginx checks its cache lock every 500 ms, which may fall into the next second, in which one request passes.
  expect(setup.web.requests.length).toBeLessThanOrEqual(currentSecond() - start + 1)
  expect(new Set(requestedUrls())).toEqual(new Set([page]))
  expect(new Set(setup.web.requests.map(({ headers }) => headers['accept-encoding']))).toEqual(new Set(['gzip']))
})

test('searches and queries that may redirect reach web unchanged each time, and are not cached for other addresses', async () => {
  replyWithPages()
  const targets = ['/ara?q=AL16', '/ara', '/ara?q=AL16', '/iletisim?ariza=yumaro-al16&k=1&k=3', `${newPage()}?id=3`]
  for (const target of targets) expect((await get(target)).text).toBe(`page ${target}`)
  expect(requestedUrls()).toEqual(targets)
  for (const target of ['/ara?q=', '/ara?utm_source=x']) expect((await get(target)).text).toBe('page /ara')
})

test('logs do not contain searches', async () => {
  await get('/ara?q=gizli-soz')
  // nginx quotes the request in its error about an invalid response unless it is configured not to.
  setup.web.reply = () => ({ ...CACHEABLE, headers: { 'x-long': 'x'.repeat(90_000) } })
  expect((await get('/ara?q=gizli-soz')).status).toBe(503)
  const log = () => readFileSync(setup.edge.accessLog, 'utf8')
  await until(() => log().split('"path":"/ara"').length > 2 && /"status":"?503/.test(log()), 'both lines of the log')
  expect(log() + setup.edge.nginx.output()).not.toContain('gizli')
})
