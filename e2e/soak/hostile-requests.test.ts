import { beforeAll, expect, test } from 'vitest'
import { ApiClient, formOf, sendRaw } from '../support/calls/http'
import { newWidePicture } from '../support/images'
import { logOf } from '../support/servers/processes'
import { useSite } from '../support/servers/use-site'

/** Fixed, so that a failure is reproducible. */
const SEED = 20_261_122
const REQUESTS = 2000
/** With more concurrent requests, the few that render pages would wait for each other. */
const CONCURRENCY = 6

const setup = useSite()
let token: string
let serviceId: string
let imageUrl: string

beforeAll(async () => {
  const staff = await ApiClient.signIn(setup.site)
  ;({ id: serviceId } = await staff.create('/api/Services', { title: 'Tutulan' }))
  const form = formOf({ file: await newWidePicture() })
  ;({ imageUrl } = await staff.create(`/api/Services/${serviceId}/upload-image`, form))
  token = staff.token
})

let state = SEED
/** Returns a number from 0 to 1: the generator mulberry32. */
function random(): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), state | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!
const some = <T>(items: readonly T[], max: number) =>
  Array.from({ length: 1 + Math.floor(random() * max) }, () => pick(items))
const sometimes = (share: number, make: () => string[]) => (random() < share ? make() : [])

const wordsOf = (text: string) => text.trim().split(/\s+/)
const PAGES = wordsOf(`/ /kurumsal /hizmetler /hizmetler/tutulan /iletisim /teknik-bilgi/sayfa/2 /rss.xml /sitemap.xml
  /admin /admin/login /admin/blog /admin/yok/a /admin/hizmetler`)
const OTHER_PATHS =
  wordsOf(`/api/Services /api/References /api/BlogPosts /api/ContactMessages /api/Dashboard/stats /api/yok
  /api/health/ready /uploads /uploads/x.png /favicon.ico /_next/static/x.js /_next/image /_next/data/x/index.json`)
const WRITES = wordsOf(`POST/api/Auth/login POST/api/Auth/change-email POST/api/ContactMessages POST/iletisim
  PATCH/api/ContactMessages/ID PUT/api/Services/ID PUT/api/Services/order POST/api/Services/ID/upload-image
  POST/api/References PUT/api/BlogPosts/x POST/admin/login`)
