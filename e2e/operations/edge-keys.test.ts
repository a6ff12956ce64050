import { symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { sendRaw } from '../support/http'
import { CACHEABLE, newPage, type Reply, useEdge } from '../support/pretended-web'

const place = useEdge()

beforeEach(() => {
  place.web.reply = ({ url = '', headers }) =>
    headers.rsc === undefined ? own(url) : { ...CACHEABLE, body: `data of ${url}` }
})

const own = (url: string): Reply => ({ ...CACHEABLE, body: `page ${url}` })
/** As whoever sends an attempt: each form is kept by itself. */
const get = async (page: string) => {
  const response = await fetch(place.edge.url + page, {
    headers: { 'accept-encoding': 'identity' },
    redirect: 'manual',
  })
  return { status: response.status, text: await response.text(), headers: response.headers }
}
const clean = async (page: string) => (await get(page)).text
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
  const wrong: string[] = []
  for (let second = 0; second < 3; second += 1) {
    await wait(1010 - (Date.now() % 1000))
    for (const attempt of attempts('/')) {
      await send(...attempt)
      const text = await clean('/')
      if (text !== 'page /') wrong.push(`${JSON.stringify(attempt)}: ${text}`)
    }
  }
  expect(wrong).toEqual([])
})

test('while web is stopped earlier requests do not change which page is served', async () => {
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
  for (const status of [404, 410, 301, 308]) {
    const page = newPage()
    await clean(page)
    await wait(1100)
    place.web.reply = () => ({ status, headers: { location: '/', 'cache-control': 'max-age=600' } })
    expect((await get(page)).status).toBe(status)
    place.web.reply = ({ url = '' }) => own(url)
    await wait(1100)
    expect([status, await clean(page)]).toEqual([status, `page ${page}`])
  }
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
  const [name, secret] = [`${'a'.repeat(32)}.png`, path.join(place.folder, 'secret')]
  writeFileSync(secret, 'secret')
  symlinkSync(secret, path.join(place.folder, 'uploads', name))
  expect(await clean(`/uploads/${name}`)).toBe(`page /uploads/${name}`)
})