const METHODS = wordsOf('PROPFIND TRACE SELLAM get PRI OPTIONS PUT PATCH DELETE POST HEAD CONNECT M-SEARCH PURGE')
const PATH_PIECES = [
  ...wordsOf(`%00 %2500 %252500 % %zz %c3 %c3%28 %ED%A0%80 %F0%9F%98%80 .. %2e%2e . %5c / // %2f %252f ı " < ; : @ ' \\
    [slug] %5Bslug%5D __proto__ %0d%0aX:1 .rsc .txt index.segments/_tree.segment.rsc %E2%80%AE * ~ %7F null 0 -1
    0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b order sayfa 99999999999999999999`),
  'a'.repeat(3000),
]
const ROUTER_TREES = [
  ...wordsOf(`x % [] {} null 0 "" [""] ["",{}] ["",{"children":1}] ["",{"children":["__PAGE__",{}]}]
    [["slug","a","d",null],{}] [["slug","a","z",null],{}] ["",{},null,"metadata-only"] ["",{"__proto__":["",{}]}]
    ["",{"children":["admin",{"children":["(panel)",{"children":["blog",{"children":["__PAGE__",{}]}]}]}]},null,"refetch"]
    ["",{},null,"inside-shared-layout",99] ["",{"constructor":["",{}]},["/","x"]]`),
  `${'["",{"a":'.repeat(900)}0`,
]
const PARAMETER_NAMES = [
  ...wordsOf('page pageSize q q[] from _rsc imageUrl __proto__ nxtPslug __nextDefaultLocale a %00 %zz'),
  '',
]
const PARAMETER_VALUES = [
  ...wordsOf(`%00 %ED%A0%80 0 -1 1e9 99999999999999999999 %25 _ %5C [] {} /uploads/../x //evil.example %E2%80%A8
    %2Fadmin%2F..%2F.. javascript:alert(1) %C4%B1%C5%9F%C4%B1k '%20or%201=1--`),
  'a%20'.repeat(120),
]
const TOKENS = ['a.b.c', 'eyJhbGciOiJub25lIn0.e30.', `${'a'.repeat(9000)}.a.a`, 'ı.b.c', '%00', '"a.b.c"']
const HEADERS = [
  ...`Host: kotu.example|Host: [|Host: a/b?c|Transfer-Encoding: chunked|Transfer-Encoding: gzip, chunked
    Expect: 100-continue|Expect: 200-ok|Upgrade: websocket|Upgrade: h2c|Connection: upgrade|Range: bytes=0-
    Range: bytes=9-1,-,x|If-None-Match: "|If-None-Match: *|If-Match: ""|If-Modified-Since: dün|X y: z
    Accept-Encoding: identity;q=0, *;q=0|Accept: text/x-component|X-Forwarded-For: ,,::1%x,999.1.1.1
    X-Forwarded-Proto: a,b|X-Forwarded-Host: a b|Forwarded: for="|X-Request-Id: x|X-Middleware-Rewrite: /admin
    X-Middleware-Subrequest: middleware:middleware|X-Nextjs-Data: 1|Next-Action: 00|X-Matched-Path: /admin
    X-Invoke-Status: 500|X-Now-Route-Matches: 1=a|Next-Resume: 1|X-Prerender-Revalidate: a|Purpose: prefetch
    X-Http-Method-Override: DELETE|Cookie: __prerender_bypass=x|Cookie: admin_session=%|Cookie: ;;==;"|: x
    Origin: null|Sec-Fetch-Site: cross-site|Idempotency-Key: 0|Content-Encoding: gzip|Authorization: Bearer|X:`
    .split(/[|\n]/)
    .map((line) => line.trim()),
  ...TOKENS.map((jwt) => `Authorization: Bearer ${jwt}`),
  ...TOKENS.map((jwt) => `Cookie: admin_session=${jwt}`),
  `If-None-Match: ${'W/"a",'.repeat(500)}`,
  `Accept-Encoding: ${'br;q=x,'.repeat(500)}`,
  'X: \x01',
]
const PART = '--x\r\nContent-Disposition: form-data; name='
const BODIES = [
  ...wordsOf(`{ null [] "x" 1e999 {"__proto__":{"isAdmin":true}} {"title":null} {"title":["a"],"benefits":{}}
    {"email":{"contains":""},"password":{"not":""}} {"isRead":"evet"} {"newEmail":"a@b","currentPassword":1}
    {"title":"\\u0000"} {"title":"\\ud800"} {"ids":["\\u0000"]} {"email":"a@b.c","password":"\\u0000"} a=1&a=%zz&%00=%00
    {"contactPerson":"a","phone":"1","email":"a@b.c","problemDescription":"\\udc00"}`),
  '',
  `{"title":"a","benefits":[${'1,'.repeat(60_000)}1]}`,
  `{"ids":[${'1,'.repeat(120_000)}1]}`,
  '['.repeat(100_000),
  `{"x":"${'a'.repeat(270_000)}"}`,
  '\xff\xfe',
  '--x\r\n\r\n\r\n--x--',
  `${PART}"file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG\r\n\r\n--x--\r\n`,
  `${PART}"logoFile"; filename="../../a.svg"\r\n\r\n<svg/>\r\n${PART}"name"\r\n\r\na\x00b\r\n--x--\r\n`,
  `${PART}"title\r\n\r\nx\r\n--x--\r\n`,
  `${PART}"__proto__"\r\n\r\nx\r\n--x--\r\n`,
  `${`${PART}"a"\r\n\r\nx\r\n`.repeat(2000)}--x--\r\n`,
  `${PART}"file"; filename*=UTF-8''%zz\r\n\r\nx\r\n--x--\r\n`,
]
const CONTENT_TYPES = [
  ...wordsOf('application/json application/x-www-form-urlencoded text/plain; a/b/c application/json;charset=utf-16'),
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  '',
]

/** Returns the bytes of a request that no browser or honest client sends. */
function hostileRequest(): string {
  const [cookie, bearer] = [`Cookie: admin_session=${token}`, `Authorization: Bearer ${token}`]
  const isWrite = random() < 0.3
  const [, verb, path] = /^([A-Z]+)(.*)$/.exec(pick(WRITES).replace('ID', serviceId))!
  const [method, target] = isWrite
    ? [verb, path]
    : [pick(['GET', 'GET', pick(METHODS)]), pick([...PAGES, ...OTHER_PATHS, imageUrl])]
  const suffix = sometimes(0.3, () => ['/', ...some(PATH_PIECES, 3)])
  const query = sometimes(0.3, () => [
    '?',
    some(PARAMETER_NAMES, 60)
      .map((name) => `${name}=${pick(PARAMETER_VALUES)}`)
      .join('&'),
  ])
  const routerHeaders = sometimes(0.2, () => [
    'RSC: 1',
    `Next-Router-State-Tree: ${pick([(tree: string) => tree, encodeURIComponent])(pick(ROUTER_TREES))}`,
    ...sometimes(0.3, () => [
      `Next-Router-Segment-Prefetch: ${pick(['/_tree', 'x', '/!KHBhbmVsKQ/blog', '/../..', ''])}`,
    ]),
    ...sometimes(0.3, () => [`Next-Url: ${pick(['/', 'x', '//kotu.example', '/admin/%'])}`]),
  ])
  const sessionHeaders = sometimes(0.6, () => [pick([cookie, bearer]), pick([cookie, bearer])])
  const oddHeaders = sometimes(isWrite ? 0.3 : 0.6, () => some(HEADERS, 3))
  const body = isWrite ? pick(BODIES) : undefined
  const bodyHeaders =
    body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`, `Content-Type: ${pick(CONTENT_TYPES)}`]
  const line = `${method} ${target}${[...suffix, ...query].join('')} HTTP/1.1`
  return [
    line,
    'Host: site',
    'Connection: close',
    ...bodyHeaders,
    ...sessionHeaders,
    ...routerHeaders,
    ...oddHeaders,
    '',
    body ?? '',
  ].join('\r\n')
}

/** Returns the statuses of all responses. Follows one redirect, because Next redirects requests with the router's own parameter. */
async function statusesOf(bytes: string, followsRedirect = true): Promise<number[]> {
  const response = await sendRaw(setup.site.url, bytes)
  const statuses = [...response.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  const location = /^location: (?:https?:\/\/[^/]+)?(\/\S*)/im.exec(response)?.[1]
  if (!followsRedirect || !location || !bytes.startsWith('GET ')) return statuses
  const next = bytes.replace(/^GET \S+/, () => `GET ${location}`)
  return [...statuses, ...(await statusesOf(next, false))]
}

type Line = { level: string; error?: { code?: string } }

const isFailure = (statuses: number[]) => statuses.length === 0 || statuses.some((status) => status >= 500)

test(`no malformed request is answered with 5xx: ${REQUESTS} with seed ${SEED}`, async () => {
  const counts = new Map<number, number>()
  const suspects: string[] = []
  let count = 0
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (count < REQUESTS) {
        count += 1
        const bytes = hostileRequest()
        const statuses = await statusesOf(bytes)
        if (isFailure(statuses)) suspects.push(bytes)
        for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1)
      }
    }),
  )
  // On a busy machine a query may exceed its time limit, so suspects are sent again: a real failure is repeatable.
  const failed: string[] = []
  for (const bytes of suspects) {
    const statuses = await statusesOf(bytes)
    if (isFailure(statuses)) failed.push(`${statuses.join()} ${JSON.stringify(bytes.slice(0, 600))}`)
  }
  expect(failed).toEqual([])
  // The variety of statuses shows that the requests reach different parts of the site.
  expect([...counts.keys()]).toEqual(expect.arrayContaining([200, 204, 307, 400, 401, 404, 405, 415]))
  const errors = logOf<Line>(setup.site).filter(({ level }) => level === 'error' || level === 'fatal')
  expect(errors.filter(({ error }) => error?.code !== 'database-unavailable')).toEqual([])
  expect(errors.length).toBeLessThanOrEqual(suspects.length)
  const home = await fetch(setup.site.url)
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('</html>')])
})
